/** A situation: one kind of thing people tell, how it is recognised, and what each therapist answers. */
import type { TherapistId } from '#care/contract.ts';
import type { AnyOf } from './literals.ts';

export interface Situation {
  readonly id: string;
  /** Examples of one are left out together where the training of the detector is checked. */
  readonly domain: string;
  /** Recognised only while the talk is about a partner: the words alone could mean anybody. */
  readonly partner: boolean;
  /** One of these must be in `plainWords` of a message. */
  readonly patterns: readonly Pattern[];
  /** What is told is something else where this is in it, too. */
  readonly unless: Matcher | null;
  /** A statement that can stand alone, by therapist. */
  readonly says: ReadonlyMap<TherapistId, string>;
  /** Messages it is for, and near ones that it is not for: what the tests hold it to. */
  readonly examples: readonly string[];
  readonly nearMisses: readonly string[];
}

export interface Matcher {
  find(text: string): RegExpExecArray | null;
}

export interface Pattern extends Matcher {
  /** What is in every text that it matches. */
  readonly literals: readonly AnyOf[];
}
