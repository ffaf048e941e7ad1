/** What the guided companion carries from turn to turn: small JSON, read defensively. */
import { readGuided } from './saved.ts';
import type { SkillKind } from './skills/kinds.ts';
import type { SkillId } from './skills/types.ts';
import type { TopicRun } from './topics/run.ts';
import type { Family } from './understand/feelings.ts';

/** docs/decisions/0016 says who may move it and when. */
export type Stage = 'meet' | 'explore' | 'understand' | 'choose' | 'practise' | 'plan' | 'close';

export interface Person {
  label: string;
  relation: string | null;
  name: string | null;
  pronoun: 'she' | 'he' | null;
  count: number;
  turn: number;
}

/** The question that is in the air. */
export interface Pending {
  kind: 'ask' | 'confirm' | 'offer' | 'age' | 'missed';
  /** What was asked for, where the answer has a place of its own. */
  slot?: 'plan' | 'urge';
}

export interface Quotation {
  text: string;
  said: string | null;
  sore: boolean;
  weight: number;
  turn: number;
  uses: number;
}

export interface SkillRun {
  id: SkillId;
  step: number;
  slots: Record<string, string>;
  fails: number;
}

export interface Done {
  id: SkillId;
  before: number | null;
  after: number | null;
  keep: string | null;
  turn?: number | undefined;
}

export interface Matter {
  skills: SkillId[];
  words: string | null;
  turn: number;
}

export interface GuidedState {
  v: 1;
  turn: number;
  stage: Stage;
  /** Five base-36 characters per line and sentence already said. */
  used: string;
  /** Last shapes, newest last: R reflection, Q question, I invitation, S summary, O offer, A answer … */
  shapes: string[];
  leads: string[];
  pending: Pending | null;
  people: Person[];
  frames: { id: string; count: number; turn: number; score: number }[];
  feelings: { family: Family; word: string; turn: number }[];
  /** `sore` where a painful feeling or a hard judgement is in it. */
  quotes: Quotation[];
  facts: Record<string, string>;
  skill: SkillRun | null;
  /** The topic guide that leads the talk, and those that led it before. */
  topic: TopicRun | null;
  topicsDone: string[];
  /** Put down before its end, and theirs to take up again. */
  paused: SkillRun | null;
  done: Done[];
  refused: boolean;
  /** Sorts of exercise that were refused: not offered again in this talk. */
  avoid: SkillKind[];
  /** What was told that a certain exercise is for, in their words where there are some. */
  matters: Matter[];
  /** What they mean to do, and what they take along from an exercise; newest last. */
  kept: string[];
  offered: { skill: SkillId; turn: number } | null;
  /** Until this turn they want to be left without questions. */
  unasked: number;
  /** How many replies in a row ended in a question, exercises left out. */
  asked: number;
  lastOffer: number;
  /** Offers that were passed over in silence: they come more rarely, and then not at all. */
  passed: number;
  lastSummary: number;
  content: number;
  terse: number;
  minor: boolean;
  drunk: boolean;
  disclosedAt: string | null;
  takeaway: string | null;
}

export function freshState(): GuidedState {
  return {
    v: 1,
    turn: 0,
    stage: 'meet',
    used: '',
    shapes: [],
    leads: [],
    pending: null,
    people: [],
    frames: [],
    feelings: [],
    quotes: [],
    facts: {},
    skill: null,
    topic: null,
    topicsDone: [],
    paused: null,
    done: [],
    refused: false,
    avoid: [],
    matters: [],
    kept: [],
    offered: null,
    unasked: 0,
    asked: 0,
    lastOffer: -9,
    passed: 0,
    lastSummary: 0,
    content: 0,
    terse: 0,
    minor: false,
    drunk: false,
    disclosedAt: null,
    takeaway: null,
  };
}

/** A copy to work on; anything that is not ours starts fresh rather than failing the turn. */
export function readState(raw: unknown): GuidedState {
  if (typeof raw !== 'object' || raw === null || (raw as { v?: unknown }).v !== 1)
    return freshState();
  return readGuided(raw, freshState());
}

/** Keeps lists short, dropping what was longest unmentioned. */
export function trimState(state: GuidedState): void {
  state.shapes = state.shapes.slice(-6);
  state.leads = state.leads.slice(-4);
  const recent = <T extends { turn: number }>(list: T[], size: number): T[] =>
    [...list].sort((a, b) => b.turn - a.turn).slice(0, size);
  state.people = recent(state.people, 10);
  state.frames = recent(state.frames, 8);
  state.feelings = recent(state.feelings, 10);
  state.quotes = [...state.quotes]
    .sort((a, b) => b.weight - b.uses - (a.weight - a.uses))
    .slice(0, 14);
  state.matters = recent(state.matters, 5);
  state.kept = state.kept.slice(-3);
  const { plain } = state.facts;
  state.facts = Object.fromEntries(Object.entries(state.facts).slice(-16));
  // A wish for the whole talk outlives what was told on the way.
  if (plain !== undefined) state.facts.plain = plain;
}
