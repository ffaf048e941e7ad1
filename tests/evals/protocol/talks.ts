/** Reads the crisis talks: who is in danger, what they say, and what each message is. */
import { readFileSync } from 'node:fs';
import { type RiskLevel, riskLevel } from '#care/contract.ts';

export interface CrisisTurn {
  /** `calm`, `denial` and `safe` come after danger, and must not make it be forgotten. */
  readonly kind: 'danger' | 'calm' | 'denial' | 'safe';
  readonly level: RiskLevel;
  readonly subject: 'self' | 'other';
  readonly text: string;
}

export interface CrisisTalk {
  readonly id: string;
  readonly turns: readonly CrisisTurn[];
}

export function readTalks(): CrisisTalk[] {
  const raw = readFileSync(new URL('./talks.txt', import.meta.url), 'utf8');
  return raw
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      return { id: head.replace('# ', ''), turns: lines.map(turnOf) };
    });
}

function turnOf(line: string): CrisisTurn {
  const at = line.indexOf(': ');
  const words = line.slice(0, at).split(' ');
  const text = line.slice(at + 2);
  const subject = words[0] === 'other' ? 'other' : 'self';
  const name = words.at(-1) ?? '';
  if (name === 'calm' || name === 'denial' || name === 'safe') {
    return { kind: name, level: 'none', subject, text };
  }
  return { kind: 'danger', level: riskLevel.parse(name), subject, text };
}
