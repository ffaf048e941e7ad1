/** One streamed call to a model, read as bare text. */
import { NoAnswer } from './faults.ts';
import { gathered } from './gathered.ts';
import { type Model, modelPrompt, tokensUsed } from './provider.ts';
import { withRoom } from './reasoning.ts';
import type { Prompt } from './upstream.ts';

export interface Finish {
  /** True where the model ran into its token limit in the middle of a thought. */
  readonly truncated: boolean;
  readonly tokens: number;
  /** True where it was thinking, in parts that are no text. */
  readonly thought: boolean;
}

/**
 * One streamed call, as bare text. The provider's own stream is read: `streamText` on top of it
 * was measured at 1.5 to 3 ms per first word and gives nothing that a reply without tools needs.
 */
export async function* readText(
  model: Model,
  prompt: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string, Finish, void> {
  const { stream } = await withRoom(model, prompt.maxOutputTokens, (maxOutputTokens) =>
    model.doStream({ prompt: modelPrompt(prompt), maxOutputTokens, abortSignal: signal }),
  );
  const reader = stream.getReader();
  let thought = false;
  try {
    for await (const parts of gathered(reader)) {
      const { text, failure, finish } = read(parts);
      thought ||= parts.some(({ type }) => type === 'reasoning-delta');
      if (text !== '') yield text;
      if (failure !== null) throw failure;
      if (finish !== null) return finished(finish, thought);
    }
  } finally {
    // Reached when the reader of this generator leaves early, too: the upstream is let go.
    await reader.cancel().catch(() => undefined);
  }
  throw new NoAnswer('cut-off');
}

type Part =
  Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;
type FinishPart = Extract<Part, { type: 'finish' }>;

/** What the parts say up to the first that ends it, well or badly. */
function read(parts: readonly Part[]) {
  let text = '';
  for (const part of parts) {
    if (part.type === 'text-delta') text += part.delta;
    else if (part.type === 'error') return { text, failure: asThrown(part.error), finish: null };
    else if (part.type === 'finish') return { text, failure: null, finish: part };
  }
  return { text, failure: null, finish: null };
}

function finished({ finishReason: { unified, raw }, usage }: FinishPart, thought: boolean): Finish {
  if (unified === 'content-filter') throw new NoAnswer('refusal');
  // No reason given: the stream ended without its end, however tidily it was closed.
  if (raw === undefined) throw new NoAnswer('cut-off');
  return {
    truncated: unified === 'length',
    tokens: tokensUsed(usage),
    thought: thought || (usage.outputTokens.reasoning ?? 0) > 0,
  };
}

const asThrown = (error: unknown): Error =>
  error instanceof Error ? error : new NoAnswer('malformed');
