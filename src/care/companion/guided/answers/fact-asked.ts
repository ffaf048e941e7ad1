/** A question of fact: what is known to the sentence that asks, also where no mark parts it from the rest. */
import { slotsOf, type Turn } from '../turn.ts';
import { factIn } from '../understand/questions.ts';
import { apart } from '../understand/run-ons.ts';
import { mended } from '../understand/text.ts';
import { fill } from '../words.ts';
import { knownTo } from './known.ts';
import { saidBefore } from './plain.ts';

export function factAsked(turn: Turn): string | null {
  const text = mended(turn.reading.text);
  const known = (factIn(apart(text)) ?? knownTo(text))?.text;
  const fact = known === undefined ? null : fill(known, slotsOf(turn));
  if (fact === null) return null;
  if (!turn.words.isNew(fact)) return saidBefore(turn, fact);
  turn.words.say(fact);
  return fact;
}
