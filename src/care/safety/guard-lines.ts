/** What a reply does with helplines: invents none, and repeats none word for word. */
import type { CrisisResource } from '#care/contract.ts';
import { HELPLINES } from './helplines.ts';
import { fold } from './normalise.ts';

export const HOTLINE =
  /\b(?:988|741741|suicide (?:hotline|helpline|lifeline|prevention lifeline|line)|crisis (?:line|hotline|lifeline)|suicide prevention)\b/;
/** The same without a number. What hurts or bleeds is another matter: “emergency care” is no lecture. */
export const LECTURE =
  /\b(?:contact|call|reach(?: out to)?|seek|get)\b[^.?!]{0,40}\b(?:crisis service|(?:emergency|immediate|urgent) (?:psychiatric|professional|mental health) (?:help|care|support)|(?:immediate|urgent) help)\b/;
/** Without the country code that Americans leave out as often as not. */
const digits = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const KNOWN_NUMBERS: ReadonlySet<string> = new Set(
  [
    '988',
    '911',
    '112',
    '999',
    '000',
    '741741',
    '111',
    ...Object.values(HELPLINES).flatMap((lines) => [
      lines.emergency,
      ...[...lines.crisis, lines.domestic, lines.sexual, lines.child, lines.poison].flatMap(
        (line) => (line ? [line.call ?? '', line.text?.to ?? ''] : []),
      ),
    ]),
  ]
    .map(digits)
    .filter((number) => number !== ''),
);
const PHONE_LIKE =
  /(?:\b(?:call|text|dial|ring|phone|hotline|lifeline|helpline|line|reach|number)\b[^.?!\n]{0,40}?|\bto\s+|\()(\+?\(?\d[\d\s().-]{1,18}\d)(?!\w)|(\b(?:1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b0\d{2,4}[-. ]\d{3}[-. ]?\d{3,4}\b)/g;

/** A number to call or text that is in none of our lists, and was not among the resources shown. */
export function hasInventedNumber(
  folded: string,
  lastResources: readonly CrisisResource[] = [],
): boolean {
  const shown = lastResources.flatMap(({ call, text }) => [
    digits(call ?? ''),
    digits(text?.to ?? ''),
  ]);
  for (const match of folded.matchAll(PHONE_LIKE)) {
    const named = /call|text|dial|ring|phone|hotline|lifeline|helpline|line|reach|number/.test(
      match[0],
    );
    const number = digits(match[1] ?? match[2] ?? '');
    if (number.length < 3 || (!named && number.length < 7)) continue;
    if (/\d{1,2}:\d{2}|\d ?(?:am|pm|minutes|hours|%)/.test(match[0])) continue;
    if (!KNOWN_NUMBERS.has(number) && !shown.includes(number)) return true;
  }
  return false;
}

/** A sentence that names a line and stood word for word in the reply before. */
export function repeatsResources(text: string, last: string): boolean {
  const before = new Set(split(last));
  return split(text).some((sentence) => before.has(sentence) && HOTLINE.test(sentence));
}

function split(text: string): string[] {
  return fold(text)
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim());
}
