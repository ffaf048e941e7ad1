/** How a line may speak of the third person of the talk. */
import { focusPerson, type Turn } from '../turn.ts';
import type { Slots } from '../words.ts';

const FORMS = {
  she: { they: 'she', them: 'her', their: 'her' },
  he: { they: 'he', them: 'him', their: 'his' },
} as const;

/** By the pronoun used so far, "they" where there was none; `who` is "your wife", "Sam". */
export function thirdPerson(turn: Turn): Slots {
  const { lost } = turn.state.facts;
  const mourned = turn.state.people.find(({ label }) => label === lost);
  const person = mourned ?? focusPerson(turn);
  const pronoun = turn.reading.pronoun ?? person?.pronoun ?? null;
  const forms = pronoun === null ? { they: 'they', them: 'them', their: 'their' } : FORMS[pronoun];
  return { ...forms, who: turn.reading.people[0]?.label ?? person?.label };
}
