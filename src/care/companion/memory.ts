/** What may be remembered of a conversation: its kinds and shapes. Storing and forgetting are a feature's. */
import type { TherapistId } from '#care/contract.ts';

export const MEMORY_KINDS = ['person', 'life', 'date', 'helps', 'goal', 'preference'] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

/** A message to learn from. Its id stays with us: no model is shown it. */
export interface SaidByPerson {
  readonly messageId: string;
  readonly content: string;
  readonly at: Date;
}

/** A fact somebody may see, keep or forget. It names the message it comes from. */
export interface CandidateMemory {
  readonly messageId: string;
  readonly kind: MemoryKind;
  /** A sentence said to the person: "Priya is your sister." */
  readonly fact: string;
  /** The words of the message that carry it. */
  readonly quote: string;
  /** How a greeting may mention it ("your sister Priya"); null where it had better not. */
  readonly topic: string | null;
}

/** A kept fact, as the companion is told of it. */
export interface Remembered {
  readonly kind: MemoryKind;
  readonly fact: string;
  readonly topic: string | null;
  /** Whom it was told. */
  readonly therapistId: TherapistId;
  /** When it was said. */
  readonly at: Date;
}
