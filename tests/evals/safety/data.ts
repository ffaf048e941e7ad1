/** Reads the labelled messages; they are kept apart from everything rules were written on. */
import { readFileSync } from 'node:fs';
import { type RiskLevel, riskLevel } from '#care/contract.ts';

export interface Labelled {
  readonly expected: RiskLevel;
  /** The voice of the message, or the kind of harmless line, or the language. */
  readonly kind: string;
  readonly text: string;
}

/** One message a line: level, kind, text, between tabs. */
export function readLabelled(name: string): readonly Labelled[] {
  const raw = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8');
  return raw
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [expected, kind, text] = line.split('\t');
      if (!kind || !text) throw new Error(`Broken line in ${name}.tsv`);
      return { expected: riskLevel.parse(expected), kind, text };
    });
}
