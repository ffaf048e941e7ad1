/** The one interface through which every feature talks to the companion, whoever answers. */
import type { CrisisNotice, RiskLevel, TherapistId } from '#care/contract.ts';
import type { PlanAddition, PlanItems } from '#care/safety/safety-plan.ts';
import type { RiskState } from '#care/safety/types.ts';
import type { CandidateMemory, Remembered, SaidByPerson } from './memory.ts';
import type { ModelState } from './model/state.ts';
import type { Allowance } from './model/usage.ts';

export interface Utterance {
  readonly role: 'user' | 'assistant' | 'system';
  readonly content: string;
  readonly at: Date;
}

/** What is carried from turn to turn. Opaque JSON to everyone but the companion; stored sealed. */
export interface DialogueState {
  readonly version: number;
  readonly guided: unknown;
  /** What a model companion keeps; absent where none has answered in this session. */
  readonly model?: unknown;
  readonly risk: RiskState | null;
  /** Where the safety plan stands in this session; absent where it has not come up. */
  readonly plan?: unknown;
}

/** What a former session left behind, for a welcome that remembers rightly. */
export interface SessionRecall {
  readonly therapistId: TherapistId;
  readonly endedAt: Date;
  /** DialogueState of that session: the companion reads from it what is worth recalling. */
  readonly state: DialogueState | null;
}

export interface TurnInput {
  readonly therapistId: TherapistId;
  readonly firstName: string | null;
  readonly message: string;
  /** Oldest first, without `message`: at most the last `Companion.window` utterances. */
  readonly history: readonly Utterance[];
  readonly state: DialogueState | null;
  /** Newest first; only sessions the person's plan and settings let this therapist see. */
  readonly recall: readonly SessionRecall[];
  /** Newest first; from other conversations, and only where plan and settings have it. */
  readonly remembered?: readonly Remembered[];
  /** Something was forgotten since this session began: what was brought along into it is dropped. */
  readonly forgotten?: boolean;
  readonly now: Date;
  /** The session's id serves: same seed and same talk give the same words. */
  readonly seed: string;
  readonly country: string;
  /** What the person may still spend of the model today; without it there is no limit. */
  readonly allowance?: Allowance;
  /** Reads the person's safety plan, on the turns that need it; null where there is none. */
  readonly safetyPlan?: () => Promise<PlanItems | null>;
  /** Stands behind the reply, which then asks nothing itself. */
  readonly closing?: string;
}

export interface TurnResult {
  readonly text: string;
  readonly state: DialogueState;
  readonly level: RiskLevel;
  readonly crisis: CrisisNotice | null;
  /** True where a model should have answered and could not. */
  readonly degraded: boolean;
  /** Who wrote it: 'guided', 'protocol', 'plan' or 'model:<name>'. */
  readonly source: string;
  /** To be kept in the person's safety plan along with this turn. */
  readonly planned?: PlanAddition;
  /** Notes that were still being written when the answer was done; null where none came of it. */
  readonly later?: Promise<ModelState | null>;
}

export interface WelcomeInput {
  readonly therapistId: TherapistId;
  readonly firstName: string | null;
  readonly recall: readonly SessionRecall[];
  /** As in `TurnInput`. */
  readonly remembered?: readonly Remembered[];
  readonly now: Date;
  readonly seed: string;
}

export interface Companion {
  /** Shown to the person, e.g. 'Guided companion (no language model)'. */
  readonly describedAs: string;
  /** True where a turn needs no network and takes milliseconds: safe inside a transaction. */
  readonly immediate: boolean;
  /** How many earlier utterances it reads; each of them costs an opening of its seal. */
  readonly window: number;
  /** The words above an empty conversation. */
  welcome(input: WelcomeInput): string;
  /**
   * Yields the reply in pieces and returns the whole, which is the pieces joined, without a sentence
   * that a model's limit broke off. Never throws for anything a person wrote; one that needs a
   * network throws `CompanionUnavailable` when nobody answered, and then the pieces so far are no reply.
   */
  reply(input: TurnInput, signal: AbortSignal): AsyncGenerator<string, TurnResult, void>;
  /**
   * What of a message may be remembered for other conversations. Never throws. Where a network is
   * needed it takes as long as a reply, and counts towards the allowance.
   */
  learn(
    said: SaidByPerson,
    options: { readonly signal: AbortSignal; readonly allowance?: Allowance },
  ): Promise<readonly CandidateMemory[]>;
}
