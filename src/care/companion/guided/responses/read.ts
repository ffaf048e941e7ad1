/** Reads the banks of sentences; README.md beside them tells the format. */
import { readFileSync } from 'node:fs';
import { THERAPIST_IDS, type TherapistId } from '#care/contract.ts';

/** Sentences that say or ask the same. */
export interface Response {
  readonly id: string;
  /** What anybody may say. */
  readonly lines: readonly string[];
  /** The same in one therapist's own words. */
  readonly own: ReadonlyMap<TherapistId, readonly string[]>;
}

export type Bank = ReadonlyMap<string, Response>;

const FOLDER = new URL('./', import.meta.url);
const HEAD = /^# ([a-z-]+)$/;
const OWN = /^([a-z-]+): (.+)$/;

const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8').trim();

/** @throws where a block is not as README.md tells */
function readBank(name: string, own: readonly OwnLine[], asks: boolean): Bank {
  const mine = own.filter(({ line }) => line.endsWith('?') === asks);
  return new Map(
    textOf(name)
      .split(/\n\n+/)
      .map((block) => readOne(block, mine))
      .map((one) => [one.id, one]),
  );
}

function readOne(block: string, own: readonly OwnLine[]): Response {
  const [first = '', ...rest] = block.split('\n');
  const [, id] = HEAD.exec(first) ?? [];
  if (id === undefined) throw new Error(`not a response: ${first}`);
  const lines = new Map<TherapistId, string[]>();
  for (const { therapist, line } of own.filter((one) => one.id === id))
    lines.set(therapist, [...(lines.get(therapist) ?? []), line]);
  return { id, own: lines, lines: rest.filter((line) => !line.startsWith('%')) };
}

interface OwnLine {
  readonly therapist: TherapistId;
  readonly id: string;
  readonly line: string;
}

function readOwnLines(therapist: TherapistId): OwnLine[] {
  return textOf(`${therapist}.txt`)
    .split('\n')
    .map((text) => {
      const [, id, line] = OWN.exec(text) ?? [];
      if (id === undefined || line === undefined)
        throw new Error(`not a line of ${therapist}: ${text}`);
      return { therapist, id, line };
    });
}

let known: Readonly<Record<'meanings' | 'questions', Bank>> | null = null;

/** Read at the first message. */
export function responses() {
  if (known) return known;
  const own = THERAPIST_IDS.flatMap(readOwnLines);
  known = {
    meanings: readBank('meanings.txt', own, false),
    questions: readBank('questions.txt', own, true),
  };
  return known;
}
