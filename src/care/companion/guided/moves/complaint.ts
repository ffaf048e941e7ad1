/** "You just repeat what I say", "that was no answer": owned in a sentence, and on with their matter. */

import { answerQuestion } from '../answers/index.ts';
import { putDown } from '../skills/put-down.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { DODGED as DODGED_IN } from '../understand/acts.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { goOn } from './go-on.ts';
import { answeredAtLast } from './own.ts';

/** From here on nothing of theirs is said back in this talk; questions and answers only. */
function parroted(turn: Turn): Move | null {
  turn.state.facts.plain = '1';
  return granted(turn, PARROTED);
}

/** A question of ours that made no sense to them is dropped; an answer that was none is owned. */
function dodged(turn: Turn): Move | null {
  const { text } = turn.reading;
  if (TOLD.test(text)) return granted(turn, ASKED_AGAIN);
  if (ODD.test(text)) return granted(turn, DROPPED);
  // "Will she come back? Straight answer": pressed for, and nothing was dodged yet.
  const asked = turn.reading.question;
  if (asked !== null && !VAGUE.has(asked) && !COMPLAINS.test(text.replace(PRESSED, '')))
    return answerQuestion(turn, asked);
  const lead = leadFrom(turn, DODGED);
  // "Just tell me: should I text him?": asked once more in the same breath.
  const now = turn.reading.question;
  if (lead !== null && now !== null && !VAGUE.has(now)) {
    const move = answerQuestion(turn, now);
    if (move) return { ...move, text: `${lead} ${move.text}` };
  }
  return lead === null ? null : (answeredAtLast(turn, lead) ?? afterwards(turn, lead));
}

const COMPLAINS = new RegExp(DODGED_IN.source, 'i');
const PRESSED =
  /\b(?:can|could|will|would) you just\b|\bjust (?:tell me|give me)\b|\b(?:a )?(?:straight|proper|real|actual) answers?\b/gi;
const VAGUE = new Set<QuestionKind>(['open', 'unknown', 'why_ask', 'repeat', 'really']);

const TOLD = /\bi (?:already |just )?(?:told|answered|said)\b/i;

const ODD =
  /\b(?:questions?|got to do with|has to do with|sense|presumptuous)\b(?<!answer (?:the|my) question|(?:avoiding|dodging) (?:the|my) question)/i;

/** "You sound like her": left out from now on, whatever it was. */
export const likened = (turn: Turn): Move | null => granted(turn, LIKENED);

/** "What would you know?": nothing lived, and said so. */
export function unlived(turn: Turn): Move | null {
  const lead = leadFrom(turn, UNLIVED);
  if (lead === null) return null;
  putDown(turn.state);
  return { text: lead, shape: 'M', pending: { kind: 'missed' } };
}

const leadFrom = (turn: Turn, bank: readonly string[]): string | null =>
  turn.words.pick(bank, slotsOf(turn), { inOrder: true });

function granted(turn: Turn, bank: readonly string[]): Move | null {
  const lead = leadFrom(turn, bank);
  return lead === null ? null : afterwards(turn, lead);
}

function afterwards(turn: Turn, lead: string): Move | null {
  putDown(turn.state);
  return goOn(turn, lead);
}

const PARROTED = [
  "You're right, I was repeating things, and I will stop.",
  'Sorry, I went over the same ground again.',
  "Fair, I wasn't adding anything.",
];
const DROPPED = [
  'Sorry, that was off, forget it.',
  "You're right, that did not fit.",
  "Fair point, I'll drop it.",
];
const DODGED = [
  "You're right, I didn't answer that.",
  'Sorry, that was not a straight answer.',
  'Fair, I went round it.',
];
const ASKED_AGAIN = [
  'You did tell me, and I asked again, sorry.',
  'Yes, you told me, and I should have kept it.',
  'True, you said so already, my mistake.',
];
const UNLIVED = [
  "You're right, I'm an AI and I haven't lived it. What am I getting wrong?",
  "True, I have not lived a day of it, and you have. Tell me what I don't see.",
  "No, an AI can't know that from its own life. Who around you would know?",
];
const LIKENED = [
  "Sorry, I'll leave that out from now on.",
  "I didn't mean to sound like that, and I'll stop.",
];

/** That we repeat, talk like all the others, or do not answer; null where it is none of these. */
export function complained(turn: Turn): Move | null {
  const { acts } = turn.reading;
  if (acts.has('parroting')) return parroted(turn);
  if (acts.has('likened')) return likened(turn);
  return acts.has('dodged') ? dodged(turn) : null;
}
