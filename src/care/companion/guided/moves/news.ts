/** A plain piece of news, left standing with one sentence beside it, or asked about as what it is. */
import {
  memoryIn,
  NEWS_ASKS,
  NEWS_SAID,
  type News,
  newsIn,
  OWN_NEWS,
  OWN_SAID,
} from '../frames/news.ts';
import { activeFrame, type Turn } from '../turn.ts';

/** Near pain only a memory of the one who died counts as news. */
function kindOf(turn: Turn): News | null {
  const { reading, state } = turn;
  if (activeFrame(turn)?.domain === 'grief') {
    const felt = reading.feelings.length > 0 || reading.weighty;
    return !felt && state.facts.lost !== undefined && memoryIn(reading.clauses) ? 'memory' : null;
  }
  return turn.grave ? null : newsIn(reading.clauses);
}

export function newsSaid(turn: Turn): string | null {
  const kind = turn.reading.happenings.length > 0 ? null : kindOf(turn);
  if (kind === null) return null;
  const bank = [...(OWN_SAID[turn.voice.id]?.[kind] ?? []), ...NEWS_SAID[kind]];
  return turn.words.pick(bank, {}, { inOrder: true });
}

export function newsAsked(turn: Turn): string | null {
  const kind = kindOf(turn);
  if (kind === null) return null;
  const bank = [...(OWN_NEWS[turn.voice.id]?.[kind] ?? []), ...NEWS_ASKS[kind]];
  return turn.words.pick(bank, {}, { inOrder: true });
}
