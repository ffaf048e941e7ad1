/** Proposes what is worth remembering from a message. Storing, showing and forgetting are not done here. */
import * as z from 'zod/mini';
import { makeObject } from './object.ts';
import { taskInstructions } from './prompts.ts';
import { spoken, visible } from './text.ts';
import type { Upstream } from './upstream.ts';
import type { Allowance } from './usage.ts';

export const MEMORY_KINDS = ['person', 'life', 'date', 'helps', 'goal', 'preference'] as const;

/** A fact somebody may see, keep or forget. It names the message it comes from. */
export interface CandidateMemory {
  readonly messageId: string;
  readonly kind: (typeof MEMORY_KINDS)[number];
  readonly fact: string;
  /** The words of the message that carry it. */
  readonly quote: string;
}

export interface SaidByPerson {
  readonly messageId: string;
  readonly content: string;
}

export interface MemoryExtractor {
  /** Never throws; no facts where the model did not answer. */
  extractMemories(
    turn: SaidByPerson,
    options: { readonly signal: AbortSignal; readonly allowance?: Allowance },
  ): Promise<readonly CandidateMemory[]>;
}

const EXTRACTION_MS = 15_000;
const FACTS = 4;

const memoriesShape = z.object({
  facts: z.array(z.object({ kind: z.enum(MEMORY_KINDS), fact: z.string(), quote: z.string() })),
});

export function createMemoryExtractor(upstream: Upstream): MemoryExtractor {
  return {
    async extractMemories({ messageId, content }, { signal, allowance }) {
      try {
        if (allowance && (await allowance.left()).tokens <= 0) return [];
        // The message's id stays here: the upstream is shown words and nothing that points to a row.
        const { value, tokens } = await makeObject(
          upstream,
          {
            name: 'memories',
            schema: memoriesShape,
            retries: 0,
            instructions: taskInstructions('memories'),
            messages: [{ role: 'user', content: spoken(content) }],
            maxOutputTokens: 400,
          },
          upstream.budget(signal, EXTRACTION_MS),
        );
        await allowance?.charge(tokens);
        return value.facts.slice(0, FACTS).flatMap(({ kind, fact, quote }) => {
          const found = grounded(content, quote);
          const statement = visible(fact).trim().slice(0, 160);
          return found && statement ? [{ messageId, kind, fact: statement, quote: found }] : [];
        });
      } catch {
        return [];
      }
    },
  };
}

/** The quote as it stands in the message, or null: a fact nobody said is not remembered. */
function grounded(content: string, quote: string): string | null {
  const wanted = quote.trim().replace(/^["“'‘]+|["”'’.…]+$/g, '');
  if (wanted.length < 3) return null;
  const at = content.toLowerCase().indexOf(wanted.toLowerCase());
  return at === -1 ? null : content.slice(at, at + wanted.length);
}
