/** What is left where nothing was asked, done or told at length: greetings, luck wished, a laugh, a word or two. */
import type { Move, Turn } from '../turn.ts';
import { heardAtLast } from './explore.ts';
import { answeredWelcome } from './own.ts';
import { answered } from './short.ts';
import {
  apologised,
  arriving,
  browsed,
  hello,
  laughed,
  remarked,
  understood,
  underWay,
  wished,
} from './social.ts';

/** Null where something was told after all. */
export function littleSaid(turn: Turn): Move | null {
  const { reading, state } = turn;
  const { acts } = reading;
  const bare =
    (acts.has('greeting') || acts.has('ack') || acts.has('yes')) && reading.words.length <= 3;
  if (bare && state.content === 0 && state.pending === null) return hello(turn);
  if (state.pending?.kind === 'missed') {
    const move = heardAtLast(turn);
    if (move) return move;
  }
  if (acts.has('first_told')) return null;
  if ((acts.has('luck') || acts.has('doing')) && !state.skill) {
    const move = acts.has('luck') ? wished(turn) : underWay(turn);
    if (move) return move;
  }
  if (acts.has('poor_english') && !state.skill) {
    const move = understood(turn);
    if (move) return move;
  }
  if (acts.has('arriving') && !state.skill && state.content <= 1 && reading.words.length <= 24) {
    const move = arriving(turn);
    if (move) return move;
  }
  if (acts.has('browsing') && !state.skill) return browsed(turn);
  if (acts.has('laugh')) return laughed(turn);
  if (acts.has('remark')) return remarked(turn);
  if (acts.has('apology')) return apologised(turn);
  return answered(turn) ?? answeredWelcome(turn);
}
