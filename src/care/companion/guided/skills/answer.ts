/** Reads an answer to a step: what it expects, or null where it did not come. */
import { quoted, type Turn } from '../turn.ts';
import { type Act, isManners } from '../understand/acts.ts';
import { bareRating, ratingIn } from '../understand/quantities.ts';
import { quotesIn } from '../understand/quotes.ts';
import { clausesOf, mended } from '../understand/text.ts';
import { fits, fitting, isTentative } from './fits.ts';
import type { Step } from './types.ts';

export const STOP =
  /^(?:ok(?:ay)?,? |please,? |no,? |can we |could we |let'?s |i want to |i'?d like to |just )*(?:stop(?: (?:it|this|here|now|please))?|quit(?: it| this)?|leave (?:it|this)|forget (?:it|this)|enough(?: of this)?|no more|not now)[.!? ]*$|\b(?:(?:don'?t|do not) want to (?:do (?:this|it)|continue|go on|carry on)|not (?:doing|in the mood for) (?:this|it)|this is (?:stupid|silly|dumb|pointless|too much)|(?:can we|i'?d rather|rather|let'?s) (?:just |not )?(?:talk|chat|do this|stop)|stop (?:the|this) (?:exercise|thing))\b/i;
export const SKIP = /^(?:skip|next|pass|skip (?:it|this|that)|next one|move on)\b/i;
const LOST =
  /\b(?:what do you mean|don'?t (?:get|understand|follow)|confus\w+|how do i do that|not sure what|can'?t (?:do|think|find|feel) (?:it|this|that|of|any\w*)|too hard)\b|^huh\W*$/i;

export interface Answer {
  readonly kept: string;
  readonly shown: string;
  /** False where it may be something else: it is taken, and nothing is claimed about it. */
  readonly sure: boolean;
  /** A figure past the end of the scale was taken as its end. */
  readonly beyond?: boolean;
  /** Only a part of what they wrote. */
  readonly cut?: boolean;
}

export function answerTo(step: Step, turn: Turn): Answer | null {
  const { reading } = turn;
  const { acts, text } = reading;
  if (LOST.test(text) && reading.words.length <= 12) return null;
  if (step.expects === 'rating100' || step.expects === 'rating10') {
    const max = step.expects === 'rating100' ? 100 : 10;
    const rating = ratingIn(text, max) ?? amountIn(text, max);
    if (rating === null) return beyond(text, max);
    return { kept: String(rating), shown: String(rating), sure: true };
  }
  if (step.expects === 'ready') {
    const unwilling: Act[] = ['no', 'dunno', 'silence', 'gibberish'];
    if (
      unwilling.some((act) => acts.has(act)) &&
      acts.size > 0 &&
      reading.words.length <= 3 &&
      !/done|ok|yes/i.test(text)
    )
      return acts.has('silence') ? { kept: '…', shown: '', sure: true } : null;
    if (
      !/^words?$/.test(step.slot ?? '') &&
      NOT_DONE.test(text) &&
      !/\b(?:done|did it)\b/i.test(text)
    )
      return null;
    return { kept: 'done', shown: shown(text), sure: true };
  }
  if (acts.has('dunno') || acts.has('silence') || acts.has('gibberish')) return null;
  if ((acts.has('yes') || acts.has('ack')) && reading.words.length <= 2) return null;
  if (acts.has('no') && reading.words.length <= 2) return null;
  const manners = isManners(text) && !/^(?:sleep|bed|night)\W*$/i.test(text);
  if (
    manners ||
    bareRating(text) !== null ||
    (reading.question !== null && !isPlan(text) && !WHAT_IF.test(text) && !isTentative(text))
  )
    return null;
  if (step.expects === 'thought' && reading.words.length <= 3 && reading.time !== null) return null;
  if (step.expects === 'when' && !TIMEISH.test(text)) return null;
  const fit = fits(step.expects, reading);
  if (fit === 'no' || fit === 'reaction') return null;
  // Words to be said to somebody are no use in part.
  const most = step.expects === 'words' || step.expects === 'thought' ? WHOLE : SHORT;
  const fitted = fitting(step.expects, reading);
  // "Last night, on the sofa": of two parts the one with the time in it, or all of it.
  const part =
    step.expects === 'when' && fitted !== null && !TIMEISH.test(fitted) && TIME_FIRST.test(text)
      ? null
      : fitted;
  const said = step.expects === 'when' ? (part ?? text) : text;
  // "I just did it": no day that is still to come.
  if (step.expects === 'when' && !TIMEISH.test(said)) return null;
  const kept = shown(said, most, part);
  return { kept, shown: kept, sure: fit === 'yes', cut: kept !== shown(text, Infinity) };
}

/** "Like 130": more than there is room for, and meant so. */
function beyond(text: string, max: number): Answer | null {
  const figure = Number(/(?<![\d.])\d{2,6}(?![\d:])/.exec(text)?.[0] ?? Number.NaN);
  if (!(figure > max) || text.trim().split(/\s+/).length > 5) return null;
  return { kept: String(max), shown: String(max), sure: true, beyond: true };
}

/** A fear put as a question is an answer; one about the step itself is not. */
const WHAT_IF =
  /^(?:(?:and|but|well|um+|just|like)[, ]+)*what if (?!(?:i|we) (?:can'?t (?:think|do|find|come)|don'?t (?:know|have)|get (?:it|this) wrong|do(?:n'?t)? (?:it|this|that)|skip|stop)\b)/i;

/** A step that waits to be done was not. */
const NOT_DONE =
  /^(?:(?:no|sorry|um+|well|ok|it|but|i tried|tried)[,.! ]+(?:but )?)*(?:i (?:really |just )?(?:couldn'?t|can'?t|cannot|didn'?t)\b(?! (?:have|thank|wait|tell))|(?:it )?(?:won'?t|doesn'?t|didn'?t) (?:\w+ )?(?:work|go|shut|close|help|let go))/i;

/** "I'd just say it again": what they would do, and no request to us. */
export const isPlan = (text: string): boolean =>
  /^(?:(?:well|ok|probably|maybe|um+)[, ]+)*i(?:'?d|'?ll| would| could| will)\b[^?]*$/i.test(
    text.trim(),
  );

/** Steps that ask for a time take nothing else for an answer. */
const TIMEISH =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|noon|midnight|morning|noon|afternoon|evening|night|tonight|today|tomorrow|day|days|week|weekend|month|mon|tues|wednes|thurs|fri|satur|sun|\w+day|before|after|when|every|once|soon|now|later|lunch|breakfast|dinner|supper|work|bed|early|late|never|always|christmas|birthday|sundays?)\b/i;

/** A time stands at its beginning. */
const TIME_FIRST =
  /^\W*(?:last|this|on|at|about|around|yesterday|today|tonight|tomorrow|in the|every|\w+day|two|three|a (?:week|month)|\d)/i;

/** "A lot", "half": a word taken for a number. */
function amountIn(text: string, max: number): number | null {
  if (text.split(/\s+/).length > 4) return null;
  const share = AMOUNTS.find(([match]) => match.test(text))?.[1];
  return share === undefined ? null : Math.round(share * max);
}
const AMOUNTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:not at all|none|zero|nothing)\b/i, 0],
  [/\b(?:half|middling|medium|so-so)\b/i, 0.5],
  [/\b(?:a lot|large|very|high|loads|strong\w*)\b/i, 0.8],
  [/\b(?:entirely|totally|completely|max\w*|all of it|fully)\b/i, 1],
  [/\b(?:a (?:little|bit)|small|slightly|low|some)\b/i, 0.3],
];

/** "The cat, i literally just said": the answer without the complaint in it. */
const TOLD_BEFORE =
  /[,. ]*\b(?:like |as )?i (?:(?:literally|just|already|did) )+(?:say|said|told you)(?: (?:that|it|so|before|already))?(?: lol)?\b[,.]*/gi;

/** "That one I do believe.": said of the answer, and no part of it. */
const COMMENT =
  /(?<=[.!?]) (?:and )?(?:that(?:'?s| is)?(?: the)?(?: one| bit| part)?|this(?: one)?) (?:i (?:do|can|could|really|actually)(?: \w+)? (?:believe|mean|like)|i (?:believe|like)|(?:is )?(?:true|fair)|helped|works?)\b[^.!?]*[.!?]*$/i;
const SHORT = 12;
const WHOLE = 26;

/** Their answer as a quotation, of its most telling part where it is long. */
function shown(text: string, most = SHORT, part: string | null = null): string {
  const plain = mended(text)
    .replace(TOLD_BEFORE, '')
    .replace(COMMENT, '')
    .replace(/\s+/g, ' ')
    .replace(/[.!?…,;\s]+$/u, '')
    .replace(
      /(?<=^(?:[\p{L}'’]+ ?){1,4})[.] (?=(?:[\p{L}'’]+ ?){1,4}$)(The|A|An|My|Two|Three|Five|Ten)?/u,
      (_, one?: string) => `, ${one?.toLowerCase() ?? ''}`,
    )
    .replace(
      /^(?:(?:well|um+|uh+|hm+|i guess|maybe|that|probably|just|ok|okay|so)[, ]+|(?:maybe |perhaps )?something like[:,]? )+/i,
      '',
    )
    .replace(
      /,? (?:i (?:suppose|guess|think|reckon)|maybe|probably|or so|or something|tbh|lol)$/i,
      '',
    )
    .trim();
  const words = plain.split(' ');
  if (words.length <= most) return quoted(plain);
  // What answers the step, then what they began with, before what tells most.
  // One word of a long answer is whom it is for: "Jonas, I read your letter …".
  const answers = part?.includes(' ') && part.split(' ').length <= most ? part : null;
  const best = answers ?? leading(plain, most) ?? quotesIn(clausesOf(plain), [])[0]?.text;
  return quoted(
    best ??
      `${words
        .slice(0, 9)
        .join(' ')
        .replace(/[,;:]$/, '')} …`,
  );
}

/** Who answers begins with it: as many of the first sentences as there is room for. */
function leading(text: string, most: number): string | null {
  const taken: string[] = [];
  for (const line of text.split(/(?<=[.!?])\s+/)) {
    const size = [...taken, line].join(' ').split(' ').length;
    if (size > most || (taken.length > 0 && TURNS_OFF.test(line))) break;
    taken.push(line);
  }
  const found = taken.join(' ').replace(/[.!?…,;\s]+$/u, '');
  return found === '' ? null : found;
}
const TURNS_OFF = /^(?:but|though|although|except|anyway|does|do|is|can|what|why|how|idk|dunno)\b/i;
