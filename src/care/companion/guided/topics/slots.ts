/** What a line of a topic guide may be filled with besides the persons of the talk. */

const NUMBERS =
  'a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|\\d{1,2}';
const LENGTH = new RegExp(
  `\\b((?:(?:almost|nearly|over|about) )?(?:${NUMBERS}|a couple of|a few|several)(?: and a half)?) (years?|yrs?|months?|weeks?|days?)\\b(?! (?:ago|old|later|after|before|younger|older|time))`,
  'i',
);
const WHEN =
  /\b((?:on|last|this|since) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night| morning| evening)?|last (?:night|week|month|year|summer|winter|spring|autumn|christmas)|yesterday|this morning|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i;

const WORDS = [
  '',
  '',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "three years", "nearly seven weeks"; null where no length of time is told. */
export function howLongIn(text: string): string | null {
  const [, count = '', unit = ''] = LENGTH.exec(text) ?? [];
  if (count === '' || /^(?:a|an)$/i.test(count)) return null;
  const spelt = count.toLowerCase().replace(/\d+/, (digits) => WORDS[Number(digits)] || digits);
  const whole = unit.toLowerCase().replace(/^yr/, 'year');
  if (/\b(?:one|1)$/.test(spelt)) return `${spelt.replace('1', 'one')} ${whole.replace(/s$/, '')}`;
  return `${spelt} ${whole.endsWith('s') ? whole : `${whole}s`}`;
}

/** "on Sunday", "last week", "in June"; null where no time is told. */
export function whenIn(text: string): string | null {
  const found = WHEN.exec(text)?.[1]?.toLowerCase();
  if (found === undefined || found.startsWith('since')) return null;
  return found.replace(
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas)\b/,
    (name) => name.charAt(0).toUpperCase() + name.slice(1),
  );
}
