/** That this is an AI, said again every three hours of a session. */
import type { Turn } from './turn.ts';

const THREE_HOURS = 3 * 60 * 60 * 1000;
const REMINDERS = [
  'We have been talking for some hours now. I am an AI, and you can take a break.',
  'A reminder: you are writing with an AI. A glass of water might do you good.',
  'Just to say it again: I am an AI and not a person.',
];

/** New York's companion law and our own rule: said at the start, and every three hours of a session. */
export function withReminder(turn: Turn, text: string): string {
  const { state, input, words } = turn;
  const now = input.now.getTime();
  if (state.disclosedAt === null) {
    state.disclosedAt = (input.history[0]?.at ?? input.now).toISOString();
    if (now - Date.parse(state.disclosedAt) < THREE_HOURS) return text;
  }
  if (now - Date.parse(state.disclosedAt) < THREE_HOURS) return text;
  state.disclosedAt = input.now.toISOString();
  const line =
    words.pick(REMINDERS, {}, { inOrder: true }) ??
    `An AI wrote this, as it wrote the rest; it is ${input.now.toISOString().slice(11, 16)} UTC.`;
  return `${text}\n\n${line}`;
}
