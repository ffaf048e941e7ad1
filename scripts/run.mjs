/** The way in to every script: installs what is missing, then runs it on the project's own Node. */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, projectNode } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const TASKS = {
  start: 'build the web app if it is stale, and serve everything',
  dev: 'the same with hot reload',
  demo: 'serve a throw-away copy with a lived-in account',
  test: 'run every test',
  verify: 'types, lint, boundaries and unit tests; seconds, no database',
  build: 'build the web app if it is stale',
  bench: 'measure the pages and the server beside their goals',
  eval: 'measure safety and conversations, with intervals',
};
const [task = '--help', ...args] = process.argv.slice(2);

if (task === '--help' || !Object.hasOwn(TASKS, task)) {
  const lines = Object.entries(TASKS).map(([name, what]) => `  ${name.padEnd(8)}${what}`);
  console.log(`Usage: node scripts/run.mjs <task> [--help]\n\n${lines.join('\n')}`);
  process.exit(task === '--help' ? 0 : 2);
}

try {
  process.chdir(root);
  await ensureInstalled(root);
  if (onProjectNode()) await runHere();
  else runThere();
} catch (error) {
  console.error(`${error.message}`);
  process.exitCode = 1;
}

function onProjectNode() {
  return existsSync(projectNode(root)) && realpathSync(projectNode(root)) === process.execPath;
}

/** In this very process: one process less, and signals need nobody to pass them on. */
async function runHere() {
  // Compiled code is kept, which halves the time a start takes.
  module.enableCompileCache?.(join(root, 'node_modules/.cache/node'));
  process.argv.splice(1, 2, join(root, 'scripts', `${task}.ts`));
  await import(`./${task}.ts`);
}

function runThere() {
  const self = [...process.execArgv, fileURLToPath(import.meta.url), task, ...args];
  const child = spawn(projectNode(root), self, {
    stdio: 'inherit',
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('error', (error) => {
    console.error(`${projectNode(root)} does not run: ${error.message}`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}
