/** `npm run dev`: the server starts again on every change, the browser gets changes at once. */
import { spawn } from 'node:child_process';
import { helpOr } from './lib/help.ts';
import { programOf, ROOT } from './lib/process.ts';

helpOr(`npm run dev

Vite serves the web app with hot reload and passes /api on to the server, which starts again
whenever one of its files changes. Data are in DATA_DIR, ./data unless set.`);

const server = ['--watch', '--watch-preserve-output', 'src/server/main.ts'];
const web = [programOf('vite', 'bin/vite.js')];
const children = [server, web].map((args) =>
  spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    for (const other of children) other.kill('SIGTERM');
  });
}
