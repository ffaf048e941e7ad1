/** What only the statistics heard: whether it is that, and how it is asked after. */
import { SUICIDAL } from './deciding.ts';
import type { Part, Phrasing } from './phrasing.ts';
import { isDanger, isMinor } from './risk.ts';
import { isLeaving, isLow } from './timing.ts';
import type { ProtocolInput } from './types.ts';

/** To a line like "I'm going over to my sister's" a card would be absurd: asked, with our ear to blame. */
export const askedWhether = (
  input: ProtocolInput,
  say: (part: Part) => string,
  people: (part: Part) => string,
): string[] => [
  say(isPlain(input) ? 'ack.plain' : deniedDying(input.risk) ? 'ack.denied' : 'ack.inferred'),
  say('ask.inferred'),
  say('resource.inferred'),
  people('people.inferred'),
];

/** Heard by the statistics alone, in words of which none is low. */
export const isPlain = (input: ProtocolInput): boolean =>
  isFirstGuess(input) &&
  isSupposed(input) &&
  !deniedDying(input.risk) &&
  !isLow(input.message) &&
  input.assessment.signals.every((id) => id === 'statistics');

/**
 * Asked behind an answer to what they told, in the middle of a talk that has shown no danger: where it was
 * nothing, a whole card in place of an answer would be what they remember.
 */
export function forGuess(input: ProtocolInput, phrasing: Phrasing): (string | null)[] | null {
  const { risk, assessment } = input;
  const amid = risk !== null && (risk.calmTurns > 0 || risk.denied > 0);
  const plainly = assessment.level === 'passive_ideation' && assessment.subject === 'self';
  // Whoever goes is let go, where all there was was a faint guess of ours.
  if (isLeaving(input.message) && !assessment.flags.includes('distinct')) return [];
  if (!amid || !plainly || !isFirstGuess(input) || isMinor(input)) return null;
  return [
    deniedDying(risk) ? phrasing.say('ack.denied') : null,
    phrasing.say(deniedDying(risk) ? 'ask.inferred' : 'ask.guess'),
    phrasing.say('resource.guess'),
  ];
}

/** A no to "are you safe at home?" says nothing of dying. */
export const deniedDying = (risk: ProtocolInput['risk']): boolean =>
  risk !== null && risk.denied > 0 && (!isDanger(risk.peak) || SUICIDAL.has(risk.peak));

/** Heard by the statistics alone, in a talk without danger: asked, and nothing taken for certain. */
export const isFirstGuess = ({ assessment, risk }: ProtocolInput): boolean =>
  assessment.flags.includes('inferred') && !(isDanger(risk?.peak ?? 'none') && !risk?.denied);

/** Nobody has said that they think of it, neither now nor before: so nobody is thanked for it. */
export const isSupposed = ({ assessment, risk, message }: ProtocolInput): boolean =>
  !NAMES_IT.test(message) &&
  assessment.flags.includes('inferred') &&
  !assessment.flags.includes('non_english') &&
  !risk?.flags.some((flag) => flag === 'disclosed' || flag === 'outright');

const NAMES_IT =
  /\b(?:kill\w*|die|dying|dead|suicid\w*|unalive|end (?:it|my|this|things)|not (?:be|wake|exist)|overdos\w*|hang(?:ing)? myself|jump\w*)\b/i;
