/** Ends a reply that goes on and on with a sentence, where there is one: what was said until then stands. */
import { SENTENCE_END } from './sentence-end.ts';

/**
 * Characters after which a reply ends with the sentence it is in, and after which it ends at once. The
 * prompts ask for a tenth of it, and the first is more than a reply's tokens usually hold.
 */
const ENOUGH = 5_000;
const LONGEST = 6_000;

export interface NotTooLong {
  /** Takes what was said and returns what there is room for. */
  push(text: string): string;
  readonly reached: boolean;
  /** True where it ended within a sentence. */
  readonly cut: boolean;
}

export function notTooLong(): NotTooLong {
  let length = 0;
  let reached = false;
  let cut = false;
  return {
    push(text) {
      if (reached) return '';
      const enough = Math.max(0, ENOUGH - length);
      const room = LONGEST - length;
      length += text.length;
      if (length <= ENOUGH) return text;
      const end = SENTENCE_END.exec(text.slice(enough));
      const at = end ? enough + end.index + end[0].length : Number.POSITIVE_INFINITY;
      if (at > room && length <= LONGEST) return text;
      reached = true;
      cut = at > room;
      return text.slice(0, Math.min(at, room)).replace(/[\ud800-\udbff]$/, '');
    },
    get reached() {
      return reached;
    },
    get cut() {
      return cut;
    },
  };
}
