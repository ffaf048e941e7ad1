/** A server with another master key than its database's: refused before anybody is locked out. */
import { existsSync, renameSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/factories/app.ts';
import { registerPerson } from '#tests/factories/people.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

const OTHER = Buffer.alloc(32, 7).toString('base64');
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('any key may begin, and of two that begin at once one', async () => {
  const database = await createTestDatabase();
  const beside = { ...app, databaseUrl: database.url };
  const keys = Array.from({ length: 4 }, (_, i) => Buffer.alloc(32, i + 1).toString('base64'));
  const begin = (key: string) => startApp({ beside, env: { MASTER_KEY: key } });
  const begun = await Promise.allSettled(keys.map(begin));
  const first = begun.findIndex(({ status }) => status === 'fulfilled');
  for (const [at, one] of begun.entries()) {
    if (one.status === 'fulfilled') await one.value.close();
    if (at === first) continue;
    expect(one.status === 'rejected' && String(one.reason)).toContain('MASTER_KEY is not the key');
  }
  // Nobody has an account yet, and the key is settled all the same.
  await expect(begin(OTHER)).rejects.toThrow('MASTER_KEY is not the key');
  await (await begin(keys[first] ?? '')).close();
  await database.drop();
});

it('a key is not made where another has begun', async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'second-server-'));
  const beside = { ...app, databaseUrl: database.url };
  await (await startApp({ beside, env: { MASTER_KEY: OTHER } })).close();
  await expect(startApp({ beside: { ...beside, dataDir } })).rejects.toThrow(
    join(dataDir, 'master.key'),
  );
  expect(existsSync(join(dataDir, 'master.key'))).toBe(false);
  await rm(dataDir, { recursive: true });
  await database.drop();
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
