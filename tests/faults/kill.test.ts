/** `kill -9` at random while people are talking: nothing acknowledged is lost or doubled. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caller } from '#tests/factories/caller.ts';
import { registerPerson, talk } from '#tests/factories/people.ts';
import { type ServerProcess, startServer } from '#tests/factories/process.ts';

const SENDS = 100;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mooring-kill-'));
  server = await start();
});
afterAll(async () => {
  await server.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0' });

it(`keeps every acknowledged message through kills (seed ${seed})`, async () => {
  const random = sequence(seed);
  const person = await registerPerson(server.url);
  const sessionId = await talk(person, 'evan');
  const acknowledged = new Map<string, string>();
  const afterKill: number[] = [];
  const afterStop: number[] = [];

  for (let sent = 0; sent < SENDS; ) {
    const call = caller(server.url, person.token);
    const batch = Array.from({ length: 10 }, () => {
      sent += 1;
      return `Message number ${sent} of a long evening.`;
    });
    // Killed as soon as so many of the batch were acknowledged: 0 is in the middle of the first.
    const killAfter = Math.floor(random() * batch.length);
    let answered = 0;
    let reached: () => void = () => undefined;
    const enough = new Promise<void>((done) => {
      reached = done;
    });
    const say = async (message: string) => {
      const answer = await call('POST', `/api/chat/message/${sessionId}`, { body: { message } });
      if (answer.status === 200) acknowledged.set(message, answer.body.response);
      answered += 1;
      if (answered >= killAfter) reached();
    };
    const sends = Promise.allSettled(batch.map(say));
    if (killAfter === 0) setTimeout(reached, Math.floor(random() * 40));
    await enough;
    await server.kill('SIGKILL');
    await sends;
    server = await start();
    afterKill.push(server.readyAfterMs);
    if (sent % 40 === 0) {
      await server.kill('SIGTERM');
      server = await start();
      afterStop.push(server.readyAfterMs);
    }
  }

  const call = caller(server.url, person.token);
  const { chat } = (await call('GET', `/api/chat/session/${sessionId}`)).body;
  const said: string[] = chat.messages
    .filter((m: { role: string }) => m.role === 'user')
    .map((m: { content: string }) => m.content);
  expect(new Set(said).size).toBe(said.length);
  for (const [message, response] of acknowledged) {
    const at = chat.messages.findIndex((m: { content: string }) => m.content === message);
    expect(at, `«${message}» was acknowledged`).toBeGreaterThanOrEqual(0);
    expect(chat.messages[at + 1]).toMatchObject({ role: 'assistant', content: response });
  }
  expect(chat.messages).toHaveLength(said.length * 2);
  expect(acknowledged.size).toBeGreaterThan(0);
  // Other tests have the same two cores meanwhile, so an orderly stop beside it is the measure then.
  expect(middle(afterKill)).toBeLessThan(Math.max(5_000, 1.5 * middle(afterStop)));
}, 180_000);

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** mulberry32: small, seeded, good enough to choose moments. */
function sequence(from: number): () => number {
  let state = from >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
