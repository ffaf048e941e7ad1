/** What each piece of a message does: tells, asks, corrects, takes leave … (dialogue acts; Stolcke et al. 2000). */
import { featuresOf } from '#care/safety/statistics/features.ts';
import { type Chances, classifier, type Evidence, evidenceOf } from '../learnt/classifier.ts';
import { fitAlone } from '../responses/fit.ts';
import { plainWords } from '../situations/index.ts';
import { piecesOf } from '../understand/pieces.ts';
import { contentWords } from '../understand/text.ts';

/** As tests/evals/dialogue/acts/README.md tells them. */
export const DIALOGUE_ACTS = [
  'tell',
  'done',
  'good',
  'plan',
  'bye',
  'thanks',
  'ask-how',
  'ask-view',
  'ask-fact',
  'ask-you',
  'unclear',
  'wrong',
  'complain',
  'yes',
  'no',
  'accept',
  'decline',
  'joke',
] as const;
export type DialogueAct = (typeof DIALOGUE_ACTS)[number];

export interface Piece {
  readonly text: string;
  readonly chances: Chances;
}

/** Where a piece stands among the others. */
export interface Place {
  readonly at: number;
  readonly of: number;
}

const EDGE = 3;
const NEAR = { near: EDGE };

/** What was said last decides what "no", "the evenings?" or "ok" are. */
function kindOf(ours: string): string {
  const last = ours.split(/(?<=[.!?…])\s+/).at(-1) ?? '';
  if (
    /\b(?:shall we|would you like to try|do you want to try|worth a go|want to try|now, or|or would you rather|or not now|or leave it)\b/i.test(
      ours,
    )
  )
    return '@offer';
  if (!last.endsWith('?'))
    return /^(?:tell|say|describe|write|pick|name)\b|\bI'd (?:like|be glad)\b/i.test(last)
      ? '@ask'
      : '@said';
  return /^(?:and |so |or )*(?:is|are|was|were|do|does|did|have|has|had|can|could|would|will|shall|am)\b/i.test(
    last,
  )
    ? '@whether'
    : '@what';
}

/** How much of ours is said again, and whether it is denied. */
function repeated(words: readonly string[], ours: ReadonlySet<string>): string {
  const again = contentWords(words.join(' ')).filter((word) => ours.has(word)).length;
  const denied = words.some((word) => /^(?:no|not|never|nobody|nothing|without)$/.test(word));
  return `@again${Math.min(again, 2)}${denied ? 'not' : ''}`;
}

export function actEvidence(piece: string, place: Place, ours: string): Evidence {
  const { features, meaning } = evidenceOf(piece);
  const words = plainWords(piece).split(' ').filter(Boolean);
  const first = words.slice(0, EDGE);
  const asks = piece.trim().endsWith('?') ? '@mark' : '@plain';
  const where =
    place.of === 1
      ? '@only'
      : place.at === 0
        ? '@first'
        : place.at === place.of - 1
          ? '@last'
          : '@middle';
  const heard = new Set(contentWords(plainWords(ours)));
  const rows = [
    [kindOf(ours), ...first],
    [where, ...first],
    [asks, ...first],
    [repeated(words, heard), ...first],
    [kindOf(ours), where, repeated(words, heard), asks, `@size${Math.min(words.length, 12) >> 1}`],
  ];
  return {
    features: Int32Array.from(
      new Set([...features, ...rows.flatMap((row) => [...featuresOf(row, NEAR)])]),
    ),
    meaning: Float64Array.from([...meaning, ...meant(piece)]),
  };
}

/** What it means to them says much of what it does: "she hugged me" is something good. */
const meant = (piece: string): number[] =>
  [...fitAlone(piece).meanings.values()].map((chance) =>
    chance < LEAST_CHANCE ? 0 : MEANT * Math.sqrt(chance),
  );
const MEANT = 2;
const LEAST_CHANCE = 0.02;

const chancesOf = classifier(new URL('./act-weights.json', import.meta.url));

/** Each piece with the chance of every act; `ours` is the message it came back to. */
export function actsIn(message: string, ours: string): readonly Piece[] {
  const pieces = piecesOf(message);
  return pieces.map((text, at) => ({
    text,
    chances: chancesOf(actEvidence(text, { at, of: pieces.length }, ours)),
  }));
}
