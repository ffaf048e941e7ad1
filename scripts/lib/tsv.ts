/** Reads a folder of marked text, a file for each author and a text a line. */
import { readdirSync, readFileSync } from 'node:fs';

/** Every line of its .tsv files, the files by name. */
export const linesIn = (folder: URL): { readonly file: string; readonly line: string }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .trim()
        .split('\n')
        .map((line) => ({ file, line })),
    );
