/** Loads the AI SDK provider that the settings name, and nothing before the first model is made. */
import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import { boundedFetch } from './http.ts';
import { MAX_BYTES, type UpstreamOptions } from './options.ts';

/** A language model after the AI SDK's provider specification, version 4. */
export type Model = ReturnType<OpenAICompatibleProvider['languageModel']>;

export async function loadModel(options: UpstreamOptions): Promise<Model> {
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
