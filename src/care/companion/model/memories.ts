/** Proposes what is worth remembering from a message. Storing, showing and forgetting are not done here. */
import * as z from 'zod/mini';
import { type CandidateMemory, MEMORY_KINDS, type SaidByPerson } from '../memory.ts';
import { isOthersHealth, saidAsFact } from './as-fact.ts';
import { makeAside } from './aside.ts';
import { isHarmless, isOrder } from './inspect.ts';
import { taskInstructions } from './prompts.ts';
import { quoteIn, restsOn } from './rests-on.ts';
import { spoken, visible } from './text.ts';
import type { Upstream } from './upstream.ts';
import type { Allowance } from './usage.ts';

export interface MemoryExtractor {
  /** Never throws; no facts where the model did not answer. */
  extractMemories(
    said: SaidByPerson,
    options: { readonly signal: AbortSignal; readonly allowance?: Allowance },
  ): Promise<readonly CandidateMemory[]>;
}

const EXTRACTION_MS = 15_000;
const FACTS = 4;
const FACT_LENGTH = 160;
/** Shorter messages hold nothing that is worth a call. */
const TOO_SHORT = 12;

const memoriesShape = z.object({
  facts: z.array(
    z.object({
      kind: z.enum(MEMORY_KINDS),
      fact: z.string(),
      quote: z.string(),
      about: z.optional(z.nullable(z.string())),
    }),
  ),
});

export function createMemoryExtractor(upstream: Upstream): MemoryExtractor {
  return {
    async extractMemories({ messageId, content }, { signal, allowance }) {
      if (content.trim().length < TOO_SHORT) return [];
      let spent = 0;
      try {
        if (allowance && (await allowance.left()).tokens <= 0) return [];
        // The message's id stays here: the upstream is shown words and nothing that points to a row.
        const made = await makeAside(
          upstream,
          {
            name: 'memories',
            schema: memoriesShape,
            instructions: taskInstructions('memories'),
            messages: [{ role: 'user', content: spoken(content) }],
            maxOutputTokens: 400,
            spend: (tokens) => {
              spent += tokens;
            },
          },
          upstream.budget(signal, EXTRACTION_MS),
        );
        if (!made) return [];
        return made.facts.slice(0, FACTS).flatMap(({ kind, fact, quote, about }) => {
          const found = quoteIn(content, quote);
          const statement = statementOf(fact, content);
          if (!found || !statement || !saidAsFact(content, found)) return [];
          if (isOthersHealth(statement)) return [];
          const topic = mentionable(content, about ?? '');
          return [{ messageId, kind, fact: statement, quote: found, topic }];
        });
      } catch {
        return [];
      } finally {
        if (spent > 0) await allowance?.charge(spent).catch(() => undefined);
      }
    },
  };
}

/** A model may be talked into anything: a fact is one plain line on what was said, or it is none. */
function statementOf(fact: string, content: string): string | null {
  const line = visible(fact).replace(/\s+/g, ' ').trim();
  const plain = line.length <= FACT_LENGTH && !/[<>{}[\]|\\]|https?:|www\./i.test(line);
  return plain && !isOrder(line) && restsOn(line, content) && isHarmless(line) ? line : null;
}

/** A short noun phrase in the person's own words, fit for a greeting; else null. */
function mentionable(content: string, about: string): string | null {
  const phrase = visible(about).trim();
  if (phrase.length > 60 || !/^(?:your|the) [\p{L}\p{N}' -]+$/u.test(phrase)) return null;
  const said = new Set(content.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const words =
    phrase
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(1) ?? [];
  return words.length > 0 && words.every((word) => said.has(word)) ? phrase : null;
}
