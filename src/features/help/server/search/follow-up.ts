/** A question that goes on from the last one: "and how long does that take?" */
import { EMPTY } from './empty.ts';
import { type Found, type Search, search, share } from './index.ts';
import { meaningful } from './words.ts';

export interface Answered extends Search {
  /** The best answer is the one that the last question had already. */
  readonly again: boolean;
}

/** The words of such a question that say something have to stand in what was answered. */
const MIN_SHARE = 0.6;
const GOES_ON = /^(?:and|but|or|so|then|ok|okay|also|what about|how about|what if)\b/i;
const POINTS_BACK = /\b(?:it|that|this|them|those|there|one|ones)\b/i;

/** `earlier`: what the same person asked before, oldest first. */
export function searchAfter(question: string, earlier: readonly string[]): Answered {
  const own = search(question);
  const goesOn = own.answers.length === 0 || GOES_ON.test(question) || isBrief(question);
  for (const before of goesOn ? earlier.toReversed() : []) {
    const [first, ...others] = search(before).answers;
    if (!first) continue;
    const fits = (found: Found) => share(question, found.entry) >= MIN_SHARE;
    const best = [first, ...others].find(fits);
    if (best) return { ...own, answers: [best], perhaps: [], again: best === first };
    break;
  }
  return { ...own, again: false };
}

/** One word of meaning in a question of several. */
function isBrief(question: string): boolean {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const said = meaningful(question);
  if (said.length === 0) return true;
  const led = words.some((word) => EMPTY.has(word));
  return said.length === 1 && led && (words.length <= 3 || POINTS_BACK.test(question));
}
