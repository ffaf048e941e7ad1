/** Whose turn it is while a safety plan is about: danger's first, then the plan's, then anybody's. */
import { detect, isDanger, NO_RISK, nextRisk, protocolReply } from '#care/safety/index.ts';
import {
  answerPlan,
  closingFor,
  interrupted,
  type Move,
  type PlanTalk,
  readConsent,
  readTalk,
  readWish,
  withoutMeans,
} from '#care/safety/plan-talk/index.ts';
import { EMPTY_PLAN, type PlanAddition, type PlanItems } from '#care/safety/safety-plan.ts';
import type { Assessment, RiskState } from '#care/safety/types.ts';
import { readRisk } from '../guided/saved.ts';
import { readState } from '../guided/state.ts';
import type { TurnInput } from '../types.ts';

export type Decision =
  | {
      readonly by: 'plan';
      readonly move: Move;
      readonly assessment: Assessment;
      readonly risk: RiskState;
    }
  | {
      /** The companion answers, with `closing` behind its reply where one is given. */
      readonly by: 'companion';
      readonly talk: PlanTalk;
      readonly closing: Move | null;
      readonly add: PlanAddition | undefined;
    };

/** While the plan asks, "no one", "tonight" or "the hospital" answer its question, not protocol's. */
const ANSWERS_PLAN = 4;

/** Whether the plan may have a part in this turn; most turns of most people are not even looked at. */
export function concernsPlan(input: TurnInput): boolean {
  const talk = readTalk(input.state?.plan);
  const risk = readRisk(input.state?.risk, NO_RISK);
  return (
    talk.phase !== 'idle' || isDanger(risk?.peak ?? 'none') || readWish(input.message) !== null
  );
}

/** Pure. `plan` is what is kept of the person's plan now, or null. */
export function decide(input: TurnInput, plan: PlanItems | null): Decision {
  const { therapistId, firstName, country, seed } = input;
  const talk = readTalk(input.state?.plan);
  const message = talk.phase === 'idle' && accepts(input) ? ACCEPTED : input.message;
  const before = readRisk(input.state?.risk, NO_RISK) ?? NO_RISK;
  const asking = talk.phase === 'asking' || talk.phase === 'offered' || talk.phase === 'picking';
  const heard = {
    ...before,
    calmTurns: Math.max(before.calmTurns, ANSWERS_PLAN),
    sinceAsked: Math.max(before.sinceAsked, ANSWERS_PLAN),
  };
  const assessment = judged(message, asking ? heard : before, talk);
  const aside = (words: string | null = null): Decision => ({
    by: 'companion',
    closing: null,
    add: undefined,
    ...interrupted(talk, words),
  });
  if (isDanger(assessment.level)) return aside(mayBeKept(assessment) ? message : null);
  if (assessment.flags.includes('non_english')) return aside();
  const about = { message, therapistId, firstName, country, seed, assessment, risk: before };
  const protocol = protocolReply(about);
  if (!asking && protocol?.takesOver) return aside();
  const minor = before.flags.includes('minor');
  const scene = { talk, plan: plan ?? EMPTY_PLAN, message, therapistId, minor, country };
  const move = answerPlan(scene);
  const risk = nextRisk(before, assessment);
  if (move) {
    // A turn spent on the plan is none in which danger went unmentioned: the count waits.
    const counted = { ...risk, calmTurns: before.calmTurns, denied: before.denied };
    return { by: 'plan', move, assessment, risk: counted };
  }
  const passed = interrupted(talk);
  const busy = protocol !== null || inExercise(input);
  const closing = busy ? null : closingFor({ ...scene, talk: passed.talk }, risk);
  return { by: 'companion', talk: passed.talk, closing, add: passed.add };
}

/** Safety offers the plan in its own words; a yes to that is a wish for it. */
function accepts({ history, message }: TurnInput): boolean {
  const last = history.at(-1);
  const offered = last?.role === 'assistant' && /safety plan[^.!?]*\?\W*$/.test(last.content);
  return offered && readConsent(message) === 'yes';
}
const ACCEPTED = 'Let us write a safety plan.';

/** In answer to what could be put out of reach, putting it there is no danger. */
function judged(message: string, risk: RiskState, talk: PlanTalk): Assessment {
  const assessment = detect(message, risk);
  const precaution = talk.phase === 'asking' && talk.step === 'environment';
  if (!precaution || !isDanger(assessment.level)) return assessment;
  const neutral = withoutMeans(message);
  const again = neutral === null ? assessment : detect(neutral, risk);
  return isDanger(again.level) ? assessment : again;
}

/** Words of one's own danger belong among the warning signs; a means, a time or a plan does not. */
const mayBeKept = ({ level, subject, flags }: Assessment): boolean =>
  subject === 'self' &&
  (level === 'passive_ideation' || level === 'active_ideation' || level === 'self_harm') &&
  !flags.some((flag) => flag === 'means' || flag === 'plan' || flag === 'substance');

/** An offer would put down the exercise that is under way. */
const inExercise = (input: TurnInput): boolean =>
  input.state !== null && readState(input.state.guided).skill !== null;
