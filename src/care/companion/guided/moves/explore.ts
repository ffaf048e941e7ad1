/** The listening move: what they said, at times its meaning, then a way on. */
import { type Move, pickOptions, type Shape, slotsOf, type Turn } from '../turn.ts';
import { NODS } from '../voices/follow.ts';
import { lowOnWords } from './low.ts';
import { happening, meaningOf } from './meaning.ts';
import { newsSaid } from './news.ts';
import { offerSkill, readyForSkill } from './offer.ts';
import { nextQuestion, type Question } from './question.ts';
import { sayBack } from './sayback.ts';
import { shapeDue } from './shape.ts';
import { situationSaid } from './situation.ts';
import { layOut, readyForSummary, summarise } from './summary.ts';
import { themeMove, themeSaid, toneMove } from './theme.ts';
import { onThread } from './thread.ts';

export function explore(turn: Turn): Move {
  const { state, reading } = turn;
  state.content++;
  if (turn.quiet) return listen(turn);
  if (reading.flooded) return flooded(turn);
  if (reading.weighty) {
    const move = weighty(turn);
    if (move) return move;
  }
  if (reading.size === 'wall' || reading.words.length >= 60) {
    const move = layOut(turn);
    if (move) return move;
  }
  if (readyForSkill(turn)) {
    const lead =
      situationSaid(turn) ??
      themeSaid(turn) ??
      statement(sayBack(turn, reading.words.length < 9)?.text);
    const offer = offerSkill(turn, lead);
    if (offer) return offer;
  }
  if (readyForSummary(turn)) {
    const summary = summarise(turn);
    if (summary) return summary;
  }
  return themeMove(turn) ?? onThread(turn) ?? toneMove(turn) ?? listen(turn);
}

/** What we had missed, told again: it is said back and asked about, and nothing else is brought up. */
export function heardAtLast(turn: Turn): Move | null {
  const { reading, state, words } = turn;
  if (reading.words.length < 2 || reading.flooded || reading.weighty || turn.quiet) return null;
  const plain = state.facts.plain !== undefined;
  const lead = plain ? null : sayBack(turn);
  if (lead === null && !plain) return null;
  state.content++;
  const open =
    reading.words.length < 5 ? null : words.pick(HEARD, slotsOf(turn), { inOrder: true });
  const question = lead?.text.includes('?') ? null : nextQuestion(turn);
  return {
    text: [open, lead?.text, question?.text].filter(Boolean).join(' '),
    shape: 'RQ',
    pending: question?.pending ?? { kind: 'ask' },
  };
}

const HEARD = [
  'Then that comes first.',
  'That is what I went past.',
  'Now I have it in front of me.',
  'Right, from there then.',
];

/** A lead that asks would make two questions of an offer. */
const statement = (text: string | undefined): string | null =>
  text === undefined || text.includes('?') ? null : text;

/** Reflection, then by the shape that is due: a question, an invitation or nothing. */
export function listen(turn: Turn): Move {
  const { voice, words } = turn;
  const due = turn.quiet ? 'R' : shapeDue(turn);
  const spared = due === 'RQ' && turn.state.content > 1;
  const plain = turn.state.facts.plain !== undefined;
  const alone = spared && !plain ? sayBack(turn, true) : null;
  const straight = spared && !alone ? nextQuestion(turn) : null;
  // A good question shows that it was read; their own clause in front of it would add nothing.
  if (straight) {
    // One that could follow anything follows this only with their sentence in front of it, and a
    // short sentence is left to stand alone.
    const brief = turn.reading.words.length <= 9;
    const fresh = !/^(?:mirror|joined|sides|echo)$/.test(turn.state.leads.at(-1) ?? '');
    const said =
      straight.general && (!brief || (fresh && turn.state.turn % 2 === 0)) ? sayBack(turn) : null;
    if (said && brief && said.kind !== 'quote' && wordCount([said.text]) >= 3)
      return { text: said.text, shape: 'R', pending: null };
    if (said)
      return {
        text: said.text.includes('?') ? said.text : `${said.text} ${straight.text}`,
        shape: 'RQ',
        pending: straight.pending,
      };
    const nod =
      turn.state.shapes.at(-1) === 'Q' || turn.reading.words.length > 8 ? nodOf(turn) : null;
    if (nod !== null) turn.state.leads.push('nod');
    return {
      text: [nod, straight.text].filter(Boolean).join(' '),
      shape: 'Q',
      pending: straight.pending,
    };
  }
  // Their clause alone gives little: on every other such turn a nod leaves them the room.
  const nodding =
    due !== 'RQ' &&
    !turn.quiet &&
    turn.state.content > 1 &&
    /^(?:mirror|joined|sides|echo)$/.test(turn.state.leads.at(-1) ?? '') &&
    !turn.reading.mirrors.some((one) => one.turns) &&
    turn.reading.words.length <= (turn.reading.mirrors.length > 0 ? 6 : 7);
  const lead = alone ?? (plain ? null : sayBack(turn, nodding));
  // A first message that cannot be said back still gets a welcome and no bare question.
  if (
    !lead &&
    turn.state.content <= 1 &&
    turn.state.turn <= 2 &&
    !turn.quiet &&
    turn.reading.frames.length === 0 &&
    turn.reading.happenings.length === 0 &&
    turn.state.turn === 1
  ) {
    const text = words.pick(voice.hello, slotsOf(turn), pickOptions(turn));
    if (text !== null) return { text, shape: 'M', pending: null };
  }
  const news = due === 'RQ' || turn.quiet ? null : newsSaid(turn);
  const nod = lead === null && news === null && due !== 'RQ' ? nodOf(turn) : null;
  const told = lead === null && nod === null && !plain ? happening(turn) : null;
  const parts = [lead?.text ?? nod ?? told, news].filter((part) => part != null);
  const shape = due;
  const asks = () => parts.some((part) => part.includes('?'));
  const meaning =
    !asks() && news === null && lead?.kind !== 'joined' && wantsMeaning(turn, shape, parts)
      ? meaningOf(turn, lead?.kind ?? null, lead?.text)
      : null;
  if (meaning !== null) parts.push(meaning);
  const open = !turn.quiet && turn.state.content > 1 && !asks();
  const question =
    (shape === 'RQ' && !asks() ? nextQuestion(turn) : null) ?? (open ? anything(turn) : null);
  if (question && repeats(lead?.text, question.text)) parts.shift();
  if (question) parts.push(question.text);
  const bare =
    !question &&
    !asks() &&
    !turn.quiet &&
    news === null &&
    !(nod !== null && meaning !== null) &&
    (shape === 'RI' || (wordCount(parts) < 14 && turn.state.shapes.at(-1) !== 'RI'));
  const invite = bare ? words.pick(voice.invite, slotsOf(turn), pickOptions(turn)) : null;
  if (invite !== null) parts.push(invite);
  if (parts.length === 0 || (!turn.quiet && wordCount(parts) < 3)) {
    const again = turn.state.shapes.at(-1) === 'RI' && turn.state.turn > turn.state.unasked;
    const small = again && !turn.quiet ? words.pick(SMALL, {}, {}) : null;
    if (small !== null) return { text: small, shape: 'Q', pending: { kind: 'ask' } };
    const room = words.pick(voice.invite, slotsOf(turn), pickOptions(turn));
    if (room === null) return lowOnWords(turn);
    return { text: [...parts, room].join(' '), shape: 'RI', pending: null };
  }
  const made: Shape =
    question || asks() ? (parts.length > 1 ? 'RQ' : 'Q') : invite !== null ? 'RI' : 'R';
  return {
    text: parts.join(' '),
    shape: made,
    pending: question?.pending ?? null,
  };
}

