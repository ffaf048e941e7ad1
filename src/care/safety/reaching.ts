/** Somebody in the worst hour speaks of getting a person to them: how, that they will, that one comes, is there. */

import { KIN } from './disclosure.ts';
import { straight } from './normalise.ts';
import type { Part, Phrasing } from './phrasing.ts';
import type { ProtocolInput, RiskState } from './types.ts';

/** Things can be here or on their way as well: only people count, by a pronoun, a relation or a name. */
const PERSON = `(?:(?:[Ss]?[Hh]e|[Tt]hey)|[Mm][ya] (?:\\w+ )?(?:${KIN})|\\p{Lu}\\p{L}{2,})`;
const IS = "(?:'s|'re| is| are| has| have)";
/** In haste the apostrophe is left out. */
const THEY_ARE = `(?:${PERSON}${IS}|\\b(?:[Ss]?[Hh]es|[Tt]heyre|(?:my|ma|My|Ma) (?:\\w+ )?(?:${KIN})s))`;
const WHOM = `(?:her|him|them|someone|somebody|my (?:\\w+ )?(?:${KIN}|parents|family)|the (?:neighbou?rs?|police|ambulance|doctor)|(?!(?:it|in|off|out|up|the|that|this|a|an|sick|work|back)\\b)\\p{L}{3,})`;

/** The nearest first. */
const SAID: readonly (readonly [Part, RegExp])[] = [
  [
    'reach.here',
    new RegExp(
      `\\b${THEY_ARE} (?:just |already |now )*(?:here|arrived|outside|knocking|ringing (?:the|my) (?:door ?)?bell|(?:at|in front of) (?:the|my) door|with me)\\b(?! in (?:spirit|thought|my head))|\\b(?:let|letting) (?:her|him|them) in\\b`,
      'u',
    ),
  ],
  [
    'reach.line',
    /\b(?:call|ring|text|phone) (?:that|the|this|your) (?:number|line|hotline|helpline)\b|\b(?:is (?:it|that)|will (?:it|that) be) enough (?:that|if|when) (?:she|he|they|my)\b/i,
  ],
  [
    'reach.coming',
    new RegExp(
      `\\b(?:${THEY_ARE}|${PERSON}(?:'ll be| will be)) (?:just |already |now )*(?:comin[g']?(?! (?:back|home) (?:on|next|in the))|sending (?:me )?an? (?:taxi|cab|car)|on (?:her|his|their|the) way|driving (?:over|here)|in the (?:car|taxi|cab)|here (?:in|soon|any minute))`,
      'u',
    ),
  ],
  [
    'reach.words',
    /\b(?:what|how) (?:do|should|could|can|would|shall) i (?:even |ever |actually )?(?:say|tell|start|begin|explain|put it)\b|\b(?:don'?t|do not) (?:even )?know (?:how|what) (?:to|i(?:'d| would| should)) (?:even )?(?:start|say|tell|begin)\b/i,
  ],
  [
    'reach.calling',
    new RegExp(
      `\\b(?:${THEY_ARE}|(?:[Ss]?[Hh]e|[Tt]hey)(?: just| keeps?)?) (?:just |still |now |keeps? )*(?:(?:call|ring|phon|knock|text)(?:in[g']?|s)?|rung|called|phoned|knocked)(?: (?:me|now|again|(?:on |at )?(?:the|my) door|(?:two|three|four|\\d+) times|again|right now))+\\s*[.!]*$`,
      'mu',
    ),
  ],
  [
    'reach.now',
    new RegExp(
      `\\b[Ii](?:'ll| will|'m going to| am going to| can| could| should| might) (?:just |maybe |try to |try and )*(?:(?:ring|call|phone|text|wake|message) ${WHOM}|(?:go (?:over )?to|knock (?:at|on)|fetch) (?:her|him|them|my (?:\\w+ )?(?:${KIN}|parents)|the neighbou?rs?|the hospital))\\b|\\b(?:ringing|calling|phoning|texting|waking) (?:her|him|them|my (?:\\w+ )?(?:${KIN}))\\b`,
      'u',
    ),
  ],
];

/** What is to be said to it; null where nobody is spoken of so. */
export function reaching(message: string): Part | null {
  const plain = straight(message);
  return SAID.find(([, match]) => match.test(plain))?.[0] ?? null;
}

const TOLD =
  /^\W*(?:(?:ok|okay|yes|so|right|done)\W+)?(?:i(?:'ve| have)? )?(?:just |picked up\W+(?:i )?)?told (?:her|him|them|mum|mom|dad|my \w+)(?: (?:everything|it all|about (?:the|it|my) ?\w*))?\W*$|^\W*(?:ok\W+)?i picked up\W+told /i;

const OFFERS = new RegExp(
  `\\b${PERSON}(?: just| said| says)* (?:(?:want|ask)(?:s|ed)? me to (?:come|stay|sleep|move in)|offered to (?:come|stay)|(?:(?:she|he|they)(?:'d| would|'ll| will)|[sh]he?d) (?:come|stay))\\b`,
  'u',
);

const NEAR: Readonly<Partial<Record<Part, Part>>> = {
  'reach.here': 'near.here',
  'reach.coming': 'near.coming',
  'reach.calling': 'near.calling',
};

/** The reply to it where the hour is not the worst, and our question not answered with a no. */
export function nearFor(message: string, risk: RiskState, phrasing: Phrasing): string | null {
  const open = risk.denied === 0 || risk.flags.includes('disclosed');
  if (!open || risk.asked === 0 || risk.flags.includes('cleared')) return null;
  const plain = straight(message);
  const part = TOLD.test(plain)
    ? 'near.told'
    : (NEAR[reaching(plain) ?? 'stay'] ?? (OFFERS.test(plain) ? 'near.offer' : null));
  return part ? phrasing.sayOnce(part) : null;
}

/** Messages after an imminent one in which whom they reach is what counts. */
const WORST_HOUR = 12;

/** The reply to it in the worst hour, each said once; null outside it. */
export function reachedFor(
  { message, risk }: Pick<ProtocolInput, 'message' | 'risk'>,
  phrasing: Phrasing,
): string | null {
  if (risk?.peak !== 'imminent' || risk.flags.includes('cleared')) return null;
  const part = risk.calmTurns < WORST_HOUR ? reaching(message) : null;
  return part && phrasing.sayOnce(part);
}
