/** What is only a hint of danger, and which flags a hit may leave. */
import type { RiskLevel } from '#care/contract.ts';
import { isDangerous, SUICIDAL, urgency } from './deciding.ts';
import type { Hit } from './english.ts';
import type { RiskFlag, RiskState } from './types.ts';

/** Hopelessness is asked after in any case; the other hints may be words of an ordinary sentence. */
export const isHint = ({ id }: Hit): boolean =>
  /^hint\.(?!hopeless|worthless|nothing|trapped|stop)/.test(id);

export function asHint(hit: Hit): Hit {
  if (!isDangerous(hit)) return hit;
  return { ...hit, level: 'distress', flags: hit.flags.filter((flag) => flag === 'past') };
}

/** A denial or a past is worth knowing at any level; plan and means only beside a danger. */
export function keeps(flag: RiskFlag, hit: Hit, level: RiskLevel): boolean {
  if (flag === 'denial' || flag === 'past' || flag === 'psychosis') return true;
  return urgency(level) > urgency('distress') && hit.level !== 'none';
}

/** A thing in the hand: what they cut with, as they have said. */
const OF_A_THING = /^means\./;

/**
 * Self-harm was told and dying denied, now or before, and no rule has found a wish to die: whoever said
 * so is not overruled by what only sounds like more. Else null.
 */
export function ofHurtingOnly(
  hits: readonly Hit[],
  previous: RiskState | null,
  no: boolean,
): readonly Hit[] | null {
  if (previous?.peak !== 'self_harm' || !(no || previous.denied > 0)) return null;
  const wish = hits.some(({ level, id }) => SUICIDAL.has(level) && !OF_A_THING.test(id));
  return wish ? null : hits.map((hit) => (SUICIDAL.has(hit.level) ? asHint(hit) : hit));
}
