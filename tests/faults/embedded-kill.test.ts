/** The embedded PostgreSQL under `kill -9`, on real processes. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  childrenOf,
  embeddedDirectory,
  isServed,
  postmasterOf,
  processesOn,
  recall,
  remember,
  run,
  using,
} from '#tests/factories/embedded.ts';

const directory = embeddedDirectory();
const { start } = directory;

describe('after kill -9', () => {
  it('of the server, the next one takes over the PostgreSQL that still runs', async () => {
    const first = await start();
    await remember(first.url);
    const pid = postmasterOf(directory.path());
    await first.end('SIGKILL');
    const second = await start();
    expect(postmasterOf(directory.path())).toBe(pid);
    expect(await recall(second.url)).toEqual(['kept']);
    expect(await second.end('SIGTERM')).toBe(0);
    expect(processesOn(directory.path())).toEqual([]);
  });

  it('of both, the next one recovers', async () => {
    const first = await start();
    await remember(first.url);
    process.kill(postmasterOf(directory.path()), 'SIGKILL');
    await first.end('SIGKILL');
    const second = await start();
    expect(await recall(second.url)).toEqual(['kept']);
  });

  it('of both, with a child of PostgreSQL that hangs, the next one recovers', async () => {
    const first = await start();
    await remember(first.url);
    const postmaster = postmasterOf(directory.path());
    const [child = 0] = childrenOf(postmaster);
    process.kill(child, 'SIGSTOP');
    process.kill(postmaster, 'SIGKILL');
    await first.end('SIGKILL');
    const second = await start();
    expect(await recall(second.url)).toEqual(['kept']);
  });

  it('of PostgreSQL, the living server starts it again at the same address', async () => {
    const { url, output } = await start();
    await remember(url);
    const pid = postmasterOf(directory.path());
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(output()).toContain('PostgreSQL is back'), 20_000);
    expect(postmasterOf(directory.path())).not.toBe(pid);
    expect(await recall(url)).toEqual(['kept']);
  });

  it('of PostgreSQL after it was taken over, too', async () => {
    await (await start()).end('SIGKILL');
    const { url, output } = await start();
    process.kill(postmasterOf(directory.path()), 'SIGKILL');
    await vi.waitFor(() => expect(output()).toContain('PostgreSQL is back'), 20_000);
    await remember(url);
  });

  it('at random during writes, no acknowledged row is lost or doubled', async () => {
    const acknowledged: number[] = [];
    let next = 0;
    let server = await start();
    await using(server.url, (sql) => sql`CREATE TABLE counted (n int)`);
    for (let round = 0; round < 12; round += 1) {
      const writing = using(server.url, async (sql) => {
        for (;;) {
          const n = next++;
          await sql`INSERT INTO counted VALUES (${n})`;
          acknowledged.push(n);
        }
      });
      const enough = acknowledged.length + 5 + round * 20;
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(enough), {
        timeout: 20_000,
        interval: 1,
      });
      const postmaster = postmasterOf(directory.path());
      const killed = server.end('SIGKILL');
      if (round % 3 > 0) process.kill(postmaster, 'SIGKILL');
      await killed;
      if (round % 3 === 0) process.kill(postmaster, 'SIGKILL');
      await expect(writing).rejects.toThrow();
      server = await start();
    }
    const kept = await using(server.url, async (sql) => {
      return (await sql`SELECT n FROM counted ORDER BY n`).map((row) => row.n as number);
    });
    expect(new Set(kept).size).toBe(kept.length);
    expect(acknowledged.filter((n) => !kept.includes(n))).toEqual([]);
  }, 120_000);

  it.each([5, 120, 260])('of initdb after %i files, the cluster is made anew', async (files) => {
    const half = run(directory.path());
    const ended = once(half, 'close');
    await vi.waitFor(() => expect(filesOfHalf()).toBeGreaterThanOrEqual(files), {
      timeout: 20_000,
      interval: 1,
    });
    half.kill('SIGKILL');
    // One that initdb had just begun may not be among the first that are seen.
    await vi.waitFor(() => {
      const left = processesOn(directory.path());
      for (const pid of left) kill(pid);
      expect(left).toEqual([]);
    });
    await ended;
    expect(existsSync(join(directory.path(), 'postgres'))).toBe(false);
    const { url } = await start();
    await remember(url);
    expect(readdirSync(directory.path()).filter((name) => name.includes('making'))).toEqual([]);
  });

  const filesOfHalf = () => {
    const half = readdirSync(directory.path()).find((name) => name.includes('making'));
    return half ? readdirSync(join(directory.path(), half), { recursive: true }).length : 0;
  };
  const kill = (pid: number) => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended on its own.
    }
  };
});

describe('a server that ends on an exception', () => {
  it('takes PostgreSQL with it', async () => {
    const server = await start();
    await remember(server.url);
    expect(await server.end('SIGUSR2')).not.toBe(0);
    await vi.waitFor(() => expect(isServed(directory.path())).toBe(false), 20_000);
    expect(await recall((await start()).url)).toEqual(['kept']);
  });
});

describe('a note that names a process of somebody else', () => {
  it.each(['a stranger', 'a zombie'])('%s does not keep it from starting', async (who) => {
    const first = await start();
    await remember(first.url);
    process.kill(postmasterOf(directory.path()), 'SIGKILL');
    await first.end('SIGKILL');
    // The shell becomes `sleep` with a dead child, which `sleep` does not know to collect.
    const script =
      who === 'a zombie' ? 'sh -c : & echo $!; exec sleep 60' : 'echo $$; exec sleep 60';
    const keeper = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [pid] = await once(keeper.stdout, 'data');
    const note = join(directory.path(), 'postgres', 'postmaster.pid');
    const [, ...rest] = readFileSync(note, 'utf8').split('\n');
    writeFileSync(note, [String(pid).trim(), ...rest].join('\n'));
    try {
      expect(await recall((await start()).url)).toEqual(['kept']);
    } finally {
      keeper.kill('SIGKILL');
    }
  });
});
