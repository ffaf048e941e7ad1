/** Which of a person's sentences may be given back to them in a reply to danger. */
import type { ProtocolInput } from './types.ts';

/** Never a means, a place, a time, a number, a plan, or an insult. */
const UNQUOTABLE =
  /\d|[“”"@/]|\b(?:pills?|tablets?|meds|medication|drugs?|overdos\w*|rope|noose|belt|hang\w*|gun|pistol|rifle|shoot\w*|shot|knife|blade|razor|cut\w*|slit|stab\w*|bridge|roof|train|tracks|jump\w*|drown\w*|gas|garage|bleach|poison\w*|plan\w*|ways?|how i|when i|tonight|today|tomorrow|weekend|morning|now|\w+day|car|driv\w+|insurance|fuck\w*|shit|bitch|stupid|ugly|bot|lol|kms|you(?:r|rs|'re|’re)?|i asked)\b/i;

/** The first sentence, where it is short, in English, and names nothing that must not be named. */
export function quotable({ message, assessment }: ProtocolInput): string | null {
  if (assessment.language !== 'en' || assessment.flags.includes('non_english')) return null;
  const first =
    message
      .trim()
      .split(/[.!?\n]+/)[0]
      ?.trim() ?? '';
  const count = first.split(/\s+/).length;
  if (count < 3 || count > 14 || first.length > 90 || UNQUOTABLE.test(first)) return null;
  return first.replace(/[,;:\s]+$/, '');
}
