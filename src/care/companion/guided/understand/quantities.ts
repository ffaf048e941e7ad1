/** Numbers, ratings, clock times, days, dates and durations, as the person put them. */

const SMALL: Record<string, number> = {
  zero: 0,
  nought: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};
const NUMBER_WORD = Object.keys(SMALL).join('|');

/** A rating within 0…max, or null: "85", "8/10", "about an eight", "ninety. ninety five when he shouts", "7 or 8" (the mean). */
export function ratingIn(text: string, max: number): number | null {
  const lower = text
    .toLowerCase()
    .replace(COMPOUND, (_, tens: string, unit: string) =>
      String((SMALL[tens] ?? 0) + (SMALL[unit] ?? 0)),
    );
  const slash = /(\d{1,3}(?:\.\d)?)\s*(?:\/|out of)\s*(10|100|ten)\b/.exec(lower);
  if (slash) {
    const of = slash[2] === '100' ? 100 : 10;
    return clamp((Number(slash[1]) * max) / of, max);
  }
  // Who answers begins with it; what comes after is the story to it.
  const parts = lower.split(/[.;!?]+(?!\d)|,|\b(?:when|because|but|cos|since|although)\b/);
  const whole = lower.split(/\s+/).length <= 6;
  const pools = (whole ? [lower] : parts.filter((one) => one.trim() !== '')).map((part) =>
    numbersIn(part, whole || part.trim().split(/\s+/).length <= 6),
  );
  const pool = pools.find((one) => one.length > 0) ?? [];
  // "95" on a scale to ten was meant in per cent, "11" as more than it has.
  const scaled = max === 10 ? pool.map((n) => (n > 15 && n <= 100 ? Math.round(n / 10) : n)) : pool;
  const fits = scaled.filter((n) => n >= 0 && n <= max);
  const first = fits[0];
  if (first === undefined) return null;
  const second = fits[1];
  const range = second !== undefined && /\b(?:or|to|between)\b|\d\s*-\s*\d/.test(lower);
  return range ? Math.round((first + second) / 2) : first;
}

const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const COMPOUND = new RegExp(
  `\\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](${UNITS})\\b`,
  'g',
);
/** "3 kids", "20 minutes": counted, not rated. */
const COUNTS =
  /^\s?(?:st|nd|rd|th|am|pm|o'?clock|a\.m|p\.m|:|years?|yrs?|kids?|children|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|times|people|miles|things|pounds|breaths?|nights?|point|time|another|more|thing|of (?:us|them|my))\b/;

const WORD = new RegExp(`\\b(${NUMBER_WORD})\\b`, 'g');
/** In a longer part a number word has to be led up to. */
const LED = new RegExp(
  `\\b(?:about|around|like|maybe|say|an?|at|now|still|call it) (?:an? )?(${NUMBER_WORD})\\b`,
  'g',
);

function numbersIn(part: string, words: boolean): number[] {
  const digits = [...part.matchAll(/\b(\d{1,3}(?:\.\d)?)(?=\D|$)/g)]
    .filter((one) => !COUNTS.test(part.slice(one.index + one[0].length)))
    .map((one) => Number(one[1]));
  if (digits.length > 0) return digits;
  return [...part.matchAll(words ? WORD : LED)]
    .filter((one) => !COUNTS.test(part.slice(one.index + one[0].length)))
    .map((one) => SMALL[one[1] ?? ''] ?? 0);
}

export interface Change {
  readonly before: number;
  readonly after: number;
}

/** "4. was an 8", "from eight to four", "8 before, 4 now": both figures in one answer, or null. */
export function changeIn(text: string, max: number): Change | null {
  const lower = text.toLowerCase();
  for (const [form, order] of CHANGES) {
    const found = form.exec(lower);
    if (!found) continue;
    const [first, second] = [found[1], found[2]].map((one) => Number(SMALL[one ?? ''] ?? one));
    if (first === undefined || second === undefined || first > max || second > max) continue;
    return order === 'before' ? { before: first, after: second } : { before: second, after: first };
  }
  return null;
}

const N = `(\\d{1,3}|${NUMBER_WORD})`;
const A = '(?:an? |about |around |at |maybe |like )*';
const CHANGES: readonly (readonly [RegExp, 'before' | 'after'])[] = [
  [new RegExp(`\\bfrom ${A}${N}\\b.{0,12}?\\b(?:to|now) ${A}${N}\\b`), 'before'],
  [
    new RegExp(
      `\\b(?:was|were|started at|began at) ${A}${N}\\b.{0,24}?\\b(?:now|is|it'?s|to)\\b[^\\d]{0,20}?${N}\\b`,
    ),
    'before',
  ],
  [
    new RegExp(
      `${N}\\b ?(?:now|at the moment)?[.,; ]+(?:and |but )?(?:it |that |i )?(?:was|were|down from|up from|before(?: it was)?|started at|from) ${A}${N}\\b`,
    ),
    'after',
  ],
  [new RegExp(`${N} (?:before|at the start|earlier)[,.; ]+(?:and |but )?${A}${N}\\b`), 'before'],
];

const clamp = (value: number, max: number): number => Math.max(0, Math.min(max, Math.round(value)));

const TIME =
  /\b(?:at |around |about )?((?:[01]?\d|2[0-3])(?::[0-5]\d)?\s?(?:am|pm|a\.m\.|p\.m\.)|midnight|noon)\b/i;
const DAY =
  /\b((?:(?:on|this|next|last|every|since) )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?:s)?(?: (?:morning|afternoon|evening|night))?|tomorrow(?: (?:morning|night))?|tonight|yesterday|last night|this (?:morning|evening|weekend|week)|next (?:week|month|year|weekend)|last (?:week|month|year|weekend|summer|winter|spring|autumn)|(?:in|since|next|this) (?:the )?(?:spring|summer|autumn|winter)|(?:in|since|last|next|this) (?:january|february|march|april|may|june|july|august|september|october|november|december)|christmas)\b/i;
