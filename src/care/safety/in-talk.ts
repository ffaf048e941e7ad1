/** Signs that need more than one message, or a state of the talk, to be heard. */
import { atHomeNow } from './at-home-now.ts';
import type { Hit } from './english.ts';
import { unresponsiveHits, withoutOurGuess } from './first-aid.ts';
import type { RiskState } from './types.ts';
import { voiceHits, withoutEcho } from './voices.ts';

/** @param parts sentences as `sentences()` gives them */
export const inTalk = (parts: readonly string[], previous: RiskState | null): Hit[] => [
  ...atHomeNow(parts, previous),
  ...voiceHits(parts, previous),
  ...unresponsiveHits(parts, previous),
];

/** What the statistics, or rules for the writer's own body, make of words that tell of another's. */
export const withoutGuesses = (hits: readonly Hit[], previous: RiskState | null): readonly Hit[] =>
  withoutOurGuess(withoutEcho(hits), previous);
