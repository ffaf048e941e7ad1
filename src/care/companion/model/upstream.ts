/** One model upstream: streams a reply or makes data, in a budget, tried again a bounded number of times. */
import { type Budget, createBudget } from './budget.ts';
import { type Fault, faultOf, NoAnswer } from './faults.ts';
import { BUDGET_MS, MAX_OUTPUT_TOKENS, RETRIES, type UpstreamOptions } from './options.ts';
import { loadModel, type Model } from './provider.ts';
import { CompanionUnavailable } from './unavailable.ts';

export interface Said {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** `instructions` is our own text alone; whatever a person wrote is in `messages`. */
export interface Prompt {
  readonly instructions: string;
  readonly messages: readonly Said[];
  readonly maxOutputTokens?: number;
}

export interface Upstream {
  readonly name: string;
  readonly host: string;
  budget(signal: AbortSignal, ms?: number): Budget;
  /** Runs one attempt after another until one succeeds; see `Attempt`. @throws CompanionUnavailable */
  attempt<Part, Result>(
    budget: Budget,
    attempt: Attempt<Part, Result>,
  ): AsyncGenerator<Part, Result, void>;
}

/** Before its first yield an attempt may fail and be made again; after it, failure is final. */
export type Attempt<Part, Result> = (
  model: Model,
  tries: { readonly number: number; readonly previous: Fault | null },
) => AsyncGenerator<Part, Result, void>;

export const maxTokens = (options: UpstreamOptions): number =>
  options.maxOutputTokens ?? MAX_OUTPUT_TOKENS;

const FIRST_PAUSE_MS = 250;
/** Trying again is pointless with less time than this for the answer. */
const WORTH_TRYING_MS = 1_500;

export function createUpstream(options: UpstreamOptions): Upstream {
  // Started at once, so that the first person does not wait for the SDK; awaited by each call.
  const loading = loadModel(options);
  loading.catch(() => undefined);
  const retries = options.retries ?? RETRIES;
  const budgetMs = options.budgetMs ?? BUDGET_MS;
  return {
    name: options.model,
    host: new URL(options.baseUrl).host,
    budget: (signal, ms) => createBudget(Math.min(ms ?? budgetMs, budgetMs), signal),
    async *attempt(budget, attempt) {
      const model = await loading;
      let previous: Fault | null = null;
      for (let number = 1; ; number += 1) {
        const started = performance.now();
        let shown = false;
        try {
          const run = attempt(model, { number, previous });
          for (;;) {
            const step = await run.next();
            if (step.done) return step.value;
            shown = true;
            yield step.value;
          }
        } catch (error) {
          const fault = faultOf(error, budget);
          const ms = Math.round(performance.now() - started);
          options.onFault?.({ reason: fault.reason, status: fault.status, attempt: number, ms });
          const pauseMs = fault.retryAfterMs ?? FIRST_PAUSE_MS * 4 ** (number - 1);
          const worthwhile = budget.left() - pauseMs >= WORTH_TRYING_MS;
          if (shown || !fault.retryable || number > retries || !worthwhile) throw asError(fault);
          previous = fault;
          await budget.wait(pauseMs).catch(() => undefined);
          const ended = budget.endedBy();
          if (ended) throw new CompanionUnavailable(ended);
        }
      }
    },
  };
}

function asError({ reason, status, retryAfterMs }: Fault): CompanionUnavailable {
  const retryAfter = retryAfterMs === null ? null : Math.ceil(retryAfterMs / 1000);
  return new CompanionUnavailable(reason, { status, retryAfter });
}

export interface Finish {
  /** True where the model ran into its token limit in the middle of a thought. */
  readonly truncated: boolean;
  readonly tokens: number;
}

/**
 * One streamed call, as bare text. The provider's own stream is read: `streamText` on top of it
 * was measured at 1.5 to 3 ms per first word and gives nothing that a reply without tools needs.
 */
export async function* readText(
  model: Model,
  prompt: Prompt & { readonly maxOutputTokens: number },
  signal: AbortSignal,
): AsyncGenerator<string, Finish, void> {
  const { stream } = await model.doStream({
    prompt: [
      { role: 'system', content: prompt.instructions },
      ...prompt.messages.map(({ role, content }) => ({
        role,
        content: [{ type: 'text' as const, text: content }],
      })),
    ],
    maxOutputTokens: prompt.maxOutputTokens,
    abortSignal: signal,
  });
  const reader = stream.getReader();
  let finish: Finish | null = null;
  try {
    for (;;) {
      const { done, value: part } = await reader.read();
      if (done) break;
      if (part.type === 'text-delta' && part.delta !== '') yield part.delta;
      else if (part.type === 'error') throw asThrown(part.error);
      else if (part.type === 'finish') {
        if (part.finishReason.unified === 'content-filter') throw new NoAnswer('refusal');
        // No reason given: the stream ended without its end, however tidily it was closed.
        if (part.finishReason.raw === undefined) throw new NoAnswer('cut-off');
        finish = {
          truncated: part.finishReason.unified === 'length',
          tokens: (part.usage.inputTokens.total ?? 0) + (part.usage.outputTokens.total ?? 0),
        };
      }
    }
  } finally {
    // Reached when the reader of this generator leaves early, too: the upstream is let go.
    await reader.cancel().catch(() => undefined);
  }
  if (!finish) throw new NoAnswer('cut-off');
  return finish;
}

const asThrown = (error: unknown): Error =>
  error instanceof Error ? error : new NoAnswer('malformed');
