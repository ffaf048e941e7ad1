/** `npm start`: builds the web app if it is stale, then becomes the server. */
import { helpOr } from './lib/help.ts';
import { buildWebIfStale } from './lib/web-build.ts';

helpOr(`npm start

Installs what is missing, builds the web app if its sources changed, and serves everything on
one port. Settings come from the environment; see README.md.

  PORT=8080 npm start            another port than 3000
  DATA_DIR=/srv/mooring npm start   another place for data and keys than ./data`);

try {
  await buildWebIfStale(console.log);
  const { main } = await import('#server/main.ts');
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
