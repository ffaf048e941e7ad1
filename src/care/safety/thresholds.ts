/** How sure the statistics must be, by what has been said so far. All values are log-odds. */
import type { Hit } from './english.ts';
import type { RiskState } from './types.ts';

/**
 * Log-odds, chosen with the whole detector on authors left out of its training. One sentence that is
 * plain enough counts by itself. A rule needs less than no rule, and a message that denies or looks
 * back more.
 */
const SURE = 0.05;
/** What sounds like a plan under way is taken for one that much sooner, but not in a calm talk. */
export const SOONER_IF_IMMINENT = 0.4;
export const PLAIN_SENTENCE = 1;
export const LIKELY = -0.3;
/** Below this a hint is a word in a harmless sentence: "you'll have to forgive me". */
export const UNLIKELY = -1;
const DESPITE_DENIAL = 2;
/** After a no that says what is denied; the words of the denial themselves sound like danger. */
const DESPITE_FULL_DENIAL = 4;
/** What an ordinary talk makes likely for its next message, too: so much more than `SURE` it takes. */
export const CALM_SO_FAR = 0.45;
/** What it takes for the statistics to raise danger anew in a session that has been asked about it. */
const AFTER_AN_ANSWER = 0.3;
const AFTER_A_DENIAL = 0.5;
const AFTER_A_MISTAKE = 0.9;
/** A wish that a rule found is a plan under way where the statistics hear one as plainly as this. */
export const UNDER_WAY = 0.8;
/** Of messages by authors apart, one in twenty that is harmless is heard as clearly as this, and most of danger. */
export const DISTINCT = 0.7;
/** Heard, and no more: it is asked about as a wish, not answered as a plan. */
export const FAINT = 0.6;
export const FAINT_IN_CALM = 1.4;
/** A plan heard by the statistics alone in a calm talk is taken for one from here on. */
export const PLAIN_IN_CALM = 2.6;
/** The same in a first message that names neither an hour nor a means nor a farewell. */
export const PLAIN_AT_FIRST = 1.2;

/** The same, once they have said no to a question that nothing of theirs had called for. */
export const ASKED_IN_VAIN = 1;

/** What was only inferred and then denied was a mistake of ours, until it is said plainly. */
export function settled({ denied, flags }: RiskState): number {
  if (denied === 0) return AFTER_AN_ANSWER;
  return flags.includes('inferred') && !flags.includes('distinct')
    ? AFTER_A_MISTAKE
    : AFTER_A_DENIAL;
}

/** Who asks for the plan that is offered against danger names it, and says nothing of danger. */
const PLAN_NAMED = / (?:safety|crisis) plan /;

/** What it takes against a no to our own question. */
export function despiteNo(hits: readonly Hit[]): number {
  const named =
    hits.length > 0 &&
    hits.every(({ level, flags }) => level === 'none' && flags.includes('denial'));
  return named ? DESPITE_FULL_DENIAL : DESPITE_DENIAL;
}

export function enough(hits: readonly Hit[], parts: readonly string[]): number {
  const denied = hits.some(({ flags }) => flags.includes('denial') || flags.includes('past'));
  return denied || parts.some((part) => PLAN_NAMED.test(part)) ? DESPITE_DENIAL : SURE;
}
