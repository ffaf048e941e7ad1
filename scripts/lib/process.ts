/** Runs a program of the project to its end. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Outcome {
  readonly code: number;
  readonly seconds: number;
  /** Both streams, in the order they came; empty where they went to the terminal. */
  readonly output: string;
}

/** @param show lets the program write to our terminal instead of being collected. */
export function runNode(
  args: readonly string[],
  { show = false, env = process.env }: { show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (text: string) => {
      output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, seconds: (performance.now() - began) / 1000, output });
    });
  });
}

/** The file that `node_modules/.bin/<name>` leads to, so that no shell wrapper is needed. */
export function programOf(packageName: string, file: string): string {
  return fileURLToPath(new URL(`../../node_modules/${packageName}/${file}`, import.meta.url));
}
