/** A small linear model that backs the rules up: logistic regression over hashed features. */
import { RISK_LEVELS, type RiskLevel } from '#care/contract.ts';
import { Surroundings } from '../surroundings.ts';
import { addContext, addFeatures, BUCKETS } from './features.ts';
import { BIASES, HEADS, SCALES, WEIGHTS } from './weights.ts';

/** How sure the model is that a text shows danger at all, and which kind it resembles most. */
export interface Score {
  readonly danger: number;
  readonly level: RiskLevel;
  readonly imminent: number;
}

const NOTHING: Score = { danger: 0, level: 'none', imminent: 0 };
const LONG = 60;
const MAX_PIECES = 60;
let tables: readonly Int8Array[] | null = null;

/** The highest score over the text: as a whole when short, else over pairs of sentences. */
export function score(plain: readonly string[]): Score {
  const words = plain.reduce((sum, one) => sum + one.split(' ').length, 0);
  if (words === 0) return NOTHING;
  if (words <= LONG) return scorePiece(plain);
  let best = NOTHING;
  for (let at = 0; at < Math.min(plain.length, MAX_PIECES); at += 1) {
    const found = scorePiece(plain.slice(at, at + 2));
    if (found.danger > best.danger) best = found;
  }
  return best;
}

/** The features of a short text, context included; training uses the very same function. */
export function featuresOf(plain: readonly string[]): Set<number> {
  const features = new Set<number>();
  for (const sentence of plain) addFeatures(sentence, features);
  const all = plain.join('').replaceAll('  ', ' ');
  const around = new Surroundings(all, all, all);
  for (const name of ['past', 'resolved', 'storyHere', 'game', 'work', 'joking', 'fear'] as const) {
    if (around[name]) addContext(name, features);
  }
  return features;
}

function scorePiece(plain: readonly string[]): Score {
  const features = featuresOf(plain);
  const norm = 1 / Math.sqrt(features.size || 1);
  const chances = HEADS.map((_, head) => {
    const table = weights()[head];
    let sum = 0;
    if (table) for (const bucket of features) sum += table[bucket] ?? 0;
    return 1 / (1 + Math.exp(-(sum * (SCALES[head] ?? 0) * norm + (BIASES[head] ?? 0))));
  });
  const chanceOf = (head: string): number => chances[HEADS.indexOf(head)] ?? 0;
  let level: RiskLevel = 'passive_ideation';
  let most = 0;
  HEADS.forEach((head, at) => {
    const chance = chances[at] ?? 0;
    const name = RISK_LEVELS.find((one) => one === head);
    if (name && chance > most) {
      most = chance;
      level = name;
    }
  });
  return {
    danger: chanceOf('danger'),
    level,
    imminent: chanceOf('imminent'),
  };
}

function weights(): readonly Int8Array[] {
  tables ??= WEIGHTS.map((packed) => {
    const bytes = atob(packed);
    const table = new Int8Array(BUCKETS);
    for (let at = 0; at < BUCKETS; at += 1) table[at] = (bytes.charCodeAt(at) << 24) >> 24;
    return table;
  });
  return tables;
}
