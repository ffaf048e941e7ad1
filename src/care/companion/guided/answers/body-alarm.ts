/**
 * "What do I do if my chest gets tight at night?": when to call, and what to do where it is known. Signs of a heart
 * attack as the American Heart Association and the NHS name them.
 */
import { slotsOf, type Turn } from '../turn.ts';

/** Null where nobody asks what to do, or nothing of the kind is told. */
export function bodyAlarm(turn: Turn): string | null {
  const { text } = turn.reading;
  return ASKS.test(text) && ALARM.test(text)
    ? turn.words.pick(LINES, slotsOf(turn), { inOrder: true })
    : null;
}

const ASKS =
  /\bwhat (?:do|should|can|could|am|would) i (?:\w+ ){0,2}do\b|\bhow (?:do|can|could|should) i (?:know|tell|handle|cope|calm|stop|get through)\b|\bwhat if\b/i;
const ALARM =
  /\b(?:chest|heart)\b[^.?!]{0,40}\b(?:tight\w*|hurts?|pains?|pound\w*|rac(?:e|es|ing)|presses|pressure|flutter\w*|skips?|real)\b|\b(?:tight|pain in (?:my|the)|pressure (?:in|on) (?:my|the)|ache in (?:my|the)) chest\b|\bmy heart\b[^.?!]{0,40}\bwhat if it(?:['’]?s| is) real\b/i;

const LINES = [
  'If it is new, spreads to arm, jaw or back, comes with sweat or breathlessness, or does not ease within minutes, call {emergency} whatever the hour; nobody minds a false alarm. If a doctor has looked at it and it is the kind you know: sit up, breathe out slowly for five minutes, and let it pass.',
  'What is different from the other times is for a doctor, at once: pain that spreads, sweat, no air, feeling faint. Then it is {emergency}. What is the same as always, and was looked at, gets slow breaths out and ten minutes by the clock.',
];
