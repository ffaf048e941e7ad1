/** Which kinds of question a message can be by its words, whatever it resembles. */
import type { Turn } from '../turn.ts';
import type { AskedKind } from './kinds.ts';

/** The kinds that a message can be: some words rule out what it only resembles. */
export function possible(turn: Turn, kinds: readonly AskedKind[]): readonly AskedKind[] {
  const text = turn.input.message;
  const ofThat = OF_THAT.test(text);
  const ofOthers = OF_OTHERS.test(text);
  const noPlan =
    (ofThat && !hasPlan(turn)) || DOUBTS.test(text) || PAST.test(text) || COMES.test(text);
  return kinds.filter(
    (one) =>
      !(one === 'you' && (ofOthers || ofThat)) &&
      !(one === 'cause' && ofOthers && !REASONS.test(text)) &&
      !(one === 'who' && SIGHS.test(text)) &&
      !(ofThat && !VIEWS.has(one)) &&
      !(one === 'plan' && noPlan),
  );
}

/** "Do you think Mia hates me" is asked of Mia. */
const OF_OTHERS =
  /\b(?:do|did|would|d) ?(?:you|u|ya) (?:think|reckon|believe|suppose|guess|say|call)\b(?! (?:less |badly |ill )?(?:of|about) me\b)/i;
/** "What do you think?": of what they told. */
const OF_THAT =
  /\bwhat (?:do |would |did )?(?:you|u|ya) (?:really |actually |honestly )?(?:think|reckon|make of (?:it|that|this))\b(?! (?:of|about) me\b)/i;
const VIEWS: ReadonlySet<AskedKind> = new Set(['plan', 'draft']);
const OWN_STEP =
  /\b(?:i['’]?(?:ll|d)|i (?:could|can|might|will|would|want to|plan)|going to|gonna|thinking (?:of|about)|my plan|we (?:could|will|are going))\b/i;
const hasPlan = ({ input }: Turn): boolean =>
  [
    ...input.history.filter(({ role }) => role === 'user').slice(-1),
    { content: input.message },
  ].some(({ content }) => OWN_STEP.test(content));
/** What was done, and what comes by itself, is no plan. */
const PAST = /\bshould i have\b|\b(?:was|were) (?:it|i|that|this)\b|\bdid i\b/i;
const COMES =
  /\b(?:do|did|d) ?(?:you|u|ya) (?:think|reckon|believe) (?:that )?(?:it|he|she|they|things|this|that) (?:ever )?(?:\w+s|will|would|might|really|ever)\b/i;
/** "Who does that?" */
const SIGHS =
  /\bwho (?:even |the hell |on earth |actually )?(?:does|would|says|thinks|wants|am i)\b/i;
const REASONS =
  /\b(?:why|cause[ds]?|because|come from|comes from|reason|behind (?:it|that)|how come)\b/i;
/** A word against themselves: no plan is liked behind it. */
const DOUBTS =
  /\b(?:is|was|isn['’]?t) (?:that|it|this) (?:\w+ )?(?:foolish|pathetic|disgusting|selfish|petty|weak|cruel|childish|a lie|lying|dishonest|ungrateful|weird|sad)\b/i;
