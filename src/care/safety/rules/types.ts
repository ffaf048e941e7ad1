/** The shape of a rule: data, so that a clinician can read and question it. */
import type { RiskLevel } from '#care/contract.ts';
import type { RiskFlag } from '../types.ts';

export interface Rule {
  readonly id: string;
  readonly level: RiskLevel;
  /** Beginnings of words; the rule is tried only on sentences that have one of them. */
  readonly on: string;
  /** A regular expression over plain words, with macros; spaces are single. */
  readonly match: string;
  /** The rule does not fire where this is found in the same sentence. */
  readonly unless?: string;
  /** False where the pattern carries its own "not" ("don't want to live"). */
  readonly negatable?: boolean;
  /** False where the words name the writer themselves whoever the nearest subject is. */
  readonly ownSubject?: boolean;
  /** True where people say it in jest, so that laughter or a trivial cause lowers it. */
  readonly casual?: boolean;
  /** False where it may not be read as somebody else's danger by changing the person. */
  readonly other?: boolean;
  /** A rule about the past by its nature: long ago does not cancel it. */
  readonly timeless?: boolean;
  /** It can hardly mean anything else: the statistics do not get to weigh it away. */
  readonly plain?: boolean;
  readonly flags?: readonly RiskFlag[];
  /** Below 1 the rule is a hint: hints of different rules add up over a message. */
  readonly weight?: number;
}
