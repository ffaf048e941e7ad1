/** Checks every generated text before it is shown: rules, what a reply must have, and statistics. */
import type { CrisisResource, RiskLevel } from '#care/contract.ts';
import { withoutForeign } from './foreign.ts';
import { FRAMES } from './guard-frames.ts';
import { MORE_FRAMES } from './guard-frames-more.ts';
import { forbiddenElsewhere } from './guard-languages.ts';
import { AFTER_DANGER, AT_LEVEL } from './guard-level-rules.ts';
import { HOTLINE, hasInventedNumber, LECTURE, repeatsResources } from './guard-lines.ts';
import { type GuardRule, NEVER } from './guard-rules.ts';
import { fold, sentences } from './normalise.ts';
import { replacementFor } from './replacement.ts';
import { countryLines } from './resources.ts';
import { isDanger } from './risk.ts';
import { faultOdds, nearestFault, ownSentences, replyOdds } from './statistics/output.ts';

export interface GuardContext {
  /** What the message being answered showed. */
  readonly level: RiskLevel;
  /** The worst of the session so far. */
  readonly riskPeak: RiskLevel;
  /** 'other' where the danger is somebody else's. */
  readonly subject?: 'self' | 'other';
  /** ISO 3166-1 alpha-2; 'US' when unknown. */
  readonly country?: string;
  /** The reply shown before this one: resources must not come back in the same words. */
  readonly lastReply?: string;
  /** Resources shown already; their numbers are allowed. */
  readonly lastResources?: readonly CrisisResource[];
  /** What the replacement is written in, as a BCP 47 primary tag; English without it. */
  readonly language?: string;
  /** Varies the replacement. */
  readonly seed?: string;
  /** A line outside a conversation, a title or a note: there is no reply around it to tell by. */
  readonly bare?: boolean;
  /** Our own engine's sentences, each read by people before it shipped: only rules judge them. */
  readonly ours?: boolean;
}

export type GuardVerdict =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reasons: readonly string[]; readonly replacement: string };

/** A generated reply longer than this is no reply; it is replaced. */
const MAX_REPLY = 6_000;

/** Judges a whole reply. Never throws; `text` comes back unchanged where it passes. */
export function guardOutput(text: string, context: GuardContext): GuardVerdict {
  const reasons = new Set<string>([...forbidden(text, context), ...missing(text, context)]);
  if (text.trim() === '') reasons.add('empty');
  if (text.length > MAX_REPLY) reasons.add('too long');
  if (reasons.size === 0) return { ok: true, text };
  return { ok: false, reasons: [...reasons], replacement: replacementFor([...reasons], context) };
}

/** What a session may have shown for a means to be out of place in what is written to it. */
const MEANS_ARE_NEAR: ReadonlySet<RiskLevel> = new Set([
  'passive_ideation',
  'active_ideation',
  'imminent',
  'self_harm',
]);

/**
 * Log-odds, chosen by leaving out authors: `scripts/train-output.ts --check`. A rule needs less, and
 * what names a means least of all. A sentence is judged by itself, too, so that nothing
 * drowns in a long reply, and while there is no more than its beginning.
 */
const SURE = { reply: -0.2, beginning: 1.5, sentence: 1.6, bare: -0.1 };
const LIKELY = -0.5;
const HARDLY = -2;

/** What must not be in it: can be judged sentence by sentence, so streams use it as they come. */
export function forbidden(text: string, context: GuardContext): string[] {
  const broken = brokenRules(text, context);
  if (context.ours) return broken;
  const own = ownSentences(withoutForeign(text.slice(0, MAX_REPLY)));
  const worst = worstOf(own);
  const odds = context.bare ? worst.odds : replyOdds(own, worst.odds);
  const likely = broken.filter((reason) => odds > (LEAST[reason] ?? LIKELY));
  const sure = odds > (context.bare ? SURE.bare : SURE.reply) || worst.odds > SURE.sentence;
  const elsewhere = forbiddenElsewhere(text.slice(0, MAX_REPLY));
  const found = [...likely, ...elsewhere];
  return sure ? [...found, nearestFault(worst.sentence)] : found;
}

/**
 * Is the beginning of a reply past mending, whatever follows? Sentences that the models only doubt
 * may be cleared by the reply around them, and more often are than not.
 */
export function pastMending(text: string, context: GuardContext): boolean {
  const counted = brokenRules(text, context).some((reason) => LEAST[reason] === ALWAYS);
  if (counted || forbiddenElsewhere(text.slice(0, MAX_REPLY)).length > 0) return true;
  const own = ownSentences(withoutForeign(text.slice(0, MAX_REPLY)));
  const worst = worstOf(own);
  return worst.odds > SURE.sentence || replyOdds(own, worst.odds) > SURE.beginning;
}

