/** What is only a hint of danger, and which flags a hit may leave. */
import type { RiskLevel } from '#care/contract.ts';
import { isDangerous, urgency } from './deciding.ts';
import type { Hit } from './english.ts';
import type { RiskFlag } from './types.ts';

/** Hopelessness is asked after in any case; the other hints may be words of an ordinary sentence. */
export const isHint = ({ id }: Hit): boolean =>
  /^hint\.(?!hopeless|worthless|nothing|trapped|stop)/.test(id);

export function asHint(hit: Hit): Hit {
  if (!isDangerous(hit)) return hit;
  return { ...hit, level: 'distress', flags: hit.flags.filter((flag) => flag === 'past') };
}

/** A denial or a past is worth knowing at any level; plan and means only beside a danger. */
export function keeps(flag: RiskFlag, hit: Hit, level: RiskLevel): boolean {
  if (flag === 'denial' || flag === 'past') return true;
  return urgency(level) > urgency('distress') && hit.level !== 'none';
}
