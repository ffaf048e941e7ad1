/** Data from a model: asked for after a schema, checked against it, and never trusted otherwise. */
import * as z from 'zod/mini';
import type { Budget } from './budget.ts';
import { NoAnswer } from './faults.ts';
import type { Model } from './provider.ts';
import { roughTokens } from './text.ts';
import { afterThinking } from './thinking.ts';
import type { Prompt, Upstream } from './upstream.ts';

export interface ObjectRequest<T> extends Prompt {
  /** Names the schema to the upstream. */
  readonly name: string;
  readonly schema: z.ZodMiniType<T>;
  /** How often to try again; without it as often as the upstream's setting says. */
  readonly retries?: number;
}

export interface Made<T> {
  readonly value: T;
  readonly tokens: number;
}

/** Upstreams that turned down a schema once are asked in words from then on. */
const withoutSchemas = new WeakSet<Upstream>();

/** @throws CompanionUnavailable where no attempt gave data that fits the schema. */
export async function makeObject<T>(
  upstream: Upstream,
  request: ObjectRequest<T>,
  budget: Budget,
): Promise<Made<T>> {
  const make = async (model: Model): Promise<Made<T>> => {
    if (withoutSchemas.has(upstream)) return inWords(model, request, budget.signal);
    try {
      return await afterSchema(model, request, budget.signal);
    } catch (error) {
      const status = (error as { statusCode?: unknown }).statusCode;
      if (status !== 400 && status !== 422) throw error;
      withoutSchemas.add(upstream);
      return inWords(model, request, budget.signal);
    }
  };
  return upstream.call(budget, make, request.retries);
}

async function loadSdk() {
  // The SDK would print warnings itself; ours is the only log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return import('ai');
}

async function afterSchema<T>(
  model: Model,
  request: ObjectRequest<T>,
  signal: AbortSignal,
): Promise<Made<T>> {
  const { generateText, Output } = await loadSdk();
  const { output, usage } = await generateText({
    model,
    output: Output.object({ schema: request.schema, name: request.name }),
    instructions: request.instructions,
    messages: [...request.messages],
    maxOutputTokens: request.maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
  });
  return { value: output as T, tokens: usage.totalTokens ?? estimate(request) };
}

async function inWords<T>(
  model: Model,
  request: ObjectRequest<T>,
  signal: AbortSignal,
): Promise<Made<T>> {
  const { generateText } = await loadSdk();
  const schema = JSON.stringify(z.toJSONSchema(request.schema));
  const { text, usage } = await generateText({
    model,
    instructions: `${request.instructions}\n\nAnswer with one JSON object that fits this JSON Schema, and with nothing else:\n${schema}`,
    messages: [...request.messages],
    maxOutputTokens: request.maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
  });
  const parsed = request.schema.safeParse(firstObject(afterThinking(text) ?? ''));
  if (!parsed.success) throw new NoAnswer('malformed');
  return { value: parsed.data, tokens: usage.totalTokens ?? estimate(request) };
}

/** The text from the first brace to the last, read as JSON: small models like to add a sentence. */
function firstObject(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  try {
    return start === -1 ? undefined : JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
}

const estimate = ({ instructions, messages }: Prompt): number =>
  roughTokens(instructions, ...messages.map(({ content }) => content));
