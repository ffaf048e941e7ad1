/** The shortest useful words to danger in the person's own language; English follows them. */
import type { RiskLevel } from '#care/contract.ts';
import { spokenLines } from './lines.ts';
import { TONGUES, type Tongue } from './phrases/tongues.ts';

export function tongueKind(level: RiskLevel): keyof Tongue {
  if (level === 'none' || level === 'distress') return 'gentle';
  if (level === 'imminent' || level === 'medical_emergency') return 'urgent';
  const suicide = level === 'passive_ideation' || level === 'active_ideation';
  return suicide || level === 'self_harm' ? 'suicide' : 'other';
}

/** null for a language that we have no words in. @param language BCP 47 primary tag */
export function inTongue(language: string, level: RiskLevel, country: string): string | null {
  const known = Object.hasOwn(TONGUES, language) ? TONGUES[language] : undefined;
  if (!known) return null;
  const lines = spokenLines(country);
  const number = lines.line
    .replace(/^(?:call or text|call|text|find a free line at) /, '')
    .replace(/, or (?:call or text|call|text|find a free line at) /, ', ')
    .replace(/ on (?=[\d*])/, ' ');
  return known[tongueKind(level)]
    .replaceAll('{line}', number)
    .replaceAll('{emergency}', lines.emergency);
}
