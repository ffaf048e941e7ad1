/** One model upstream: streams a reply or makes data, in a budget, tried again a bounded number of times. */
import { type Budget, createBudget } from './budget.ts';
import { type Fault, faultOf } from './faults.ts';
import { BUDGET_MS, RETRIES, type UpstreamOptions } from './options.ts';
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
  readonly maxOutputTokens: number;
}

export interface Upstream {
  readonly name: string;
  readonly host: string;
  budget(signal: AbortSignal, ms?: number): Budget;
  /**
   * Runs one attempt after another until one succeeds; see `Attempt`. `seen` tells whether anything
   * of one has been shown, where that is later than its first yield. @throws CompanionUnavailable
   */
  attempt<Part, Result>(
    budget: Budget,
    attempt: Attempt<Part, Result>,
    seen?: () => boolean,
  ): AsyncGenerator<Part, Result, void>;
  /** The same for a call that gives its result at once. @throws CompanionUnavailable */
  call<Result>(
    budget: Budget,
    make: (model: Model) => Promise<Result>,
    retries?: number,
  ): Promise<Result>;
}

/** Until something of it is seen an attempt may fail and be made again; after that, failure is final. */
export type Attempt<Part, Result> = (
  model: Model,
  tries: { readonly number: number; readonly previous: Fault | null },
) => AsyncGenerator<Part, Result, void>;

const FIRST_PAUSE_MS = 250;
/** Trying again is pointless with less time than this for the answer. */
const WORTH_TRYING_MS = 1_500;

export function createUpstream(options: UpstreamOptions): Upstream {
  // Started at once, so that the first person does not wait for the SDK; awaited by each call.
  const loading = loadModel(options);
  loading.catch(() => undefined);
  const budgetMs = options.budgetMs ?? BUDGET_MS;
  const retries = options.retries ?? RETRIES;
  const run = { loading, onFault: options.onFault };
  return {
    name: options.model,
    host: new URL(options.baseUrl).host,
    budget: (signal, ms) => createBudget(Math.min(ms ?? budgetMs, budgetMs), signal),
    attempt: (budget, attempt, seen) => retrying({ ...run, retries, budget, seen }, attempt),
    async call<Result>(budget: Budget, make: (model: Model) => Promise<Result>, most = retries) {
      const attempts = retrying<never, Result>(
        { ...run, retries: most, budget },
        async function* (model) {
          yield* [];
          return make(model);
        },
      );
      return (await attempts.next()).value;
    },
  };
}

interface Run {
  readonly loading: Promise<Model>;
  readonly retries: number;
  readonly budget: Budget;
  readonly onFault: UpstreamOptions['onFault'];
  readonly seen?: (() => boolean) | undefined;
}

async function* retrying<Part, Result>(
  { loading, retries, budget, onFault, seen }: Run,
  attempt: Attempt<Part, Result>,
): AsyncGenerator<Part, Result, void> {
  const model = await loading;
  let previous: Fault | null = null;
  for (let number = 1; ; number += 1) {
    const started = performance.now();
    let shown = false;
    const run = attempt(model, { number, previous });
    try {
      for (;;) {
        const step = await run.next();
        if (step.done) return step.value;
        shown = true;
        yield step.value;
      }
    } catch (error) {
      const fault = faultOf(error, budget);
      const ms = Math.round(performance.now() - started);
      onFault?.({ reason: fault.reason, status: fault.status, attempt: number, ms });
      const pauseMs = fault.retryAfterMs ?? FIRST_PAUSE_MS * 4 ** (number - 1);
      const worthwhile = budget.left() - pauseMs >= WORTH_TRYING_MS;
      // Whoever has twice nothing to say will not be moved by a third asking; time is better left.
      const mute = fault.reason === 'empty' && previous?.reason === 'empty';
      const spent = number > retries || mute;
      if ((seen?.() ?? shown) || !fault.retryable || spent || !worthwhile) throw asError(fault);
      previous = fault;
      await budget.wait(pauseMs).catch(() => undefined);
      const ended = budget.endedBy();
      if (ended) throw new CompanionUnavailable(ended);
    } finally {
      // Whoever leaves early lets the upstream go, too.
      await run.return(undefined as never);
    }
  }
}

/** Seconds: whatever an upstream asks for, a person may try again after so long, and not at once. */
const LONGEST_WAIT = 300;

function asError({ reason, status, retryAfterMs }: Fault): CompanionUnavailable {
  const seconds = retryAfterMs === null ? null : Math.ceil(retryAfterMs / 1000);
  const retryAfter = seconds === null ? null : Math.min(Math.max(seconds, 1), LONGEST_WAIT);
  return new CompanionUnavailable(reason, { status, retryAfter });
}
