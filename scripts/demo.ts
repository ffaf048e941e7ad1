/** `npm run demo`: the product on a throw-away directory, with an account that has been lived in. */
import { freePort } from '#database/embedded/address.ts';
import { fillDemo } from './lib/demo-account.ts';
import { helpOr } from './lib/help.ts';
import { throwawayDirectory } from './lib/throwaway.ts';
import { buildWebIfStale } from './lib/web-build.ts';

helpOr(`npm run demo

Serves everything from a temporary directory that is removed at the end, with an account in it
to look around with. Your own data are not touched. PORT=8080 npm run demo chooses the port.`);

/** What an operator set for the real thing must reach neither this one nor be reached by it. */
const REAL = /^(DATABASE_URL|DATA_DIR|MASTER_KEY|STRIPE_|SMTP_|PUBLIC_URL)/;

async function main(): Promise<void> {
  await buildWebIfStale(console.log);
  for (const name of Object.keys(process.env)) if (REAL.test(name)) delete process.env[name];
  const directory = throwawayDirectory();
  const port = process.env.PORT ?? String(await freePort());
  Object.assign(process.env, { DATA_DIR: directory.path, PORT: port, RATE_LIMIT_SCALE: '0' });
  const { main } = await import('#server/main.ts');
  await main();
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/readyz`);
  const { email, password } = await fillDemo(url);
  console.log(`\nOpen ${url}/login and sign in as ${email} with the password ${password}\n`);
}

async function answering(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
