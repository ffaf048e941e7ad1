/** "I'm in a lecture, not bed", "HE might, not me": what it is, and what of ours it is not. */
import { contentWords, mended, wordsOf } from './text.ts';

export interface PutRight {
  /** What they say it is not, in our mouth. */
  readonly not: string;
  /** They only say where they are: what we answered was for another place. */
  readonly place: boolean;
}

/** Null where nothing is put right, or where the thing denied is none of ours. `ours` is our last message. */
export function putRight(line: string, ours: string): PutRight | null {
  const text = mended(line)
    .trim()
    .replace(/^(?:(?:no|but|wait|um+|sorry|lol)[,. ]+)+/i, '');
  if (wordsOf(text).length > 14) return null;
  const place = PLACE.exec(text)?.[1];
  if (place !== undefined) return { not: place.toLowerCase(), place: true };
  const who = WHO.exec(text)?.[1] ?? OTHER_WAY.exec(text)?.[1];
  if (who !== undefined) return ABOUT_YOU.test(ours) ? { not: swap(who), place: false } : null;
  const thing = THING.exec(text)?.[1]?.toLowerCase();
  const held = new Set(wordsOf(ours));
  const named = thing !== undefined && contentWords(thing).some((word) => held.has(word));
  return thing !== undefined && named ? { not: thing, place: false } : null;
}

const PLACE =
  /^(?:I'm|I am|I was|it's|it is|it was) (?:in|at|on) (?:an? |the |my )?[\w' ]{2,24}?,? not (?:in |at |on )?((?:an? |the |my )?(?:bed|home|work|school|a car|the car|car|house|night|office|train|bus|shop)s?)[.!]*$/i;
/** "He might, not me." */
const WHO =
  /^(?:he|she|they|[\w']+(?: \w+)?) (?:might|did|does|do|is|are|was|were|will|would|has|have|said it|am),? not (me|us)[.!]*$/i;
/** "I'm not harsh on me, it's them." */
const OTHER_WAY =
  /^(?:I'm|I am|it's|it is) not (?:\w+ )?(?:\w+ )?(me)[,;.] ?(?:it's|it is|but) [\w' ]{2,24}[.!]*$/i;
const ABOUT_YOU = /\b(?:you|your|you're|yourself)\b/i;
const THING =
  /^(?!I (?:need|want|would)\b)[\w' ]{2,40}?, (?:and )?not (?:the |an? |my |about |in |at )*([\w' ]{2,24})[.!]*$/i;

const swap = (who: string): string => (who.toLowerCase() === 'me' ? 'you' : 'the two of you');
