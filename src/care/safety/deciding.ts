/** Which of the signs in a message decide its level. */
import { RISK_LEVELS, type RiskLevel } from '#care/contract.ts';
import type { Hit } from './english.ts';
import type { RiskState } from './types.ts';

/** Urgency of a level: its place in the list, most urgent last. */
export function urgency(level: RiskLevel): number {
  return RISK_LEVELS.indexOf(level);
}

/** Their own dying has been a subject, whether or not they said no to it. */
const isSpokenOf = (previous: RiskState | null): boolean =>
  previous !== null &&
  SUICIDAL.has(previous.peak) &&
  previous.subject === 'self' &&
  !wasMistaken(previous);

/** What only the statistics had heard, and faintly, and was denied, was never spoken of. */
export const wasMistaken = ({ denied, flags }: RiskState): boolean => denied > 0 && isGuess(flags);

/** Asked at a low moment in which nobody had spoken of dying, they said no. */
export const wasAskedInVain = ({ peak, denied, flags }: RiskState): boolean =>
  denied > 0 && urgency(peak) <= urgency('distress') && isUntold(flags);

const isUntold = (flags: RiskState['flags']): boolean =>
  !flags.includes('disclosed') && !flags.includes('outright');

/** Whether something that begins so was said or heard in the session. */
export const wasKept = (previous: RiskState | null, id: string): boolean =>
  previous?.used.some((one) => one.startsWith(id)) === true;

/** Only the statistics heard it, and not so clearly that a no would be no answer. */
export const isGuess = (flags: RiskState['flags']): boolean =>
  flags.includes('inferred') && !flags.includes('distinct');

/** A session that has been talked in, and has shown no danger. */
export const isCalm = (previous: RiskState | null): boolean =>
  previous !== null && urgency(previous.peak) <= urgency('distress') && previous.calmTurns > 0;

/** A wish that was denied and never told: what only sounds like more of it is asked after, as in a calm talk. */
export const isDenied = ({ peak, flags, denied }: RiskState): boolean =>
  denied > 0 && peak === 'passive_ideation' && isUntold(flags);

export const isDangerous = ({ level }: Pick<Hit, 'level'>): boolean =>
  urgency(level) > urgency('distress');
export const isStrongDanger = (hit: Hit): boolean => hit.weight >= 1 && isDangerous(hit);

export const SUICIDAL = new Set<RiskLevel>(['passive_ideation', 'active_ideation', 'imminent']);

/** Strong hits decide by urgency; hints of different rules add up within their kind. */
export function decide(
  hits: readonly Hit[],
  previous: RiskState | null,
): { level: RiskLevel; deciding: Hit | null } {
  let deciding: Hit | null = null;
  const hints = new Map<string, Hit>();
  for (const hit of hits) {
    if (hit.weight < 1 && hit.level !== 'distress' && hit.level !== 'none') {
      hints.set(hit.id, hit);
      continue;
    }
    if (!deciding || urgency(hit.level) > urgency(deciding.level)) deciding = hit;
  }
  const best = strongestOfHints([...hints.values()], deciding, previous);
  if (best && (!deciding || urgency(best.level) > urgency(deciding.level))) deciding = best;
  return { level: deciding?.level ?? 'none', deciding };
}

const GIVEN = /^(?:f\.gave\.dog|gave\.away)$/;

function strongestOfHints(
  hints: readonly Hit[],
  strong: Hit | null,
  previous: RiskState | null,
): Hit | null {
  const first = hints[0];
  if (!first) return null;
  const total = (wanted: (hit: Hit) => boolean) =>
    hints.filter(wanted).reduce((sum, { weight }) => sum + weight, 0);
  // However many rules see it, one thing given away is one sign.
  const given = hints.filter(({ id }) => GIVEN.test(id)).map(({ weight }) => weight);
  const twice =
    given.length < 2 ? 0 : given.reduce((sum, one) => sum + one, 0) - Math.max(...given);
  const preparing = total(({ level }) => level === 'imminent') - twice;
  const wishing = total(({ level }) => level === 'passive_ideation' || level === 'active_ideation');
  const as = (level: RiskLevel): Hit => ({
    ...(hints.find((hit) => SUICIDAL.has(hit.level)) ?? first),
    level,
  });
  // In a calm talk, or after a no, two faint signs are still no plan under way.
  const quiet = isCalm(previous) || (previous !== null && isDenied(previous));
  const sure = !quiet || strong?.id !== 'statistics';
  const already = strong !== null && SUICIDAL.has(strong.level) && sure;
  if (preparing >= 0.5 && (already || preparing + 0.5 * wishing >= 0.75)) return as('imminent');
  // Where dying has been spoken of, one sign of putting things in order is enough.
  const own = total(({ level, subject }) => level === 'imminent' && subject === 'self');
  if (preparing >= 0.7 || (own >= 0.5 && isSpokenOf(previous))) return as('active_ideation');
  const acting = hints.some(({ level }) => level === 'active_ideation');
  if (preparing + wishing >= 0.89) return as(acting ? 'active_ideation' : 'passive_ideation');
  for (const level of ['medical_emergency', 'harm_to_others', 'abuse', 'self_harm'] as const) {
    const found = hints.find((hit) => hit.level === level);
    if (found && total((hit) => hit.level === level) >= 0.8) return found;
  }
  return { ...first, level: 'distress' };
}

/** The statistics read every language and tell none; the rules of a language name it. */
export function saidIn(foreign: readonly Hit[], deciding: Hit): boolean {
  return foreign.includes(deciding) || (foreign.length > 0 && deciding.id === 'statistics');
}
