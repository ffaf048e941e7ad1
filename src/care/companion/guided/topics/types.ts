/** A topic guide, as README.md tells and read.ts reads it. */
import type { SkillId } from '../skills/types.ts';

/** Whether a message in plain words holds one of the phrases. */
export type Phrases = (plain: string) => boolean;

/** Something that people with this matter ask, and what to say to just that. */
export interface Known {
  readonly id: string;
  readonly words: Phrases;
  readonly answers: readonly string[];
}

/** What may be asked of us about any topic. */
export const ASKED = ['should', 'normal', 'better', 'why', 'other', 'sure'] as const;
export type AskedOfUs = (typeof ASKED)[number];

export interface Topic {
  readonly id: string;
  readonly title: string;
  /** Said where the same words are about something else: "i do not drink". */
  readonly not: Phrases | null;
  readonly situations: readonly string[];
  readonly skills: readonly { readonly id: SkillId; readonly matter: string }[];
  /** What a decision in this matter is between: as it is, and changed. */
  readonly sides: { readonly stay: string; readonly go: string } | null;
  /** True of whatever a talk about it begins with. */
  readonly hears: readonly string[];
  /** What a listener who knows the matter would like to know, to open with first. */
  readonly questions: readonly string[];
  readonly asked: Readonly<Record<AskedOfUs, readonly string[]>>;
  /** Questions of this matter that have an answer of their own. */
  readonly asks: readonly Known[];
}
