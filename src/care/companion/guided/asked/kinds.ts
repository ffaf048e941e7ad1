/** What kind of question a message puts to us, if any. */
import { lately } from '#care/lately.ts';
import { featuresOf } from '#care/safety/statistics/features.ts';
import { type Chances, classifier, type Evidence, evidenceOf } from '../learnt/classifier.ts';
import { DIMENSIONS, meaningOf } from '../learnt/vectors.ts';
import { plainWords } from '../situations/index.ts';
import { piecesOf } from '../understand/pieces.ts';
import { questionIn } from '../understand/questions.ts';
import { contentWords } from '../understand/text.ts';

/** As README.md tells them. */
export const ASKED_KINDS = [
  'judge',
  'plan',
  'choice',
  'draft',
  'future',
  'other',
  'cause',
  'how',
  'say',
  'who',
  'fact',
  'back',
  'tell',
  'exercise',
  'you',
  'none',
] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** So many words at the beginning of a piece say how it asks. */
const OPENING = 4;
const NEAR = { near: OPENING };
/** How much the piece that asks, and what was told before, count beside the message. */
const ASKING = 2;
const EARLIER = 1;

/** The piece that asks: the last with a mark, else the last. */
export function askingPiece(message: string): string {
  const pieces = piecesOf(message);
  return pieces.findLast((one) => /\?["”')\s]*$/.test(one)) ?? pieces.at(-1) ?? message;
}

/** @param before what they had written in the message before, or null */
export function askedEvidence(message: string, before: string | null): Evidence {
  const { features, meaning } = evidenceOf(message);
  const asks = plainWords(askingPiece(message)).split(' ').filter(Boolean);
  const told = contentWords(plainWords(before ?? ''));
  const mark = message.includes('?') ? '@mark' : '@plain';
  const rows = [
    ['@asks', ...asks.slice(0, OPENING)],
    [mark, ...asks.slice(0, OPENING)],
    // What its form tells, where patterns know it.
    ['@form', questionIn(message) ?? 'none'],
    ['@size', `${Math.min(asks.length, 12) >> 1}`, mark],
    ...told.map((word) => ['@told', word]),
  ];
  return {
    features: Int32Array.from(
      new Set([...features, ...rows.flatMap((row) => [...featuresOf(row, NEAR)])]),
    ),
    meaning: Float64Array.from([
      ...meaning,
      ...meaningOf(asks).map((one) => one * ASKING),
      // What came before stands last: it is what the training sometimes hides.
      ...(before === null
        ? new Float64Array(DIMENSIONS)
        : meaningOf(plainWords(before).split(' ')).map((one) => one * EARLIER)),
    ]),
  };
}

const chancesOf = classifier(new URL('./kind-weights.json', import.meta.url));

const evidence = lately(4, (both: string): Evidence => {
  const [message = '', before] = JSON.parse(both) as [string, string | null];
  return askedEvidence(message, before ?? null);
});

/** The same evidence for every classifier that looks at a message. */
export const evidenceHere = (message: string, before: string | null): Evidence =>
  evidence(JSON.stringify([message, before]));

export const kindChances = (message: string, before: string | null): Chances =>
  chancesOf(evidenceHere(message, before));
