/** The only file that loads the AI SDK, and only when the first model is made. */
import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import { boundedFetch } from './http.ts';
import { MAX_BYTES, type UpstreamOptions } from './options.ts';

/** A language model after the AI SDK's provider specification, version 4. */
export type Model = ReturnType<OpenAICompatibleProvider['languageModel']>;

/**
 * `strict` asks for JSON after a schema. Models that think aloud between <think> tags have that
 * part taken out: it is not the reply and no guard is meant for it.
 */
export async function loadModel(options: UpstreamOptions): Promise<Model> {
  const { wrapLanguageModel, extractReasoningMiddleware } = await import('ai');
  // The SDK would print warnings itself; ours is the only log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return wrapLanguageModel({
    model: await rawModel(options),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}

async function rawModel(options: UpstreamOptions): Promise<Model> {
  const fetch = boundedFetch(options.maxBytes ?? MAX_BYTES);
  const { baseUrl: baseURL, model } = options;
  if (options.provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    // Never undefined: the SDK would look into the environment for a key.
    return createAnthropic({ baseURL, apiKey: options.apiKey ?? 'none', fetch }).languageModel(
      model,
    );
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'upstream',
    baseURL,
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(options.apiKey === null ? {} : { apiKey: options.apiKey }),
    ...(new URL(baseURL).host === 'api.openai.com' ? { transformRequestBody: newerLimit } : {}),
  }).languageModel(model);
}

/** OpenAI itself has renamed the field; its imitators know only the old name. */
function newerLimit({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return max_tokens === undefined ? body : { ...body, max_completion_tokens: max_tokens };
}
