/** Lets a streamed reply through sentence by sentence, so that nothing unchecked is ever shown. */
import { forbidden, type GuardContext, guardOutput } from './guard.ts';
import { replacementFor } from './replacement.ts';

export interface GuardedStream {
  /** Everything that was shown. */
  readonly text: string;
  readonly replaced: boolean;
  readonly reasons: readonly string[];
}

const SENTENCE_END = /[.!?…。！？؟।](?:["'”’)\]]*)(?=\s)|\n/g;
/** A "sentence" without end is let go at a space after this many characters. */
const LONGEST_HELD = 500;
const MAX_SHOWN = 6_000;

/**
 * Yields checked pieces and returns the whole. Each sentence is judged together with those before
 * it. On the first failure the rest of the source is dropped and a safe reply follows; where a
 * crisis reply ends without a required part, the safe reply is added.
 */
export async function* guardStream(
  source: AsyncIterable<string>,
  context: GuardContext,
): AsyncGenerator<string, GuardedStream, void> {
  let held = '';
  let shown = '';
  const stop = (reasons: readonly string[]): { piece: string; result: GuardedStream } => {
    const piece = (shown === '' ? '' : '\n\n') + replacementFor(reasons, context);
    return { piece, result: { text: shown + piece, replaced: true, reasons } };
  };
  for await (const chunk of source) {
    held += chunk;
    for (let end = complete(held); end > 0; end = complete(held)) {
      const piece = held.slice(0, end);
      const reasons = forbidden(shown + piece, context);
      if (reasons.length > 0 || shown.length + piece.length > MAX_SHOWN) {
        const { piece: instead, result } = stop(reasons.length > 0 ? reasons : ['too long']);
        yield instead;
        return result;
      }
      shown += piece;
      held = held.slice(end);
      yield piece;
    }
  }
  const verdict = guardOutput(shown + held, context);
  if (!verdict.ok) {
    const harmful = forbidden(shown + held, context).length > 0;
    if (!harmful && held !== '') {
      yield held;
      shown += held;
    }
    const { piece, result } = stop(verdict.reasons);
    yield piece;
    return result;
  }
  if (held !== '') yield held;
  return { text: shown + held, replaced: false, reasons: [] };
}

/** Where the first finished sentence ends, or 0. The last sentence waits for what follows it. */
function complete(held: string): number {
  SENTENCE_END.lastIndex = 0;
  const match = SENTENCE_END.exec(held);
  if (match) return match.index + match[0].length;
  if (held.length <= LONGEST_HELD) return 0;
  const space = held.lastIndexOf(' ', LONGEST_HELD);
  return space > 0 ? space : LONGEST_HELD;
}
