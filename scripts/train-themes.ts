/** Trains the classifier of themes on our own labelled messages; --help says how. */
import { writeFileSync } from 'node:fs';
import { chancesIn, packed } from './lib/classifier-file.ts';
import { PARTS, readThemeExamples, trainThemes } from './lib/theme-examples.ts';

if (process.argv.includes('--help')) {
  console.log(`node scripts/train-themes.ts [--check]
Trains on tests/evals/dialogue/themes/*.tsv (one theme or more, message) and writes
src/care/companion/guided/themes/theme-weights.json; then scripts/train-responses.ts is to be run.
--check writes nothing; it leaves out a fifth of the authors at a time and prints what is right.`);
  process.exit(0);
}

const OUTPUT = new URL('../src/care/companion/guided/themes/theme-weights.json', import.meta.url);
const all = readThemeExamples();

function check(): void {
  const judged: { readonly chance: number; readonly right: boolean }[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const trained = trainThemes(
      all,
      all.examples.filter((one) => one.part !== part),
    );
    for (const one of all.examples.filter((example) => example.part === part)) {
      const chances = chancesIn(trained, one);
      const chance = Math.max(...chances);
      judged.push({ chance, right: one.labels.includes(chances.indexOf(chance)) });
    }
  }
  judged.sort((one, other) => other.chance - one.chance);
  for (const share of [0.1, 0.2, 0.3, 0.4, 0.6, 1]) {
    const some = judged.slice(0, Math.ceil(judged.length * share));
    const right = some.filter((one) => one.right).length / some.length;
    const least = some.at(-1)?.chance.toFixed(2);
    console.log(`surest ${share.toFixed(1)} (chance from ${least})  right ${right.toFixed(3)}`);
  }
}

if (process.argv.includes('--check')) check();
else writeFileSync(OUTPUT, packed(trainThemes(all, all.examples), all.themes));
