/** The shapes that safety hands to the companion and to every feature with a free-text field. */
import type { CrisisResource, RiskLevel, TherapistId } from '#care/contract.ts';

/** What a single text shows. Carries rule names only, never the person's words, so it may be logged. */
export interface Assessment {
  readonly level: RiskLevel;
  /** Whose danger it is: the writer's own or somebody else's they are worried about. */
  readonly subject: 'self' | 'other';
  /** Kept beside the level when the most urgent sign won: a minor, means at hand, a denial … */
  readonly flags: readonly RiskFlag[];
  /** Ids of the rules that fired, for the record and for evals. */
  readonly signals: readonly string[];
  /** BCP 47 primary tag of the language the deciding rule is written for; 'en' when unknown. */
  readonly language: string;
}

export type RiskFlag =
  | 'minor'
  | 'third_party'
  | 'means'
  | 'plan'
  | 'denial'
  | 'past'
  | 'non_english'
  | 'substance'
  | 'psychosis'
  /** No rule said so, only the statistics: a plain no settles it until something plainer is said. */
  | 'inferred'
  /** Inferred, but heard so clearly that a no does not make a mistake of ours of it. */
  | 'distinct'
  /** They have said yes to our question, or taken a no back: from then on the talk stays with it. */
  | 'disclosed'
  /** Something faint was heard where a question would have interrupted: it waits for a low moment. */
  | 'unasked';

/** What only a session knows, beside what its messages have shown. */
export type SessionFlag =
  | RiskFlag
  /** A wish or a plan was said in words of their own, or a question of ours was answered with yes. */
  | 'outright'
  /** They have put right what we took for danger; until new danger is heard, nobody is kept with it. */
  | 'cleared';

/** What the conversation so far has shown. JSON: stored sealed with the chat session. */
export interface RiskState {
  /** The worst level seen in this session; it never falls. */
  readonly peak: RiskLevel;
  readonly subject: 'self' | 'other';
  readonly flags: readonly SessionFlag[];
  /** Turns since the last message that was itself at or above passive ideation. */
  readonly calmTurns: number;
  /** How often we have asked directly, and how often the person denied. */
  readonly asked: number;
  readonly denied: number;
  /** Messages since the last of our direct questions: 0 where the next one answers it. */
  readonly sinceAsked: number;
  /** Ids of phrasings and resources already used, so that nothing is repeated unchanged. */
  readonly used: readonly string[];
}

export interface ProtocolInput {
  readonly assessment: Assessment;
  /** The state before this message; the reply carries the one after it. */
  readonly risk: RiskState | null;
  readonly message: string;
  readonly therapistId: TherapistId | null;
  readonly firstName: string | null;
  /** ISO 3166-1 alpha-2; 'US' when unknown. */
  readonly country: string;
  /** Same seed and same input give the same words. */
  readonly seed: string;
}

/**
 * The answer that protocol gives. `takesOver` is true where the whole reply is protocol's; when
 * false, `text` is a sentence or two that the companion's own reply must carry (a follow-up).
 */
export interface ProtocolReply {
  readonly text: string;
  readonly takesOver: boolean;
  /**
   * Set where `text` goes first: what is left of the message once our question is answered, for the
   * companion to take up behind it.
   */
  readonly rest?: string;
  readonly risk: RiskState;
  readonly resources: readonly CrisisResource[];
}

/** Makes a follow-up's reply; `asks` where it puts the direct question. */
export type Reply = (text: string, takesOver: boolean, asks?: boolean) => ProtocolReply;
