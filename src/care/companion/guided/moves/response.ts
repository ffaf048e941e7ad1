/** Sentences of the banks that fit: what the message means to its writer, and one question. */
import { type Before, type Fit, fitOf } from '../responses/fit.ts';
import { type Response, responses } from '../responses/read.ts';
import { type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import { isRich, tellsSeveral } from '../understand/gist.ts';
import type { Reading } from '../understand/index.ts';
import { use, wasUsed } from '../used.ts';
import { NODS } from '../voices/follow.ts';
import { happeningQuestion } from './happening.ts';
import { mourning } from './not-asked.ts';
import { personSlots } from './others.ts';
import type { Question } from './question.ts';
import { type Line, SURELY, sayBack } from './sayback.ts';
import { stillOpen } from './told.ts';

/** Of strangers' messages that are surer than this, what is said is right of six in ten. */
const SURE_MEANING = 0.4;
/**
 * Of some that fit about as well one is asked, so that each takes little. Behind a lead it can be left
 * out, and of much that was told it had better be the right one.
 */
const SURE_QUESTION = { alone: 0.14, behind: 0.17, ofMuch: 0.24 };
/** And so much likelier than that nothing fits. */
const OVER_NOTHING = 1.3;
/** What a therapist's own way of asking is worth beside anybody's. */
const OWN_WAY = 1.4;
/** From here on it is better to ask nothing. */
const NOTHING = 0.3;

/** To a fact or an answer there is only a nod. */
const NODDED: ReadonlySet<string> = new Set(['background', 'answer']);
/** No questions, though they stand among them. */
const ROOM: ReadonlySet<string> = new Set(['go-on', 'take-time']);

const fits = new WeakMap<Reading, Fit>();

export function fitHere({ reading, input, state }: Turn): Fit {
  const known = fits.get(reading);
  if (known) return known;
  const before: Before = {
    asked: state.pending?.response ?? null,
    message: input.history.findLast(({ role }) => role === 'user')?.content ?? null,
  };
  const fit = fitOf(reading.text, before);
  fits.set(reading, fit);
  return fit;
}

/** What was told, and a question; null where neither is sure enough. */
export function responseMove(turn: Turn): Move | null {
  const { reading, state } = turn;
  const { length } = reading.words;
  if (reading.language !== 'en' || length === 0) return null;
  // A word or two that answer none of those questions belong to what was told before.
  if (length <= 2 && reading.feelings.length === 0 && !state.pending?.response) return null;
  const lead = leadOf(turn);
  if (lead?.text.includes('?')) return { text: lead.text, shape: 'RQ', pending: { kind: 'ask' } };
  const question = lead?.alone || !mayAsk(turn, lead) ? null : questionOf(turn, lead);
  // Room alone would be no answer; others have more to say before it.
  if (lead === null && question !== null && !question.text.endsWith('?')) return null;
  // And a nod alone would be none: their words say more.
  if (lead?.nod && question === null && turn.reading.words.length > 2) {
    turn.state.leads.pop();
    return null;
  }
  const room = question === null && lead !== null && unvaried(turn) ? invited(turn) : null;
  if (lead === null && question === null) return null;
  const asks = question?.text.endsWith('?') ?? false;
  return {
    text: [lead?.text, question?.text ?? room].filter(Boolean).join(' '),
    shape: asks ? (lead === null ? 'Q' : 'RQ') : question === null && room === null ? 'R' : 'RI',
    pending: asks ? (question?.pending ?? null) : null,
  };
}

interface Lead {
  readonly text: string;
  /** How sure a question behind it must be. */
  readonly least: number;
  /** None may follow. */
  readonly alone: boolean;
  /** No more than that it was read. */
  readonly nod: boolean;
}

function leadOf(turn: Turn): Lead | null {
  const much = tellsMuch(turn);
  // Given back twice running, their words need a question behind them.
  const again = turn.state.leads.at(-1) === 'mirror' && !mourning(turn.state);
  const least = again ? SURE_QUESTION.alone : much ? SURE_QUESTION.ofMuch : SURE_QUESTION.behind;
  const said = (line: Line): Lead => ({
    text: line.text,
    least,
    alone: line.kind === 'would_say',
    nod: false,
  });
  const sure = sayBack(turn, SURELY);
  if (sure) return said(sure);
  const meant = meaningSaid(turn);
  const nod = turn.state.leads.at(-1) === 'nod';
  if (meant !== null) return { text: meant, least: SURE_QUESTION.behind, alone: false, nod };
  const point = much ? sayBack(turn) : null;
  if (point || turn.state.shapes.at(-1) !== 'Q') return point && said(point);
  // A second bare question would be an interview.
  const text = nodTo(turn);
  return text === null ? null : { text, least: SURE_QUESTION.alone, alone: false, nod: true };
}

function questionOf(turn: Turn, lead: Lead | null): Question | null {
  const alone = isRich(turn.reading) ? SURE_QUESTION.ofMuch : SURE_QUESTION.alone;
  // Of much that was told it would take one thing for the whole.
  const own = tellsMuch(turn) ? null : happeningQuestion(turn);
  return own ?? questionFitting(turn, lead?.least ?? alone);
}

const invited = (turn: Turn): string | null =>
  turn.words.pick(turn.voice.invite, slotsOf(turn), pickOptions(turn));

/** Two bare statements before it. */
function unvaried({ state, quiet }: Turn): boolean {
  const last = state.shapes.slice(-2);
  return !quiet && last.length === 2 && last.every((shape) => shape === 'R');
}

const tellsMuch = ({ reading }: Turn): boolean => tellsSeveral(reading) || isRich(reading);

/** Three replies of one shape are a habit, and so are two bare questions. */
function mayAsk({ state, quiet }: Turn, lead: Lead | null): boolean {
  if (quiet || state.turn <= state.unasked || state.asked >= 3) return false;
  const last = state.shapes.slice(-2);
  return lead === null
    ? last.at(-1) !== 'Q'
    : last.length < 2 || last.some((shape) => shape !== 'RQ');
}

/** One sentence that is true of the message; null where none is sure to be. */
export function meaningSaid(turn: Turn, sure = SURE_MEANING): string | null {
  const [id, chance] = best(fitHere(turn).meanings);
  const { meanings } = fitHere(turn);
  const nothing = (meanings.get('none') ?? 0) * OVER_NOTHING;
  if (id === 'none' || chance < Math.max(sure, nothing)) return null;
  if (NODDED.has(id)) return nodTo(turn);
  // What is asked about danger follows: nobody is told that they may be thinking of going.
  if (turn.quiet && id === 'wants-out') return null;
  const text = said(turn, responses().meanings.get(id));
  if (text !== null) turn.state.leads.push('meaning');
  return text;
}

/** One before each question would be a habit. */
function nodTo({ state, words, voice }: Turn): string | null {
  if (state.leads.at(-1) === 'nod') return null;
  const text = words.pick(NODS[voice.id], {});
  if (text !== null) state.leads.push('nod');
  return text;
}

/** The best question that was not asked yet, or room to go on; null where none is to be asked. */
export function questionFitting(turn: Turn, least = SURE_QUESTION.alone): Question | null {
  const { questions } = fitHere(turn);
  if ((questions.get('none') ?? 0) >= NOTHING) return null;
  const worth = (id: string, chance: number): number =>
    chance * (responses().questions.get(id)?.of.includes(turn.voice.id) ? OWN_WAY : 1);
  const order = [...questions]
    .filter(([id, chance]) => id !== 'none' && worth(id, chance) >= least)
    .sort(([a, one], [b, other]) => worth(b, other) - worth(a, one));
  for (const [id] of order) {
    if (!ROOM.has(id) && (wasUsed(turn.state, asked(id)) || isTold(turn, id))) continue;
    const text = said(turn, responses().questions.get(id));
    if (text === null) continue;
    use(turn.state, asked(id));
    return { text, pending: { kind: 'ask', response: id } };
  }
  return null;
}

/** Who knows, whether at work or at school, is asked once. */
const WHO_KNOWS = new Set(['who-knows', 'boss-knows', 'school-knows', 'adult-near']);
const asked = (id: string): string => `q:${WHO_KNOWS.has(id) ? 'who-knows' : id}`;

/** Since when, where they have said so. */
const isTold = ({ reading, state }: Turn, id: string): boolean =>
  (id === 'how-long' || id === 'when-was') &&
  (reading.time !== null || state.facts.since !== undefined);

const best = (chances: ReadonlyMap<string, number>): [string, number] =>
  [...chances].reduce((most, one) => (one[1] > most[1] ? one : most));

/** Their own words for it first. */
function said(turn: Turn, response: Response | undefined): string | null {
  const slots = slotsOf(turn, personSlots(turn));
  const own = stillOpen(turn, response?.own.get(turn.voice.id) ?? []);
  return (
    turn.words.pick(own, slots) ?? turn.words.pick(stillOpen(turn, response?.lines ?? []), slots)
  );
}
