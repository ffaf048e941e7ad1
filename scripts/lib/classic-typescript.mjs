/** Loaded before dependency-cruiser, which needs the JavaScript compiler that TypeScript 7 left behind. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const asks = context.parentURL?.includes('/node_modules/dependency-cruiser/');
    const classic = asks
      ? specifier.replace(/^typescript(?=\/|$)/, 'typescript-classic')
      : specifier;
    return next(classic, context);
  },
});
