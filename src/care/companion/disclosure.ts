/** That this is an AI: what both companions say of it beside their own lines. */
import type { GuidedState } from './guided/state.ts';

const ASKED =
  /\b(?:are you (?:even |actually |really |just )?(?:a )?(?:real|human|an? (?:actual |real )?(?:person|human|robot|bot|ai|machine|computer|program)|alive|chat ?gpt|conscious|sentient)|is (?:this|there) (?:a )?(?:real|an?|any)? ?(?:person|human|someone real|bot|robot|ai)\b|am i (?:talking|speaking|chatting|writing) (?:to|with) (?:a|an|someone|somebody)|human or|bot or)\b/i;
const SAYS_SO = /\b(?:AI|artificial|program|software|machine|bot|not (?:a )?(?:human|person))\b/i;
const PLAINLY = 'To answer that plainly: I am an AI, and there is no person at this end.';

/** Whoever asks whether a person writes is told, also where the reply spoke of something else. */
export function disclosureAsked(message: string, reply: string): string | null {
  return ASKED.test(message) && !SAYS_SO.test(reply) ? PLAINLY : null;
}

const THREE_HOURS = 3 * 60 * 60 * 1000;
const BRIEF = 'And once more, since hours have gone by: I am an AI, and no person writes this.';

/** Behind an answer of protocol, which the guided engine only takes note of: every three hours. */
export function remindedAside(state: GuidedState, text: string, now: Date): [string, GuidedState] {
  const last = Date.parse(state.disclosedAt ?? '');
  if (Number.isNaN(last) || now.getTime() - last < THREE_HOURS) return [text, state];
  return [`${text}\n\n${BRIEF}`, { ...state, disclosedAt: now.toISOString() }];
}
