/** Talks with protocol alone, for tests: what was heard, said and kept, turn by turn. */
import type { TherapistId } from '#care/contract.ts';
import { assessAndAnswer, nextRisk, type RiskState } from '#care/safety/index.ts';

interface From {
  readonly from?: RiskState | null;
  readonly seed?: string | undefined;
}

export function talkWith(
  therapistId: TherapistId,
  messages: readonly string[],
  { from = null, seed = 's' }: From = {},
) {
  let risk = from;
  return messages.map((message) => {
    const input = { therapistId, firstName: null, country: 'US', seed, message, risk };
    const { assessment, reply } = assessAndAnswer(input);
    const next: RiskState = reply?.risk ?? nextRisk(risk, assessment);
    risk = next;
    return {
      assessment,
      level: assessment.level,
      text: reply?.text ?? '',
      rest: reply?.rest,
      takesOver: reply?.takesOver ?? false,
      risk: next,
    };
  });
}
