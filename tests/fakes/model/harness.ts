/** A model companion talking to the fake upstream, and what a person would see of it. */
import { createServer } from 'node:net';
import { guidedCompanion } from '#care/companion/guided-companion.ts';
import {
  CompanionUnavailable,
  createModelCompanion,
  createUpstream,
  type FaultReport,
  type UpstreamOptions,
} from '#care/companion/model/index.ts';
import type { TurnInput, TurnResult } from '#care/companion/types.ts';

export const KEY = 'sk-test-7f3a9c';

export function upstreamAt(baseUrl: string, options: Partial<UpstreamOptions> = {}) {
  return createUpstream({
    provider: 'openai-compatible',
    baseUrl,
    apiKey: KEY,
    model: 'fake',
    ...options,
  });
}

export interface Setup extends Partial<UpstreamOptions> {
  readonly secondOpinion?: boolean;
}

export function companionAt(url: string, { secondOpinion = false, ...options }: Setup = {}) {
  const faults: FaultReport[] = [];
  const upstream = upstreamAt(url, { onFault: (fault) => faults.push(fault), ...options });
  const companion = createModelCompanion({ upstream, guided: guidedCompanion, secondOpinion });
  return { companion, upstream, faults };
}

export function turn(message: string, more: Partial<TurnInput> = {}): TurnInput {
  return {
    therapistId: 'charlie',
    firstName: 'Sam',
    message,
    history: [],
    state: null,
    recall: [],
    now: new Date('2026-11-21T03:00:00Z'),
    seed: '0199f3a0-0000-7000-8000-000000000001',
    country: 'US',
    ...more,
  };
}

export interface Outcome {
  readonly pieces: readonly string[];
  readonly result: TurnResult | null;
  readonly failure: CompanionUnavailable | null;
  readonly ms: number;
  /** Milliseconds to the first visible piece; null where there was none. */
  readonly firstMs: number | null;
}

export async function take(
  companion: ReturnType<typeof createModelCompanion>,
  input: TurnInput,
  signal: AbortSignal = new AbortController().signal,
): Promise<Outcome> {
  const started = performance.now();
  const pieces: string[] = [];
  let firstMs: number | null = null;
  const seen = () => ({ pieces, ms: performance.now() - started, firstMs });
  const run = companion.reply(input, signal);
  try {
    for (;;) {
      const step = await run.next();
      if (step.done) return { ...seen(), result: step.value, failure: null };
      firstMs ??= performance.now() - started;
      pieces.push(step.value);
    }
  } catch (error) {
    if (!(error instanceof CompanionUnavailable)) throw error;
    return { ...seen(), result: null, failure: error };
  }
}

/** An address on which nobody listens. */
export async function closedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}/v1`;
}
