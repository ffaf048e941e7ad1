/** `npm run build`: builds the web app if it is stale. */
import { helpOr } from './lib/help.ts';
import { buildWebIfStale } from './lib/web-build.ts';

helpOr('npm run build\n\nBuilds the web app into dist/web, unless it is there and current.');

try {
  const built = await buildWebIfStale(console.log);
  console.log(built ? 'dist/web is new.' : 'dist/web is current.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
