/** What a way back to their thread may be filled with. */
import { worthQuoting } from '../moves/sayback.ts';
import { slotsOf, type Turn } from '../turn.ts';

export function threadSlots(turn: Turn) {
  const own = turn.reading.text;
  const last = [...turn.state.quotes]
    .filter(
      (quote) =>
        quote.turn < turn.state.turn &&
        turn.state.turn - quote.turn <= 6 &&
        quote.uses === 0 &&
        quote.weight >= 2.4 &&
        worthQuoting(quote.text) &&
        !own.includes(quote.text),
    )
    .sort((a, b) => b.turn - a.turn)[0];
  if (last) last.uses++;
  return slotsOf(turn, { old: last ? `“${last.text}”` : null });
}
