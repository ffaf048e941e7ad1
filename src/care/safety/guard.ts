/** Checks every generated text before it is shown: nine checks, the same for all languages of mood. */
import type { CrisisResource, RiskLevel } from '#care/contract.ts';
import { FRAMES } from './guard-frames.ts';
import { MORE_FRAMES } from './guard-frames-more.ts';
import { AFTER_DANGER, AT_LEVEL } from './guard-level-rules.ts';
import { type GuardRule, NEVER } from './guard-rules.ts';
import { HELPLINES } from './helplines.ts';
import { fold, sentences } from './normalise.ts';
import { replacementFor } from './replacement.ts';
import { countryLines } from './resources.ts';
import { isDanger } from './risk.ts';

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
  /** Varies the replacement. */
  readonly seed?: string;
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

/** What must not be in it: can be judged sentence by sentence, so streams use it as they come. */
export function forbidden(text: string, context: GuardContext): string[] {
  const reasons: string[] = [];
  const folded = fold(text.slice(0, MAX_REPLY));
  const rules: readonly GuardRule[] = [
    ...NEVER,
    ...FRAMES,
    ...MORE_FRAMES,
    ...(AT_LEVEL[context.level] ?? []),
    ...(MEANS_ARE_NEAR.has(context.riskPeak) ? [AFTER_DANGER] : []),
  ];
  for (const sentence of sentences(folded)) {
    for (const rule of rules) if (breaks(rule, sentence)) reasons.push(rule.reason);
  }
  if (hasInventedNumber(folded, context)) reasons.push('number');
  if (!isDanger(context.level) && !isDanger(context.riskPeak) && HOTLINE.test(folded)) {
    reasons.push('hotline on a calm turn');
  }
  if (context.lastReply && repeatsResources(text, context.lastReply))
    reasons.push('repeated resources');
  return reasons;
}

const HOTLINE =
  /\b(?:988|741741|suicide (?:hotline|helpline|lifeline|prevention lifeline|line)|crisis (?:line|hotline|lifeline)|suicide prevention)\b/;
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

const digits = (text: string): string => text.replace(/\D/g, '');
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
  /(?:\b(?:call|text|dial|ring|phone|hotline|lifeline|helpline|line|reach|number)\b[^.?!\n]{0,40}?|\bto\s+|\()(\+?\(?\d[\d\s().-]{1,18}\d)(?!\w)|(\b(?:1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b)/g;

/** A number to call or text that is in none of our lists. */
function hasInventedNumber(folded: string, { lastResources = [] }: GuardContext): boolean {
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
    if (
      !KNOWN_NUMBERS.has(number) &&
      !KNOWN_NUMBERS.has(number.replace(/^1/, '')) &&
      !shown.includes(number)
    )
      return true;
  }
  return false;
}

/** A sentence that names a line and stood word for word in the reply before. */
function repeatsResources(text: string, last: string): boolean {
  const before = new Set(split(last));
  return split(text).some((sentence) => before.has(sentence) && HOTLINE.test(sentence));
}

function split(text: string): string[] {
  return fold(text)
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim());
}
