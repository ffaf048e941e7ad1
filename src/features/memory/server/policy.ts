/** Decided about remembering: what is fit to be kept, and what may be brought up again. Pure. */
import type { CandidateMemory } from '#care/companion/memory.ts';
import type { RiskLevel } from '#care/contract.ts';
import { detect, isDanger, NO_RISK } from '#care/safety/index.ts';

/** How many things are remembered of a person; beyond it the oldest goes. */
export const MEMORIES_MAX = 200;

/**
 * Nothing of a conversation that has been in danger becomes a fact about somebody: what happened
 * there is for safety to hold, for as long as the session lasts.
 */
export const mayLearnAt = (level: RiskLevel, peak: RiskLevel | null): boolean =>
  !isDanger(level) && (peak === null || !isDanger(peak));

/** Words that no list of facts about somebody should hold, whatever the sentence around them. */
const DARK =
  /\b(?:suicid\w*|self-?harm\w*|kill\w*|(?:cut|cuts|cutting|hurt|hurts|hurting|burn|burns|burning) (?:your|my|them)sel(?:f|ves)|overdos\w*|rape[ds]?|rapist|abus\w+|assault\w*|molest\w*)\b/i;

/** What lets somebody in, or find them: no list about a person should hold it. */
const ACCESS =
  /\b(?:pass(?:word|code|phrase)|pin (?:code|number|is)|cv[vc]|iban|social security|ssn|(?:card|account|passport|phone|mobile|cell) number)\b|\S@\S+\.\w|https?:|www\.|(?:\d[ ./-]?){7,}|\b\d+ (?:\w+ ){1,2}(?:street|road|avenue|lane|drive)\b/i;
const DATES = /\b\d{4}-\d{2}-\d{2}\b/g;

/** A fact that reads as danger, said by us or by them, is none to keep, whoever proposed it. */
export const isHarmless = ({ fact, quote, topic }: CandidateMemory): boolean =>
  [fact, inTheirWords(fact), quote, topic ?? ''].every(
    (text) =>
      !DARK.test(text) &&
      !ACCESS.test(text.replace(DATES, '')) &&
      !isDanger(detect(text, CALM).level),
  );

/** Only such talks are learnt from, and a name that nobody has heard of is no alarm in one. */
const CALM = { ...NO_RISK, calmTurns: 1 };

/** "You want …" as they would have said it: rules of danger are written for that. */
const inTheirWords = (fact: string): string =>
  fact
    .replace(/\byou(?:'re| are)\b/gi, 'I am')
    .replace(/\byou(?:'ve| have)\b/gi, 'I have')
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byour\b/gi, 'my')
    .replace(/(?<=\w )you(?=[.,!]|$)/g, 'me')
    .replace(/\byou\b/gi, 'I');

/** The last time that anything was forgotten, one thing or all. */
export function lastForgotten(times: readonly (Date | null)[]): Date | null {
  const known = times.filter((time) => time !== null).map((time) => time.getTime());
  return known.length === 0 ? null : new Date(Math.max(...known));
}

/** Something that was forgotten: where and when it was said, and when it was told to go. */
export interface Lapse {
  readonly sessionId: string;
  readonly saidAt: Date;
  readonly forgottenAt: Date;
}

/** What was forgotten of a person: things one by one, and everything up to a moment. */
export interface Forgotten {
  readonly forgotten: readonly Lapse[];
  readonly before: Date | null;
}

/**
 * None in which something was forgotten, and none that went on between its being said and its being
 * forgotten: what is known already is not listed a second time, and may have been said there again.
 */
export function mayBringUp(
  { forgotten, before }: Forgotten,
  session: { readonly id: string; readonly createdAt: Date; readonly updatedAt: Date },
): boolean {
  if (before !== null && session.createdAt <= before) return false;
  return !forgotten.some(
    ({ sessionId, saidAt, forgottenAt }) =>
      sessionId === session.id || (session.updatedAt >= saidAt && session.createdAt <= forgottenAt),
  );
}
