/** Data from a model: asked for after a schema, checked against it, and never trusted otherwise. */
import * as z from 'zod/mini';
import type { Budget } from './budget.ts';
import { NoAnswer } from './faults.ts';
import { type Model, modelPrompt, tokensUsed } from './provider.ts';
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

async function afterSchema<T>(
  model: Model,
  request: ObjectRequest<T>,
  signal: AbortSignal,
): Promise<Made<T>> {
  const { name } = request;
  const responseFormat = { type: 'json', schema: jsonSchemaOf(request.schema), name } as const;
  const { text, tokens } = await generate(model, { ...request, signal, responseFormat });
  return { value: fitting(request, asJson(text)), tokens };
}

async function inWords<T>(
  model: Model,
  request: ObjectRequest<T>,
  signal: AbortSignal,
): Promise<Made<T>> {
  const schema = JSON.stringify(jsonSchemaOf(request.schema));
  const instructions = `${request.instructions}\n\nAnswer with one JSON object that fits this JSON Schema, and with nothing else:\n${schema}`;
  const { text, tokens } = await generate(model, { ...request, instructions, signal });
  return { value: fitting(request, firstObject(afterThinking(text) ?? '')), tokens };
}

/**
 * The provider itself is asked: `generateText` on top of it was measured at twice the processor
 * time per call and gives nothing that an answer without tools needs.
 */
async function generate(
  model: Model,
  prompt: Prompt & { readonly signal: AbortSignal; readonly responseFormat?: ResponseFormat },
): Promise<{ text: string; tokens: number }> {
  const { content, usage } = await model.doGenerate({
    prompt: modelPrompt(prompt),
    maxOutputTokens: prompt.maxOutputTokens,
    abortSignal: prompt.signal,
    ...(prompt.responseFormat ? { responseFormat: prompt.responseFormat } : {}),
  });
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { text, tokens: tokensUsed(usage) || estimate(prompt) };
}

type ResponseFormat = NonNullable<Parameters<Model['doGenerate']>[0]['responseFormat']>;
type JsonSchema = NonNullable<Extract<ResponseFormat, { type: 'json' }>['schema']>;

const known = new WeakMap<object, JsonSchema>();

/** Made once: it costs more than the rest of a call. */
function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const made = known.get(schema) ?? (z.toJSONSchema(schema) as JsonSchema);
  known.set(schema, made);
  return made;
}

/** @throws NoAnswer where the data is not what was asked for. */
function fitting<T>({ schema }: ObjectRequest<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new NoAnswer('malformed');
  return parsed.data;
}

/** The text from the first brace to the last, read as JSON: small models like to add a sentence. */
function firstObject(text: string): unknown {
  const start = text.indexOf('{');
  return start === -1 ? undefined : asJson(text.slice(start, text.lastIndexOf('}') + 1));
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const estimate = ({ instructions, messages }: Prompt): number =>
  roughTokens(instructions, ...messages.map(({ content }) => content));