/**
 * Does an unfinished sentence offend, or could it still turn into one that does? Asked at every word.
 * @param before what the reply has said up to it
 */
export function mayOffend(unfinished: string, context: GuardContext, before = ''): boolean {
  const { odds } = worstOf(ownSentences(unfinished));
  if (odds > LIKELY) return true;
  const own = ownSentences(before + unfinished);
  if (replyOdds(own, worstOf(own).odds) > LIKELY) return true;
  const decisive = rulesFor(context).filter(({ reason }) => reason in LEAST);
  return brokenRules(unfinished, context, decisive).length > 0;
}

const ALWAYS = Number.NEGATIVE_INFINITY;

/** Rules that know what they see: a means of dying, and everything that is counted, not read. */
const LEAST: Readonly<Record<string, number>> = {
  method: HARDLY,
  wording: ALWAYS,
  number: ALWAYS,
  'hotline on a calm turn': ALWAYS,
  'repeated resources': ALWAYS,
};

function worstOf(own: readonly string[]): { sentence: string; odds: number } {
  let worst = { sentence: '', odds: Number.NEGATIVE_INFINITY };
  for (const sentence of own) {
    const odds = faultOdds(sentence);
    if (odds > worst.odds) worst = { sentence, odds };
  }
  return worst;
}

function rulesFor({ level, riskPeak }: GuardContext): readonly GuardRule[] {
  return [
    ...NEVER,
    ...FRAMES,
    ...MORE_FRAMES,
    ...(AT_LEVEL[level] ?? []),
    ...(MEANS_ARE_NEAR.has(riskPeak) ? [AFTER_DANGER] : []),
  ];
}

function brokenRules(
  text: string,
  context: GuardContext,
  rules: readonly GuardRule[] = rulesFor(context),
): string[] {
  const reasons: string[] = [];
  const folded = fold(text.slice(0, MAX_REPLY));
  for (const sentence of sentences(folded)) {
    for (const rule of rules) if (breaks(rule, sentence)) reasons.push(rule.reason);
  }
  if (hasInventedNumber(folded, context.lastResources)) reasons.push('number');
  const calm = !isDanger(context.level) && !isDanger(context.riskPeak);
  if (calm && (HOTLINE.test(folded) || LECTURE.test(folded))) {
    reasons.push('hotline on a calm turn');
  }
  if (context.lastReply && repeatsResources(text, context.lastReply))
    reasons.push('repeated resources');
  return reasons;
}

const RESOURCE =
  /\b(?:988|911|112|999|000|741741|findahelpline|hotline|helpline|lifeline|poison control|emergency (?:room|services|number))\b/;
const HUMAN =
  /\b(?:friend|friends|family|someone|somebody|neighbou?r|doctor|therapist|counsell?or|nurse|relative|roommate|partner|sister|brother|parent|mother|father|mom|dad|wife|husband|adult|whoever is near|person you trust|professional|person|advocates?|people|nearest)\b/;
const ASKS_DIRECTLY =
  /\b(?:suicide|suicidal|kill(?:ing)? yourself|end(?:ing)? your life|tak(?:e|ing) your (?:own )?life|acting on it|act on it|a plan|safe|hurt yourself|with you|away from it|alone|preparing|deciding on|prepared|not being here|those thoughts|the intention|within reach|a time|wanting to die|not wanting to be alive)\b/;

/** What a crisis reply must have: a resource, a direct question, a human being to turn to. */
function missing(text: string, { level, subject, country = 'US' }: GuardContext): string[] {
  if (!isDanger(level)) return [];
  const folded = fold(text.slice(0, MAX_REPLY));
  const reasons: string[] = [];
  const lines = countryLines(country);
  const local = [lines.emergency, ...lines.crisis.flatMap(({ call }) => call ?? [])];
  const hasResource =
    RESOURCE.test(folded) || local.some((number) => folded.includes(fold(number)));
  if (!hasResource) reasons.push('no resource');
  if (!HUMAN.test(folded)) reasons.push('no human contact');
  const asks =
    /[?？؟]/.test(text) &&
    (subject === 'other' ||
      level === 'imminent' ||
      level === 'abuse' ||
      level === 'medical_emergency' ||
      level === 'harm_to_others' ||
      ASKS_DIRECTLY.test(folded));
  if (!asks) reasons.push('no direct question');
  return reasons;
}

function breaks(rule: GuardRule, sentence: string): boolean {
  return rule.match.test(sentence) && !rule.unless?.test(sentence);
}
