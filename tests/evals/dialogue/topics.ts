/** How often the matter of a first message is heard surely enough to begin with it, and is right. */
import { isSure } from '#care/companion/guided/moves/topic-choice.ts';
import { topicById } from '#care/companion/guided/topics/index.ts';
import { NO_TOPIC, topicsIn } from '#care/companion/guided/topics/recognise.ts';
import { rowsOf } from '../rows.ts';
import { type Share, wilson } from '../safety/run.ts';

export interface TopicEval {
  /** Of first messages that have a matter, those whose guide would begin. */
  readonly begun: Share;
  /** Of those, the ones with the right matter. */
  readonly right: Share;
  /** Of first messages that have none, those left alone. */
  readonly leftAlone: Share;
}

/** A line: the topic or "none", the message. */
export function runTopicEval(): TopicEval {
  const lines = rowsOf(new URL('./topics-heldout.tsv', import.meta.url)).map(
    ([label = '', message = '']) => ({ label, found: begunBy(message) }),
  );
  const told = lines.filter(({ label }) => label !== NO_TOPIC);
  const begun = told.filter(({ found }) => found !== null);
  const none = lines.filter(({ label }) => label === NO_TOPIC);
  return {
    begun: wilson(begun.length, told.length),
    right: wilson(begun.filter(({ label, found }) => found === label).length, begun.length),
    leftAlone: wilson(none.filter(({ found }) => found === null).length, none.length),
  };
}

function begunBy(message: string): string | null {
  const [best] = topicsIn(message);
  if (best === undefined || !isSure(best, message.split(/\s+/).length, 'first')) return null;
  return (topicById(best.id)?.questions.length ?? 0) > 0 ? best.id : null;
}
