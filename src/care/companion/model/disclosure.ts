/** Says again, every three hours of a session, that an AI writes (New York's companion law; our own rule everywhere). */
import { hash } from 'node:crypto';
import type { ModelState } from './state.ts';

const EVERY_MS = 3 * 60 * 60 * 1000;

const LINES: readonly string[] = [
  'Some hours have gone by, so I will say it again: you are writing with an AI program, and there is no person at this end.',
  'A reminder that comes every three hours: I am an AI. If you have been sitting all this time, your back may want a word too.',
  'Once more, since it is easily forgotten in a long talk: an AI wrote these replies, no human being did.',
];

/** The line to add to this reply and the state that remembers it; null while none is due. */
export function disclosureDue(
  state: ModelState,
  now: Date,
  seed: string,
): { readonly line: string; readonly state: ModelState } | null {
  const last = state.disclosedAt === null ? now.getTime() : Date.parse(state.disclosedAt);
  const passed = now.getTime() - last;
  if (passed < EVERY_MS) return null;
  const at = Number.parseInt(hash('sha256', `${seed}/${state.disclosedAt}`).slice(0, 6), 16);
  const line = LINES[at % LINES.length] ?? '';
  return { line, state: { ...state, disclosedAt: now.toISOString() } };
}
