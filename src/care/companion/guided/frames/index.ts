/** All frames, and how a message is matched to them. */
import { COUPLE_FRAMES } from './couple.ts';
import { FAMILY_FRAMES } from './family.ts';
import { GRIEF_FRAMES } from './grief.ts';
import { HABIT_FRAMES } from './habit.ts';
import { LOW_FRAMES } from './low.ts';
import { SELF_FRAMES } from './self.ts';
import { TRAUMA_FRAMES } from './trauma.ts';
import type { Frame } from './types.ts';
import { WORK_FRAMES } from './work.ts';
import { WORRY_FRAMES } from './worry.ts';

/** Order matters: the more particular a situation, the earlier it stands. */
export const FRAMES: readonly Frame[] = [
  ...GRIEF_FRAMES,
  ...TRAUMA_FRAMES,
  ...HABIT_FRAMES,
  ...COUPLE_FRAMES,
  ...FAMILY_FRAMES,
  ...WORK_FRAMES,
  ...WORRY_FRAMES,
  ...LOW_FRAMES,
  ...SELF_FRAMES,
];

const BY_ID = new Map(FRAMES.map((frame) => [frame.id, frame]));

export const frameById = (id: string | null | undefined): Frame | null =>
  id ? (BY_ID.get(id) ?? null) : null;

/** Frames the text speaks of, most particular first, at most three. */
export function framesIn(text: string): Frame[] {
  return FRAMES.filter((frame) => frame.match.test(text)).slice(0, 3);
}
