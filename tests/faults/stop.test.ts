/** Starting and stopping in order: wrong settings are named, SIGTERM ends cleanly. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { caller } from '#tests/factories/caller.ts';
import { postmasterOf, processesOn } from '#tests/factories/embedded.ts';
import { registerPerson, talk } from '#tests/factories/people.ts';
import { beginToStart, failToStart, startServer } from '#tests/factories/process.ts';
import { startFakeModel } from '#tests/fakes/model/server.ts';

/** As long as a machine with other work may need. */
const WAIT = { timeout: 20_000 };

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

  it('ends on SIGTERM while it still starts, and leaves no PostgreSQL behind', async () => {
    const directory = join(dataDir, 'early');
    const starting = await beginToStart({ DATA_DIR: directory });
    const begun = () => expect(postmasterOf(directory)).not.toBe(0);
    await vi.waitFor(begun, { timeout: 30_000, interval: 1 });
    expect(await starting.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    await vi.waitFor(() => expect(processesOn(directory)).toEqual([]), 20_000);
  }, 60_000);

  it('ends on an error that nobody caught, whose words reach no log', async () => {
    const thrower = 'process.once("SIGUSR2",()=>{throw new Error("my sis"+"ter")})';
    const server = await startServer({
      DATA_DIR: join(dataDir, 'thrown'),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(thrower)}`,
    });
    expect(await server.kill('SIGUSR2')).toEqual({ code: 1, signal: null });
    await vi.waitFor(() => expect(server.output()).toContain('nobody caught'), WAIT);
    expect(server.output()).not.toContain('sister');
  }, 60_000);

  it('tells whoever waits for a model that hangs, ends in order, and keeps the message', async () => {
    const model = await startFakeModel();
    model.replies({ kind: 'hang' });
    const directory = join(dataDir, 'hanging');
    const env = { DATA_DIR: directory, AI_BASE_URL: model.url, AI_MODEL: 'fake' };
    const server = await startServer(env);
    const person = await registerPerson(server.url);
    const sessionId = await talk(person, 'bob');
    const message = 'Sunday dinner went wrong.';
    const answer = person.call('POST', `/api/chat/message/${sessionId}`, { body: { message } });
    await vi.waitFor(() => expect(model.requests.some(({ body }) => body.stream)).toBe(true), WAIT);
    const [told, ended] = await Promise.all([answer, server.kill('SIGTERM')]);
    expect(ended).toEqual({ code: 0, signal: null });
    expect(told).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await model.close();
    const again = await startServer({ DATA_DIR: directory });
    const { body } = await caller(again.url, person.token)('GET', `/api/chat/session/${sessionId}`);
    const said = body.chat.messages.map(({ content }: { content: string }) => content);
    expect(said).toEqual([message]);
    await again.kill('SIGTERM');
  }, 60_000);

  it('ends in order though connections are open on which no request comes, or not all of one', async () => {
    const server = await startServer({ DATA_DIR: join(dataDir, 'connected') });
    const port = Number(new URL(server.url).port);
    const unused = connect(port, '127.0.0.1');
    const half = connect(port, '127.0.0.1');
    half.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    await Promise.all([once(unused, 'connect'), once(half, 'connect')]);
    for (const socket of [unused, half]) socket.on('error', () => undefined).resume();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  }, 60_000);

  it.each([
    [{}, (address: string) => address.replace('127.0.0.1', 'localhost')],
    [{ PUBLIC_URL: 'https://mooring.example' }, () => 'https://mooring.example'],
  ])(
    'with PORT=0 and %j is where it says, and names it in what it sends out',
    async (given, named) => {
      const server = await beginToStart({
        DATA_DIR: join(dataDir, 'any-port'),
        PORT: '0',
        LOG_LEVEL: 'info',
        ...given,
      });
      const ready = () => /ready at (http:\/\/[\d.]+:\d+)/.exec(server.output())?.[1];
      await vi.waitFor(() => expect(ready()).toBeDefined(), WAIT);
      const address = ready() ?? '';
      const described = (await (await fetch(`${address}/api/openapi.json`)).json()) as {
        servers: readonly { url: string }[];
      };
      expect(described.servers[0]?.url).toBe(named(address));
      expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    },
    60_000,
  );

  it.each([
    [{ PORT: 'harbour' }, 'PORT'],
    [{ HOST: 'nowhere.invalid' }, 'HOST'],
    [{ HOST: '192.0.2.1' }, 'HOST'],
    [{ DATA_DIR: '/proc/mooring' }, 'DATA_DIR'],
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

  it.each([
    ['says nothing', () => undefined],
    ['ends every connection', (socket: Socket) => socket.end()],
  ])(
    'names the setting where the database’s port is of a program that %s',
    async (_, answer) => {
      const other = createServer((socket) => void answer(socket.on('error', () => undefined)));
      await once(other.listen(0, '127.0.0.1'), 'listening');
      const { port } = other.address() as AddressInfo;
      const DATABASE_URL = `postgres://nobody:nothing@127.0.0.1:${port}/none`;
      const failed = await failToStart({ DATA_DIR: join(dataDir, 'mute'), DATABASE_URL });
      expect(failed.code).toBe(1);
      expect(failed.output).toContain('The database of DATABASE_URL cannot be used');
      other.close();
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