/** After two replies without a question comes one, and where nothing particular fits, one of these. */
function anything(turn: Turn): Question | null {
  const last = turn.state.shapes.slice(-2);
  if (last.length < 2 || last.some((shape) => shape !== 'R' && shape !== 'RI')) return null;
  const { clauses, words } = turn.reading;
  const small = words.length < 4;
  // Two invitations in a row are enough, also where little is said.
  if (last.includes('R') && (small || clauses.at(-1)?.question)) return null;
  const text = turn.words.pick(small ? SMALL : ANYTHING, {}, {});
  return text === null ? null : { text, pending: { kind: 'ask' } };
}
const SMALL = [
  'What goes with that, for you?',
  'Which part of that is on your mind most?',
  'What were you thinking of, just then?',
];
const ANYTHING = [
  'What matters most to you in that?',
  'What would you want me to understand about it?',
  'Where does that leave you?',
  'What comes next to that, in your mind?',
];

const nodOf = (turn: Turn): string | null => turn.words.pick(NODS[turn.voice.id], {}, {});

/** A question that hangs on the same clause has said it back already. */
function repeats(lead: string | undefined, question: string): boolean {
  const clause = /when (.{8,})\?$|^When (.{8,}?), /i.exec(question);
  const said = (clause?.[1] ?? clause?.[2])?.toLowerCase();
  return (
    said !== undefined &&
    (lead?.toLowerCase().includes(said) ?? false) &&
    (lead?.length ?? 0) < said.length + 30
  );
}

const wordCount = (parts: readonly string[]): number =>
  parts.join(' ').split(/\s+/).filter(Boolean).length;

/** Not on every turn: a meaning added each time is a mannerism. Always where no question follows. */
function wantsMeaning(turn: Turn, shape: Shape, parts: readonly string[]): boolean {
  if (parts.length === 0 || shape !== 'RQ') return true;
  if (wordCount(parts) > 24 || turn.reading.words.length <= 2) return false;
  return turn.state.turn % 3 !== 1 || turn.state.turn === 1;
}

/** A death, an attack, a body found: said back plainly, and nothing asked. Each time it comes new. */
function weighty(turn: Turn): Move | null {
  const lead = sayBack(turn);
  const line = turn.words.pick(turn.voice.weight, slotsOf(turn), pickOptions(turn));
  const years = /\b((?:\d{1,2}|[a-z]+(?:-[a-z]+)?) years)\b(?! (?:ago|old|younger|older))/i.exec(
    turn.reading.text,
  )?.[1];
  const long = years === undefined ? null : turn.words.pick(LONG, { y: years.toLowerCase() }, {});
  return line === null
    ? null
    : { text: [lead?.text, long, line].filter(Boolean).join(' '), shape: 'R', pending: null };
}

const LONG = ['After {y}.', 'And {y} before it.'];

/** Overwhelmed people get few words, no task and one thing to hold on to. */
function flooded(turn: Turn): Move {
  const lead = sayBack(turn);
  const steady = turn.words.pick(turn.voice.flooded, slotsOf(turn), pickOptions(turn));
  if (steady === null) return listen(turn);
  return { text: [lead?.text, steady].filter(Boolean).join(' '), shape: 'R', pending: null };
}
