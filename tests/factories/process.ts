/** The real server as a process of its own, to be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '#database/embedded/address.ts';

export { freePort };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to its first good answer. */
  readonly readyAfterMs: number;
  /** What it printed so far, both streams. */
  output(): string;
  kill(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const began = performance.now();
  const { child, printed } = launch({ PORT: port, ...env });
  const url = `http://127.0.0.1:${port}`;
  const readyAfterMs = await untilReady(child, url, began, printed);
  return { url, pid: child.pid ?? 0, readyAfterMs, output: printed, kill: killing(child) };
}

/** A server that has only begun to start. */
export async function beginToStart(
  env: Record<string, string>,
): Promise<Pick<ServerProcess, 'output' | 'kill'>> {
  const { child, printed } = launch({ PORT: String(await freePort()), ...env });
  return { output: printed, kill: killing(child) };
}

const killing =
  (child: ChildProcess): ServerProcess['kill'] =>
  async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      return { code: child.exitCode, signal: child.signalCode };
    }
    child.kill(signal);
    const [code, endedBy] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return { code, signal: endedBy };
  };

/** A server that cannot start: how it ended, and what it said. */
export async function failToStart(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, printed } = launch({ PORT: String(await freePort()), ...env });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: printed() };
}

function launch(env: Record<string, string>): { child: ChildProcess; printed: () => string } {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'src/server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'warn',
      // As `npm start` has them.
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: `${ROOT}node_modules/.cache/node`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { child, printed: () => text };
}

/** Asks until the server answers; gives up when the process has ended or after 60 s. */
async function untilReady(
  child: ChildProcess,
  url: string,
  began: number,
  printed: () => string,
): Promise<number> {
  while (performance.now() - began < 60_000) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server ended before it was ready:\n${printed()}`);
    }
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return performance.now() - began;
    await new Promise((again) => setTimeout(again, 10));
  }
  throw new Error(`The server was not ready within 60 s:\n${printed()}`);
}
