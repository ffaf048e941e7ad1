/** Runs every evaluation and prints what they found, with Wilson 95 % intervals; --help says how. */
import { report } from '#tests/evals/report.ts';

if (process.argv.includes('--help')) {
  console.log(`npm run eval [-- --failures]
Measures, on text written for this repository: the detector of danger, the replies to it, the guard
on what a model writes, and the guided companion's conversations. Needs no database and no network.
--failures also prints each text that was judged or answered wrongly.`);
  process.exit(0);
}

await report(process.argv.includes('--failures'));
