/** Loads what `npm start` loads, once, so that its compiled code is kept for the first start. */
import module from 'node:module';

await Promise.all([import('#server/main.ts'), import('./help.ts'), import('./web-build.ts')]);
module.flushCompileCache();
