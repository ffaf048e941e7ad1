/** Runs one of PostgreSQL's programs to its end under the right identity. */
import { spawn } from 'node:child_process';
import { EmbeddedError } from './errors.ts';
import type { Identity } from './identity.ts';

/** Variables of the operator's shell that would bend PostgreSQL's own programs. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(PG|LC_|LANG|DATABASE_URL|MASTER_KEY|AI_|STRIPE_|SMTP_|NODE_)/.test(name),
  );
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

/** @throws EmbeddedError with the program's own last words. */
export function runProgram(
  identity: Identity,
  program: string,
  args: readonly string[],
  input = '',
): Promise<void> {
  const [file, ...rest] = [...identity.prefix, program, ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(file ?? program, rest, {
      ...identity.spawn,
      cwd: '/',
      env: cleanEnvironment(),
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
    });
    child.stdin.on('error', () => undefined).end(input);
    child.once('error', (cause) =>
      reject(new EmbeddedError(`${program} did not start.`, { cause })),
    );
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new EmbeddedError(`${program} failed (exit ${code}): ${said.trim()}`));
    });
  });
}
