/** Cross-validation by author: what is found of each author's messages without having seen any. */
import { isDanger } from '#care/safety/risk.ts';
import { odds, train } from './logistic.ts';
import { type Example, withoutRare } from './risk-examples.ts';

const THRESHOLDS = [-0.25, 0, 0.25, 0.5, 0.75] as const;

/** Prints, per author and threshold of log-odds, recall, imminent recall and specificity. */
export function checkByAuthor(examples: readonly Example[]): void {
  const sums = THRESHOLDS.map(() => ({ recall: 0, imminent: 0, specificity: 0, authors: 0 }));
  for (const author of new Set(examples.map((one) => one.author))) {
    const rest = examples.filter((one) => one.author !== author);
    const model = train(withoutRare(rest), ({ level }) => isDanger(level));
    const own = examples
      .filter((one) => one.author === author)
      .map(({ level, features }) => ({ level, odds: odds(model, features) }));
    const words = THRESHOLDS.map((threshold, at) => {
      const share = (of: (one: { level: Example['level'] }) => boolean) => {
        const group = own.filter(of);
        return group.filter((one) => one.odds > threshold).length / (group.length || 1);
      };
      const recall = share(({ level }) => isDanger(level));
      const imminent = share(({ level }) => level === 'imminent');
      const specificity = 1 - share(({ level }) => !isDanger(level));
      const sum = sums[at];
      if (sum) {
        sum.recall += recall;
        sum.imminent += imminent;
        sum.specificity += specificity;
        sum.authors += 1;
      }
      return `${recall.toFixed(3)}/${imminent.toFixed(3)}/${specificity.toFixed(3)}`;
    });
    console.log(`${author.padEnd(18)} ${String(own.length).padStart(5)}  ${words.join('  ')}`);
  }
  const means = sums.map(({ recall, imminent, specificity, authors }) =>
    [recall, imminent, specificity].map((sum) => (sum / authors).toFixed(3)).join('/'),
  );
  console.log(`${'mean'.padEnd(18)}        ${means.join('  ')}`);
  console.log(`recall/imminent/specificity at log-odds above ${THRESHOLDS.join(', ')}`);
}
