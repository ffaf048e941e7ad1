/** A frame is a situation people bring: how it shows itself, and what fits it. */
import type { SkillId } from '../skills/types.ts';
import type { QuestionKind } from '../understand/questions.ts';

export interface Frame {
  readonly id: string;
  readonly domain: Domain;
  readonly match: RegExp;
  /** What it is called: a noun phrase that goes behind "about". */
  readonly np: string;
  /** Two ways it could be, for people who write little. */
  readonly choice: readonly string[];
  /** One true, sourced sentence for when it helps to know that it is ordinary. */
  readonly fact?: {
    readonly text: string;
    readonly source: string;
    /** The questions it answers, where it is not all that a fact may answer. */
    readonly answers?: readonly QuestionKind[];
  };
  readonly skills: readonly SkillId[];
  /** Says only who or what it is about: its questions fit, its meanings may not. */
  readonly loose?: true;
  /** No wry remarks near this. */
  readonly grave?: true;
}

export type Domain =
  | 'sleep'
  | 'work'
  | 'worry'
  | 'low'
  | 'self'
  | 'couple'
  | 'family'
  | 'grief'
  | 'habit'
  | 'trauma'
  | 'social'
  | 'body'
  | 'change'
  | 'good';
