/** Reads the bank of questions and answers; README.md beside it tells the form. */
import { readFileSync } from 'node:fs';
import type { Bank } from './banks.ts';

export interface Example {
  /** What was told in the message before, where that is needed to see what is meant. */
  readonly before: string | null;
  readonly question: string;
}

export interface Entry {
  readonly id: string;
  /** The words of ours it explains: they have to stand in what we said last; null where it explains none. */
  readonly about: RegExp | null;
  readonly examples: readonly Example[];
  /** The best first. */
  readonly answers: readonly string[];
}

/** @throws where a line is not as README.md tells */
export function entriesOf(bank: Bank): readonly Entry[] {
  const text = readFileSync(new URL(`./bank/${bank}.txt`, import.meta.url), 'utf8').trim();
  return text.split(/\n\n+/).map(entryIn);
}

function entryIn(block: string): Entry {
  const [head = '', ...lines] = block.split('\n');
  const id = /^# ([a-z0-9-]+)$/.exec(head)?.[1];
  const of = (mark: string) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const [questions, answers, [about]] = [of('? '), of('> '), of('@ ')];
  const known = questions.length + answers.length + (about === undefined ? 0 : 1);
  if (id === undefined || known < lines.length || answers.length < 2)
    throw new Error(`no entry: ${block.slice(0, 80)}`);
  return {
    id,
    about: about === undefined ? null : new RegExp(`\\b(?:${about})\\b`, 'i'),
    examples: questions.map(exampleIn),
    answers,
  };
}

function exampleIn(line: string): Example {
  const [before, question] = line.split(' || ');
  return question === undefined
    ? { before: null, question: before ?? '' }
    : { before: before ?? null, question };
}
