/** Every line that the guided companion may say of itself, as it would stand in a reply. */
import { HAPPENINGS } from '#care/companion/guided/frames/events.ts';
import { FRAMES } from '#care/companion/guided/frames/index.ts';
import { responses } from '#care/companion/guided/responses/read.ts';
import { situations } from '#care/companion/guided/situations/index.ts';
import { themes } from '#care/companion/guided/themes/index.ts';
import { FOLLOW } from '#care/companion/guided/voices/follow.ts';
import { VOICES } from '#care/companion/guided/voices/index.ts';

const GREETINGS = new Set(['welcome', 'welcomeBack']);

export function ownLines(): string[] {
  const known = [
    ...situations().flatMap(({ says }) => [...says.values()]),
    ...[...themes().values()].flatMap((says) => [...says.values()].flat()),
  ];
  const { meanings, questions } = responses();
  const banks = [...meanings.values(), ...questions.values()];
  return [
    ...banks.flatMap(({ lines, own }) => [...lines, ...[...own.values()].flat()]).map(spoken),
    ...linesIn([FRAMES, HAPPENINGS, VOICES, FOLLOW]).map(spoken),
    ...known
      .flatMap(({ statement, question }) => [statement, question])
      .filter((line) => line !== '')
      .map(spoken),
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
  const text = (line.split('|').at(-1) ?? '').replace(/^[~^]/, '').replace(/\{\w+\}/g, 'it');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
