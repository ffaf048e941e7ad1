/** Labelled text as the training sees it. */
import { readdirSync, readFileSync } from 'node:fs';
import { BUCKETS, type Features } from '#care/safety/statistics/features.ts';

/** What is learnt from: the features of one message or sentence; `label` is null for a harmless one. */
export interface Example {
  readonly label: string | null;
  readonly features: Features;
}

/** What is judged as one: a message, or a reply with its sentences. The worst part decides. */
export interface Labelled {
  readonly author: string;
  readonly label: string | null;
  readonly parts: readonly Example[];
}

/** Reads `<author>-<kind>.tsv` for every author in the folder, a text a line. */
export function readFolder<Text>(
  folder: URL,
  read: (fields: readonly string[], kind: string) => Text,
): (Text & { author: string })[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => {
      const [, author = '', kind = ''] = /^(.*)-(\w+)\.tsv$/.exec(name) ?? [];
      const lines = readFileSync(new URL(name, folder), 'utf8').split('\n');
      return lines
        .filter((line) => line !== '')
        .map((line) => ({ author, ...read(line.split('\t'), kind) }));
    });
}

/** What only one text has says nothing about the next one, and fills the table. */
export function withoutRare(examples: readonly Example[]): Example[] {
  const seen = new Uint32Array(BUCKETS);
  for (const { features } of examples) for (const one of features) seen[one] = (seen[one] ?? 0) + 1;
  return examples.map((example) => ({
    ...example,
    features: example.features.filter((one) => (seen[one] ?? 0) > 1),
  }));
}
