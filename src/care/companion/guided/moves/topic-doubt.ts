/** A guide that is objected to again and again was the wrong one, and is put away for the rest of the talk. */
import type { GuidedState } from '../state.ts';
import type { Turn } from '../turn.ts';
import { objects } from './owned.ts';

/** So often, and it is not the wording that is wrong. */
const ENOUGH = 2;
const TOLD_ALREADY =
  /\bi(?:['’]?ve| have)? (?:already |just |literally |never )*(?:told (?:you|u)|said)\b(?! (?:to|it to|that to|sorry|yes to|no to) (?:him|her|them|my)\b)|^(?:what|huh|sorry)\b[^.!?]{0,24}\?/i;
const AGAINST = ['correction', 'dodged', 'parroting', 'hostile', 'likened'] as const;

/** Before anything is decided: counts what is said against the guide, and puts it away when that is enough. */
export function noteDoubt({ state, reading, asides }: Turn): void {
  const run = state.topic;
  if (run === null) return;
  const against =
    objects(asides) ||
    AGAINST.some((act) => reading.acts.has(act)) ||
    TOLD_ALREADY.test(reading.text);
  if (!against) return;
  run.doubts++;
  if (run.doubts >= ENOUGH) putAway(state);
}

const KEPT = 8;
const mark = (id: string): string => `!${id}`;

/** The guide that leads does so no longer, and not again in this talk. */
export function putAway(state: GuidedState): void {
  if (state.topic === null) return;
  state.topicsDone = [...state.topicsDone, mark(state.topic.id)].slice(-KEPT);
  state.topic = null;
}

/** Whether it was put away in this talk, and is not to lead again. */
export const isPutAway = ({ topicsDone }: GuidedState, id: string): boolean =>
  topicsDone.includes(mark(id));
