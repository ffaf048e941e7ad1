/** Runs the English rules over a message and weighs every match by its surroundings. */
import type { RiskLevel } from '#care/contract.ts';
import { type CompiledRule, candidates, indexRules } from './compile.ts';
import { isNegated, whose, wordsBefore } from './context.ts';
import { asIfTheySpoke, namesSomeone } from './person.ts';
import { ENGLISH_RULES } from './rules/index.ts';
import { isQuoted, Surroundings } from './surroundings.ts';
import type { RiskFlag } from './types.ts';

export interface Hit {
  readonly id: string;
  readonly level: RiskLevel;
  readonly weight: number;
  readonly subject: 'self' | 'other';
  readonly flags: readonly RiskFlag[];
  /** The statistics do not get to weigh it away. */
  readonly plain?: boolean;
}

/** A sign that stands by itself, of the writer unless said otherwise. */
export const plainHit = (
  id: string,
  level: RiskLevel,
  of: Partial<Pick<Hit, 'subject' | 'flags'>> = {},
): Hit => ({ id, level, weight: 1, plain: true, subject: 'self', flags: [], ...of });

/** What a hit has that tells of somebody else. */
export const OTHERS = { subject: 'other', flags: ['third_party'] } as const;

const INDEX = indexRules(ENGLISH_RULES);
const ABOUT_SELF = new Set<RiskLevel>([
  'imminent',
  'active_ideation',
  'passive_ideation',
  'self_harm',
]);
const MAX_MATCHES = 12;

/** What is said of oneself is as grave where it is said of somebody known. */
const isTrueOfOthers = (rule: CompiledRule): boolean =>
  ABOUT_SELF.has(rule.level) && rule.other !== false && rule.ownSubject !== false;

/**
 * Every match that still stands once denial, tense, subject and setting are weighed.
 * @param plain sentences as `withoutIdioms` leaves them
 */
export function englishHits(plain: readonly string[]): Hit[] {
  const message = plain.length <= 40 ? ` ${plain.join(' ')} ` : ` ${plain.slice(0, 40).join(' ')} `;
  const someone = namesSomeone(message.replaceAll('  ', ' '));
  const hits: Hit[] = [];
  plain.forEach((sentence, at) => {
    const rules = candidates(INDEX, sentence);
    if (rules.length === 0) return;
    const surroundings = new Surroundings(sentence, [plain[at - 1], plain[at + 1]], message);
    for (const rule of rules) collect(rule, sentence, surroundings, 'self', hits);
    const sayable = someone ? rules.filter(isTrueOfOthers) : [];
    const theirs = sayable.length > 0 ? asIfTheySpoke(sentence) : null;
    if (!theirs) return;
    for (const rule of sayable) collect(rule, theirs, surroundings, 'other', hits);
  });
  return hits;
}

function collect(
  rule: CompiledRule,
  sentence: string,
  around: Surroundings,
  subject: 'self' | 'other',
  into: Hit[],
): void {
  rule.pattern.lastIndex = 0;
  for (let count = 0; count < MAX_MATCHES; count += 1) {
    const match = rule.pattern.exec(sentence);
    // most rules fail here, so the exception is only looked for behind a match
    if (!match || (count === 0 && rule.exception?.test(sentence))) return;
    const hit = weigh(rule, sentence, match.index, match[0], around, subject);
    if (hit) into.push(hit);
    if (hit && hit.level === rule.level) return;
    rule.pattern.lastIndex = match.index + Math.max(1, match[0].indexOf(' '));
  }
}

/** "My brother died last year and I am suicidal": what is long past is the other half of it. */
const NOW = / i (?:am|feel|am feeling)(?: [a-z]+)? ?$/;

function weigh(
  rule: CompiledRule,
  sentence: string,
  start: number,
  words: string,
  around: Surroundings,
  subject: 'self' | 'other',
): Hit | null {
  const hit = (level: RiskLevel, ...flags: RiskFlag[]): Hit => ({
    id: subject === 'other' ? `${rule.id}.they` : rule.id,
    level,
    weight: rule.weight ?? 1,
    ...(rule.plain && level === rule.level ? { plain: true } : {}),
    subject: subject === 'other' || rule.flags?.includes('third_party') ? 'other' : 'self',
    flags: [
      ...(rule.flags ?? []),
      ...(subject === 'other' ? (['third_party'] as const) : []),
      ...flags,
    ],
  });
  if (rule.level === 'distress') return hit('distress');

  if (
    rule.negatable !== false &&
    !/^ ?(?:stop|resist|help) /.test(words) &&
    isNegated(wordsBefore(sentence, start))
  ) {
    return ABOUT_SELF.has(rule.level) && subject === 'self' ? hit('none', 'denial') : null;
  }
  // "I said my dad was. Suicidal, I mean, he hung himself": a word without a subject is still of him.
  if (rule.id === 'suicidal' && around.ofTheDead) {
    if (subject === 'other' || whose(sentence, start) === 'open')
      return { ...hit('distress'), subject: 'other' };
  }
  const named = /(?:^| )(?:i|me|my|myself)(?: |$)/.test(words);
  const owner = whose(sentence, start);
  if (rule.ownSubject !== false && owner === 'other' && !named) return null;
  if (subject === 'other' && owner !== 'self' && !/^(?:i |my |.*myself)/.test(words)) return null;
  const explicit = subject === 'self' && (owner === 'self' || named);

  if (around.game && !around.message.includes(' pills ')) return null;
  if (explicit ? isQuoted(sentence, start) : around.story) return null;
  if (around.storyHere && rule.ownSubject === false) return null;
  if (
    around.work &&
    (!explicit || rule.ownSubject === false) &&
    !/ (?:husband|wife|boyfriend|girlfriend|dad|mom|son|daughter|friend|brother|sister|student) /.test(
      sentence,
    )
  )
    return null;

  const long = around.past && !(rule.id === 'suicidal' && NOW.test(sentence.slice(0, start)));
  if (long && (around.resolved || (!rule.timeless && rule.level !== 'passive_ideation'))) {
    return hit(around.resolved ? 'none' : 'distress', 'past');
  }
  if (long && rule.level === 'passive_ideation') return hit('distress', 'past');
  if (rule.casual && around.joking) return hit('distress');
  if (
    around.fear &&
    (rule.level === 'harm_to_others' || ABOUT_SELF.has(rule.level)) &&
    rule.level !== 'imminent'
  ) {
    return hit('distress');
  }
  return hit(rule.level);
}
