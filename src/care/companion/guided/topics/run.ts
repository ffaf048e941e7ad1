/** Where a talk stands in a topic guide. */

export interface TopicRun {
  id: string;
  /** How many messages had told something when it began. */
  since: number;
  /** Whether its first message left little doubt. */
  sure: boolean;
  /** What was said to what they told, by the ids of the guide's `tell` blocks. */
  tells: string[];
  /** How often something was said against it. */
  doubts: number;
}

export const newRun = (id: string, since: number, sure: boolean): TopicRun => ({
  id,
  since,
  sure,
  tells: [],
  doubts: 0,
});

/** Whether enough speaks for it to answer and to offer out of it. */
export const isSure = ({ sure, tells }: TopicRun): boolean => sure || tells.length > 0;
