/** Rows of a file with tabs. */
import { readFileSync } from 'node:fs';

export const rowsOf = (file: URL): string[][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));
