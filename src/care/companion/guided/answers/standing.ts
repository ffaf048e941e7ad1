/** What somebody asks about how they stand: too long, too late, a hard word of their own, a beginning. */
import type { Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { commonAsked } from './common.ts';
import { harmTold } from './worth.ts';

/** Null where it is none of these. A hard word is not waved away after a wrong that was told. */
export function standing(turn: Turn, kind: QuestionKind): string | null {
  const text = turn.reading.text;
  const asks = STANDING.has(kind) || (kind === 'how_to_say' && OF_WORK.test(text));
  if (!asks || turn.state.skill !== null) return null;
  const asked = text.split(/(?<=[.!?])\s+/);
  for (const line of asked.reverse()) {
    const h = [ON_MY_PART, MAKES_ME, OF_ME, AS_IT_SOUNDS]
      .map((one) => one.exec(line)?.[1])
      .find((one) => one !== undefined)
      ?.toLowerCase();
    // What is known to be common says more than a no.
    if (h !== undefined && !harmTold(turn))
      return commonAsked(turn) ?? turn.words.pick(NOT_THAT, { h }, FIRST);
    const bank = CASES.find(([match]) => match.test(line))?.[1];
    if (bank !== undefined) return turn.words.pick(bank, {}, FIRST);
  }
  return null;
}

/** Where it may be asked how they stand. */
const STANDING = new Set<QuestionKind>([
  'open',
  'unknown',
  'should_i',
  'would_you',
  'what_should_i_do',
  'harsh_word',
  'am_i_crazy',
  'is_it_normal',
  'how_know',
  'was_i_wrong',
  'your_opinion',
]);

/** Begun with the hands, and not with a sentence. */
const OF_WORK = /\b(?:begin|start) (?:on|with|work|such|a thing|something|any)\b/i;

const FIRST = { inOrder: true };

/** "Is that vanity on my part?", "does that make me rather a cold fish?" */
const ON_MY_PART =
  /\b(?:is|was) (?:that|it|this|all (?:that|this))(?: (?:all|just|only|merely|mere|simply|not|plain|sheer))* ([a-z-]+) on my part\b/i;
const MAKES_ME =
  /\b(?:(?:does|would|did) (?:that|it|this) make|(?:wonder\w*|ask\w*|worr\w+|afraid|fear) (?:(?:if|whether|that) )?(?:that|it|this) (?:makes?|made)) me (?:(?:rather|quite|really|just|something of|a bit of) )*(an? (?:cold fish|[a-z]+))(?=[?.,!]|$| (?:because|for|then|or|that|when)\b)/i;
/** "Is that perverse of me?", in whatever word; not what may be praise, or is weighed elsewhere. */
const OF_ME =
  /\b(?:is|was|isn't) (?:it|that|this) (?:(?:rather|very|just|terribly|awfully|so|a bit|a little|too) )*(?!(?:kind|sort|nice|good|part|any|all|one|some|much|most|out|because|wrong|right|fair|the|a)\b)([a-z]+) of me\b/i;
const AS_IT_SOUNDS =
  /\bis (?:it|that|this) (?:all )?as (?!(?:good|easy|simple|much|many|nice)\b)([a-z]+) as (?:it|that|this|i) (?:sounds?|looks?|seems?|feels?)\b/i;
const NOT_THAT = [
  'No, I would not call it {h}.',
  'No. Nothing you have told me is {h}.',
  'Still no: I see nothing in it that deserves that word.',
];

const CASES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:ought|should|shouldn't|supposed|meant|expected)\b(?: (?!have)[\w']+){0,4}? (?:be|get|have (?:got|been|moved)) (?:(?:well|long|quite|all) )?(?:over|past|on from) (?:it|this|that|all (?:this|that))\b|\btoo long to (?:be|still be|go on|keep)\b/i,
    [
      'No. There is no date by which one has to be over such a thing.',
      'No, nobody has set a time for it. Months are nothing unusual, and nor are years.',
    ],
  ],
  [
    /(?=.*\?)(?:\btoo late (?:now )?to (?:answer|reply|write|ring|call|thank|apologi[sz]e|say (?:sorry|thank|yes)|accept|get in touch|send)\b|\b(?:answer|reply|write|ring|thank|apologi[sz]e|get in touch)\b.{0,24}\bafter (?:so|this|that|all (?:this|that)) (?:long|time|while)\b)/i,
    [
      'I do not think it is too late. A late answer can be short, and it may say itself that it is late.',
      'Later than you would have liked, and not too late. Two lines are enough.',
    ],
  ],
  [
    /\bwhat would you have (?:said|told (?:him|her|them)|answered|replied)\b/i,
    [
      'Something short and true, I hope. That is easier for me than for you.',
      'One plain sentence of what is so. It can still be said later.',
    ],
  ],
  [
    /^(?:(?:so|and|but|ok)[, ]+)*how (?:do|can|could|would|should) i (?:even |ever |possibly )?(?:begin|start|get started)\b(?! (?:over|again|to (?:tell|say|live|forgive|trust|grieve|accept)|telling|saying|talking)\b)(?!.*\b(?:without|tell|say|talk|conversation|letter|forgive|live)\b)/i,
    [
      'With a piece so small that it cannot go wrong: ten minutes at most, and then stop on purpose, even if it goes well. What would ten minutes of it be?',
      'Not with the whole of it. Which piece could be done in ten minutes?',
    ],
  ],
];
