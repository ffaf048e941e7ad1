/** What nothing else has answered: heard, with now and then an exercise or a summary. */
import { activeFrame, type Move, pickOptions, slotsOf, type Turn, theirWords } from '../turn.ts';
import { isRich } from '../understand/gist.ts';
import { contentWords } from '../understand/text.ts';
import { contentHeard, givenRoom } from './heard.ts';
import { lowOnWords } from './low.ts';
import { meaningHeard } from './meant.ts';
import { offerSkill, readyForSkill } from './offer.ts';
import { offeredInstead } from './offer-instead.ts';
import { receivedKind } from './received.ts';
import { readyForSummary, summarise } from './summary.ts';
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
    const offer = offerSkill(turn, meaningHeard(turn));
    if (offer) return offer;
  }
  if (readyForSummary(turn)) {
    const summary = summarise(turn);
    if (summary) return summary;
  }
  return contentHeard(turn) ?? offeredInstead(turn) ?? listen(turn);
}

/** Of a long message an offer has to be about what is told now, and not about what was before. */
const namesMatter = (turn: Turn): boolean => {
  const frame = activeFrame(turn);
  return frame !== null && !frame.loose && turn.reading.frames.includes(frame);
};

/** What we had missed, told again: that is said, and it is heard. */
export function heardAtLast(turn: Turn): Move | null {
  const { reading, words } = turn;
  if (
    !toldAgain(turn) ||
    reading.words.length < 5 ||
    reading.flooded ||
    reading.weighty ||
    turn.quiet
  )
    return null;
  // News is no second telling.
  if (receivedKind(turn) !== null) return null;
  const open = words.pick(HEARD, slotsOf(turn), { inOrder: true });
  if (open === null) return null;
  turn.state.content++;
  const move = listen(turn);
  return { ...move, text: `${open} ${move.text}` };
}

/** Words of before stand in it, or they say that it was said. */
function toldAgain(turn: Turn): boolean {
  const { reading } = turn;
  if (SAID.test(reading.text)) return true;
  const before = contentWords(theirWords(turn, 3).join(' ').toLowerCase());
  const own = new Set(contentWords(reading.text.toLowerCase()));
  return !AGREES.test(reading.text) && before.filter((word) => own.has(word)).length >= 2;
}
const SAID =
  /\b(?:i (?:just |already |did )?(?:said|told|meant|mean|wrote)|like i said|as i said|again)\b/i;
const AGREES =
  /^\W*(?:yes|yeah|yep|yup|exactly|right|ok(?:ay)?|sure|i guess|that'?s (?:it|right|true|ok(?:ay)?|fine))\b/i;

const HEARD = [
  'I missed that, sorry.',
  'Thank you for telling me again.',
  'All right, from there, then.',
  'Yes. Now I see it.',
];

/** What was heard of it, or room to go on. */
export const listen = (turn: Turn): Move =>
  contentHeard(turn) ?? givenRoom(turn) ?? lowOnWords(turn);

/** A death, an attack, a body found: nothing is asked. Each time it comes new. */
function weighty(turn: Turn): Move | null {
  const line = turn.words.pick(turn.voice.weight, slotsOf(turn), pickOptions(turn));
  const years = /\b((?:\d{1,2}|[a-z]+(?:-[a-z]+)?) years)\b(?! (?:ago|old|younger|older))/i.exec(
    turn.reading.text,
  )?.[1];
  const long = years === undefined ? null : turn.words.pick(LONG, { y: years.toLowerCase() }, {});
  return line === null
    ? null
    : { text: [long, line].filter(Boolean).join(' '), shape: 'R', pending: null };
}

const LONG = ['After {y}.', 'And {y} before it.'];

/** Overwhelmed people get few words, no task and one thing to hold on to. */
function flooded(turn: Turn): Move {
  const steady = turn.words.pick(turn.voice.flooded, slotsOf(turn), pickOptions(turn));
  if (steady === null) return listen(turn);
  return { text: steady, shape: 'R', pending: null };
}
