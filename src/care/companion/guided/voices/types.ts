/** A therapist's voice: what this one notices, how this one puts it. */
import type { TherapistId } from '#care/contract.ts';
import type { SkillId } from '../skills/types.ts';
import type { Family } from '../understand/feelings.ts';

/**
 * Banks of lines, plain and short. A line is used at most once per session, and only where its slots
 * can be filled. Lines marked '~' are wry and are left out near pain. Slots: {w} feeling word ·
 * {m} their clause in the second person · {old} an earlier quotation with its marks · {p} a person ·
 * {np} what the last talk was about · {keep} what an exercise left · {list} · {name} · {minutes}.
 */
export interface Voice {
  readonly id: TherapistId;
  readonly name: string;
  /** Completes "I'm an AI that works with …". */
  readonly field: string;
  /** By what questions this one asks sooner than others. */
  readonly focus: RegExp;
  readonly welcome: readonly string[];
  readonly welcomeBack: readonly string[];
  readonly feeling: Readonly<Record<Family, readonly string[]>>;
  /** {m}: what they said, in the second person. */
  readonly mirror: readonly string[];
  readonly named: readonly string[];
  /** Ways to go on without a question. */
  readonly invite: readonly string[];
  readonly summary: readonly string[];
  readonly check: readonly string[];
  readonly offer: readonly string[];
  readonly declined: readonly string[];
  readonly begin: readonly string[];
  readonly tick: readonly string[];
  readonly kept: readonly string[];
  readonly silence: readonly string[];
  readonly dunno: readonly string[];
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly hello: readonly string[];
  readonly thanks: readonly string[];
  readonly hostile: readonly string[];
  readonly corrected: readonly string[];
  readonly flooded: readonly string[];
  /** After something terrible was told. */
  readonly weight: readonly string[];
  readonly advice: readonly string[];
  /** Back to the thread after a question was answered. */
  readonly thread: readonly string[];
  readonly byeTake: readonly string[];
  readonly repertoire: readonly SkillId[];
}
