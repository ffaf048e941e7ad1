/** A second reading of a message for danger. It may raise a level, lowers none, and may fail freely. */
import * as z from 'zod/mini';
import { riskLevel } from '#care/contract.ts';
import { isPlainlyHarmless, urgency } from '#care/safety/index.ts';
import type { Assessment } from '#care/safety/types.ts';
import { makeAside } from './aside.ts';
import type { Budget } from './budget.ts';
import { taskInstructions } from './prompts.ts';
import { looksEnglish } from './suspects.ts';
import { spoken } from './text.ts';
import { type Judgement, judge, type Turn } from './turn.ts';
import type { Upstream } from './upstream.ts';

const OPINION_MS = 4_000;

const opinionShape = z.object({ level: riskLevel, subject: z.enum(['self', 'other']) });
type Opinion = z.infer<typeof opinionShape>;

/** A second reading under way beside the reply. */
export interface Second {
  /** The judgement that replaces the rules' own, once the model has raised it. */
  raised(): Judgement | null;
  /** Resolves when the reading is done, in time or not. */
  readonly settled: Promise<void>;
}

/** Starts the second reading of a turn, where there is anything to be read between the lines. */
export function startSecond(upstream: Upstream, turn: Turn, signal: AbortSignal): Second {
  const { input, judged, spent } = turn;
  if (judged.risk.peak === 'none' && isPlain(input.message)) return NONE;
  let raised: Judgement | null = null;
  const asked = input.history.findLast(({ role }) => role === 'assistant')?.content ?? null;
  const budget = upstream.budget(signal, OPINION_MS);
  const spend = (tokens: number) => {
    spent.tokens += tokens;
  };
  const about = { message: input.message, asked, spend };
  const settled = secondOpinion(upstream, about, budget).then((opinion) => {
    const graver = raisedBy(opinion, judged.assessment);
    if (graver) raised = judge(input, graver);
  });
  return { raised: () => raised, settled };
}

/** A few words on which nothing hangs, or everyday talk in a language that the statistics know best. */
function isPlain(message: string): boolean {
  const short = message.trim().split(/\s+/).length < 3;
  return short || (looksEnglish(message) && isPlainlyHarmless(message));
}

export const NONE: Second = { raised: () => null, settled: Promise.resolve() };

interface About {
  readonly message: string;
  /** What the app had written just before. */
  readonly asked: string | null;
  readonly spend: (tokens: number) => void;
}

/** null where the model did not answer in time or at all: then the rules alone decide. */
async function secondOpinion(
  upstream: Upstream,
  { message, asked, spend }: About,
  budget: Budget,
): Promise<Opinion | null> {
  const context =
    asked === null ? '' : `Just before, the app had written:\n${spoken(asked, 600)}\n\n`;
  return makeAside(
    upstream,
    {
      name: 'danger',
      schema: opinionShape,
      instructions: taskInstructions('opinion'),
      messages: [{ role: 'user', content: `${context}The message:\n${spoken(message)}` }],
      maxOutputTokens: 200,
      spend,
    },
    budget,
  );
}

/** The assessment that counts, or null where the opinion adds nothing to the rules' own. */
export function raisedBy(opinion: Opinion | null, assessment: Assessment): Assessment | null {
  if (opinion === null || urgency(opinion.level) <= urgency(assessment.level)) return null;
  const flags = new Set(assessment.flags);
  if (opinion.subject === 'other') flags.add('third_party');
  return {
    ...assessment,
    level: opinion.level,
    subject: opinion.subject,
    flags: [...flags].sort(),
    signals: [...assessment.signals, 'model-opinion'],
  };
}
