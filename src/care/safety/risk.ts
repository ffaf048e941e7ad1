/** What a session remembers of danger: it rises with the worst message and never falls by itself. */
import type { RiskLevel } from '#care/contract.ts';
import { urgency } from './deciding.ts';
import { kept } from './small-signs.ts';
import type { Assessment, ProtocolInput, RiskState, SessionFlag } from './types.ts';

export const NO_RISK: RiskState = {
  peak: 'none',
  subject: 'self',
  flags: [],
  calmTurns: 0,
  asked: 0,
  denied: 0,
  sinceAsked: 0,
  used: [],
};

/** True from passive ideation upwards: the levels that protocol answers. */
export function isDanger(level: RiskLevel): boolean {
  return urgency(level) >= urgency('passive_ideation');
}

/** Once a child has told their age, it holds for the whole session. */
export const isMinor = ({
  assessment,
  risk,
}: Pick<ProtocolInput, 'assessment' | 'risk'>): boolean =>
  assessment.flags.includes('minor') || risk?.flags.includes('minor') === true;

/** Rules of a wish or a thought in the first person, not of hints around it. */
const OWN_WISH =
  /^(?:want\.(?:die|dead|killme)|wish\.dead|better\.off\.dead|not\.(?:live|wake)|kill\.(?:self|me)|suicid\w*(?:\.(?:want|mind))?|end\.(?:life|it\.(?:all|think))|death\.thoughts|thoughts\.back|intent\.\w+(?:\.\w+)?|plan\.\w+|do\.it(?:\.\w+)?|think\.method|picture\.death)$/;

const isSuicidal = (level: RiskLevel): boolean =>
  level === 'passive_ideation' || level === 'active_ideation' || level === 'imminent';

/** The state after a reply of protocol; `asks` where it asked about danger, `used`: all it has said. */
export const afterReply = (risk: RiskState, used: RiskState['used'], asks: boolean): RiskState => ({
  ...risk,
  asked: risk.asked + (asks ? 1 : 0),
  sinceAsked: asks ? 0 : risk.sinceAsked,
  used,
});

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
  // The same no said over, with no new question in between, is not another one.
  const again = before.denied > 0 && before.sinceAsked > 0;
  // "I'm not suicidal, I told you that he pushed me": a no to the one, and danger of another kind.
  const other = danger && isSuicidal(before.peak) && !isSuicidal(assessment.level);
  const denies = assessment.flags.includes('denial') && (!danger || other) && asked && !again;
  const lasting = assessment.flags.filter(
    (flag) => danger || flag === 'minor' || flag === 'psychosis',
  );
  const flags = new Set<SessionFlag>([...before.flags, ...lasting]);
  // One plain statement is enough for the danger to be more than inferred.
  const plain = danger && !assessment.flags.includes('inferred');
  if (plain || (isDanger(before.peak) && !before.flags.includes('inferred'))) {
    flags.delete('inferred');
    flags.delete('distinct');
  }
  // To say outright after a no that one wants it is to take the no back; whatever else a rule read
  // since then is asked about anew.
  const outright =
    plain &&
    isSuicidal(assessment.level) &&
    assessment.signals.some((id) => OWN_WISH.test(id)) &&
    !assessment.signals.includes('no.one.miss');
  if (own && (outright || assessment.flags.includes('disclosed'))) flags.add('outright');
  if (own) flags.delete('cleared');
  // "Not that, but I wouldn't mind not waking up": said in answer to our question, it is told.
  const told = outright && (before.denied > 0 || (before.asked > 0 && before.sinceAsked === 0));
  const disclosed = own && (assessment.flags.includes('disclosed') || told);
  if (disclosed && isSuicidal(assessment.level)) flags.add('disclosed');
  if (assessment.signals.some((id) => /^(?:hint\.(?:statistics|likeness)|gave\.away)$/.test(id)))
    flags.add('unasked');
  const another = assessment.signals.includes('other.meant');
  if (another) for (const flag of ['inferred', 'distinct', 'denial'] as const) flags.delete(flag);
  return {
    peak: rises ? assessment.level : before.peak,
    subject: another
      ? 'other'
      : own
        ? 'self'
        : rises && danger
          ? assessment.subject
          : before.subject,
    flags: [...flags].sort(),
    calmTurns: danger ? 0 : before.calmTurns + 1,
    asked: before.asked,
    // A yes takes every no back.
    denied: disclosed ? 0 : before.denied + (denies ? 1 : 0),
    sinceAsked: before.sinceAsked + 1,
    used: kept(assessment.signals, before),
  };
}
