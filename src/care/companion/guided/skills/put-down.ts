/** Leaves the exercise that runs, for a good reason: it counts as tried, and may be taken up again. */
import type { GuidedState } from '../state.ts';

export function putDown(state: GuidedState): void {
  if (state.skill === null) return;
  const { id } = state.skill;
  state.paused = state.skill;
  state.done.push({ id, before: null, after: null, keep: null, turn: state.turn });
  state.skill = null;
  state.stage = 'explore';
  state.lastOffer = state.turn;
}
