/** The companion that every feature talks to. At present always the guided one. */
import { guidedCompanion } from './guided-companion.ts';
import type { Companion } from './types.ts';

export type * from './types.ts';

/** Needs no configuration: the guided companion is complete on any machine. */
export function createCompanion(): Companion {
  return guidedCompanion;
}
