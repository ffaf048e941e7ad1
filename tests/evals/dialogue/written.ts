/** Which replies hold a line that people wrote for what was told, though they share no word with it. */
import { responses } from '#care/companion/guided/responses/read.ts';
import { situationsIn } from '#care/companion/guided/situations/index.ts';
import { topicById } from '#care/companion/guided/topics/index.ts';

/** Whether the reply holds a line that was written for just what was told. */
export function writtenForIt(said: string, reply: string, topic: string | null): boolean {
  const lines = situationsIn(said).flatMap(({ says }) => [...says.values()]);
  const meant = [...responses().meanings.values()].flatMap((one) => [
    ...one.lines,
    ...[...one.own.values()].flat(),
  ]);
  return [...lines, ...meant, ...linesOf(topic)].some((line) =>
    // A pronoun or a name may stand where the line has a slot.
    line.split(/\{\w+\}/).every((part) => reply.includes(part)),
  );
}

/** What a topic guide says to what is asked of its matter, and to its beginning. */
function linesOf(id: string | null): readonly string[] {
  const topic = id === null ? null : topicById(id);
  return topic === null ? [] : [...topic.asks.flatMap((one) => one.answers), ...topic.hears];
}
