/** Every line that the guided companion may say of itself, as it would stand in a reply. */
import { HAPPENINGS } from '#care/companion/guided/frames/events.ts';
import { FRAMES } from '#care/companion/guided/frames/index.ts';
import { coarseKinds } from '#care/companion/guided/listening/coarse.ts';
import { listeningLines } from '#care/companion/guided/listening/read.ts';
import { responses } from '#care/companion/guided/responses/read.ts';
import { situations } from '#care/companion/guided/situations/index.ts';
import { VOICES } from '#care/companion/guided/voices/index.ts';
import { THERAPIST_IDS } from '#care/contract.ts';

const LISTENING = [
  ...THERAPIST_IDS.map(listeningLines),
  ...[...coarseKinds().values()].map(({ lines }) => lines),
];
const GREETINGS = new Set(['welcome', 'welcomeBack']);

export function ownLines(): string[] {
  const known = situations().flatMap(({ says }) => [...says.values()]);
  const { meanings, questions } = responses();
  const banks = [...meanings.values(), ...questions.values()];
  return [
    ...banks.flatMap(({ lines, own }) => [...lines, ...[...own.values()].flat()]).map(spoken),
    ...linesIn([FRAMES, HAPPENINGS, VOICES, LISTENING]).map(spoken),
    ...known.map(spoken),
  ];
}

function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 12 ? [value] : [];
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    GREETINGS.has(name) ? [] : linesIn(part),
  );
}

function spoken(line: string): string {
  const text = line.replace(/^~/, '').replace(/\{\w+\}/g, 'it');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
