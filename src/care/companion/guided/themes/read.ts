/** Reads the themes' text files; README.md beside them tells the format. */
import { readdirSync, readFileSync } from 'node:fs';
import { type TherapistId, therapistId } from '#care/contract.ts';
import type { Answer } from '../situations/types.ts';

const FOLDER = new URL('./', import.meta.url);
const HEAD = /^# ([a-z-]+)$/;
const SAID = /^([a-z]+): (.+) \| (.+\?)$/;

/** What each therapist may answer to a theme. */
export type Says = ReadonlyMap<TherapistId, readonly Answer[]>;

/** What is said, by theme. @throws where a line is not as README.md tells */
export function readThemes(): ReadonlyMap<string, Says> {
  return new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split(/\n\n+/))
      .map(readOne),
  );
}

function readOne(block: string): [string, Says] {
  const [first = '', ...lines] = block.split('\n');
  const id = HEAD.exec(first)?.[1];
  if (id === undefined) throw new Error(`not a theme: ${first}`);
  const says = new Map<TherapistId, Answer[]>();
  for (const line of lines) {
    const [, name, statement, question] = SAID.exec(line) ?? [];
    if (statement === undefined || question === undefined)
      throw new Error(`not an answer to ${id}: ${line}`);
    const therapist = therapistId.parse(name);
    says.set(therapist, [...(says.get(therapist) ?? []), { statement, question }]);
  }
  return [id, says];
}
