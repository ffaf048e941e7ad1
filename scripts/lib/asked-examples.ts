/** What the classifier of questions is trained on: marked messages, the bank's examples, and what asks nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { BANKS } from '#care/companion/guided/asked/banks.ts';
import { ASKED_KINDS, type AskedKind } from '#care/companion/guided/asked/kinds.ts';
import { entriesOf } from '#care/companion/guided/asked/read.ts';
import { questionIn } from '#care/companion/guided/understand/questions.ts';

const FOLDER = new URL('../../tests/evals/dialogue/', import.meta.url);
/** Authors whose harmless messages come from whole talks. */
const IN_TALKS = [
  'in-talk',
  'whole-talks',
  'mid-talk',
  'played-talks',
  'scripted-people',
  'replies',
];

export interface Message {
  readonly source: string;
  readonly kind: AskedKind;
  readonly before: string | null;
  readonly text: string;
}

const linesOf = (path: string): string[] =>
  readFileSync(new URL(path, FOLDER), 'utf8').trim().split('\n');
const filesIn = (path: string): string[] =>
  readdirSync(new URL(path, FOLDER)).filter((name) => name.endsWith('.tsv'));

function kindNamed(name: string): AskedKind {
  const kind = ASKED_KINDS.find((one) => one === name);
  if (kind === undefined) throw new Error(`no kind of question: ${name}`);
  return kind;
}

export const marked = filesIn('asked/').flatMap((source) =>
  linesOf(`asked/${source}`).map((line): Message => {
    const [kind = '', before = '-', text = ''] = line.split('\t');
    return { source, kind: kindNamed(kind), before: before === '-' ? null : before, text };
  }),
);
const examples = BANKS.flatMap((kind) =>
  entriesOf(kind).flatMap((entry) =>
    entry.examples.map(
      ({ before, question }): Message => ({ source: kind, kind, before, text: question }),
    ),
  ),
);
/** A question is mostly put after something was told; so what asks nothing has to come after something, too. */
const earlier = (some: readonly string[], at: number): string | null =>
  at % 5 < 3 ? (some[at - 1] ?? null) : null;

/** What is told, answered or agreed to, and asks nothing. */
const telling = filesIn('acts/')
  .flatMap((file) => linesOf(`acts/${file}`))
  .map((line) => line.split('\t').at(-1) ?? '')
  .filter((line) => !/\[(?:ask-[a-z]+|unclear|complain)\]/.test(line))
  .map((line) => line.replace(/\[[a-z-]+\] /g, ''))
  .map(
    (text, at, some): Message => ({
      source: 'acts',
      kind: 'none',
      before: earlier(some, at),
      text,
    }),
  );

/** What people say first of a matter, tell and reply later, and say in the midst of a talk. */
const sayings = [
  ...readdirSync(new URL('topics/', FOLDER))
    .filter((name) => name.endsWith('.txt'))
    .flatMap((file) => linesOf(`topics/${file}`))
    .flatMap((line) => /^(?:= |(?:tell|reply) \| [^|]+ \| )(.+)$/.exec(line)?.[1] ?? []),
  ...IN_TALKS.flatMap((author) => linesOf(`../safety/training/${author}-harmless.tsv`)).map(
    (line) => line.split('\t').at(-1) ?? '',
  ),
]
  .filter((text) => !text.includes('?') && questionIn(text) === null)
  .map(
    (text, at, some): Message => ({
      source: 'sayings',
      kind: 'none',
      before: earlier(some, at),
      text,
    }),
  );

export const all = [...marked, ...examples, ...telling, ...sayings];
