/** `npm run bench`: measures the built product and holds the figures against their goals. */
import { helpOr } from './lib/help.ts';
import { runNode } from './lib/process.ts';

const args = helpOr(
  `npm run bench [-- --pages | --server | --model | --detector]

Measures on a throw-away data directory, and prints each figure beside its goal. Give it a machine
that does nothing else: the figures are of this machine, now.

  --pages    only the pages: script and style sizes, paints, blocking time, as a slow phone has them
  --server   only the server: start-up, memory, a profile read, guided turns
  --model    only a model upstream: what is added to its first word, chats per second
  --detector only the danger detector: milliseconds for a message of 2,000 characters`,
  ['--pages', '--server', '--model', '--detector'],
);

const all = args.length === 0;
let failed = 0;
for (const part of ['pages', 'server', 'model', 'detector']) {
  if (!all && !args.includes(`--${part}`)) continue;
  const { code } = await runNode([`bench/${part}.ts`], { show: true });
  if (code !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
