/** What a model companion is built from, and how the AI_* settings become it. */
import type { Config } from '#platform/server/config.ts';

export type ProviderKind = 'openai-compatible' | 'anthropic' | 'ollama';

export interface UpstreamOptions {
  readonly provider: ProviderKind;
  /** Absolute, with the API's version in its path, without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  /** Milliseconds in all, retries included. Clients give up at 30 s. */
  readonly budgetMs?: number;
  /** How often a call may be tried again before its first word. */
  readonly retries?: number;
  readonly maxOutputTokens?: number;
  /** Bytes of one HTTP answer. */
  readonly maxBytes?: number;
  /** Hears about every fault; fields are safe to log. */
  readonly onFault?: (fault: FaultReport) => void;
}

export interface FaultReport {
  readonly reason: string;
  readonly status: number | null;
  /** 1 for the first try. */
  readonly attempt: number;
  readonly ms: number;
}

export const BUDGET_MS = 26_000;
export const RETRIES = 2;
export const MAX_OUTPUT_TOKENS = 1_000;
export const MAX_BYTES = 2 * 1024 * 1024;

const DEFAULT_URL: Readonly<Record<ProviderKind, string | null>> = {
  'openai-compatible': null,
  anthropic: 'https://api.anthropic.com/v1',
  ollama: 'http://127.0.0.1:11434/v1',
};

/** null where no model is configured: `AI_MODEL`, and for OpenAI-compatible `AI_BASE_URL`. */
export function upstreamOptions(
  config: Pick<Config, 'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>,
): UpstreamOptions | null {
  const baseUrl = config.AI_BASE_URL ?? DEFAULT_URL[config.AI_PROVIDER];
  if (!config.AI_MODEL || !baseUrl) return null;
  return {
    provider: config.AI_PROVIDER,
    baseUrl: withVersion(baseUrl.replace(/\/+$/, ''), config.AI_PROVIDER),
    apiKey: config.AI_API_KEY ?? null,
    model: config.AI_MODEL,
  };
}

/** Ollama's own documentation gives addresses without the `/v1` of its OpenAI-compatible side. */
function withVersion(url: string, provider: ProviderKind): string {
  return provider === 'ollama' && new URL(url).pathname === '/' ? `${url}/v1` : url;
}
