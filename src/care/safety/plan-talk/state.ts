/** What a conversation carries about the plan from turn to turn: small JSON, read defensively. */
import * as z from 'zod/mini';
import type { TherapistId } from '#care/contract.ts';
import { PLAN_STEPS, type PlanItems } from '../safety-plan.ts';

const step = z.enum(PLAN_STEPS);

const planTalk = z.object({
  v: z.literal(1),
  /**
   * `offered`: a yes or no is awaited. `asking`: a step's question is in the air. `picking`: which
   * step to add to. `paused`: begun, and something else came between.
   */
  phase: z.enum(['idle', 'offered', 'asking', 'picking', 'paused']),
  /** What was offered last. */
  offer: z.enum(['write', 'resume', 'show']),
  step: z.nullable(step),
  /** The smaller question has been asked. */
  smaller: z.boolean(),
  /** Steps left open on purpose, not to be asked again in this round. */
  skipped: z.array(step),
  /** Words for the step that wait for a yes (`danger`) or for a short form (`long`). */
  held: z.nullable(z.object({ items: z.array(z.string()), why: z.enum(['danger', 'long']) })),
  offers: z.int(),
  refused: z.boolean(),
  /** Turns since the plan was last spoken of. */
  since: z.int(),
  /** Ids of lines that have been said. */
  used: z.array(z.string()),
});
export type PlanTalk = z.infer<typeof planTalk>;

export const NO_TALK: PlanTalk = {
  v: 1,
  phase: 'idle',
  offer: 'write',
  step: null,
  smaller: false,
  skipped: [],
  held: null,
  offers: 0,
  refused: false,
  since: 0,
  used: [],
};

/** Anything that is not ours starts afresh rather than failing the turn. */
export function readTalk(raw: unknown): PlanTalk {
  const parsed = planTalk.safeParse(raw);
  return parsed.success ? parsed.data : NO_TALK;
}

/** A message, with what the plan's engine may know of the person. */
export interface PlanMessage {
  readonly talk: PlanTalk;
  readonly plan: PlanItems;
  readonly message: string;
  readonly therapistId: TherapistId;
  readonly minor: boolean;
  readonly country: string;
}
