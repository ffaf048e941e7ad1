/** "What would I have to do?", of what is on the table: how it begins, and how much of it there is. */
import type { Skill } from '../skills/types.ts';
import { slotsOf, type Turn } from '../turn.ts';

/** Null where that is not asked, or has been told. */
export function whatItTakes(turn: Turn, skill: Skill | null): string | null {
  const first = skill?.steps[0]?.say[0];
  if (!skill || first === undefined || !INVOLVES.test(turn.reading.text)) return null;
  const slots = slotsOf(turn, {
    n: String(skill.steps.filter(({ onlyBelow }) => onlyBelow === undefined).length),
    m: String(skill.minutes),
    first,
  });
  return turn.words.pick(TAKES, slots, { inOrder: true });
}

const INVOLVES =
  /\b(?:what (?:would|does|do|will) (?:that|it|this|i|we|the exercise) (?:even |actually |then )?(?:involve|mean|look like|have to do|need to do|do)\b(?! with\b)|what (?:is it|happens|do i do|would i do)(?: then| in it| exactly)?\?|how (?:does|would|do) (?:it|that|this) go\b)/i;
const TAKES = [
  'You answer {n} short questions, and I take you from one to the next; about {m} minutes. It begins with: “{first}” You can stop at any of them. Shall we?',
  'It is {n} small steps, in your own words. The first is: “{first}” You can stop at any of them. Would you like to begin?',
];
