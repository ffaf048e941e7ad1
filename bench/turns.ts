/** Guided turns of 50 people: at the pace of talk, at a steady rate for all together, and as fast as may be. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { registerPerson, talk } from '#tests/factories/people.ts';
import { percentile, printTable } from './figures.ts';

const LINES = [
  'I cannot sleep before the review on Thursday.',
  'My sister has not answered since Sunday and I keep checking.',
  'Everything at work lands on my desk at once.',
  'I do not know, it just feels heavy.',
];
/** Turns a second. A little more than the goal: the last ones end when the time is over. */
const OFFERED = 155;

interface Talker {
  readonly token: string;
  readonly url: string;
}

export async function guidedTurns(server: string, seconds: number): Promise<void> {
  const talkers: Talker[] = [];
  for (let made = 0; made < 50; made += 1) {
    const person = await registerPerson(server);
    const sessionId = await talk(person, 'charlie');
    talkers.push({ token: person.token, url: `${server}/api/chat/message/${sessionId}` });
  }
  await converse(talkers, 0, 3);
  const paused = await converse(talkers, 1000, seconds);
  const steady = await answer(talkers, startsAtRandom(OFFERED, seconds));
  const pressed = await converse(talkers, 0, seconds);
  printTable('Guided turns, 50 people at once', [
    ['a second between turns: first token p50 (ms)', percentile(paused.first, 50), ''],
    ['a second between turns: first token p95 (ms)', percentile(paused.first, 95), '<= 100'],
    [`${OFFERED}/s at random: first token p50 (ms)`, percentile(steady.first, 50), ''],
    [`${OFFERED}/s at random: first token p95 (ms)`, percentile(steady.first, 95), '<= 100'],
    [`${OFFERED}/s at random: whole stored turns/s`, steady.perSecond, '>= 150'],
    ['no pause: first token p95 (ms)', percentile(pressed.first, 95), ''],
    ['no pause: whole stored turns per second', pressed.perSecond, '>= 150'],
  ]);
}

interface Measured {
  /** Milliseconds to the first token of each turn. */
  readonly first: readonly number[];
  readonly perSecond: number;
}

/** Everybody says something, hears the whole answer, waits `pauseMs` give or take half, goes on. */
async function converse(
  talkers: readonly Talker[],
  pauseMs: number,
  seconds: number,
): Promise<Measured> {
  return measured(talkers, async (talker, who, agent, first) => {
    const began = performance.now();
    await pause((pauseMs * who) / talkers.length);
    for (let turn = 0; performance.now() - began < seconds * 1000; turn += 1) {
      first.push(await take(talker, agent, turn, performance.now()));
      await pause(pauseMs * (0.5 + ((who * 7 + turn * 3) % 10) / 10));
    }
  });
}

/**
 * A turn begins at each of `starts`, by whoever is free; where nobody is, it waits, and that counts:
 * it is timed from when it was due. A closed loop would slow down with the server instead.
 */
function answer(talkers: readonly Talker[], starts: readonly number[]): Promise<Measured> {
  const began = performance.now();
  let next = 0;
  return measured(talkers, async (talker, _, agent, first) => {
    for (let turn = 0; next < starts.length; turn += 1) {
      const due = began + (starts[next] ?? 0);
      next += 1;
      await pause(Math.max(0, due - performance.now()));
      first.push(await take(talker, agent, turn, due));
    }
  });
}

type Part = (talker: Talker, who: number, agent: Agent, first: number[]) => Promise<void>;

async function measured(talkers: readonly Talker[], part: Part): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const first: number[] = [];
  const began = performance.now();
  await Promise.all(talkers.map((talker, who) => part(talker, who, agent, first)));
  const perSecond = (first.length * 1000) / (performance.now() - began);
  agent.destroy();
  return { first, perSecond };
}

/** Milliseconds from the beginning, in order: as a Poisson stream has them, the same in each run. */
function startsAtRandom(perSecond: number, seconds: number): number[] {
  let state = 1;
  // Park and Miller's minimal standard generator.
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: perSecond * seconds }, () => random() * seconds * 1000).sort(
    (a, b) => a - b,
  );
}

/** One turn to its end; @returns milliseconds from `since` to its first token */
async function take(talker: Talker, agent: Agent, turn: number, since: number): Promise<number> {
  const [reply] = (await once(send(talker, agent, turn), 'response')) as [IncomingMessage];
  let first = Number.NaN;
  for await (const _ of reply) if (Number.isNaN(first)) first = performance.now() - since;
  return first;
}

function send({ url, token }: Talker, agent: Agent, turn: number) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'text/event-stream',
  };
  const message = `${LINES[turn % LINES.length]} (${turn})`;
  return request(url, { agent, method: 'POST', headers }).end(JSON.stringify({ message }));
}
