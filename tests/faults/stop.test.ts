/** Starting and stopping in order: wrong settings are named, SIGTERM ends cleanly. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPerson, talk } from '#tests/factories/people.ts';
import { failToStart, startServer } from '#tests/factories/process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mooring-stop-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('the process', () => {
  it('finishes what is being answered on SIGTERM, exits 0, and starts again on the same data', async () => {
    const first = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0' });
    const person = await registerPerson(first.url);
    const sessionId = await talk(person, 'bob');
    const sends = Array.from({ length: 10 }, (_, i) =>
      person
        .call('POST', `/api/chat/message/${sessionId}`, {
          body: { message: `Sunday dinner, take ${i}` },
        })
        .catch(() => null),
    );
    const [answers, ended] = await Promise.all([Promise.all(sends), first.kill('SIGTERM')]);
    expect(ended).toEqual({ code: 0, signal: null });

    const second = await startServer({ DATA_DIR: dataDir });
    try {
      const acknowledged = answers.filter((answer) => answer?.status === 200).length;
      const session = await fetch(`${second.url}/api/chat/session/${sessionId}`, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      const { chat } = (await session.json()) as { chat: { messages: unknown[] } };
      expect(chat.messages.length).toBeGreaterThanOrEqual(acknowledged * 2);
    } finally {
      await second.kill('SIGTERM');
    }
  }, 60_000);

  it.each([
    [{ PORT: 'harbour' }, 'PORT'],
    [{ TRIAL_DAYS: 'long' }, 'TRIAL_DAYS'],
    [{ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' }, 'DATABASE_URL'],
  ])(
    'refuses to start with %j and names the setting',
    async (env, name) => {
      const started = startServer({ DATA_DIR: join(dataDir, 'wrong'), ...env });
      await expect(started).rejects.toThrow(name);
    },
    30_000,
  );

  it('says that its port is taken', async () => {
    const first = await startServer({ DATA_DIR: join(dataDir, 'one') });
    try {
      const port = new URL(first.url).port;
      const second = await failToStart({ DATA_DIR: join(dataDir, 'two'), PORT: port });
      expect(second.code).toBe(1);
      expect(second.output).toContain(`Port ${port} is taken`);
    } finally {
      await first.kill('SIGTERM');
    }
  }, 60_000);
});
