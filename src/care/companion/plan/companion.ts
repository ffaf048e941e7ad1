/** Any companion, with the safety plan led by our own engine in between. */
import { isDanger } from '#care/safety/index.ts';
import { NO_TALK, pointer, readTalk } from '#care/safety/plan-talk/index.ts';
import { asideOrAsBefore } from '../guided/fallback.ts';
import type { Companion, TurnInput, TurnResult } from '../types.ts';
import { concernsPlan, decide } from './decide.ts';

/** Changes nothing where nobody keeps a plan for the person (`TurnInput.safetyPlan`). */
export function withSafetyPlan(companion: Companion): Companion {
  return { ...companion, reply: (input, signal) => reply(companion, input, signal) };
}

async function* reply(
  companion: Companion,
  input: TurnInput,
  signal: AbortSignal,
): AsyncGenerator<string, TurnResult, void> {
  if (!input.safetyPlan) return yield* companion.reply(input, signal);
  if (!concernsPlan(input)) {
    const result = yield* companion.reply(input, signal);
    return yield* pointed(input, carried(result, input.state?.plan));
  }
  const decision = decide(input, await input.safetyPlan());
  if (decision.by === 'plan') {
    const result = led(input, decision);
    yield result.text;
    return result;
  }
  const { closing, add } = decision;
  const said = yield* companion.reply(
    closing ? { ...input, closing: closing.text } : input,
    signal,
  );
  // Safety may have had other words in the end: then nothing has been offered.
  const talk = closing && said.text.endsWith(closing.text) ? closing.talk : decision.talk;
  const result = carried(said, talk);
  return yield* pointed(input, add ? { ...result, planned: add } : result);
}

const carried = (result: TurnResult, plan: unknown): TurnResult =>
  plan === undefined ? result : { ...result, state: { ...result.state, plan } };

function led(
  input: TurnInput,
  { move, assessment, risk }: Extract<ReturnType<typeof decide>, { by: 'plan' }>,
): TurnResult {
  const { version = 1, model } = input.state ?? {};
  // A name in the plan is no topic of the talk: nothing of it is to come back as one.
  const guided = asideOrAsBefore({ ...input, message: '' }, move.text);
  return {
    text: move.text,
    state: { version, guided, ...(model === undefined ? {} : { model }), risk, plan: move.talk },
    level: assessment.level,
    crisis: null,
    degraded: false,
    source: 'plan',
    ...(move.add ? { planned: move.add } : {}),
  };
}

/** Behind an answer to danger: what the person's own plan says to it. */
async function* pointed(
  input: TurnInput,
  result: TurnResult,
): AsyncGenerator<string, TurnResult, void> {
  if (!isDanger(result.level) || result.state.risk?.subject !== 'self') return result;
  const plan = await input.safetyPlan?.();
  const talk = result.state.plan === undefined ? NO_TALK : readTalk(result.state.plan);
  const found = plan ? pointer(talk, plan, result.level) : null;
  if (!found) return result;
  const piece = `\n\n${found.text}`;
  yield piece;
  return carried({ ...result, text: result.text + piece }, found.talk);
}
