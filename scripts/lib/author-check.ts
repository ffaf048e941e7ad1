/** Cross-validation by author: what is found of each author's texts without having seen any. */
import { type Example, type Labelled, withoutRare } from './examples.ts';
import { type Choices, odds } from './logistic.ts';
import { trainWhether } from './whether.ts';

const THRESHOLDS = [-0.5, -0.25, 0, 0.25, 0.5] as const;

/** @returns log-odds that a text is none of the harmless ones */
type Judge<Text> = (text: Text) => number;

/** Learns to judge a text by its worst part. */
export function worstPart(
  texts: readonly Labelled[],
  choices: Choices<Example> = {},
): Judge<Labelled> {
  const examples = withoutRare(texts.flatMap(({ parts }) => parts));
  const model = trainWhether(examples, choices);
  return ({ parts }) => Math.max(...parts.map(({ features }) => odds(model, features)));
}

/** Prints, per author and threshold of log-odds, recall / recall of `focus` / specificity. */
export function checkByAuthor<Text extends Labelled>(
  texts: readonly Text[],
  focus: string,
  learn: (texts: readonly Text[]) => Judge<Text>,
): void {
  const sums = THRESHOLDS.map(() => [0, 0, 0]);
  const authors = [...new Set(texts.map((one) => one.author))];
  for (const author of authors) {
    const judge = learn(texts.filter((one) => one.author !== author));
    const own = texts
      .filter((one) => one.author === author)
      .map((one) => ({ label: one.label, odds: judge(one) }));
    const shown = THRESHOLDS.map((threshold, at) => {
      const above = (of: (label: string | null) => boolean) => {
        const group = own.filter(({ label }) => of(label));
        return group.filter((one) => one.odds > threshold).length / (group.length || 1);
      };
      const shares = [
        above((label) => label !== null),
        above((label) => label === focus),
        1 - above((label) => label === null),
      ];
      for (const [which, share] of shares.entries()) {
        const sum = sums[at];
        if (sum) sum[which] = (sum[which] ?? 0) + share / authors.length;
      }
      return together(shares);
    });
    console.log(`${author.padEnd(20)} ${String(own.length).padStart(5)}  ${shown.join('  ')}`);
  }
  console.log(`${'mean'.padEnd(20)}        ${sums.map(together).join('  ')}`);
  console.log(`recall/${focus}/specificity at log-odds above ${THRESHOLDS.join(', ')}`);
}

const together = (shares: readonly number[]): string =>
  shares.map((share) => share.toFixed(3)).join('/');
