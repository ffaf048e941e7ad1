/** "You just repeat what I say", "that was no answer": granted, and done otherwise from then on. */
import { type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';

/** From here on nothing of theirs is said back in this talk; questions and answers only. */
export function parroted(turn: Turn): Move | null {
  turn.state.facts.plain = '1';
  return granted(turn, PARROTED);
}

/** A question of ours that made no sense to them is dropped; an answer that was none is owned. */
export const dodged = (turn: Turn): Move | null =>
  granted(
    turn,
    TOLD.test(turn.reading.text) ? ASKED_AGAIN : ODD.test(turn.reading.text) ? DROPPED : DODGED,
  );

const TOLD = /\bi (?:already |just )?(?:told|answered|said)\b/i;

const ODD =
  /\b(?:questions?|got to do with|has to do with|sense|presumptuous)\b(?<!answer (?:the|my) question|(?:avoiding|dodging) (?:the|my) question)/i;

/** "You sound like her": left out from now on, whatever it was. */
export const likened = (turn: Turn): Move | null => granted(turn, LIKENED);

/** "What would you know?": nothing lived, and said so. */
export const unlived = (turn: Turn): Move | null => granted(turn, UNLIVED);

function granted(turn: Turn, bank: readonly string[]): Move | null {
  const line = turn.words.pick(bank, slotsOf(turn), { ...pickOptions(turn), inOrder: true });
  if (line === null) return null;
  const resumes = turn.state.skill !== null;
  if (resumes) turn.state.skill = null;
  return { text: line, shape: 'M', pending: { kind: 'missed' } };
}

const PARROTED = [
  "You're right, I was repeating things, and that is no help. What would you like me to answer?",
  'Sorry, I went over the same ground again. Which part should I have picked up?',
  "Fair, I wasn't adding anything. Tell me what I missed.",
];
const DROPPED = [
  'Sorry, that was off. Forget it, and go on with what you were saying.',
  "You're right, that did not fit. Tell me what matters here, and I'll stay with that.",
  "Fair point, I'll drop it. What did you want to say?",
];
const DODGED = [
  "You're right, I didn't answer that. Ask me once more, and I'll say yes, no, or that I can't know.",
  'Sorry, that was not a straight answer. Which question should I answer first?',
  "Fair, I went round it. Put it to me in one line, and I'll answer that first.",
];
const ASKED_AGAIN = [
  'You did tell me, and I asked again. Sorry, go on from there.',
  'Yes, you told me, and I should have kept it. What comes next?',
  'True, you said so already, my mistake. What were you going to say?',
];
const UNLIVED = [
  "You're right, I'm an AI and I haven't lived it. What am I getting wrong?",
  "True, I have not lived a day of it, and you have. Tell me what I don't see.",
  "No, an AI can't know that from its own life. Who around you would know?",
];
const LIKENED = [
  "Sorry, I'll leave that out from now on. Go on from where you were.",
  "I didn't mean to sound like that, and I'll stop. How would you like me to put it?",
];
