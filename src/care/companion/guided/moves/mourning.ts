/** Whether somebody mourns: then they may talk for as long as they like. */
import { frameById } from '../frames/index.ts';
import type { GuidedState } from '../state.ts';
import type { Reading } from '../understand/index.ts';

/** Somebody died, and it is still what the talk is about. */
export const mourning = ({ frames }: GuidedState): boolean =>
  frames.some(({ id, score }) => score >= 1 && frameById(id)?.domain === 'grief');

/** Somebody died, or was lost, in what this message tells. */
export const tellsOfLoss = ({ frames }: Reading): boolean =>
  frames.some(({ domain }) => domain === 'grief');

/**
 * "The dog died in 2009": told beside something else, it is no news, and nobody is sorry as if it were. Grief has no
 * date, so whoever speaks of it is met as before.
 */
export function isLongAgo(text: string, now: Date): boolean {
  if (STILL.test(text)) return false;
  return text.split(/(?<=[.!?])\s+/).some((line) => {
    if (!/\b(?:died|dead|passed(?: away)?|killed|lost|funeral)\b/i.test(line)) return false;
    const year = /\b((?:19|20)\d\d)\b/.exec(line)?.[1];
    if (year !== undefined) return now.getUTCFullYear() - Number(year) >= YEARS;
    const dead =
      /\b(?:dead|gone) (?:for |these |now )*(\d+|[a-z]+)(?:[- ]odd)? (?:years|yrs)\b/i.exec(
        line,
      )?.[1];
    if (dead !== undefined) return !FEW_YEARS.test(dead);
    const ago = /\b(\d+|[a-z]+)(?:[- ]odd)? (?:years|yrs) (?:ago|back|before)\b/i.exec(line)?.[1];
    return ago === undefined ? /\bdecades ago\b/i.test(line) : !FEW_YEARS.test(ago);
  });
}
const YEARS = 3;
const FEW_YEARS = /^(?:1|2|one|two|couple)$/i;
const STILL =
  /\b(?:miss\w*|griev\w*|grief|mourn\w*|anniversary|still|today|tomorrow|this (?:week|month)|cr(?:y|ied|ying)|funeral|grave|(?:my|our) (?:baby|son|daughter|child|wife|husband|partner))\b/i;
