/** Reads topic guides as a strict editor would and prints what is not as it should be; --help says how. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readTopic, topicIds } from '#care/companion/guided/topics/read.ts';
import { faultsOf } from './lib/topic-faults.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log(`node scripts/check-topics.ts [id …]
Checks src/care/companion/guided/topics/guides and what people say in tests/evals/dialogue/topics; all
of them where no id is given. Ends with 1 where something is to be mended.`);
  process.exit(0);
}

const CASES = new URL('../tests/evals/dialogue/topics/', import.meta.url);
let found = 0;
for (const id of positionals.length === 0 ? topicIds() : positionals) {
  const faults = faultsIn(id);
  found += faults.length;
  for (const fault of faults) console.log(`${id}: ${fault}`);
}
console.log(found === 0 ? 'nothing to mend' : `${found} to mend`);
process.exitCode = found === 0 ? 0 : 1;

function faultsIn(id: string): string[] {
  try {
    return faultsOf(readTopic(id), readFileSync(new URL(`${id}.txt`, CASES), 'utf8'));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
