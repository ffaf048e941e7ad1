/** A topic guide, as README.md tells and read.ts reads it. */
import type { TherapistId } from '#care/contract.ts';
import type { SkillId } from '../skills/types.ts';

export const ANGLES = [
  'facts',
  'words',
  'people',
  'body',
  'thought',
  'feeling',
  'self',
  'doing',
  'past',
  'meaning',
  'future',
  'choice',
] as const;
export type Angle = (typeof ANGLES)[number];

export const STAGES = ['early', 'middle', 'late'] as const;
export type TopicStage = (typeof STAGES)[number];

/** Replies that need no words of their own to be known by. */
export const BARE = ['yes', 'no', 'dunno', 'none', 'all', 'declines'] as const;
export type BareReply = (typeof BARE)[number];

/** Whether a message in plain words holds one of the phrases. */
export type Phrases = (plain: string) => boolean;

/** A kind of reply to one question. */
export interface ReplyClass {
  readonly id: string;
  /** Null where it is one of `BARE`. */
  readonly words: Phrases | null;
  readonly answers: readonly string[];
  /** What is known from then on, as a clause in the second person. */
  readonly known: string | null;
}

/** One thing to ask, and what to answer. */
export interface TopicNode {
  readonly id: string;
  readonly stage: TopicStage;
  readonly angle: Angle;
  /** None where anybody asks it. */
  readonly by: readonly TherapistId[];
  /** Only after such a reply to another node. */
  readonly when: { readonly node: string; readonly classes: readonly string[] } | null;
  readonly covers: Phrases | null;
  readonly questions: readonly string[];
  readonly own: ReadonlyMap<TherapistId, readonly string[]>;
  readonly invitations: readonly string[];
  /** True whatever is replied. */
  readonly answers: readonly string[];
  readonly known: string | null;
  readonly classes: readonly ReplyClass[];
}

/** What may be asked of us about any topic. */
export const ASKED = ['should', 'normal', 'better', 'why', 'other', 'sure'] as const;
export type AskedOfUs = (typeof ASKED)[number];

export interface Topic {
  readonly id: string;
  readonly domain: string;
  readonly title: string;
  /** Said where the same words are about something else: "i do not drink". */
  readonly not: Phrases | null;
  readonly situations: readonly string[];
  readonly skills: readonly { readonly id: SkillId; readonly matter: string }[];
  /** What a decision in this matter is between: as it is, and changed. */
  readonly sides: { readonly stay: string; readonly go: string } | null;
  readonly open: readonly string[];
  /** The same in one therapist's own way. */
  readonly ownOpen: ReadonlyMap<TherapistId, readonly string[]>;
  readonly free: readonly string[];
  readonly asked: Readonly<Record<AskedOfUs, readonly string[]>>;
  /** Questions of this matter that have an answer of their own. */
  readonly asks: readonly ReplyClass[];
  /** What people with this matter tell, whatever was asked; the heaviest first. */
  readonly tells: readonly ReplyClass[];
  readonly nodes: readonly TopicNode[];
}
