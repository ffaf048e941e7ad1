/** Data from a model: asked for after a schema, checked against it, and never trusted otherwise. */
import * as z from 'zod/mini';
import type { Budget } from './budget.ts';
import { NoAnswer } from './faults.ts';
import { type Model, modelPrompt, tokensUsed } from './provider.ts';
import { noteThinking, withRoom } from './reasoning.ts';
import { roughTokens } from './text.ts';
import { afterThinking, afterUnopened } from './thinking.ts';
import type { Prompt, Upstream } from './upstream.ts';

export interface ObjectRequest<T> extends Prompt {
  /** Names the schema to the upstream. */
  readonly name: string;
  readonly schema: z.ZodMiniType<T>;
  /** How often to try again; without it as often as the upstream's setting says. */
  readonly retries?: number;
  /** Hears what each answer cost, also one that did not fit. */
  readonly spend: (tokens: number) => void;
}

/** Upstreams that turned down a schema once are asked in words from then on. */
const withoutSchemas = new WeakSet<Upstream>();
/** Those that took one and gave something else: many servers ignore it, so they are told in words, too. */
const deafToSchemas = new WeakSet<Upstream>();

/** @throws CompanionUnavailable where no attempt gave data that fits the schema. */
export async function makeObject<T>(
  upstream: Upstream,
  request: ObjectRequest<T>,
  budget: Budget,
): Promise<T> {
  const { signal } = budget;
  const make = async (model: Model): Promise<T> => {
    if (withoutSchemas.has(upstream)) return asked(model, request, { signal, inWords: true });
    const responseFormat = formatOf(request);
    const inWords = deafToSchemas.has(upstream);
    try {
      return await asked(model, request, { signal, inWords, responseFormat });
    } catch (error) {
      if (error instanceof NoAnswer) deafToSchemas.add(upstream);
      const status = (error as { statusCode?: unknown }).statusCode;
      if (status !== 400 && status !== 422) throw error;
      withoutSchemas.add(upstream);
      return asked(model, request, { signal, inWords: true });
    }
  };
  return upstream.call(budget, make, request.retries);
}

interface Asking {
  readonly signal: AbortSignal;
  /** Whether the schema stands in the instructions. */
  readonly inWords: boolean;
  readonly responseFormat?: ResponseFormat;
}

async function asked<T>(
  model: Model,
  request: ObjectRequest<T>,
  { inWords, ...asking }: Asking,
): Promise<T> {
  const instructions = inWords ? withSchema(request) : request.instructions;
  const prompt = { ...request, instructions, ...asking };
  let made = await generate(model, prompt);
  request.spend(made.tokens);
  if (made.cut) {
    // Its thinking took all there was: now there is room for it.
    made = await generate(model, prompt);
    request.spend(made.tokens);
  }
  return fitting(request, objectIn(made.text));
}

const withSchema = <T>({ instructions, schema }: ObjectRequest<T>): string =>
  `${instructions}\n\nAnswer with one JSON object that fits this JSON Schema, and with nothing else:\n${JSON.stringify(jsonSchemaOf(schema))}`;

const formatOf = <T>({ schema, name }: ObjectRequest<T>): ResponseFormat => ({
  type: 'json',
  schema: jsonSchemaOf(schema),
  name,
});

/**
 * The provider itself is asked: `generateText` on top of it was measured at twice the processor
 * time per call and gives nothing that an answer without tools needs.
 */
async function generate(
  model: Model,
  prompt: Prompt & { readonly signal: AbortSignal; readonly responseFormat?: ResponseFormat },
): Promise<{ text: string; tokens: number; cut: boolean }> {
  const { content, usage, finishReason } = await withRoom(
    model,
    prompt.maxOutputTokens,
    (maxOutputTokens) =>
      model.doGenerate({
        prompt: modelPrompt(prompt),
        maxOutputTokens,
        abortSignal: prompt.signal,
        ...(prompt.responseFormat ? { responseFormat: prompt.responseFormat } : {}),
      }),
  );
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const tokens = tokensUsed(usage) || estimate(prompt);
  const none = text.trim() === '';
  const thought =
    content.some(({ type }) => type === 'reasoning') ||
    (usage.outputTokens.reasoning ?? 0) > 0 ||
    (afterUnopened(text) ?? afterThinking(text)) !== text;
  const cut = finishReason.unified === 'length' && (thought || none);
  if (cut || thought) noteThinking(model);
  return { text, tokens, cut };
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

/**
 * What stands between the first brace and the last behind any thinking, read as JSON: models like to
 * add a sentence or a fence, also where a schema was asked for.
 */
function objectIn(text: string): unknown {
  const said = afterUnopened(text) ?? afterThinking(text) ?? '';
  return asJson(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
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
