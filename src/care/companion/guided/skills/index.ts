/** All exercises by id, and which one fits what has been said. */
import type { Frame } from '../frames/types.ts';
import type { GuidedState } from '../state.ts';
import type { Voice } from '../voices/types.ts';
import { BODY_SKILLS } from './body.ts';
import { BOND_SKILLS } from './bonds.ts';
import { HABIT_SKILLS } from './habit.ts';
import { isAvoided, kindsOf } from './kinds.ts';
import { MOOD_SKILLS } from './mood.ts';
import { SELF_SKILLS } from './self.ts';
import { THOUGHT_SKILLS } from './thought.ts';
import type { Skill, SkillId } from './types.ts';
import { WORK_SKILLS } from './work.ts';

export const SKILLS: readonly Skill[] = [
  ...THOUGHT_SKILLS,
  ...BODY_SKILLS,
  ...WORK_SKILLS,
  ...MOOD_SKILLS,
  ...SELF_SKILLS,
  ...BOND_SKILLS,
  ...HABIT_SKILLS,
];

const BY_ID = new Map(SKILLS.map((skill) => [skill.id, skill]));

export const skillById = (id: string): Skill | null => BY_ID.get(id as SkillId) ?? null;

const FOR_TWO = new Set<SkillId>(['decisional_balance', 'shared_meaning', 'time_out']);
const isPartner = ({ relation }: GuidedState['people'][number]): boolean =>
  /^(?:husband|wife|partner|boyfriend|girlfriend|fianc)/.test(relation ?? '');

/** Words that are a fact as often as a feeling. */
const PLACED = new Set(['alone', 'on my own']);

/** The best-fitting exercise not yet done: the situation first, then the therapist's own method. */
export function fittingSkill(
  state: GuidedState,
  voice: Voice,
  frames: readonly Frame[],
): Skill | null {
  // Nobody weighs a thought or builds a ladder in the middle of good news.
  const glad = frames[0]?.domain === 'good';
  const done = new Set<string>(state.done.map((one) => one.id));
  const scores = new Map<SkillId, number>();
  const add = (id: SkillId, points: number) => scores.set(id, (scores.get(id) ?? 0) + points);
  const grounded = new Set<SkillId>();
  frames.slice(0, glad ? 1 : 3).forEach((frame) => {
    const known = state.frames.find((one) => one.id === frame.id);
    const age = known ? state.turn - known.turn : 0;
    frame.skills.forEach((id, rank) => {
      add(id, (7 - rank * 1.5) * 0.8 ** age * (frame.loose ? 0.35 : 1));
      if (!frame.loose && age <= 4) grounded.add(id);
    });
  });
  if (!glad)
    voice.repertoire.forEach((id, rank) => {
      add(id, 4 - rank * 0.4);
    });
  for (const matter of glad ? [] : state.matters) {
    const age = state.turn - matter.turn;
    if (age > 12) continue;
    matter.skills.forEach((id, rank) => {
      add(id, (10 - rank * 3) * 0.93 ** age);
      grounded.add(id);
    });
  }
  for (const { family, word } of glad ? [] : state.feelings.slice(-3)) {
    // "I was alone in the car" says where, and not how it was.
    if (PLACED.has(word.toLowerCase())) continue;
    for (const skill of SKILLS)
      if (skill.families.includes(family)) {
        add(skill.id, 1.2);
        grounded.add(skill.id);
      }
  }
  // What neither the situation nor a feeling asks for would come from nowhere.
  const asked = (id: SkillId): boolean => grounded.has(id) || grounded.size === 0;
  // Nothing to remember somebody by, where nobody died.
  // Where pictures of it come by themselves, or a fright is at the bottom, no more are made.
  const shaken =
    frames.some((one) => one.domain === 'trauma') ||
    state.matters.some(({ skills }) => skills[0] === 'muscle_relaxation');
  const safe = (id: SkillId): boolean =>
    !isAvoided(id, state.avoid) && !(shaken && kindsOf(id).includes('imagery'));
  const mourns = state.frames.some((one) => /^loss/.test(one.id));
  // Who mourns is not sent to look for good things; nor is anything for two, where the other one is who died.
  const { lost } = state.facts;
  const single = mourns && !state.people.some((one) => one.label !== lost && isPartner(one));
  return (
    [...scores]
      .filter(
        ([id]) =>
          asked(id) &&
          safe(id) &&
          (mourns || id !== 'continuing_bond') &&
          !(single && FOR_TWO.has(id)) &&
          !(mourns && id === 'small_good') &&
          !done.has(id) &&
          BY_ID.has(id),
      )
      .sort((a, b) => b[1] - a[1])
      .map(([id]) => BY_ID.get(id) ?? null)[0] ?? null
  );
}
