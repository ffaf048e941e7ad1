/** What a ready question asks for may stand in what they wrote already. */
import { type Turn, theirWords } from '../turn.ts';

/** What is asked for, and how it is told; of all but the hours also in the messages before. */
const TOLD: readonly (readonly [asked: RegExp, told: RegExp, before: boolean])[] = [
  [
    /\bhow (?:many hours|much sleep|long did you sleep)\b/i,
    /\b(?:\d{1,2}|an|one|two|three|four|five|six|seven|eight)(?: and a half| or (?:\d|\w+))? ?(?:hours?|hrs?)\b/i,
    false,
  ],
  [
    /\b(?:(?:what|which) (?:time|hour|part|moment)s?\b[^?]*\b(?:of (?:the|an?) (?:\w+ )?(?:day|night|week|evening)|in (?:the|an?) (?:\w+ )?(?:day|week))|when (?:in|during) (?:the|an?|your) (?:\w+ )?(?:day|week|night)|at what (?:time|hour|moment)s?|what time|which hours?)\b/i,
    /\b(?:at (?:about |around |half |quarter |night|lunch|noon|bedtime|\d|one|two|three|four|five|six|seven|eight|nine|ten)|(?:around|about) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b|every (?:morning|night|evening|afternoon)|in the (?:mornings?|evenings?|afternoons?|night)|mornings|evenings|nights|(?:before|after) (?:work|school|dinner|lunch|breakfast|bed))\b/i,
    true,
  ],
  [
    /\bwho\b[^?]*\b(?:knows?|know about|talk|told|tell|say their name|talk to|talked|honest|notice|understands?|gets it|on your side)\b/i,
    /\b(?:nobody|no one|not a soul|only (?:my|him|her)|i(?:['’]ve| have)? told (?:my|him|her|a)|(?:my|a) (?:\w+ )?(?:wife|husband|partner|friend|sister|brother|mum|mom|dad|daughter|son|colleague|girlfriend|boyfriend)(?: \w+)? knows?|talk(?:ed)? to (?:my|him|her|a|nobody|anyone))\b/i,
    true,
  ],
];

/** Those that are still open: "How many hours did you get?" is none after "four hours, then two". */
export function stillOpen(turn: Turn, bank: readonly string[]): readonly string[] {
  const { text } = turn.reading;
  const lately = [...theirWords(turn, LATELY), text].join(' ');
  const told = TOLD.filter(([, known, before]) => known.test(before ? lately : text));
  return bank.filter((line) => !told.some(([asked]) => asked.test(line)));
}
/** Messages back. */
const LATELY = 4;
