/** Whether somebody mourns: then they may talk for as long as they like. */
import { frameById } from '../frames/index.ts';
import type { GuidedState } from '../state.ts';

/** Somebody died, and it is still what the talk is about. */
export const mourning = ({ frames }: GuidedState): boolean =>
  frames.some(({ id, score }) => score >= 1 && frameById(id)?.domain === 'grief');
