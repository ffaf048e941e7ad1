/** The listening move: what they said, then a question or room to go on. */
import { activeFrame, type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import { isRich, tellsSeveral } from '../understand/gist.ts';
import { NODS } from '../voices/follow.ts';
import { lowOnWords } from './low.ts';
import { newsSaid } from './news.ts';
import { mourning } from './not-asked.ts';
import { offerSkill, readyForSkill } from './offer.ts';
import { nextQuestion } from './question.ts';
import { meaningSaid, responseMove } from './response.ts';
import { richMove } from './rich.ts';
import { MUCH_TOLD, sayBack } from './sayback.ts';
import { shapeDue } from './shape.ts';
import { situationSaid } from './situation.ts';
import { readyForSummary, summarise } from './summary.ts';
import { themeMove } from './theme.ts';
import { onThread } from './thread.ts';
import { anythingMove } from './topic.ts';
import { wantsWork } from './workable.ts';

export function explore(turn: Turn): Move {
  const { state, reading } = turn;
  state.content++;
  if (turn.quiet) return listen(turn);
  if (reading.flooded) return flooded(turn);
  if (reading.weighty) {
    const move = weighty(turn);
    if (move) return move;
  }
  if (readyForSkill(turn) && wantsWork(turn) && !(isRich(reading) && !namesMatter(turn))) {
    const own = isRich(reading) ? statement(sayBack(turn)?.text) : null;
    const lead = own ?? situationSaid(turn) ?? meaningSaid(turn) ?? statement(sayBack(turn)?.text);
    const offer = offerSkill(turn, lead);
    if (offer) return offer;
  }
  if (readyForSummary(turn)) {
    const summary = summarise(turn);
    if (summary) return summary;
  }
  return (
    responseMove(turn) ??
    richMove(turn) ??
    anythingMove(turn) ??
    themeMove(turn) ??
    onThread(turn) ??
    listen(turn)
  );
}

/** Of a long message an offer has to be about what is told now, and not about what was before. */
const namesMatter = (turn: Turn): boolean => {
  const frame = activeFrame(turn);
  return frame !== null && !frame.loose && turn.reading.frames.includes(frame);
};

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

const BEGUN = [
  'I have read that, and I would like to hear the rest. Go on in your own order.',
  'Thank you for beginning with that. What else belongs to it?',
  'All right, that is where we begin. Tell me more of it.',
];
const HEARD = [
  'I missed that, sorry.',
  'Thank you for telling me again.',
  'All right, from there, then.',
  'Yes. Now I see it.',
];

/** A lead that asks would make two questions of an offer. */
const statement = (text: string | undefined): string | null =>
  text === undefined || text.includes('?') ? null : text;

/** What they said, and by the shape that is due a question, room to go on, or nothing more. */
export function listen(turn: Turn): Move {
  const { voice, words, state } = turn;
  const due = turn.quiet ? 'R' : shapeDue(turn);
  const plain = state.facts.plain !== undefined;
  const lead = plain ? null : sayBack(turn);
  if (!lead && isFirst(turn)) {
    // Asked what they want to begin with, somebody who has begun would not feel read.
    const bank = turn.reading.words.length > 3 ? BEGUN : voice.hello;
    const text = words.pick(bank, slotsOf(turn), pickOptions(turn));
    if (text !== null) return { text, shape: 'M', pending: null };
  }
  const asks = lead?.text.includes('?') ?? false;
  // Words of ours that say nothing back are only worth something with a question behind them.
  // What the dead would have said stands by itself.
  const alone = lead?.kind === 'would_say';
  const wanted = alone
    ? false
    : lead === null
      ? !turn.quiet && state.shapes.at(-1) !== 'Q'
      : due === 'RQ';
  const next = wanted && !asks ? nextQuestion(turn, lead?.clause ?? focusIn(turn)) : null;
  const question = next?.general && lead !== null && heardEnough(turn) ? null : next;
  const said = lead?.text ?? (question === null || nodded(turn) ? null : nodOf(turn));
  if (question) {
    const whole = said !== null && !repeats(said, question.text) ? `${said} ` : '';
    return {
      text: whole + question.text,
      shape: lead === null ? 'Q' : 'RQ',
      pending: question.pending,
    };
  }
  if (asks && lead) return { text: lead.text, shape: 'RQ', pending: { kind: 'ask' } };
  const told = said ?? newsSaid(turn) ?? nodOf(turn);
  const short = wordCount(told) < 7 && state.shapes.at(-1) !== 'RI';
  // Whoever writes this much has not waited for leave to.
  const going = lead !== null && tellsSeveral(turn.reading);
  const invite =
    !turn.quiet && !going && (due === 'RI' || short || told === null)
      ? words.pick(voice.invite, slotsOf(turn), pickOptions(turn))
      : null;
  // "OK, go on. Go on." would be one too many.
  const twice = /\bgo on\b/i.test(told ?? '') && /\bgo on\b/i.test(invite ?? '');
  const text = [told, twice ? null : invite].filter((part) => part !== null).join(' ');
  if (text === '') return lowOnWords(turn);
  return { text, shape: invite === null ? 'R' : 'RI', pending: null };
}

/**
 * Much was told and said back: a question that fits anything is for every third turn, if at all.
 * Where several things were told it would go past all of them, and to who mourns past the dead.
 */
function heardEnough({ reading, state }: Turn): boolean {
  const last = state.shapes.slice(-2);
  if (tellsSeveral(reading))
    return mourning(state) || last.length < 2 || last.some((shape) => shape !== 'R');
  return reading.words.length >= MUCH_TOLD && last.some((shape) => shape === 'RQ' || shape === 'Q');
}

/** In a longer message, what tells most; a short one is about one thing anyway. */
const focusIn = ({ reading }: Turn) => (reading.words.length > 14 ? reading.focus : null);

const isFirst = ({ state, quiet, reading }: Turn): boolean =>
  state.content <= 1 &&
  state.turn === 1 &&
  !quiet &&
  reading.frames.length === 0 &&
  reading.happenings.length === 0;

/** A nod before each question would be a habit, too. */
const nodded = ({ state }: Turn): boolean => {
  if (state.leads.at(-1) === 'nod') return true;
  state.leads.push('nod');
  return false;
};

const nodOf = (turn: Turn): string | null => turn.words.pick(NODS[turn.voice.id], {}, {});

/** A question that hangs on the same clause has said it back already. */
function repeats(lead: string, question: string): boolean {
  const clause = /when (.{8,})\?$|^When (.{8,}?), /i.exec(question);
  const said = (clause?.[1] ?? clause?.[2])?.toLowerCase();
  return said !== undefined && lead.toLowerCase().includes(said) && lead.length < said.length + 30;
}

const wordCount = (text: string | null): number => text?.split(/\s+/).length ?? 0;

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
