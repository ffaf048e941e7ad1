/** What of the agenda is not for somebody who mourns or was shaken. */
import { frameById } from '../frames/index.ts';
import type { GuidedState } from '../state.ts';
import type { Topic } from './agenda.ts';

/** Nobody who mourns is asked what hurts most or how it should go, and nobody who was shaken for its worst part. */
const NOT_OF_LOSS: ReadonlySet<Topic> = new Set([
  'worst',
  'fear',
  'wish',
  'cost',
  'tried',
  'relief',
]);
const NOT_OF_TRAUMA: ReadonlySet<Topic> = new Set(['worst', 'fear']);
const NONE: ReadonlySet<Topic> = new Set();

const held = ({ frames }: GuidedState) =>
  frames.filter(({ score }) => score >= 1).map(({ id }) => frameById(id));

/** Somebody died, and it is still what the talk is about. */
export const mourning = (state: GuidedState): boolean =>
  held(state).some((one) => one?.domain === 'grief');

/** Something terrible happened, and it still comes back. */
export const shaken = (state: GuidedState): boolean =>
  state.avoid.includes('imagery') ||
  held(state).some((one) => one?.domain === 'trauma' || one?.id === 'nightmares');

export const notOf = (state: GuidedState): ReadonlySet<Topic> =>
  mourning(state) ? NOT_OF_LOSS : shaken(state) ? NOT_OF_TRAUMA : NONE;
