/** Somebody close has told or written that they want to die: what whoever found it hears, and asks. */

import { type Asked, askedParts, firstUnsaid } from './asked.ts';
import { type Hit, OTHERS, plainHit } from './english.ts';
import { straight } from './normalise.ts';
import type { Part, Phrasing } from './phrasing.ts';
import { isDanger } from './risk.ts';
import type { ProtocolInput, RiskState } from './types.ts';

const WHO =
  '(?:son|daughter|boy|girl|child|kid|stepson|stepdaughter|brother|sister|husband|wife|partner|boyfriend|girlfriend|friend|mate|mum|mom|mother|dad|father|niece|nephew|cousin|flatmate|roommate|student|pupil|grandson|granddaughter|teenager)s?';
const NOTE = new RegExp(
  ` (?:found|read|saw|came across) (?:a|his|her|their|the|this|my [a-z]+) (?:[a-z]+ )?(?:note|letter|diary|message)(?: [^ ]+){0,6} (?:in|on|under|from|of) (?:my|our|his|her) (?:[a-z]+ )?(?:${WHO}|school ?bag|bag|room|desk|drawer|pocket|phone|bed)| the (?:note|letter) says (?:good ?bye|sorry)| my (?:[a-z]+ )?${WHO} (?:has )?(?:left|wrote|written) (?:a|the) (?:good ?bye |suicide |farewell )?(?:note|letter)| (?:he|she|they) wrote (?:that )?(?:he|she|they) (?:wants? to die|does not want to (?:live|be here)|is going to)`,
);
/** A note of another kind. */
const ORDINARY =
  / (?:sick note|shopping|teacher said|from (?:the|his|her) (?:school|teacher|doctor)|love (?:letter|note)|bank|landlord|homework|recipe) /;
const SUICIDAL = new Set(['passive_ideation', 'active_ideation', 'imminent']);
const OF_THEM = new RegExp(` (?:he|she|him|her|his|they|them|my (?:[a-z]+ )?${WHO}) `);
const OWN =
  / i (?:do )?(?:really |just )?(?:want|wish|am going|need|plan) (?:to )?(?:die|kill myself|be dead|end my life) /;

/** @param all sentences as `sentences()` gives them, in a row */
export function foundHits(all: string): Hit[] {
  if (!NOTE.test(all) || ORDINARY.test(all)) return [];
  return [plainHit('other.note', 'imminent', OTHERS)];
}

/** In a talk about another's wish to die, what sounds like one is theirs, unless somebody says it of themselves. */
export function ofThem(
  hits: readonly Hit[],
  all: string,
  previous: RiskState | null,
): readonly Hit[] {
  const told = hits.some(({ id }) => id === 'other.note' || id === 'other.meant');
  const known = previous?.subject === 'other' && SUICIDAL.has(previous.peak);
  if (!(told || (known && OF_THEM.test(all))) || OWN.test(all)) return hits;
  return hits
    .filter(
      ({ id, subject }) => !(id === 'statistics' && subject === 'self' && !told && ASKS.test(all)),
    )
    .map((hit) =>
      SUICIDAL.has(hit.level) && hit.subject === 'self'
        ? {
            ...hit,
            subject: 'other' as const,
            flags: [...new Set([...hit.flags, 'third_party' as const])],
          }
        : hit,
    );
}
const ASKS = / (?:what do i|do i|should i|who do|is that|can i|how do i|what if) /;

