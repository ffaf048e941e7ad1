/** What a former conversation left open, as a welcome may mention it. */
import { detect, isDanger } from '#care/safety/index.ts';
import { isHarmless } from './inspect.ts';

/** Nobody is greeted with these, however they were meant. */
const GRAVE =
  /\b(?:di(?:e|es|ed|ing)|dead|deaths?|suicid\w*|kill\w*|self-?harm\w*|harm\w*|cut(?:s|ting)?|hurt\w*|pills?|tablets?|overdos\w*|rap(?:e|ed|ist)|abus\w*|assault\w*|molest\w*|violen\w*|guns?|kni(?:fe|ves)|rope|bridge|hang(?:ing|ed)?|abort(?:ion)?s?|miscarriage|hiv|umbring\w*|suizid\w*|selbstmord\w*|tote?n?|muert[eo]s?|morir|matar\w*|mort[eos]?|mourir|morire|uccider\w*|morrer)\b/i;
/** A short phrase of words alone: no markup, no address, no line of its own. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ,.'’&/:-]{1,79}$/u;

/** Notes are written about "they"; a greeting speaks to the person. */
const TO_THEM: readonly (readonly [RegExp, string])[] = [
  [/\bthemsel(?:ves|f)\b/gi, 'yourself'],
  [/\btheirs\b/gi, 'yours'],
  [/\btheir\b/gi, 'your'],
  [/\bthey(?=['’]|\b)/gi, 'you'],
  [/\bthem\b/gi, 'you'],
];

/** null where nothing was left open, or it had better not be said unasked. */
export function mentionableThread(thread: string): string | null {
  if (!PLAIN.test(thread) || GRAVE.test(thread) || !isHarmless(thread)) return null;
  if (isDanger(detect(thread).level)) return null;
  return TO_THEM.reduce((text, [they, you]) => text.replace(they, you), thread);
}
