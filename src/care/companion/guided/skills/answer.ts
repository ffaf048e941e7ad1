/** Reads an answer to a step: what it expects, or null where it did not come. */
import { quoted, type Turn } from '../turn.ts';
import { type Act, isManners } from '../understand/acts.ts';
import { ratingIn } from '../understand/quantities.ts';
import { quotesIn } from '../understand/quotes.ts';
import { clausesOf, mended } from '../understand/text.ts';
import type { Step } from './types.ts';

export const STOP =
  /^(?:ok(?:ay)?,? |please,? |no,? |can we |could we |let'?s |i want to |i'?d like to |just )*(?:stop(?: (?:it|this|here|now|please))?|quit(?: it| this)?|leave (?:it|this)|forget (?:it|this)|enough(?: of this)?|no more|not now)[.!? ]*$|\b(?:(?:don'?t|do not) want to (?:do (?:this|it)|continue|go on|carry on)|not (?:doing|in the mood for) (?:this|it)|this is (?:stupid|silly|dumb|pointless|too much)|(?:can we|i'?d rather|rather|let'?s) (?:just |not )?(?:talk|chat|do this|stop)|stop (?:the|this) (?:exercise|thing))\b/i;
export const SKIP = /^(?:skip|next|pass|skip (?:it|this|that)|next one|move on)\b/i;
const LOST =
  /\b(?:what do you mean|don'?t (?:get|understand|follow)|confus\w+|how do i do that|not sure what|can'?t (?:do|think|find|feel) (?:it|this|that|of|any\w*)|too hard|huh)\b/i;

export interface Answer {
  readonly kept: string;
  readonly shown: string;
}

export function answerTo(step: Step, turn: Turn): Answer | null {
  const { reading } = turn;
  const { acts, text } = reading;
  if (LOST.test(text) && reading.words.length <= 12) return null;
  if (step.expects === 'rating100' || step.expects === 'rating10') {
    const rating = ratingIn(text, step.expects === 'rating100' ? 100 : 10);
    return rating === null ? null : { kept: String(rating), shown: String(rating) };
  }
  if (step.expects === 'ready') {
    const unwilling: Act[] = ['no', 'dunno', 'silence', 'gibberish'];
    if (
      unwilling.some((act) => acts.has(act)) &&
      acts.size > 0 &&
      reading.words.length <= 3 &&
      !/done|ok|yes/i.test(text)
    )
      return acts.has('silence') ? { kept: '…', shown: '' } : null;
    return { kept: 'done', shown: shown(text) };
  }
  if (acts.has('dunno') || acts.has('silence') || acts.has('gibberish')) return null;
  if ((acts.has('yes') || acts.has('ack')) && reading.words.length <= 2) return null;
  if (acts.has('no') && reading.words.length <= 2)
    return /^(?:nothing|none|no one|nobody)/i.test(text) ? null : null;
  if (acts.has('thanks') && isManners(text)) return null;
  return { kept: shown(text), shown: shown(text) };
}

/** Their answer as a quotation of at most twelve words. */
function shown(text: string): string {
  const plain = mended(text)
    .replace(/\s+/g, ' ')
    .replace(/[.!?…,;\s]+$/u, '')
    .replace(/^(?:well|um+|uh+|i guess|maybe|that|probably|just|ok|okay|so)[, ]+/i, '')
    .trim();
  const words = plain.split(' ');
  if (words.length <= 12) return quoted(plain);
  const best = quotesIn(clausesOf(plain), [])[0]?.text;
  return quoted(
    best ??
      `${words
        .slice(0, 9)
        .join(' ')
        .replace(/[,;:]$/, '')} …`,
  );
}
