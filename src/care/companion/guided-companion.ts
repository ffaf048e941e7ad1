/** A whole turn without a model: detector, then protocol or guided reply, then the output guard. */
import type { CrisisNotice, RiskLevel } from '#care/contract.ts';
import { detect } from '#care/safety/index.ts';
import { guidedReply } from './guided/index.ts';
import { guidedWelcome } from './guided/welcome.ts';
import type { Companion, DialogueState, TurnInput, TurnResult } from './types.ts';

export const STATE_VERSION = 1;

export const guidedCompanion: Companion = {
  describedAs: 'Guided companion (no language model)',
  immediate: true,
  welcome: guidedWelcome,
  async *reply(input: TurnInput): AsyncGenerator<string, TurnResult, void> {
    const result = guidedTurn(input);
    yield result.text;
    return result;
  },
};

/** Pure: the same input gives the same result. Never throws for anything a person wrote. */
export function guidedTurn(input: TurnInput): TurnResult {
  const before = input.state?.risk ?? null;
  const assessment = detect(input.message, before);
  const { text, state } = guidedReply(input);
  const next: DialogueState = { version: STATE_VERSION, guided: state, risk: before };
  return {
    text,
    state: next,
    level: assessment.level,
    crisis: null,
    degraded: false,
    source: 'guided',
  };
}
