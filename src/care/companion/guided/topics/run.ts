/** Where a talk stands in a topic guide. */

export interface TopicRun {
  id: string;
  /** How many messages had told something when it began. */
  since: number;
  /** Whether its first message left little doubt: enough to answer and to offer out of it. */
  sure: boolean;
  /** How often something was said against it. */
  doubts: number;
}

export const newRun = (id: string, since: number, sure: boolean): TopicRun => ({
  id,
  since,
  sure,
  doubts: 0,
});
