/** What the statistics hear in a message as a whole and sentence by sentence, and what is said outright. */
import { expand } from './rules/macros.ts';
import { type Score, score, textOf } from './statistics/risk.ts';
import { PLAIN_SENTENCE } from './thresholds.ts';

/** Whole clauses; "I want to die of shame" goes on. */
const PLAINLY =
  / i (?:just |really |only |still )*(?:want|need|wish i could|am ready|am going) (?:to )?(?:just )?(?:die|be dead|kill myself|end my life|not wake up)(?: (?:now|tonight|today|already))? ?$| before i (?:kill myself|end my (?:own )?life|take my (?:own )?life) ?$/;

/** Whether anybody would notice if they did not wake, get up, come back: no filler words make it less. */
const UNNOTICED = new RegExp(
  expand(
    ' (?:anyone|anybody|nobody|no one|not a soul|who)(?: (?:would|will|actually|really|even|ever|is going to))* (?:notice|care|blink) (?:if|when|that) i {unseen}(?= |$)',
  ),
);

/** Who lives with them does it, in the present; a name between says nothing against it. */
const STRUCK =
  / my (?:ex )?(?:husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|dad|father|mom|mum|mother|stepdad|stepfather|stepmother|brother|son|carer) (?:[a-z]+ )?(?:(?:gets|comes home|is) drunk and )?(?:just |still |also |sometimes |often |always )*(?:hits|beats|chokes|strangles|punches|kicks|slaps|rapes|burns|hurts|is hitting|is beating) (?:me|us|my (?:(?:little|baby|younger|older|big) )?(?:brother|sister|mom|mother|son|daughter|kids|children))(?: [a-z]+)?(?: (?:up|again|too|sometimes|often|a lot|every [a-z]+|when [a-z ]+|and [a-z ]+))? ?$/;

const OUTRIGHT = [PLAINLY, UNNOTICED, STRUCK];

/** True where a clause by itself says it, whatever stands beside it. */
export const saysOutright = (parts: readonly string[]): boolean =>
  parts
    .flatMap((part) => part.split(' ,'))
    .some((clause) => OUTRIGHT.some((one) => one.test(clause)));

const AT_HAND =
  / (?:tonight|2nite|this night|hours?|minutes|\d+ ?(?:am|pm|st|nd|rd|th)|till|until|the end|lights out|by then|now|already|good ?by[a-z]*|bye|farewell|letters?|notes?|note|pills?|tablets|meds|weapon|axe|pillow|jump\w*|cutting|locked|police|envelope|final|done it|enough time|emails?|bottle|rope|noose|gun|blade|razor|knife|bridge|roof|ledge|edge|platform|tracks?|train|cliff|river|took|taken|swallowed|tied|loaded|ready|sorry|find me|found|peace|arrangements|will|funeral|passwords|insurance|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|date|plan(?:ned)?|decided|going to do it|do it|myself|tried|attempt\w*) /;

/** An hour, a means or a farewell is named, whatever it is for. */
export const isAtHand = (parts: readonly string[]): boolean =>
  parts.some((part) => AT_HAND.test(part));

const ONLY_WHEN =
  /^(?: (?:ok|okay|right|well|so|then|and|or|yes|yeah|no|maybe|perhaps|probably|i|suppose|guess|think|will|could|might|can|it|that|is|be|do|at|on|in|by|the|this|next|after|before|around|about|when|he|she|they|we|kids|are|home|back|from|to|a|bit|early|late|later|soon|first|thing|dinner|tea|lunch|breakfast|supper|work|school|tonight|tomorrow|today|now|morning|afternoon|evening|night|week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d+|am|pm|o|clock|half|past|quarter|[.,]))+ ?$/;

/** Nothing but an hour is named: in a calm talk, when to do what the talk is of. */
export const saysOnlyWhen = (parts: readonly string[]): boolean =>
  parts.every((part) => ONLY_WHEN.test(part));

export type Listen = (sure: number, sooner?: number) => Score | null;

/**
 * Asked how sure it must be, tells the danger that the statistics hear in sentences as `withoutIdioms`
 * leaves them, or null; `sooner` is for what sounds imminent. Reads once, however often it is asked.
 */
export function listenerTo(plain: readonly string[], words: number): Listen {
  const text = textOf(plain);
  const whole = score(text);
  let plainest: Score | null = null;
  return (sure, sooner = 0) => {
    if (whole.odds > sure - (whole.level === 'imminent' ? sooner : 0)) return whole;
    if (text.sentences.length < 2 || words <= LONG) return null;
    plainest ??= text.sentences
      .map((sentence) => score(text, sentence))
      .reduce((worst, one) => (one.odds > worst.odds ? one : worst));
    return plainest.odds > Math.max(PLAIN_SENTENCE, sure) ? plainest : null;
  };
}

/** A message of more words is read sentence by sentence, too. */
const LONG = 25;

export const wordsIn = (parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + part.split(' ').length - 2, 0);
