/** At long intervals: what has been said, in the person's own material, and a check. */

import { type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import { contentWords } from '../understand/text.ts';

export function readyForSummary(turn: Turn): boolean {
  const { state, reading } = turn;
  return (
    state.content - state.lastSummary >= 11 &&
    state.shapes.at(-1) !== 'S' &&
    reading.size !== 'wall' &&
    // It passes over what was just said, so only where little was.
    reading.words.length >= 2 &&
    reading.words.length <= 8 &&
    reading.feelings.length === 0 &&
    reading.mirrors.length === 0 &&
    reading.question === null &&
    state.facts.plain === undefined &&
    !state.minor &&
    earlier(turn).length >= 2
  );
}

const earlier = (turn: Turn) =>
  turn.state.quotes.filter(
    (one) =>
      one.uses < 3 &&
      one.turn < turn.state.turn &&
      one.weight >= 2.8 &&
      // A clause of another's, or one without its person, means nothing out of its place.
      one.said !== null &&
      /^you\b/i.test(one.said) &&
      contentWords(one.text).length >= 2 &&
      !/^(?:i'?m \d|that'?s|it'?s (?:ok|fine|nothing)|i don'?t (?:want|know|think))/i.test(
        one.text,
      ),
  );

/** Items are their own clauses turned to "you", quotations and noun phrases: nothing invented. */
export function summarise(turn: Turn): Move | null {
  const { state, voice, words } = turn;
  const chosen = earlier(turn)
    .sort((a, b) => a.uses - b.uses || b.weight - a.weight)
    .filter((one, at, all) => all.findIndex(({ said }) => said === one.said) === at)
    .slice(0, 3)
    .sort((a, b) => a.turn - b.turn);
  if (chosen.length < 2) return null;
  const items = chosen.flatMap((quote) => quote.said ?? []);
  const list = `${items.slice(0, -1).join('; ')}; and ${items.at(-1)}`;
  const opening = words.pick(voice.summary, slotsOf(turn, { list }), pickOptions(turn));
  const check = words.pick(voice.check, slotsOf(turn), pickOptions(turn));
  if (opening === null || check === null) return null;
  for (const quote of chosen) quote.uses++;
  state.lastSummary = state.content;
  state.stage = 'understand';
  return {
    text: `${opening} ${check}`,
    shape: 'S',
    pending: { kind: 'confirm' },
  };
}
