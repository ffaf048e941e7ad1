/** A server with another master key than its database's: refused before anybody is locked out. */
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/factories/app.ts';
import { registerPerson } from '#tests/factories/people.ts';

const OTHER = Buffer.alloc(32, 7).toString('base64');
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('any key may begin', async () => {
  const second = await startApp({ beside: app, env: { MASTER_KEY: OTHER } });
  await second.close();
});

it('another key than that of the accounts may not go on', async () => {
  await registerPerson(app.url);
  const another = startApp({ beside: app, env: { MASTER_KEY: OTHER } });
  await expect(another).rejects.toThrow('MASTER_KEY is not the key');
});

it('a lost key is missed, and not replaced', async () => {
  await registerPerson(app.url);
  const path = join(app.dataDir, 'master.key');
  renameSync(path, `${path}.away`);
  await expect(startApp({ beside: app })).rejects.toThrow(path);
  expect(existsSync(path)).toBe(false);
  renameSync(`${path}.away`, path);
  await (await startApp({ beside: app })).close();
});
