/** What of the agenda is not for somebody who mourns or was shaken. */
import { frameById } from '../frames/index.ts';
import type { GuidedState } from '../state.ts';
import type { Topic } from './agenda.ts';

/** Nobody who mourns is asked how it should go, and nobody who was shaken for its worst part. */
const NOT_OF_LOSS: ReadonlySet<Topic> = new Set(['fear', 'wish', 'cost', 'tried', 'relief']);
const NOT_OF_TRAUMA: ReadonlySet<Topic> = new Set(['worst', 'fear']);
const NONE: ReadonlySet<Topic> = new Set();

export function notOf({ frames, avoid }: GuidedState): ReadonlySet<Topic> {
  const held = frames.filter(({ score }) => score >= 1).map(({ id }) => frameById(id));
  if (held.some((one) => one?.domain === 'grief')) return NOT_OF_LOSS;
  const shaken = held.some((one) => one?.domain === 'trauma' || one?.id === 'nightmares');
  return shaken || avoid.includes('imagery') ? NOT_OF_TRAUMA : NONE;
}
