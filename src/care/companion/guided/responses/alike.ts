/** How alike messages are, by their themes and by what would fit as an answer to them. */
import { lately } from '#care/lately.ts';
import { type Chances, evidenceOf } from '../learnt/classifier.ts';
import { themeChances } from '../themes/classify.ts';
import { fitOf, SILENT } from './fit.ts';

/** Of unit length each, or all noughts. */
type Views = readonly (readonly number[])[];

/** The roots of the chances, so that a few large ones do not outweigh the rest. */
const roots = (chances: Chances): number[] =>
  [...chances].flatMap(([label, chance]) =>
    label === 'other' || SILENT.has(label) ? [] : [Math.sqrt(chance)],
  );

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

function unit(vector: readonly number[]): number[] {
  const length = Math.sqrt(product(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

function plainViews(message: string): number[][] {
  const { meanings, questions } = fitOf(message, { asked: null, message: null });
  return [themeChances(evidenceOf(message)), meanings, questions].map((one) => unit(roots(one)));
}

/** What is likely of any message, as of none at all: two messages are not alike by that. */
let common: Views | null = null;

const viewsOf = lately(4, (message): Views => {
  common ??= plainViews('');
  const [...all] = common;
  return plainViews(message).map((view, which) => {
    const shared = all[which] ?? [];
    const length = product(view, shared);
    return unit(view.map((value, at) => value - length * (shared[at] ?? 0)));
  });
});

function middleOf(all: readonly Views[]): Views {
  const [first = []] = all;
  return first.map((view, which) =>
    unit(view.map((_, at) => all.reduce((sum, one) => sum + (one[which]?.[at] ?? 0), 0))),
  );
}

const middles = new WeakMap<readonly string[], Views>();

/**
 * The cosine of `message` to the middle of others, on average over the three views, each without what
 * it has in common with any message: from -1 to 1. The message is read at the first comparison.
 */
export function likenessOf(message: string): (others: readonly string[]) => number {
  let read: Views | null = null;
  return (others) => {
    if (others.length === 0) return 1;
    const middle = middles.get(others) ?? middleOf(others.map(viewsOf));
    middles.set(others, middle);
    read ??= viewsOf(message);
    const sum = read.reduce((total, view, which) => total + product(view, middle[which] ?? []), 0);
    return sum / read.length;
  };
}
