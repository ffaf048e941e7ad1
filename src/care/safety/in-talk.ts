/** Signs that need more than one message, or a state of the talk, to be heard. */
import { atHomeNow } from './at-home-now.ts';
import { wheelHits, withoutTheRoad } from './at-the-wheel.ts';
import { SUICIDAL } from './deciding.ts';
import type { Hit } from './english.ts';
import { unresponsiveHits, withoutOurGuess } from './first-aid.ts';
import { foundHits, ofThem } from './helper-asks.ts';
import { ledHits, withoutTheirEcho } from './led.ts';
import { anotherHits } from './meant-another.ts';
import { outsideHits } from './outside.ts';
import { purgingHits } from './purging.ts';
import { isFumes } from './small-signs.ts';
import { takenHits } from './taken.ts';
import type { RiskState } from './types.ts';
import { voiceHits, withoutEcho } from './voices.ts';

const FUMES: Hit = {
  id: 'fumes',
  level: 'medical_emergency',
  weight: 1,
  subject: 'self',
  flags: [],
};

/** @param parts sentences as `sentences()` gives them */
export function inTalk(parts: readonly string[], previous: RiskState | null): Hit[] {
  const all = parts.join('');
  return [
    ...atHomeNow(parts, previous),
    ...voiceHits(parts, previous),
    ...unresponsiveHits(parts, previous),
    ...foundHits(all),
    ...outsideHits(all, previous),
    ...purgingHits(all, previous),
    ...takenHits(parts, previous),
    ...wheelHits(all, previous),
    ...ledHits(all),
    ...anotherHits(parts, previous),
    ...(isFumes(parts, previous) ? [FUMES] : []),
  ];
}

/** What the statistics, or rules for the writer's own body, make of words that tell of another's. */
export function withoutGuesses(
  hits: readonly Hit[],
  parts: readonly string[],
  previous: RiskState | null,
): readonly Hit[] {
  const all = parts.join('');
  const led = withoutTheirEcho(withoutAlarm(hits, previous));
  const own = withoutOurGuess(withoutEcho(withoutFear(led)), previous);
  return ofThem(withoutTheRoad(own, all, previous), all, previous);
}

/** In an emergency of their own body, with nothing taken, what the statistics hear is the fear of it. */
const withoutAlarm = (hits: readonly Hit[], previous: RiskState | null): readonly Hit[] =>
  previous?.peak === 'medical_emergency' &&
  previous.subject === 'self' &&
  !previous.flags.includes('substance')
    ? hits.filter(({ id, flags }) => id !== 'statistics' || flags.includes('distinct'))
    : hits;

/** What the statistics hear in it is the body, or somebody at the door, and that is answered. */
const withoutFear = (hits: readonly Hit[]): readonly Hit[] =>
  hits.some(({ id }) => /^(?:body\.(?:purge|both)|outside|home\.now)$/.test(id))
    ? hits.filter(({ id, level }) => id !== 'statistics' || !SUICIDAL.has(level))
    : hits;
