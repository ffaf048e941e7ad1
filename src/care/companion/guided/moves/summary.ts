/** Every six turns or so: what has been said, in the person's own material, and a check. */
import {
  focusPerson,
  type Move,
  pickOptions,
  quoted,
  recentFrames,
  slotsOf,
  type Turn,
} from '../turn.ts';

export function readyForSummary(turn: Turn): boolean {
  const { state, reading } = turn;
  return (
    state.content - state.lastSummary >= 6 &&
    state.shapes.at(-1) !== 'S' &&
    reading.size !== 'wall' &&
    state.quotes.filter((one) => one.uses < 2).length >= 2
  );
}

/** Items are quotations, names and noun phrases only: nothing that could be said wrongly. */
export function summarise(turn: Turn): Move | null {
  const { state, voice, words } = turn;
  const quotes = [...state.quotes]
    .sort((a, b) => a.uses - b.uses || b.weight - a.weight)
    .slice(0, 2);
  if (quotes.length < 2) return null;
  const person = focusPerson(turn);
  const items = [
    ...recentFrames(turn)
      .slice(0, 1)
      .map((frame) => frame.np),
    ...(person && person.count > 1 ? [person.label] : []),
    ...quotes.sort((a, b) => a.turn - b.turn).map((quote) => quoted(quote.text)),
  ];
  const list = `${items.slice(0, -1).join('; ')}; and ${items.at(-1)}`;
  const opening = words.pick(voice.summary, slotsOf(turn, { list }), pickOptions(turn));
  const check = words.pick(voice.check, slotsOf(turn), pickOptions(turn));
  if (opening === null || check === null) return null;
  for (const quote of quotes) quote.uses++;
  state.lastSummary = state.content;
  return { text: `${opening} ${check}`, shape: 'S', pending: { kind: 'confirm' } };
}
