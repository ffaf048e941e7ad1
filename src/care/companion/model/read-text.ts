/** One streamed call to a model, read as bare text. */
import { NoAnswer } from './faults.ts';
import { type Model, modelPrompt, tokensUsed } from './provider.ts';
import type { Prompt } from './upstream.ts';

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
  prompt: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string, Finish, void> {
  const { stream } = await model.doStream({
    prompt: modelPrompt(prompt),
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
          tokens: tokensUsed(part.usage),
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