const ASKED: Asked = [
  [
    'help.kin',
    /\b(?:ring|call|tell|text)(?:ing)? (?:his|her|their|the) (?:sister|brother|mum|mom|mother|dad|father|wife|husband|partner|neighbou?r|landlord|flatmate)\b.{0,80}\bwhat (?:do|should|shall) i say\b|\bwhat should i say to (?:his|her|their)\b/is,
  ],
  [
    'help.abroad',
    /\bfrom (?:abroad|here|another country|lisbon|\p{Lu}\p{L}+)\b.{0,12}\?|\b(?:do|should|can) i (?:ring|call) the \p{Lu}\p{L}+ police\b|\b(?:911|999|112|000) (?:isn't|is not|doesn't)\b|\bhe's in (?:england|another country)\b/iu,
  ],
  [
    'help.serious',
    /\b(?:is (?:this|it)|this is) serious\b|\boverreact\w*\b|\bmaking too much\b|\bwhat if i(?:'m| am) wrong\b/i,
  ],
  [
    'help.see',
    /\bwhat (?:do|should|will) i (?:even )?say\b.*\b(?:when i see|visit|hospital|ward|there)\b/i,
  ],
  [
    'help.after',
    /\bfound (?:him|her|them)\b|\b(?:he|she)(?:'s| is) (?:breathing|alive|awake|in the ambulance)\b|\btaking (?:him|her|them) (?:in|to)\b/i,
  ],
  ['help.late', /\btoo late\b/i],
  [
    'help.blame',
    /\bshould(?:'ve| have) (?:seen|known|noticed|been|called|asked)\b|\bmy fault\b|\bhow did i (?:miss|not)\b/i,
  ],
  [
    'help.rang',
    /\bi(?:'ve| have)? (?:just )?(?:rang|rung|called|phoned)\b|\bthey(?:'re| are) (?:sending|on (?:their|the) way)\b/i,
  ],
  [
    'help.drive',
    /\b(?:should|shall|can|do) i (?:just )?drive\b(?!.{0,12}\bor do i ring\b)|\bi want to drive\b|\bi asked should i drive\b/i,
  ],
  [
    'help.tell',
    /\b(?:should|shall|do) i (?:tell|say to|let) (?:the )?(?:police|them|crew|operator)\b/i,
  ],
  [
    'help.words.call',
    /\bwhat do i (?:even )?(?:tell|say to) (?:them|the police)\b|\bproof\b|\bif i ring\b.*\?|\b(?:not in|different) .{0,20}\btown\b.*\?|\bdo i ring\b/i,
  ],
  [
    'help.enter',
    /\b(?:can|will|could|would) (?:the )?(?:police|they) (?:even )?(?:go|get|break|check)\b/i,
  ],
  [
    'help.far',
    /\bwho (?:do|should|can) i (?:ring|call|phone)\b.*\b(?:knocks?|door|away|train|check)\b|\b(?:minutes|hours?|miles) (?:away|off)\b.*\?/is,
  ],
  [
    'help.yes',
    /\b(?:what if|if) (?:he|she|they) (?:says?|said|answers?)\b|\b(?:he|she|they) said yes\b.{0,80}\bwhat\b/i,
  ],
  [
    'help.tomorrow',
    /\b(?:who|where) (?:do|should|can) (?:we|i) (?:see|go|ring|call|turn)\b|\bwhat (?:do|should) (?:we|i) do (?:tomorrow|in the morning|next|now)\b|\b(?:gp|doctor|hospital|clinic|camhs|school)\b.{0,50}\?/i,
  ],
  [
    'help.stay',
    /\b(?:sleep|lie|stay|sit) (?:on|in|beside|next to|by|with) (?:the|his|her|their|him|them)\b.{0,60}(?:too much|\?|only want)|\bon (?:his|her|their) floor\b|\bleave (?:him|her|them) alone\b/i,
  ],
  [
    'help.emergency',
    /\b(?:call|ring|phone) (?:911|999|112|000|them|an ambulance|the police)\b|\b(?:911|999|112) for (?:him|her|them)\b/i,
  ],
  [
    'help.talk',
    /\b(?:what do i say|how do i (?:start|say|tell|begin|ask)|do i (?:go up|go in|tell (?:him|her|them))|start the conversation|what are the words)\b/i,
  ],
  ['help.means', /\b(?:pills?|tablets|knives|knife|rope|gun|medicine cabinet|heart pills)\b/i],
];

/** Null where nothing of it is asked. */
export function helperAsks(
  { message, assessment }: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
): string | null {
  const theirs = risk.subject === 'other' && SUICIDAL.has(risk.peak);
  const first = assessment.signals.includes('other.note') && !phrasing.has('other.first.');
  if (!theirs || first || assessment.signals.includes('other.meant')) return null;
  const plain = straight(message);
  const asked = askedParts(ASKED, plain);
  const over = phrasing.has('help.after.') || phrasing.has('help.see.');
  const far = ['help.far.', 'help.enter.', 'help.words.call.'].some((id) => phrasing.has(id));
  const parts = asked
    .filter((part) => !over || AFTERWARDS.has(part))
    .map((part): Part => (far && NEAR_ONLY.has(part) ? 'help.call.far' : part));
  const line = firstUnsaid(parts, phrasing);
  if (line !== null || over) return line;
  if (risk.calmTurns > LASTS) return null;
  const question = /\?\s*$/.test(plain);
  if (far && !question && !isDanger(assessment.level)) return phrasing.sayOnce('help.with');
  const more = question && phrasing.has('help.');
  return more ? phrasing.sayOnce(far ? 'help.call.far' : 'help.more') : null;
}
/** Once they are found. */
const AFTERWARDS = new Set<Part>(['help.see', 'help.after', 'help.blame', 'help.late']);
/** Said to whoever can go to the door themselves. */
const NEAR_ONLY = new Set<Part>(['help.emergency', 'help.tomorrow', 'help.talk', 'help.stay']);
/** Turns in which a question is still of that. */
const LASTS = 8;
