/**
 * What is answered to something told: what it means, where that is sure, a question about it, else that it has weight,
 * or room to go on (docs/decisions/0035, 0040).
 */

import { chanceOf, piecesHere } from '../dialogue-acts/here.ts';
import type { ListeningKind } from '../listening/read.ts';
import { fitAlone } from '../responses/fit.ts';
import type { Move, Turn } from '../turn.ts';
import { spanIn } from '../understand/quantities.ts';
import { answerBack } from './answer-back.ts';
import { droppedQuestion, questionOfIt } from './asking.ts';
import { bothLast, isOpen, mayAsk, mayAskAgain, said, shapeOf } from './listening-words.ts';
import { meaningHeard, meantHere, PLAINLY } from './meant.ts';
import { mourning } from './mourning.ts';
import { objectionMove } from './not-so.ts';
import { receivedKind, receivedMove } from './received.ts';
import { sayBack } from './sayback.ts';
import { newVersion } from './their-words.ts';
import { isYoung, mattersSurely, topicHeard, topicQuestion } from './topic-asks.ts';

/** A name just told, and what the dead would have said to it: surely heard. */
const NAMED: ReadonlySet<string> = new Set(['named', 'would_say']);
/** Fewer words than that get no weight. */
const FEW = 6;

/** Null where nothing of it was heard for sure, and there is only room to be given. */
export function contentHeard(turn: Turn): Move | null {
  const version = newVersion(turn);
  if (version !== null) return told(turn, version);
  const owned = objectionMove(turn);
  if (owned) return owned;
  const named = sayBack(turn, NAMED);
  if (named !== null) return told(turn, named);
  const kind = turn.quiet ? null : receivedKind(turn);
  // What is only meant to be done may stand beside what weighs more.
  const plainly = kind === 'plan' ? meaningHeard(turn, PLAINLY) : null;
  if (plainly !== null) return told(turn, plainly);
  const received = kind === null ? null : receivedMove(turn, kind);
  if (received) return received;
  const along = askedAlong(turn);
  if (along) return along;
  const meant = meantHere(turn);
  return begunWith(turn, meant) ?? (meant === null ? askedAbout(turn) : told(turn, meant));
}

const told = (turn: Turn, text: string): Move => ({
  text,
  shape: shapeOf(turn, 'R'),
  pending: null,
});

/**
 * Of a matter that is known: what is surely heard in the message, and what one would ask who knows it. Alone, its
 * questions would go past what was told; then one is asked that takes up just that.
 */
function askedAlong(turn: Turn): Move | null {
  const { state } = turn;
  if (!isOpen(turn) || !mattersSurely(turn) || bothLast(state, (one) => one === 'RQ')) return null;
  const young = isYoung(turn);
  if (!(young || mayAsk(turn)) || (mourning(state) && state.asked > 0)) return null;
  const meant = meaningHeard(turn, PLAINLY) ?? (state.content === 1 ? topicHeard(turn) : null);
  if (meant?.includes('?')) return told(turn, meant);
  const lead = meant ?? answerBack(turn);
  if (lead === null && !young) return null;
  const question =
    meant === null ? (droppedQuestion(turn)?.text ?? said(turn, 'more')) : topicQuestion(turn);
  if (question === null) return lead === null ? null : told(turn, lead);
  state.leads.push('ask');
  return {
    text: [lead, question].filter((one) => one !== null).join(' '),
    shape: lead === null ? 'Q' : 'RQ',
    pending: { kind: 'ask' },
  };
}

/** The first thing told gets a question, too: a bare sentence would leave them standing there. */
function begunWith(turn: Turn, meant: string | null): Move | null {
  if (turn.state.content > 1 || !mayAsk(turn) || meant?.includes('?')) return null;
  // Who has told what is going on is not asked it.
  const much = turn.reading.words.length > MUCH_TOLD;
  const question = said(turn, much ? 'ask' : 'begin');
  if (question === null) return null;
  turn.state.leads.push('ask');
  const lead = meant ?? (much && !isJoke(turn) ? said(turn, 'weight') : null);
  return {
    text: [lead, question].filter((one) => one !== null).join(' '),
    shape: lead === null ? 'Q' : 'RQ',
    pending: { kind: 'ask' },
  };
}

const MUCH_TOLD = 14;

