/**
 * What is answered to something told: what it means, where that is sure, else that it has weight, or room
 * to go on. Nothing of theirs is said back (docs/decisions/0035).
 */
import { chanceOf, piecesHere } from '../dialogue-acts/here.ts';
import type { ListeningKind } from '../listening/read.ts';
import { fitAlone } from '../responses/fit.ts';
import type { Move, Turn } from '../turn.ts';
import { anyQuestion, droppedQuestion, fittingQuestion } from './asking.ts';
import { mayAsk, said, shapeOf } from './listening-words.ts';
import { meaningHeard, meantHere, PLAINLY } from './meant.ts';
import { receivedKind, receivedMove } from './received.ts';
import { sayBack } from './sayback.ts';

/** A name just told, and what the dead would have said to it: surely heard. */
const NAMED: ReadonlySet<string> = new Set(['named', 'would_say']);
/** Fewer words get room rather than weight. */
const FEW = 6;

/** Null where nothing of it was heard for sure, and there is only room to be given. */
export function contentHeard(turn: Turn): Move | null {
  const owned = objectionMove(turn);
  if (owned) return owned;
  const named = sayBack(turn, NAMED)?.text;
  if (named !== undefined) return told(turn, named);
  const kind = turn.quiet ? null : receivedKind(turn);
  // What is only meant to be done may stand beside what weighs more.
  const plainly = kind === 'plan' ? meaningHeard(turn, PLAINLY) : null;
  if (plainly !== null) return told(turn, plainly);
  const received = kind === null ? null : receivedMove(turn, kind);
  if (received) return received;
  const meant = meantHere(turn);
  return begunWith(turn, meant) ?? (meant === null ? askedAbout(turn) : told(turn, meant));
}

const told = (turn: Turn, text: string): Move => ({
  text,
  shape: shapeOf(turn, 'R'),
  pending: null,
});

/** The first thing told gets a question, too: a bare sentence would leave them standing there. */
function begunWith(turn: Turn, meant: string | null): Move | null {
  if (turn.state.content > 1 || !mayAsk(turn)) return null;
  const lead = meant ?? (turn.reading.words.length < FEW ? null : said(turn, 'weight'));
  const question = lead?.includes('?') ? null : anyQuestion(turn);
  if (question === null) return null;
  turn.state.leads.push('ask');
  return {
    text: [lead, question.text].filter((one) => one !== null).join(' '),
    shape: lead === null ? 'Q' : 'RQ',
    pending: question.pending,
  };
}

function askedAbout(turn: Turn): Move | null {
  const { state, reading } = turn;
  if (turn.quiet || reading.weighty || state.turn <= state.unasked) return null;
  if (state.asked >= MOST_ASKED || state.shapes.at(-1) === 'Q') return null;
  const question = droppedQuestion(turn) ?? fittingQuestion(turn);
  if (question === null) return null;
  state.leads.push('ask');
  return { ...question, shape: 'Q' };
}
/** In a row. */
const MOST_ASKED = 2;

/** Something of ours was not so, or not understood: owned, and what they told beside it heard. */
function objectionMove(turn: Turn): Move | null {
  const { leads, shapes } = turn.state;
  const shape = shapes.at(-1) ?? '';
  // Where nothing was claimed or asked, nothing of it can be wrong or unclear.
  const claimed = CLAIMS.has(leads.at(-1) ?? '') || ANSWERED.has(shape);
  const isWrong = claimed && DENIES.test(turn.reading.text) && chanceOf(turn, 'wrong') >= OBJECTED;
  const isUnclear = ASKED.test(shape) && chanceOf(turn, 'unclear') >= OBJECTED;
  const kind = isWrong ? 'wrong' : isUnclear ? 'unclear' : null;
  const owned = kind === null || turn.quiet ? null : said(turn, kind);
  if (owned === null) return null;
  leads.push('owned');
  const text = [owned, meaningHeard(turn)].filter((one) => one !== null).join(' ');
  return { text, shape: shapeOf(turn, 'RI'), pending: null };
}
const OBJECTED = 0.6;
const CLAIMS: ReadonlySet<string> = new Set(['meaning', 'known', 'received']);
const ANSWERED: ReadonlySet<string> = new Set(['A', 'S', 'O']);
const ASKED = /[QAOK]/;
/** Without a word of the kind nothing is put right. */
const DENIES =
  /\b(?:no|nope|nah|not|never|nobody|nothing|none|wrong|actually|mean|meant|said|other way|too)\b|n['’]?t\b/i;

/** Weight, room, or the one kind of question that fits any trouble; by turns, so that none is a habit. */
export function givenRoom(turn: Turn): Move | null {
  for (const kind of order(turn)) {
    const text = said(turn, kind);
    if (text === null) continue;
    turn.state.leads.push(kind);
    if (kind === 'ask') return { text, shape: 'Q', pending: { kind: 'ask' } };
    return { text, shape: shapeOf(turn, kind === 'presence' ? 'RI' : 'R'), pending: null };
  }
  return null;
}

/** Whether a reply of this lead fits anything that was told. */
export const saysOnlyRoom = (lead: string | undefined): boolean =>
  lead === 'weight' || lead === 'presence';

function order(turn: Turn): ListeningKind[] {
  const { leads } = turn.state;
  const last = leads.at(-1);
  const person: ListeningKind[] = isAbout(turn) ? ['person'] : [];
  const ask: ListeningKind[] = mayAsk(turn) && !leads.slice(-2).includes('ask') ? ['ask'] : [];
  if (isLight(turn)) return last === 'presence' ? [...ask, 'presence'] : ['presence', ...ask];
  if (last === 'weight') return [...person, ...ask, 'presence', 'weight'];
  if (last === 'meaning') return [...ask, ...person, 'weight', 'presence'];
  return ['weight', ...person, ...ask, 'presence'];
}

/** One person, spoken of before: who is only mentioned is not what it is about. */
const isAbout = ({ reading, state }: Turn): boolean =>
  reading.people.length === 1 &&
  state.people.some(({ label, count }) => label === reading.people[0]?.label && count > 1);

/** Solemn words to a joke or a mere fact would be mockery. */
const isLight = (turn: Turn): boolean =>
  turn.reading.words.length < FEW ||
  turn.reading.joking !== null ||
  chanceOf(turn, 'joke') >= JOKING ||
  piecesHere(turn).every(({ text }) => saysLittle(text));
const JOKING = 0.3;

/** Much of the chance is on a fact, an answer or none of the meanings we know. */
function saysLittle(piece: string): boolean {
  const { meanings } = fitAlone(piece);
  return SILENT.reduce((sum, id) => sum + (meanings.get(id) ?? 0), 0) >= LITTLE;
}
const SILENT = ['none', 'background', 'answer'] as const;
const LITTLE = 0.3;
