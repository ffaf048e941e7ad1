/** The beginning of what a model says, until it is clear that a reply has begun: thinking, a name, a refusal. */
import type { TherapistId } from '#care/contract.ts';
import { NoAnswer } from './faults.ts';
import { withoutLabel } from './label.ts';
import type { Model } from './provider.ts';
import { isRefusal, mayRefuse } from './refusal.ts';
import { afterThinking, afterUnopened } from './thinking.ts';

export interface Opening {
  /** Takes what was said and returns what is known to be the reply; '' as long as that is unclear. */
  push(text: string): string;
  /** At the end of all that was said. @throws NoAnswer where there was no reply, or a refusal. */
  rest(): string;
}

/** Models that were seen to end a thinking which they had not begun; they are heard out first. */
const unopened = new WeakSet<Model>();
/** Marks alone say nothing: broken models give thousands of them. */
const SAYS = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** No mark that ends thinking is longer. */
const LONGEST_MARK = 16;

export function openingOf(model: Model, therapistId: TherapistId): Opening {
  let held = '';
  /** The end of what was passed on; null while nothing was. */
  let passed: string | null = null;
  const heard = (): string | null => {
    const reply = unopened.has(model) ? afterUnopened(held) : afterThinking(held);
    return reply === null ? null : withoutLabel(reply.trimStart(), therapistId);
  };
  return {
    push(text) {
      if (passed !== null) {
        if (afterUnopened(passed + text) !== null) {
          // What was shown is thinking. The next attempt knows; this one is lost.
          unopened.add(model);
          throw new NoAnswer('malformed');
        }
        passed = (passed + text).slice(-LONGEST_MARK);
        return text;
      }
      held += text;
      const reply = heard();
      if (!reply || !SAYS.test(reply) || mayRefuse(reply)) return '';
      passed = '';
      return this.push(reply);
    },
    rest() {
      if (passed !== null) return '';
      // Once without: it may have been the person's wish, or a setting that has been mended.
      if (afterUnopened(held) === null) unopened.delete(model);
      const reply = heard() ?? '';
      if (!SAYS.test(reply)) throw new NoAnswer('empty');
      if (isRefusal(reply)) throw new NoAnswer('refusal');
      return reply;
    },
  };
}
