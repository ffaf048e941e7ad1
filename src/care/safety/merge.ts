/** Joins what two tabs of one conversation have learned about risk: the graver wins. */
import { RISK_LEVELS } from '#care/contract.ts';
import type { RiskState } from './types.ts';

export function mergeRisk(one: RiskState | null, other: RiskState | null): RiskState | null {
  if (one === null || other === null) return one ?? other;
  const [graver, milder] =
    RISK_LEVELS.indexOf(one.peak) >= RISK_LEVELS.indexOf(other.peak) ? [one, other] : [other, one];
  return {
    ...graver,
    flags: [...new Set([...graver.flags, ...milder.flags])],
    calmTurns: Math.min(graver.calmTurns, milder.calmTurns),
    asked: Math.max(graver.asked, milder.asked),
    denied: Math.max(graver.denied, milder.denied),
    sinceAsked: Math.min(graver.sinceAsked, milder.sinceAsked),
    used: [...new Set([...graver.used, ...milder.used])],
  };
}