function askedAbout(turn: Turn): Move | null {
  const { state } = turn;
  if (!isOpen(turn) || state.asked >= MOST_ASKED || state.shapes.at(-1) === 'Q') return null;
  const question = questionOfIt(turn);
  if (question === null) return null;
  state.leads.push('ask');
  return { ...question, shape: 'Q' };
}
/** In a row. */
const MOST_ASKED = 2;

/** A question that fits what they tell, or between two of them that it has weight, or room to go on. */
export function givenRoom(turn: Turn): Move | null {
  for (const kind of order(turn)) {
    const line = said(turn, kind);
    if (line === null) continue;
    const asks = ASKING.has(kind);
    turn.state.leads.push(asks ? 'ask' : kind);
    const span = isJoke(turn) || kind === 'presence' ? null : spanNamed(turn);
    const text = [span, line].filter((one) => one !== null).join(' ');
    if (asks) return { text, shape: 'Q', pending: { kind: 'ask' } };
    return { text, shape: shapeOf(turn, kind === 'presence' ? 'RI' : 'R'), pending: null };
  }
  return null;
}

/** Whether a reply of this lead fits anything that was told. */
export const saysOnlyRoom = (lead: string | undefined): boolean =>
  lead === 'weight' || lead === 'presence';

const ASKING: ReadonlySet<ListeningKind> = new Set(['person', 'late', 'you', 'more', 'ask']);

/**
 * In played talks three of four sentences that only listen were judged bad, and one of three questions of
 * the kind; so it is asked where it may be, and twice running only about what was just told.
 */
function order(turn: Turn): ListeningKind[] {
  const again: ListeningKind[] = mayAskAgain(turn) ? ['more'] : [];
  const asking = mayAsk(turn) ? [...aboutOthers(turn), 'more' as const, 'ask' as const] : again;
  if (isJoke(turn)) return ['presence'];
  // "Go on" before a question of ours would be two things at once.
  if (turn.quiet) return ['weight', 'presence'];
  // A mere fact is passed once, and asked about the second time.
  if (isFact(turn) && !isYoung(turn) && !saysOnlyRoom(turn.state.leads.at(-1)))
    return ['presence', ...asking];
  const few = turn.reading.words.length < FEW || isFact(turn);
  return few ? [...asking, 'presence'] : [...asking, 'weight', 'presence'];
}

/** "Nineteen years." How long something has lasted is theirs and surely understood; each once. */
function spanNamed(turn: Turn): string | null {
  const span = spanIn(turn.reading.text);
  return span === null ? null : turn.words.pick([`${span}.`], {});
}

/** Of one person who was spoken of before, and of what somebody else does. */
function aboutOthers(turn: Turn): ListeningKind[] {
  const { reading, state } = turn;
  const [one] = reading.people;
  // "What would Max say to all this?" is asked of no dog.
  if (mourning(state)) return state.topic?.id === 'pet-died' ? [] : ['late'];
  // Of what they do themselves nobody asks how it is for them beside it.
  const you: ListeningKind[] =
    OTHERS.test(reading.text) && !MYSELF.test(reading.text) ? ['you'] : [];
  if (one === undefined || reading.people.length > 1) return you;
  const known = state.people.some(({ label, count }) => label === one.label && count > 1);
  const near = known && !(one.relation !== null && NOBODY.has(one.relation));
  return near ? ['person', ...you] : you;
}
const OTHERS = /(?:^|[.!?,;] |\b(?:and|but|that|because) )(?:she|he|they)(?:['’]\w+)? \w+/i;
const MYSELF = /\bi(?:['’](?:m|ve|d|ll)|m|ve)?\b/i;
/** Of these nobody asks what they think. */
const NOBODY: ReadonlySet<string> = new Set(
  'baby dog cat puppy kitten rabbit horse pet doctor gp nurse vet therapist counsellor counselor teacher police'.split(
    ' ',
  ),
);

/** Solemn words to a joke or a mere fact would be mockery. */
const isJoke = (turn: Turn): boolean =>
  turn.reading.joking !== null || chanceOf(turn, 'joke') >= JOKING;
const isFact = (turn: Turn): boolean => piecesHere(turn).every(({ text }) => saysLittle(text));
const JOKING = 0.3;

/** Much of the chance is on a fact, an answer or none of the meanings we know. */
function saysLittle(piece: string): boolean {
  const { meanings } = fitAlone(piece);
  return SILENT.reduce((sum, id) => sum + (meanings.get(id) ?? 0), 0) >= LITTLE;
}
const SILENT = ['none', 'background', 'answer'] as const;
const LITTLE = 0.3;
