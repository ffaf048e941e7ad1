/** How alike messages are, by their themes and by what would fit as an answer to them. */
import { evidenceOf } from '../learnt/classifier.ts';
import { themeChances } from '../themes/classify.ts';
import { fitOf } from './fit.ts';

/** Of unit length each: the roots of chances that add up to one. */
type Views = readonly (readonly number[])[];

const roots = (chances: Iterable<number>): number[] => Array.from(chances, Math.sqrt);

function viewsOf(message: string): Views {
  const { meanings, questions } = fitOf(message, { asked: null, message: null });
  return [themeChances(evidenceOf(message)), meanings, questions].map((one) => roots(one.values()));
}

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

function middleOf(all: readonly Views[]): Views {
  const [first = []] = all;
  return first.map((view, which) => {
    const sum = view.map((_, at) => all.reduce((total, one) => total + (one[which]?.[at] ?? 0), 0));
    const length = Math.sqrt(product(sum, sum)) || 1;
    return sum.map((value) => value / length);
  });
}

const middles = new WeakMap<readonly string[], Views>();

/** From 0 to 1: the cosine to the middle of `others`, which is worked out once, over the three views. */
export function likeness(message: string, others: readonly string[]): number {
  if (others.length === 0) return 1;
  const middle = middles.get(others) ?? middleOf(others.map(viewsOf));
  middles.set(others, middle);
  const views = viewsOf(message);
  const sum = views.reduce((total, view, which) => total + product(view, middle[which] ?? []), 0);
  return sum / views.length;
}
