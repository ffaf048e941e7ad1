/** Measures what the server adds to a model upstream's first word, everything on, and how many chats pass. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#database/embedded.ts';
import { registerPerson, talk } from '#tests/factories/people.ts';
import { freePort, type ServerProcess, startServer } from '#tests/factories/process.ts';
import { percentile, printLoad, printTable, quiet } from './figures.ts';

const SECONDS = 16;
/** A word every so often, as a fast model speaks; 0 sends the whole answer at once. */
const WORD_MS = 10;
const LINES = [
  'I cannot sleep before the review on Thursday.',
  'My sister has not answered since Sunday and I keep checking.',
  'Everything at work lands on my desk at once.',
  'I do not know, it just feels heavy.',
];

interface Upstream {
  readonly url: string;
  readonly child: ChildProcess;
}

const dataDir = await mkdtemp(join(tmpdir(), 'mooring-bench-'));
const database = await startEmbedded({ dataDir: join(dataDir, 'load'), log: quiet });
try {
  printLoad('at the start');
  const speaking = await startUpstream(WORD_MS);
  const [own, alone] = await firstWords(speaking.url, 1);
  const [crowded, bare] = await firstWords(speaking.url, 50);
  speaking.child.kill('SIGKILL');
  const instant = await startUpstream(0);
  const rate = await chatsPerSecond(instant.url);
  instant.child.kill('SIGKILL');
  printTable('First word of a model, beside the upstream asked directly (ms)', [
    ['1 chat, upstream alone, p50', percentile(alone, 50), ''],
    ['1 chat, added, p50', percentile(own, 50) - percentile(alone, 50), '<= 5'],
    ['50 chats, upstream alone, p50', percentile(bare, 50), ''],
    ['50 chats, added, p50', percentile(crowded, 50) - percentile(bare, 50), '<= 15'],
    ['50 chats, added, p99', percentile(crowded, 99) - percentile(bare, 99), '<= 80'],
  ]);
  printTable('An upstream that answers at once, 50 people', [
    ['whole stored chats per second', rate, '>= 200'],
  ]);
  printLoad('at the end');
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Times to the first word through the server and from the upstream itself, in turns of one run. */
async function firstWords(upstream: string, people: number): Promise<[number[], number[]]> {
  const server = await serverAt(upstream);
  try {
    // A server that nobody has used compiles as it goes: that is its first minute, and not its pace.
    await converse(await openChats(server.url, 10), 20, 0);
    const chats = await openChats(server.url, people);
    const through = await converse(chats, SECONDS, 800);
    const direct = await converse(
      chats.map(() => directTo(upstream)),
      SECONDS / 2,
      800,
    );
    return [through.first, direct.first];
  } finally {
    await server.kill('SIGTERM');
  }
}

async function chatsPerSecond(upstream: string): Promise<number> {
  const server = await serverAt(upstream);
  try {
    const chats = await openChats(server.url, 50);
    await converse(chats, 3, 0);
    const { done, seconds } = await converse(chats, SECONDS, 0);
    return done / seconds;
  } finally {
    await server.kill('SIGTERM');
  }
}

function serverAt(upstream: string): Promise<ServerProcess> {
  return startServer({
    DATABASE_URL: database.url,
    DATA_DIR: join(dataDir, 'keys'),
    RATE_LIMIT_SCALE: '100000',
    AI_BASE_URL: upstream,
    AI_API_KEY: 'none',
    AI_MODEL: 'fake',
  });
}

type Say = (line: string) => http.ClientRequest;

async function openChats(url: string, people: number): Promise<Say[]> {
  const agent = new http.Agent({ keepAlive: true });
  const chats: Say[] = [];
  for (let at = 0; at < people; at += 1) {
    const person = await registerPerson(url);
    const path = `${url}/api/chat/message/${await talk(person, 'charlie')}`;
    chats.push((message) => post(path, agent, { message }, person.token));
  }
  return chats;
}

function directTo(upstream: string): Say {
  const agent = new http.Agent({ keepAlive: true });
  return (content) =>
    post(`${upstream}/chat/completions`, agent, {
      model: 'fake',
      stream: true,
      messages: [{ role: 'user', content }],
    });
}

function post(url: string, agent: http.Agent, body: object, token = 'none'): http.ClientRequest {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'text/event-stream',
  };
  return http.request(url, { agent, method: 'POST', headers }).end(JSON.stringify(body));
}

/** Everybody says something, hears the whole answer, waits `pauseMs` give or take half, goes on. */
async function converse(chats: readonly Say[], seconds: number, pauseMs: number) {
  const first: number[] = [];
  let done = 0;
  const began = performance.now();
  await Promise.all(
    chats.map(async (say, who) => {
      await wait((pauseMs * who) / chats.length);
      for (let turn = 0; performance.now() - began < seconds * 1000; turn += 1) {
        const asked = performance.now();
        const [answer] = (await once(
          say(`${LINES[turn % LINES.length]} (${turn})`),
          'response',
        )) as [http.IncomingMessage];
        let heard = false;
        for await (const piece of answer) {
          // The upstream opens with an event that holds no word yet.
          if (heard || !/"(?:content|text)":"[^"]/.test(String(piece))) continue;
          heard = true;
          first.push(performance.now() - asked);
        }
        done += 1;
        await wait(pauseMs * (0.5 + ((who * 7 + turn * 3) % 10) / 10));
      }
    }),
  );
  return { first, done, seconds: (performance.now() - began) / 1000 };
}

function wait(ms: number): Promise<void> {
  return new Promise((over) => setTimeout(over, ms));
}

async function startUpstream(wordMs: number): Promise<Upstream> {
  const port = await freePort();
  const child = spawn(process.execPath, ['tests/fakes/model/main.ts'], {
    env: { ...process.env, PORT: String(port), DELAY: String(wordMs) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}/v1`, child };
}
