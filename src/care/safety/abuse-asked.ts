/**
 * What is asked by whoever lives with violence: going, packing, a bed, whether it is worth a call. Separation is when
 * the risk is highest (Campbell et al., American Journal of Public Health 2003).
 */
import { type Asked, answerIn } from './asked.ts';
import type { Phrasing } from './phrasing.ts';

const ASKED: Asked = [
  [
    'abuse.know',
    /\b(?:should|must|does|do) (?:he|she|they) (?:have to |need to )?know\b|\b(?:should|do|shall) i (?:tell|talk to|warn|sit down with) (?:him|her|them)\b|\b(?:sit down and )?talk to (?:him|her) about it\b/i,
  ],
  [
    'abuse.bill',
    /\b(?:phone )?bill\b|\b(?:show|see|find) (?:up )?(?:on|in) (?:the|our|my) (?:phone|bill|history|calls?)\b/i,
  ],
  [
    'abuse.money',
    /\b(?:put|hid(?:e|ing)|save|saving|get|stash\w*)\b.{0,12}\b(?:money|cash)\b|\bmoney by\b/i,
  ],
  [
    'abuse.custody',
    /\bcustody\b|\bkidnap\w*\b|\b(?:take|bring) (?:my (?:son|daughter|kids?|children|baby|\w+)|\p{Lu}\p{L}+|the kids|the children)(?: with me| along)?\b.{0,40}\?/u,
  ],
  [
    'abuse.quietly',
    /\bcoward\w*\b|\bis (?:that|it) (?:mean|cruel|wrong|unfair) (?:of me|to (?:him|her|leave|go))\b/i,
  ],
  [
    'abuse.leaving',
    /\b(?:tell (?:him|her|them)|just go|just leave|say nothing|announce|warn)\b.{0,50}\b(?:go(?:ing)?|leav(?:e|ing)|moving)\b|\b(?:do|should|shall) i (?:just )?(?:go|leave|tell (?:him|her|them))\b|\b(?:blocked|stood in|locked) the door\b|\btook my keys\b/i,
  ],
  [
    'abuse.bed',
    /\bwhere (?:do|can|could|would|should) (?:i|we) (?:even )?(?:sleep|go|stay|live)\b|\bnowhere (?:else )?to (?:go|sleep|stay)\b/i,
  ],
  [
    'abuse.pack',
    /\bwhat (?:do|should|would) i (?:take|pack|bring)\b|\bwhat to (?:take|pack|bring)\b|\b(?:what|which) (?:papers|documents|things)\b|\bpassport\b.*\?|\blease\b/i,
  ],
  [
    'abuse.lines',
    /\b(?:lines?|they)\b.{0,24}\b(?:take calls|women|two (?:women|men)|gay|lesbian|same)\b/i,
  ],
  ['abuse.waste', /\bwast(?:e|ing)\b|\bis (?:that|it) a lot\b|\btimes since\b/i],
];

/** @param plain the message with straight apostrophes; null where nothing of it is asked */
export const abuseAsked = (plain: string, phrasing: Phrasing): string | null =>
  answerIn(ASKED, plain, phrasing);
