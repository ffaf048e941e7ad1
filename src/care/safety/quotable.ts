/** Which of a person's sentences may be given back to them in a reply to danger. */
import { detect } from './detector.ts';
import { isDanger } from './risk.ts';
import type { ProtocolInput } from './types.ts';

/** Never a means, a place, a time, a number, a plan, or an insult. */
const UNQUOTABLE =
  /\d|[“”"@/]|\b(?:pills?|tablets?|meds|medication|drugs?|overdos\w*|rope|noose|belt|hang\w*|gun|pistol|rifle|shoot\w*|shot|knife|blade|razor|cut\w*|slit|stab\w*|bridge|roof|train|tracks|jump\w*|drown\w*|gas|garage|bleach|poison\w*|plan\w*|ways?|how i|when i|tonight|today|tomorrow|weekend|morning|now|\w+day|car|driv\w+|insurance|fuck\w*|shit|bitch|stupid|ugly|bot|lol|kms|you(?:r|rs|'re|’re)?|i asked)\b/i;

/** Where somebody only clears their throat, or takes up what we said. */
const NOT_THE_POINT =
  /^(?:idk|i dunno|dunno|i don'?t know|yeah|yes|no|ok(?:ay)?|well|anyway|sorry)\b/i;
const TRAILING = /(?:[,;:\s]+(?:tbh|idk|ngl|lol|though|you know|i guess|really))+$/i;
const MOST_READ = 12;

/**
 * The sentence that was taken for danger, where it is short, in English, and names nothing that must
 * not be named.
 */
export function quotable({ message, assessment }: ProtocolInput): string | null {
  if (assessment.language !== 'en' || assessment.flags.includes('non_english')) return null;
  const said = message
    .split(/[.!?\n]+/)
    .map((one) => one.trim().replace(TRAILING, ''))
    .filter((one) => one !== '')
    .slice(0, MOST_READ);
  const first = (said.length === 1 ? said[0] : said.find(soundsOfDanger)) ?? '';
  if (NOT_THE_POINT.test(first)) return null;
  const count = first.split(/\s+/).length;
  if (count < 3 || count > 14 || first.length > 90 || UNQUOTABLE.test(first)) return null;
  return first.replace(/[,;:\s]+$/, '');
}

function soundsOfDanger(sentence: string): boolean {
  const { level, flags } = detect(sentence);
  return isDanger(level) && !flags.includes('inferred');
}
