/** The question that small signs ask for together: the first time, past a silence, or after a no. */
import type { Phrasing } from './phrasing.ts';
import { addsUp } from './small-signs.ts';
import { isLeaving, wouldInterrupt } from './timing.ts';
import type { ProtocolInput, RiskState } from './types.ts';

/** A no, of whatever, is no moment to ask; nor is "I answered that". */
const REFUSES =
  /^\W*(?:no+|nope|nah|naw)\b(?! (?:one|body|point|reason|way))|\b(?:stop|quit) asking\b|\b(?:answered|told) (?:that|it|you)\b/i;

/** Null where nothing adds up, or where it would cut across a question or a goodbye. */
export function togetherAsked(
  { message, assessment }: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
): string | null {
  if (!addsUp(assessment.signals, risk)) return null;
  if (risk.asked > 0 && REFUSES.test(message)) return null;
  if (risk.asked > 0 && (isLeaving(message) || wouldInterrupt(message))) return null;
  const part =
    risk.asked === 0 ? 'together.first' : risk.denied > 0 ? 'together.again' : 'together.open';
  const question = phrasing.sayOnce(part);
  const line = part === 'together.open' ? null : phrasing.sayOnce('resource.guess');
  return question && [question, line].filter((one) => one !== null).join(' ');
}
