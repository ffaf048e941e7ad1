/** What came back from storage, field by field: what is not of our shape falls back to the fresh value. */
import * as z from 'zod/mini';
import { RISK_LEVELS } from '#care/contract.ts';
import type { RiskState } from '#care/safety/types.ts';
import { SKILL_KINDS } from './skills/kinds.ts';
import { SKILL_IDS } from './skills/types.ts';
import type { GuidedState } from './state.ts';

const text = z.string();
const count = z.int();
const maybe = z.nullable(text);
const skill = z.enum(SKILL_IDS);

const RUN = z.object({
  id: skill,
  step: count.check(z.minimum(0)),
  slots: z.record(text, text),
  fails: count,
});

const FIELDS: { readonly [K in Exclude<keyof GuidedState, 'v'>]: z.ZodMiniType } = {
  turn: count.check(z.minimum(0)),
  stage: z.enum(['meet', 'explore', 'understand', 'choose', 'practise', 'plan', 'close']),
  used: text,
  shapes: z.array(text),
  leads: z.array(text),
  pending: z.nullable(
    z.object({
      kind: z.enum(['ask', 'confirm', 'offer', 'age', 'missed']),
      slot: z.optional(text),
    }),
  ),
  people: z.array(
    z.object({
      label: text,
      relation: maybe,
      name: maybe,
      pronoun: z.nullable(z.enum(['she', 'he'])),
      count,
      turn: count,
    }),
  ),
  frames: z.array(z.object({ id: text, count, turn: count, score: z.number() })),
  feelings: z.array(z.object({ family: text, word: text, turn: count })),
  quotes: z.array(
    z.object({
      text,
      said: maybe,
      sore: z.boolean(),
      weight: z.number(),
      turn: count,
      uses: count,
    }),
  ),
  facts: z.record(text, text),
  skill: z.nullable(RUN),
  topic: z.nullable(
    z.object({
      id: text,
      since: count,
      sure: z.boolean(),
      doubts: count,
    }),
  ),
  topicsDone: z.array(text),
  paused: z.nullable(RUN),
  done: z.array(
    z.object({
      id: skill,
      before: z.nullable(z.number()),
      after: z.nullable(z.number()),
      keep: maybe,
      turn: z.optional(count),
    }),
  ),
  refused: z.boolean(),
  avoid: z.array(z.enum(SKILL_KINDS)),
  matters: z.array(z.object({ skills: z.array(skill), words: maybe, turn: count })),
  kept: z.array(text),
  offered: z.nullable(z.object({ skill, turn: count })),
  unasked: count,
  asked: count,
  lastOffer: count,
  passed: count,
  lastSummary: count,
  content: count,
  terse: count,
  minor: z.boolean(),
  drunk: z.boolean(),
  disclosedAt: z.nullable(text.check(z.refine((at) => !Number.isNaN(Date.parse(at))))),
  takeaway: maybe,
};

/** A copy of `raw` to work on, over `fresh`; one broken field costs that field and no other. */
export function readGuided(raw: object, fresh: GuidedState): GuidedState {
  return { ...fresh, ...sound<GuidedState>(raw, FIELDS) };
}

const RISK: { readonly [K in keyof RiskState]: z.ZodMiniType } = {
  peak: z.enum(RISK_LEVELS),
  subject: z.enum(['self', 'other']),
  flags: z.array(text),
  calmTurns: count,
  asked: count,
  denied: count,
  sinceAsked: count,
  used: z.array(text),
};

/** The risk that was kept. What can be read of it holds, so that a known danger is not forgotten. */
export function readRisk(raw: unknown, fresh: RiskState): RiskState | null {
  if (typeof raw !== 'object' || raw === null) return null;
  return { ...fresh, ...sound<RiskState>(raw, RISK) };
}

function sound<T>(raw: object, fields: Readonly<Record<string, z.ZodMiniType>>): Partial<T> {
  const saved = raw as Record<string, unknown>;
  const read = Object.entries(fields).flatMap(([name, shape]) => {
    const result = shape.safeParse(saved[name]);
    return result.success ? [[name, result.data]] : [];
  });
  return Object.fromEntries(read) as Partial<T>;
}
