/** Small requests with an answer of their own: an exercise for something, their first words, no number. */
import { skillById } from '../skills/index.ts';
import type { Skill, SkillId } from '../skills/types.ts';
import { type Move, quoted, type Turn } from '../turn.ts';

/** Their first words of this talk, as proof that they were read. */
export function firstSaid(turn: Turn): Move | null {
  const first = turn.input.history.find((one) => one.role === 'user')?.content.trim() ?? '';
  const shown = first.split(/\s+/).slice(0, 14).join(' ');
  const text = turn.words.pick(
    FIRST_SAID,
    { a: shown === '' ? null : quoted(shown) },
    { inOrder: true },
  );
  return text === null ? null : { text, shape: 'A', pending: null };
}
/** What they want an exercise for, where they say so. */
const SUBJECTS: readonly (readonly [RegExp, SkillId])[] = [
  [/\bbreath\w*/i, 'paced_breathing'],
  [/\b(?:night|sleep|bed|3 ?am|awake)\b/i, 'wind_down'],
  [/\b(?:worr\w+|spiral\w*|overthink\w*)\b/i, 'worry_time'],
  [/\b(?:thoughts?|thinking)\b/i, 'thought_record'],
  [/\b(?:panic\w*|ground\w*|calm)\b/i, 'grounding'],
  [/\b(?:urge|craving)\b/i, 'urge_surfing'],
  [/\b(?:tense|muscles?|relax\w*)\b/i, 'muscle_relaxation'],
  [/\b(?:plan|problem|solve)\b/i, 'problem_solving'],
];

const FIRST_SAID = ['You began with {a}', 'Your first words here were {a}'].map((one) => `${one}.`);

/** "Does it have to be a number?": no, and a word is taken in its place. */
export function noNumber(turn: Turn): Move | null {
  const text = turn.words.pick(NO_NUMBER, {}, { inOrder: true });
  return text === null ? null : { text, shape: 'A', pending: null };
}
export const FIGURE = /\b(?:numbers?|figures?|scale|percent\w*|rate it)\b/i;
const NO_NUMBER = [
  'No, a word will do: not at all, a little, half, a lot, entirely?',
  'Any measure you like. Small, middling or large?',
];

/** The exercise they asked for by what it should help with, or null where they did not say. */
export function skillFor(text: string): Skill | null {
  const wanted = SUBJECTS.find(([match]) => match.test(text))?.[1];
  return wanted === undefined ? null : skillById(wanted);
}

/** To someone under age who asks whether it was their fault. */
export const NOT_YOURS = [
  'No. What happens between grown-ups is made by grown-ups; nothing you picked, said or did could bring it about or stop it.',
  'It is not, and it would be too big for you to carry. That belongs to the adults.',
];

/** To answer a checking question for certain would be one more check (Salkovskis 1999). */
export const REASSURANCE = [
  'The checking would like that answered for certain, and nobody can; an answer from me would hold for an hour. What happens in you while it stays open?',
  'If I said yes, you would have it again by tonight, I suspect. What would it be like to leave that question standing for ten minutes?',
  'I notice I am being asked to check along with you. I would rather help with what it is like not to.',
];

export const DRAFT_WORKS = [
  'It gives the other one something true to answer, and that is as much as a sentence can do. The rest is their half.',
  'It may. Said once, calmly, and then left alone, it has the best chance.',
];

export const AFTER_BIRTH = [
  'The midwife, the health visitor or your family doctor: any of the three is the right one, and they ask about exactly this. It is enough to read out what you wrote here.',
];
