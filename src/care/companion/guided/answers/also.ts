/** What goes beside an answer: the second question of a message, and why we asked after danger. */
import { lastOurs, slotsOf, type Turn } from '../turn.ts';
import { fill } from '../words.ts';
import { knownTo } from './known.ts';
import { SELF_ANSWERS } from './self.ts';
import { nounIn } from './worth.ts';

/** Hard words they try on themselves. */
export const HARSH =
  /\b(?:weak|selfish|cowardly|(?<!\b(?:i|you|we|they|he|she|it|that|to|not|n't|would|does|did) )mean(?! (?:it|that|to|by)\b)|cruel|daft|lazy|childish|ungrateful|unreasonable|unfair|rude|petty|useless|pathetic|stupid|silly|dramatic|cringe|needy|clingy|desperate|ridiculous)\b/i;

/** A second question in the message: answered in a word where that is sure, else named. */
export function withAlso(turn: Turn, answer: string): string {
  const { also } = turn.reading;
  if (also === null || turn.state.skill !== null) return answer;
  const word = HARSH.exec(also.sentence)?.[0].toLowerCase();
  const short = also.sentence.split(/\s+/).length <= 9;
  const noun = nounIn(also.sentence);
  const other =
    alsoKnown(turn, also) ??
    (also.kind === 'harsh_word' && noun !== null
      ? turn.words.pick(ALSO_NO_NOUN, { h: noun }, {})
      : also.kind === 'harsh_word' && word !== undefined
        ? turn.words.pick(ALSO_NOT, { h: word }, {})
        : short
          ? turn.words.pick(ALSO, { q: `“${also.sentence.replace(/[?\s]+$/, '')}”` }, {})
          : null);
  if (other === null) return answer;
  // The question of ours, if there is one, stays last.
  const at = answer.search(/[^.!?]*\?["”]?$/);
  return at <= 0
    ? `${answer} ${other}`
    : `${answer.slice(0, at).trim()} ${other} ${answer.slice(at).trim()}`;
}
/** What is sure of us or of the world is answered in the same breath. */
function alsoKnown(turn: Turn, also: NonNullable<Turn['reading']['also']>): string | null {
  const slots = slotsOf(turn, { name: turn.voice.name, field: turn.voice.field });
  const known = also.kind === 'fact' ? knownTo(also.sentence)?.text : undefined;
  const fact = known === undefined ? null : fill(known, slots);
  if (fact !== null && turn.words.isNew(fact)) {
    turn.words.say(fact);
    return fact.replace(/ [^.!?]*\?$/, '');
  }
  const bank = (SELF_ANSWERS[also.kind] ?? []).filter((line) => !line.endsWith('?'));
  return turn.words.pick(bank, slots, { inOrder: true });
}
const ALSO_NO_NOUN = ['And no, I would not call you {h}.', 'You are not {h} for that.'];
const ALSO_NOT = ['And no, it is not {h}.', 'Nor would I call it {h}.'];
const ALSO = [
  'You also asked {q}; we can take that next.',
  '{q} comes after that, if you still want it.',
];

/** "Where did that come from?", after the question that is asked for safety. Null after any other. */
export function askedForCare(turn: Turn): string | null {
  const ours = lastOurs(turn);
  return DANGER_ASKED.test(ours) ? turn.words.pick(ASKED_FOR_CARE, {}, { inOrder: true }) : null;
}
const DANGER_ASKED =
  /\b(?:dying|suicid\w*|kill(?:ing)? yourself|ending your life|end your life)\b/i;
const ASKED_FOR_CARE = [
  'I ask that when somebody sounds very sad, and it came at a clumsy moment. I have heard your answer. We go on where you were.',
  'Because I would rather ask once too often. Your answer is heard, and I go back to what you were telling me.',
];
