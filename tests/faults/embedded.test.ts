/** The embedded PostgreSQL: what a start makes, who may start it, what it refuses. */
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  embeddedDirectory,
  processesOn,
  recall,
  remember,
  type StartOptions,
  using,
} from '#tests/factories/embedded.ts';

const directory = embeddedDirectory();
const { start } = directory;

describe('a first start', () => {
  it('makes a durable cluster that only its owner can reach, and keeps it', async () => {
    const first = await start();
    const settings = await using(first.url, async (sql) => {
      const rows = await sql`
        SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit',
        'full_page_writes', 'data_checksums', 'listen_addresses', 'log_min_error_statement')`;
      return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
    });
    expect(settings).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      log_min_error_statement: 'panic',
    });
    expect(statSync(join(directory.path(), 'postgres-password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(directory.path(), 'postgres')).mode & 0o777).toBe(0o700);
    await remember(first.url);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(processesOn(directory.path())).toEqual([]);

    const second = await start();
    expect(await recall(second.url)).toEqual(['kept']);
    console.log(`first start ${first.readyAfterMs} ms, warm ${second.readyAfterMs} ms`);
  });

  it('wants the password', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'guessed';
    const attempt = using(wrong.href, (sql) => sql`SELECT 1`);
    await expect(attempt).rejects.toMatchObject({ code: '28P01' });
  });

  it('keeps what people wrote out of its log', async () => {
    const { url } = await start();
    const secret = 'I never told anyone this';
    await using(url, async (sql) => {
      await sql`CREATE TABLE diary (entry text UNIQUE)`;
      await sql`INSERT INTO diary VALUES (${secret})`;
      await expect(sql`INSERT INTO diary VALUES (${secret})`).rejects.toThrow();
      await expect(sql.unsafe(`SELECT '${secret}'::uuid`)).rejects.toThrow();
    });
    expect(readFileSync(join(directory.path(), 'postgres.log'), 'utf8')).not.toContain(secret);
  });
});

describe('whoever starts it', () => {
  const root = process.getuid?.() === 0;
  it.runIf(root)('may be root', async () => {
    expect(await recallAfterRestart({})).toEqual(['kept']);
  });
  // Seen from the program it is an ordinary user, who may enter what we may enter.
  it('may be an ordinary user', async () => {
    expect(await recallAfterRestart(root ? { uid: 1 } : {})).toEqual(['kept']);
  });
  it.runIf(root)('may be a user without a name', async () => {
    expect(await recallAfterRestart({ uid: 54_321 })).toEqual(['kept']);
  });

  async function recallAfterRestart(options: StartOptions): Promise<string[]> {
    const first = await start(options);
    await remember(first.url);
    expect(await first.end('SIGTERM')).toBe(0);
    return recall((await start(options)).url);
  }
});

describe('where no socket fits', () => {
  const deep = () => join(directory.path(), 'd'.repeat(100));

  it('listens on loopback alone', async () => {
    const { url } = await start({}, deep());
    expect(new URL(url).hostname).toBe('127.0.0.1');
    const rows = await using(
      url,
      (sql) => sql`
      SELECT current_setting('listen_addresses') AS listen,
             current_setting('unix_socket_directories') AS sockets`,
    );
    expect(rows[0]).toEqual({ listen: '127.0.0.1', sockets: '' });
  });

  it('takes another port where the chosen one is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { url } = await start({ port }, deep());
    expect(new URL(url).port).not.toBe(String(port));
    await remember(url);
    other.close();
  });
});

describe('a directory with an odd name', () => {
  it.each(['letters, and more', 'a "quiet" place'])('%s', async (name) => {
    const odd = join(directory.path(), name);
    const first = await start({}, odd);
    expect(new URL(first.url).searchParams.get('host')).toBe(odd);
    await remember(first.url);
    await first.end('SIGKILL');
    expect(await recall((await start({}, odd)).url)).toEqual(['kept']);
  });
});

describe('one server per directory', () => {
  it('refuses a second one by name and leaves the first alone', async () => {
    const first = await start();
    await remember(first.url);
    const refused = expect.objectContaining({
      code: 1,
      message: expect.stringContaining(`data directory ${directory.path()}`),
    });
    await expect(start()).rejects.toEqual(refused);
    expect(await recall(first.url)).toEqual(['kept']);
  });

  it('refuses it after a take-over, too', async () => {
    await (await start()).end('SIGKILL');
    const second = await start();
    await expect(start()).rejects.toMatchObject({ code: 1 });
    await remember(second.url);
  });

  it('lets exactly one of three at once have an empty directory', async () => {
    const outcomes = await Promise.allSettled([start(), start(), start()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a directory that is not as we left it', () => {
  it('gives a cluster without its password file a new password', async () => {
    const first = await start();
    await remember(first.url);
    await first.end('SIGTERM');
    rmSync(join(directory.path(), 'postgres-password'));
    expect(await recall((await start()).url)).toEqual(['kept']);
  });

  it('never touches what is not a cluster', async () => {
    mkdirSync(join(directory.path(), 'postgres'));
    const file = join(directory.path(), 'postgres', 'my only copy.txt');
    writeFileSync(file, 'precious');
    await expect(start()).rejects.toMatchObject({
      code: 1,
      message: expect.stringContaining('is not a PostgreSQL cluster'),
    });
    expect(existsSync(file)).toBe(true);
  });

  it('says which version made a cluster that it cannot open', async () => {
    await (await start()).end('SIGTERM');
    writeFileSync(join(directory.path(), 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toMatchObject({
      message: expect.stringContaining('made by PostgreSQL 17'),
    });
  });
});
