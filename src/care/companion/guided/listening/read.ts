/** Reads what may be said to anything that is told; README.md beside it tells the kinds. */
import { readFileSync } from 'node:fs';
import type { TherapistId } from '#care/contract.ts';

export const LISTENING_KINDS = [
  'weight',
  'presence',
  'person',
  'late',
  'you',
  'begin',
  'more',
  'ask',
  'done',
  'good',
  'both',
  'how',
  'plan',
  'wrong',
  'unclear',
  'bye',
  'byedone',
  'byegood',
  'byeplan',
  'loss',
] as const;
export type ListeningKind = (typeof LISTENING_KINDS)[number];
type Lines = Readonly<Record<ListeningKind, readonly string[]>>;

const LINE = /^([a-z]+): (.+)$/;
const read = new Map<TherapistId, Lines>();

/** Read at the first message. @throws where a line is not as README.md tells */
export function listeningLines(therapist: TherapistId): Lines {
  const known = read.get(therapist);
  if (known) return known;
  const lines = new Map<string, string[]>(LISTENING_KINDS.map((kind) => [kind, []]));
  const text = readFileSync(new URL(`./${therapist}.txt`, import.meta.url), 'utf8').trim();
  for (const row of text.split('\n')) {
    const [, kind = '', line = ''] = LINE.exec(row) ?? [];
    const bank = lines.get(kind);
    if (bank === undefined) throw new Error(`not a line of ${therapist}: ${row}`);
    bank.push(line);
  }
  const all = Object.fromEntries(lines) as unknown as Lines;
  read.set(therapist, all);
  return all;
}
