/** Reads the themes' text files; README.md beside them tells the format. */
import { readdirSync, readFileSync } from 'node:fs';
import { type TherapistId, therapistId } from '#care/contract.ts';
import type { Answer } from '../situations/types.ts';

/** The themes' own lines, and those for no more than a tone. */
export const FOLDERS = {
  themes: new URL('./', import.meta.url),
  tones: new URL('./tones/', import.meta.url),
};
const HEAD = /^# ([a-z-]+)$/;
/** For a tone there is only a question: a statement would claim what nobody knows. */
const SAID = /^([a-z]+): (?:(.+) \| )?(.+\?)$/;

/** What each therapist may answer to a theme. */
export type Says = ReadonlyMap<TherapistId, readonly Answer[]>;

/** What is said, by theme or tone. @throws where a line is not as README.md tells */
export function readThemes(folder: URL): ReadonlyMap<string, Says> {
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split(/\n\n+/))
      .map(readOne),
  );
}

function readOne(block: string): [string, Says] {
  const [first = '', ...lines] = block.split('\n');
  const id = HEAD.exec(first)?.[1];
  if (id === undefined) throw new Error(`not a theme: ${first}`);
  const says = new Map<TherapistId, Answer[]>();
  for (const line of lines) {
    const [, name, statement = '', question] = SAID.exec(line) ?? [];
    if (question === undefined) throw new Error(`not an answer to ${id}: ${line}`);
    const therapist = therapistId.parse(name);
    says.set(therapist, [...(says.get(therapist) ?? []), { statement, question }]);
  }
  return [id, says];
}
