/** Loads the AI SDK provider that the settings name, and nothing before the first model is made. */
import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import { boundedFetch } from './http.ts';
import { MAX_BYTES, type UpstreamOptions } from './options.ts';
import type { Prompt } from './upstream.ts';

/** A language model after the AI SDK's provider specification, version 4. */
export type Model = ReturnType<OpenAICompatibleProvider['languageModel']>;
type Usage = Awaited<ReturnType<Model['doGenerate']>>['usage'];

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

/** Our own text as the system's, and what was said between the two. */
export function modelPrompt({
  instructions,
  messages,
}: Prompt): Parameters<Model['doStream']>[0]['prompt'] {
  return [
    { role: 'system', content: instructions },
    ...messages.map(({ role, content }) => ({
      role,
      content: [{ type: 'text' as const, text: content }],
    })),
  ];
}

/** 0 where the upstream does not say. */
export function tokensUsed({ inputTokens, outputTokens }: Usage): number {
  return (inputTokens.total ?? 0) + (outputTokens.total ?? 0);
}
