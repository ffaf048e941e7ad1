/** A deed of theirs, something good, a plan: received as that. */
import { chanceOf, piecesHere } from '../dialogue-acts/here.ts';
import type { Move, Turn } from '../turn.ts';
import { mayAsk, said, shapeOf } from './listening-words.ts';

export type Received = 'done' | 'good' | 'both' | 'plan';

/** Heard from here on; a deed and what came of it are easily taken for each other, and counted together. */
const FEW = 4;
const HEARD = { glad: 0.62, plan: 0.5 } as const;

/** What they did, what came of it or what they mean to do, whichever the message is about. */
export function receivedKind(turn: Turn): Received | null {
  // A word or two say too little to be glad of.
  if (turn.reading.words.length < FEW) return null;
  const glad = piecesHere(turn)
    .map(({ chances }) => ({ done: chances.get('done') ?? 0, good: chances.get('good') ?? 0 }))
    .filter(({ done, good }) => done + good >= HEARD.glad);
  const did = glad.some(({ done, good }) => done >= good);
  const came = glad.some(({ done, good }) => good > done);
  if (did && came) return 'both';
  if (did || came) return did ? 'done' : 'good';
  return chanceOf(turn, 'plan') >= HEARD.plan ? 'plan' : null;
}

export function receivedMove(turn: Turn, kind: Received): Move | null {
  const lead = said(turn, kind);
  if (lead === null) return null;
  turn.state.leads.push('received');
  const asks = kind !== 'plan' && mayAsk(turn) ? said(turn, 'how') : null;
  return asks === null
    ? { text: lead, shape: shapeOf(turn, 'R'), pending: null }
    : { text: `${lead} ${asks}`, shape: 'RQ', pending: { kind: 'ask' } };
}
