/** Room for models that think before they speak: most upstreams count thinking towards the same limit. */
import type { Model } from './provider.ts';

/** Beside what the reply itself may take. */
const REASONING_TOKENS = 4_000;

/**
 * Learnt, not configured: absent until a model was seen to think, 0 for one that thinks where the upstream
 * turned the wider limit down. Asked of all models, it would be refused by servers with a small context.
 */
const rooms = new WeakMap<Model, number>();

export function noteThinking(model: Model): void {
  if (!rooms.has(model)) rooms.set(model, REASONING_TOKENS);
}

/** Asks with `tokens` for the words themselves, and with room to think before them where that is needed. */
export async function withRoom<Answer>(
  model: Model,
  tokens: number,
  ask: (maxOutputTokens: number) => PromiseLike<Answer>,
): Promise<Answer> {
  const room = rooms.get(model) ?? 0;
  try {
    return await ask(tokens + room);
  } catch (error) {
    const status = (error as { statusCode?: unknown } | null)?.statusCode;
    if (room === 0 || (status !== 400 && status !== 422)) throw error;
    const answer = await ask(tokens);
    // It was the limit that was refused, and nothing else.
    rooms.set(model, 0);
    return answer;
  }
}
