/** "I'll do it tonight", where "it" is what the talk is of. */
import { isCalm, isDangerous } from './deciding.ts';
import { spokeOfTelling } from './disclosure.ts';
import type { Hit } from './english.ts';
import type { RiskState } from './types.ts';

const DO_IT = /^do\.it(?:\.time)?(?:\.they)?$/;

/** "I'll do it on Friday": in a talk without danger "it" is what the talk is of, unless more says otherwise. */
export const onlyOfTheTalk = (hits: readonly Hit[], previous: RiskState | null): boolean =>
  isCalm(previous) &&
  !previous?.flags.includes('unasked') &&
  hits.every((hit) => !isDangerous(hit) || DO_IT.test(hit.id));

/** "I'll do it tonight", when whom to tell and how was our last subject: asked which of the two it is. */
export const ofTelling = (
  hits: readonly Hit[],
  previous: RiskState | null,
  words: number,
): boolean =>
  words <= 8 &&
  previous?.flags.includes('disclosed') === true &&
  spokeOfTelling(previous.used) &&
  hits.some((hit) => hit.id === 'do.it') &&
  hits.every((hit) => !isDangerous(hit) || DO_IT.test(hit.id));
