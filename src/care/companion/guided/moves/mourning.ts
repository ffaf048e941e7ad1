/** Whether somebody mourns: then they may talk for as long as they like. */
import { frameById } from '../frames/index.ts';
import type { GuidedState } from '../state.ts';
import type { Reading } from '../understand/index.ts';

/** Somebody died, and it is still what the talk is about. */
export const mourning = ({ frames }: GuidedState): boolean =>
  frames.some(({ id, score }) => score >= 1 && frameById(id)?.domain === 'grief');

/** Somebody died, or was lost, in what this message tells. */
export const tellsOfLoss = ({ frames }: Reading): boolean =>
  frames.some(({ domain }) => domain === 'grief');