const DURATION =
  /(?<![\w-])((?:(?:almost|nearly|over|about|for) )?(?:\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|a couple of|several|many)\s(?:second|minute|hour|night|day|week|weekend|month|year)s?(?: ago| now| straight| in a row)?)\b/i;

/** The first phrase of time as written ("last Thursday", "six weeks ago", "4am"), tidied. */
export function timeIn(text: string): string | null {
  const lasting = DURATION.exec(text);
  // "400 a month" is a rate and no time.
  const rate = lasting !== null && /\d\s*$/.test(text.slice(0, lasting.index));
  const found = (rate ? null : lasting?.[1]) ?? DAY.exec(text)?.[1] ?? TIME.exec(text)?.[1] ?? null;
  return found?.trim().replace(/^for /i, '') ?? null;
}

const SPAN = new RegExp(
  `(?<![\\w-])(\\d{1,2}|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:${UNITS}))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen) (hours|nights|days|weeks|months|years)(?! (?:old|ago|older|younger|away|before|from now|each|a|per|off))\\b`,
  'i',
);
/** How long something has gone on, of two hours or more, as a sentence may begin with it: "Nineteen years". */
export function spanIn(text: string): string | null {
  const [, count, unit] = SPAN.exec(text) ?? [];
  if (count === undefined || unit === undefined || !(Number(count) >= 2 || /[a-z]/i.test(count)))
    return null;
  return `${count.charAt(0).toUpperCase()}${count.slice(1).toLowerCase()} ${unit.toLowerCase()}`;
}

const TEENS =
  /\b(?:i'?m|i am|im) (?:only |just )?(nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:minutes|hours|days|weeks|months|miles|stone|kilos|pounds|percent|of|in|out|on))/i;
const TEEN_YEARS = [
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
];

/** The age a person states as theirs, 5 to 99. */
export function ageIn(said: string): number | null {
  // "One call with her and I'm twelve again": nobody's age.
  const text = said.replace(AS_ONCE, ' ');
  const word = TEENS.exec(text)?.[1]?.toLowerCase();
  if (word !== undefined) return TEEN_YEARS.indexOf(word) + 9;
  const match =
    /\b(?:i'?m|i am|im|i just turned|i turned|turning)\s+(?:only |just |like |actually )?(\d{1,2})(?:\s*(?:years? old|yrs? old|yo|y\/o|btw)\b|\s*$|\s*[.,!?;]|\s+(?:and|but|so|is|in|on|if|idk|lol|next|this|can|my|with|which|she'?s|he'?s|they|we|everyone|in year|what|why|how|who|where|when|not|you|u|i|i'?m|it'?s|there'?s|cos|because|bc|though?|ffs|rn|atm|girl|boy|female|male|f|m)\b(?!\s+(?:minutes|hours|weeks|months)))/i.exec(
      text,
    );
  const age = match ? Number(match[1]) : Number.NaN;
  return age >= 5 && age <= 99 ? age : null;
}

const AS_ONCE =
  /\b(?:feel(?:s|ing)? (?:like|as if|as though) )?(?:i['’]?m|i am|i was|im) (?:like )?(?:\d{1,2}|[a-z]+) again\b|\b(?:feel(?:s|ing)?|treat(?:s|ed)? me|talks? to me|as if|as though|like) (?:like )?(?:i['’]?m|i am|i was|im|a) (?:\d{1,2}|[a-z]+)\b/gi;

export interface Rating {
  readonly value: number;
  readonly max: 10 | 100;
}

const BARE = new RegExp(
  `^(?:(?:still|about|around|roughly|like|maybe|dunno|idk|probably|perhaps|now|it'?s|its|at|an?|a solid|i'?d say|id say|i'?m at|say|just|only|more like|down to|up to|back to|ok(?:ay)?|yeah|well|hm+|um+|prob)[, ]+)*(\\d{1,3}(?:\\.\\d)?|${NUMBER_WORD})\\s*(%|percent|per cent|(?:/|out of)\\s*(?:100|10|ten))?(?:[,. ]+(?:maybe|now|ish|probably|perhaps|i guess|i think|or so|right now|rn|tbh|today|still|again|at the moment|(?:or|to) \\d{1,2}))*[.! ]*$`,
  'i',
);

/** A message that is a number and little else ("still 8", "6 maybe", "70%"), or null. */
export function bareRating(text: string): Rating | null {
  const found = BARE.exec(text.trim());
  if (!found) return null;
  const raw = (found[1] ?? '').toLowerCase();
  const value = Math.round(SMALL[raw] ?? Number(raw));
  const unit = found[2] ?? '';
  const max = /%|cent|100/.test(unit) || value > 10 ? 100 : 10;
  return value <= max ? { value, max } : null;
}
