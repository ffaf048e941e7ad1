/** "Should I go round?", where they have told that they were asked not to: that is held to. */
import type { Turn } from '../turn.ts';
import { mended } from '../understand/text.ts';
import { CONTACT } from './requests.ts';

/** How many of their messages back it still counts. */
const LASTS = 3;

export function askedAway({ reading, input, words }: Turn): string | null {
  if (!CONTACT.test(mended(reading.text))) return null;
  const before = input.history.filter(({ role }) => role === 'user').slice(-LASTS);
  const told = [...before.map(({ content }) => content), reading.text].map(mended);
  return told.some((one) => KEEP_AWAY.test(one)) ? words.pick(STAY, {}, { inOrder: true }) : null;
}

/** By somebody else, in their words or reported. */
const KEEP_AWAY =
  /\b(?:says?|said|saying|texted|texts|wrote|writes|replied|messaged|told me|asked me|wants me|she's|he's)\b[^.!?]{0,40}\b(?:(?:don't|do not|please don't|not to) (?:you )?(?:come|call|ring|text|message|contact|write|phone|turn up|go)\b|leave (?:me|her|him|them|us) alone|stay away|keep away|(?:needs?|wants?) (?:some |a bit of )?(?:space|time)\b|no (?:more )?contact)/i;

const STAY = [
  'No. You were asked to stay away for now, and the next talk goes better if you have kept to that.',
  'I would not. The answer for now was no, and going against it would only make it harder.',
  'No, not now. Leave it to them when to talk.',
];
