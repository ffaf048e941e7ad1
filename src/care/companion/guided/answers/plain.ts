/** Answers that are a plain yes or no, a leaning, or a promise to keep it here. */
import { sayBack } from '../moves/sayback.ts';
import type { Move, Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';

/** What was a plain yes or no in our last answer. */
const SURE: Partial<Record<QuestionKind, 'yes' | 'no'>> = {
  panic_kills: 'no',
  harsh_word: 'no',
  wrong_with_me: 'no',
  does_it_count: 'yes',
  is_it_normal: 'yes',
  tell_on_me: 'no',
  who_reads: 'no',
  my_fault: 'no',
  can_i_there: 'yes',
};

/** Kept for the turn on which they make sure of it. */
export function noteSure(turn: Turn, kind: QuestionKind): void {
  const sure = SURE[kind];
  if (sure !== undefined) turn.state.facts.sure = `${sure}/${turn.state.turn}`;
}

/** "So is that a no?" */
export function yesOrNo(turn: Turn): Move | null {
  const [sure, at] = (turn.state.facts.sure ?? '/').split('/');
  const just = Number(at) === turn.state.turn - 1;
  const bank =
    just && sure === 'yes'
      ? ['It is a yes.', 'A yes, without a but.']
      : just && sure === 'no'
        ? ['It is a no.', 'A plain no.', 'It stays a no.']
        : LEFT_OPEN;
  const text = turn.words.pick(bank, {}, { inOrder: true });
  return text === null ? null : { text, shape: 'A', pending: null };
}
const LEFT_OPEN = [
  'Neither. I cannot know that from here, and I should have said so plainly.',
  'It was no clear answer, sorry: I do not know.',
];

/** "I go there every day. Don't tell my wife": the thing itself first, and that it stays here. */
export function confided(turn: Turn): Move | null {
  const said = sayBack(turn);
  const stays = said === null ? null : turn.words.pick(STAYS_HERE, {}, {});
  return stays === null ? null : { text: `${said} ${stays}`, shape: 'R', pending: null };
}
const STAYS_HERE = [
  'That stays here; I have no way to tell anybody.',
  'Nobody hears of it from me.',
];

/** "Would you tell him straight or slowly?": a leaning that holds for most such choices. */
export function leaning(turn: Turn, kind: QuestionKind): string | null {
  const chooses = BETWEEN_TWO.has(kind) && EITHER_OR.test(turn.reading.text);
  return chooses ? turn.words.pick(LEANS, {}, { inOrder: true }) : null;
}
/** Asked which of two people comes first: by whose answer it hangs on. */
export function whichFirst(turn: Turn, kind: QuestionKind): string | null {
  const { text, people } = turn.reading;
  if (!BETWEEN_TWO.has(kind) || !WHICH_FIRST.test(text)) return null;
  const bank = OF_DEBT.test(text)
    ? DEAREST_FIRST
    : people.length > 1 || WITH_WHOM.test(text)
      ? FIRST_OF_TWO
      : LEANS;
  return turn.words.pick(bank, {}, { inOrder: true });
}
const WHICH_FIRST =
  /\b(?:or\b[^?.!]{2,40}\bfirst|do first\b.{0,60}\bor\b|first[^?.!]{0,40}\bor|which (?:one|of (?:them|the two)) (?:do|should|would|shall) (?:i|you)\b[^?.!]*\bfirst|who (?:do|should|would|shall) i [^?.!]*\bfirst)\b/i;
/** Something they could do themselves, with the question what we think of it: liked. */
export function ofTheirPlan(turn: Turn, kind: QuestionKind): string | null {
  const { text } = turn.reading;
  const ofUs = BETWEEN_TWO.has(kind) || kind === 'will_it_work';
  const asks = ofUs && OF_THAT.test(text) && OWN_STEP.test(text);
  return asks && !NOT_LIKED.test(text) ? turn.words.pick(LIKED, {}, { inOrder: true }) : null;
}
const OF_THAT =
  /\b(?:what do you think(?: (?:of|to|about) (?:that|it|this))?|(?:is|would) (?:that|it|this) (?:be )?(?:a )?good(?: idea| plan)?|does (?:that|it|this) (?:sound|make) (?:ok(?:ay)?|good|right|sense|all right|alright)|good idea|(?:would|will|does) (?:that|it|this) (?:even |really |actually )?help\b[^?]*)\s*\?/i;
const OWN_STEP =
  /\bi (?:could|can|might|ought to|thought (?:i|of)|was thinking|would|['’]?d|['’]?ll|will|am going to)\b|\bi['’](?:d|ll|m (?:going to|gonna))\b/i;
const NOT_LIKED =
  /\b(?:kill|die|hurt|hit|drink|bet|pills?|cut|revenge|follow|stalk|track|quit my|resign|sell|drive)\w*\b/i;
const LIKED = [
  'I like it, and it is your own idea. When would it be?',
  'It sounds good to me: small, and in your hands. What would make it easier to do?',
];
const OF_DEBT = /\b(?:pay (?:off|back|first)?|debts?|loans?|cards?|interest|owe)\b.*\bfirst\b/i;
const DEAREST_FIRST = [
  'As a rule the one with the higher interest, and on the other the least that they ask for. A free debt adviser looks at all of it with you and costs nothing. Do you know both rates?',
];
const WITH_WHOM = /\b(?:confront|tell|talk to|speak (?:to|with)|ask|see|face|write to)\b/i;
const FIRST_OF_TWO = [
  "I'd start with the one whose answer you need more, at a time when neither of you is in a hurry. Which of the two is that?",
  'With the one who can still change something about it, I think. Who would that be?',
];
const BETWEEN_TWO = new Set<QuestionKind>(['would_you', 'your_opinion', 'unknown', 'should_i']);
const EITHER_OR =
  /\b(?:would (?:you|u)|do you think (?:i|we)|should i|better)\b[^?]* or (?!not\b|what\b|something\b|is\b|am\b)[^?]+\?/i;
const LEANS = [
  'I would try the smaller of the two first; the other is still there afterwards. Which one is that for you?',
  "Of the two, I'd take the one that can be taken back. Which is it?",
  "I'd pick the one you would still be glad of in a week. Which do you think that is?",
];

/** Pressed for once more: the same answer, in its first sentences. */
export function saidBefore(turn: Turn, answer: string): string {
  const [first = '', second = ''] = answer.split(/(?<=[.!?])\s+/);
  const short = first.split(' ').length < 4 ? `${first} ${second}` : first;
  return [turn.words.pick(AS_BEFORE, {}, { inOrder: true }), short].filter(Boolean).join(' ');
}
const AS_BEFORE = ['I can only say it again.', 'It stays as it was.'];

/** An answer that was given before and has no other words left. */
export const AGAIN = [
  'My answer to that is still the same. Tell me if I left something out.',
  'I have told you all I know about that.',
  "I still can't say more about that than I did before.",
];
