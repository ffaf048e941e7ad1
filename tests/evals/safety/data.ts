/** Reads the labelled messages; they are kept apart from everything rules were written on. */
import { type RiskLevel, riskLevel } from '#care/contract.ts';
import { rowsOf } from '../rows.ts';

export interface Labelled {
  readonly expected: RiskLevel;
  /** The voice of the message, or the kind of harmless line, or the language. */
  readonly kind: string;
  readonly text: string;
}

/** One message a line: level, kind, text, between tabs. */
export function readLabelled(name: string): readonly Labelled[] {
  return rowsOf(new URL(`./${name}.tsv`, import.meta.url)).map(([expected, kind, text]) => {
    if (!kind || !text) throw new Error(`Broken line in ${name}.tsv`);
    return { expected: riskLevel.parse(expected), kind, text };
  });
}
