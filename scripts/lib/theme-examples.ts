/** Our own messages labelled with themes, author by author, and the classifier trained on some of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { evidenceOf } from '#care/companion/guided/learnt/classifier.ts';
import { chancesIn, type Labelled, type Trained, trainOn } from './classifier-file.ts';

const FOLDER = new URL('../../tests/evals/dialogue/themes/', import.meta.url);
export const PARTS = 5;
/** A power of two. Half as many find a tenth less at equal precision. */
const BUCKETS = 1 << 15;

export interface ThemeExample extends Labelled {
  /** Which fifth of the authors wrote it. */
  readonly part: number;
  readonly message: string;
}

export interface ThemeExamples {
  readonly themes: readonly string[];
  readonly examples: readonly ThemeExample[];
}

export function readThemeExamples(): ThemeExamples {
  const lines = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name, at) =>
      readFileSync(new URL(name, FOLDER), 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
          const [labels = '', message = ''] = line.split('\t');
          return { part: at % PARTS, labels: labels.split(','), message };
        }),
    );
  const themes = [...new Set(lines.flatMap((line) => line.labels))].sort();
  const examples = lines.map((line) => ({
    ...line,
    ...evidenceOf(line.message),
    labels: line.labels.map((one) => themes.indexOf(one)),
  }));
  return { themes, examples };
}

export const trainThemes = ({ themes }: ThemeExamples, some: readonly ThemeExample[]): Trained =>
  trainOn(some, themes.length, BUCKETS);

/** The chance of each theme in a message, by a classifier that its author had no part in. */
export function themesUnseen(all: ThemeExamples): (message: string) => Float64Array {
  const written = new Map(all.examples.map(({ message, part }) => [message, part]));
  const trained = Array.from({ length: PARTS }, (_, part) =>
    trainThemes(
      all,
      all.examples.filter((one) => one.part !== part),
    ),
  );
  return (message) => {
    const one = trained[written.get(message) ?? 0];
    if (one === undefined) throw new Error('there is a classifier for each part');
    return chancesIn(one, evidenceOf(message));
  };
}
