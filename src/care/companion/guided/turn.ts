/** The context that every move of one turn shares, and what a move gives back. */
import { spokenLines } from '#care/safety/index.ts';
import type { TurnInput } from '../types.ts';
import { frameById } from './frames/index.ts';
import type { Frame } from './frames/types.ts';
import type { GuidedState, Pending, Person } from './state.ts';
import type { Aside } from './understand/asides.ts';
import type { Reading } from './understand/index.ts';
import type { Voice } from './voices/types.ts';
import type { PickOptions, Slots, Words } from './words.ts';

/** R reflection, RQ with question, RI with invitation, S summary, O offer, A answer, K skill … */
export type Shape = 'R' | 'RQ' | 'RI' | 'Q' | 'S' | 'O' | 'A' | 'K' | 'M' | 'X';

export interface Turn {
  readonly input: TurnInput;
  readonly voice: Voice;
  readonly state: GuidedState;
  readonly reading: Reading;
  /** What was said to us besides what is told: complaints, our own words thrown back. */
  readonly asides: readonly Aside[];
  /** Nothing was told besides. */
  readonly only: boolean;
  readonly words: Words;
  /** A protocol's own question follows: this reply asks nothing and stays short. */
  readonly quiet: boolean;
  readonly grave: boolean;
}

export interface Move {
  readonly text: string;
  readonly shape: Shape;
  readonly pending?: Pending | null;
}

export const pickOptions = ({ grave }: Turn): PickOptions => ({ grave });

/** The frame the talk is about: the one with the most weight, which fades turn by turn. */
export const activeFrame = (turn: Turn): Frame | null => recentFrames(turn)[0] ?? null;

/** Who it is about gives way to what it is about, as long as that is still in the air. */
const rank = (one: { frame: Frame | null; score: number }): number =>
  one.score + (one.frame?.loose || one.score < 0.5 ? 0 : 2);

export function recentFrames(turn: Turn): Frame[] {
  return [...turn.state.frames]
    .map(({ id, score }) => ({ frame: frameById(id), score }))
    .sort((a, b) => rank(b) - rank(a))
    .map(({ frame }) => frame)
    .filter((frame) => frame !== null);
}

export function focusPerson(turn: Turn): Person | null {
  const people = [...turn.state.people].sort((a, b) => b.turn - a.turn || b.count - a.count);
  return people[0] ?? null;
}

/** Whom a line means by {p}: in grief the one who died, else the latest spoken of. */
export function personLabel(turn: Turn): string | null {
  const { lost } = turn.state.facts;
  if (lost !== undefined && activeFrame(turn)?.domain === 'grief') return lost;
  return turn.reading.people[0]?.label ?? focusPerson(turn)?.label ?? null;
}

/** What they wrote before this message, oldest first; the last `most` of it. */
export const theirWords = (
  { input }: Pick<Turn, 'input'>,
  most = Number.POSITIVE_INFINITY,
): string[] =>
  input.history
    .filter(({ role }) => role === 'user')
    .slice(-most)
    .map(({ content }) => content);

/** What we said last; nothing before the first reply. */
export const lastOurs = ({ input }: Pick<Turn, 'input'>): string =>
  input.history.findLast(({ role }) => role === 'assistant')?.content ?? '';

export const quoted = (text: string): string => `“${text.replace(/[“”"]/g, '').trim()}”`;

/** Everything a line may be filled with at this turn. */
export function slotsOf(turn: Turn, extra: Slots = {}): Slots {
  const { reading, state } = turn;
  const lines = spokenLines(turn.input.country);
  return {
    w: reading.feelings[0]?.word,
    p: personLabel(turn),
    name: state.facts.name ?? null,
    first: turn.input.firstName,
    emergency: lines.emergency,
    helpline: lines.line,
    textline: lines.also,
    maternal: lines.maternal,
    domestic: lines.domestic,
    ...extra,
  };
}
