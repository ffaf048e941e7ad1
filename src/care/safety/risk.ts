/** What a session remembers of danger: it rises with the worst message and never falls by itself. */
import type { RiskLevel } from '#care/contract.ts';
import { urgency } from './detector.ts';
import type { Assessment, RiskFlag, RiskState } from './types.ts';

export const NO_RISK: RiskState = {
  peak: 'none',
  subject: 'self',
  flags: [],
  calmTurns: 0,
  asked: 0,
  denied: 0,
  used: [],
};

/** True from passive ideation upwards: the levels that protocol answers. */
export function isDanger(level: RiskLevel): boolean {
  return urgency(level) >= urgency('passive_ideation');
}

/**
 * The state after one more message of the person. Call it once a turn; `protocolReply` does so
 * itself, and where it returns null the caller stores this instead.
 */
export function nextRisk(previous: RiskState | null, assessment: Assessment): RiskState {
  const before = previous ?? NO_RISK;
  const danger = isDanger(assessment.level);
  const rises = urgency(assessment.level) > urgency(before.peak);
  const own = danger && assessment.subject === 'self';
  const asked = isDanger(before.peak) || before.asked > 0;
  const denies = assessment.flags.includes('denial') && !danger && asked;
  const flags = new Set<RiskFlag>([...before.flags, ...(danger ? assessment.flags : [])]);
  // One plain statement is enough for the danger to be more than inferred.
  const plain = danger && !assessment.flags.includes('inferred');
  if (plain || (isDanger(before.peak) && !before.flags.includes('inferred'))) {
    flags.delete('inferred');
  }
  return {
    peak: rises ? assessment.level : before.peak,
    subject: own ? 'self' : rises && danger ? assessment.subject : before.subject,
    flags: [...flags].sort(),
    calmTurns: danger ? 0 : before.calmTurns + 1,
    asked: before.asked,
    denied: before.denied + (denies ? 1 : 0),
    used: before.used,
  };
}
