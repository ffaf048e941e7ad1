/** What every bank of lines is turned by, so that ten therapists do not say the same. */
import type { Turn } from '../turn.ts';

/** A number that differs between the ten, so that the same message gets ten readings. */
export const offset = (turn: Turn): number => turn.voice.id.charCodeAt(0);

export const rotated = <T>(items: readonly T[], turn: Turn): T[] =>
  items.map((_, at) => items[(at + offset(turn)) % items.length] as T);
