/** One turn as the model companion sees it: what was said, what safety makes of it, what is left of time. */
import type { CrisisNotice } from '#care/contract.ts';
import {
  detect,
  isDanger,
  nextRisk,
  protocolReply,
  resourcesFor,
  urgency,
} from '#care/safety/index.ts';
import type { Assessment, ProtocolReply, RiskState } from '#care/safety/types.ts';
import type { TurnInput, TurnResult } from '../types.ts';
import type { Budget } from './budget.ts';
import { formerly } from './notes.ts';
import type { Constraint } from './prompts.ts';
import { type ModelState, readModelState } from './state.ts';

/** What safety says about a message; it is asked before any model, and needs none. */
export interface Judgement {
  readonly assessment: Assessment;
  /** null where the companion may answer freely. */
  readonly protocol: ProtocolReply | null;
  readonly risk: RiskState;
}

export interface Turn {
  readonly input: TurnInput;
  readonly judged: Judgement;
  readonly state: ModelState;
  readonly under: readonly Constraint[];
  readonly budget: Budget;
  /** Counts what all calls of this turn used; charged once, at its end. */
  readonly spent: { tokens: number };
}

export function judge(
  input: TurnInput,
  assessment: Assessment = detect(input.message, input.state?.risk ?? null),
): Judgement {
  const before = input.state?.risk ?? null;
  const { message, therapistId, firstName, country, seed } = input;
  const about = { message, therapistId, firstName, country, seed };
  const protocol = protocolReply({ ...about, assessment, risk: before });
  return { assessment, protocol, risk: protocol?.risk ?? nextRisk(before, assessment) };
}

/** Protocol's own answer to a session in danger, for when a calm message can be answered by nobody. */
export function standIn(input: TurnInput, judged: Judgement): Judgement | null {
  if (judged.protocol) return judged;
  if (!isDanger(judged.risk.peak)) return null;
  const level = judged.risk.peak;
  const again = judge(input, { ...judged.assessment, level, subject: judged.risk.subject });
  return again.protocol ? again : null;
}

export function beginTurn(input: TurnInput, judged: Judgement, budget: Budget): Turn {
  const under = constraintsOf(judged, input.closing !== undefined);
  return { input, judged, state: stateBefore(input), under, budget, spent: { tokens: 0 } };
}

export function stateBefore(input: TurnInput): ModelState {
  const state = readModelState(input.state);
  const brought = input.forgotten ? [] : state.former;
  return {
    ...state,
    former: input.history.length === 0 ? formerly(input.recall) : brought,
    disclosedAt: state.disclosedAt ?? (input.history[0]?.at ?? input.now).toISOString(),
  };
}

function constraintsOf(
  { assessment, protocol, risk }: Judgement,
  closed: boolean,
): readonly Constraint[] {
  const under: Constraint[] = [];
  if (isDanger(risk.peak)) under.push('danger');
  else if (urgency(assessment.level) >= urgency('distress')) under.push('distress');
  if (protocol || closed) under.push('appended');
  return under;
}

export function resultOf(
  input: TurnInput,
  judged: Judgement,
  state: ModelState,
  said: Pick<TurnResult, 'text' | 'degraded' | 'source'>,
): TurnResult {
  return {
    ...said,
    level: judged.assessment.level,
    crisis: noticeOf(input, judged),
    state: {
      version: 1,
      guided: input.state?.guided ?? null,
      model: state,
      risk: judged.risk,
    },
  };
}

function noticeOf(
  input: TurnInput,
  { assessment, protocol, risk }: Judgement,
): CrisisNotice | null {
  if (!isDanger(risk.peak)) return null;
  const level = isDanger(assessment.level) ? assessment.level : risk.peak;
  const minor = risk.flags.includes('minor');
  const resources = protocol?.resources ?? resourcesFor(input.country, level, { minor });
  return { level, resources: [...resources] };
}
