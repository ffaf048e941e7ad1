/**
 * What the person has sent and not yet seen stored: the states of a turn and their changes. Pure.
 *
 *   sending ──delta──▶ answering        the reply is arriving
 *   sending, answering ──lost──▶ checking    no answer: it may or may not be stored
 *   sending, answering ──refused──▶ failed   the server said no
 *   checking ──missing──▶ failed             it is not stored
 *   failed ──retried──▶ sending              with the same key, so that nothing doubles
 *   failed ──rechecked──▶ checking           the connection is back
 *   any ──settled──▶ gone                    the session now shows it
 *   failed ──discarded──▶ gone
 *
 * At most one turn is under way; failed ones wait below the conversation, as they are not in it.
 */
import type { Message } from '../../contract.ts';
import type { Problem } from './problem.ts';

export type Phase = 'sending' | 'answering' | 'checking' | 'failed';

export interface Turn {
  /** Sent as Idempotency-Key with every attempt. */
  readonly key: string;
  readonly text: string;
  /** ISO time at which the person pressed send. */
  readonly at: string;
  /** Id of the last stored message before it; null before the first, or where none is known yet. */
  readonly after: string | null;
  readonly phase: Phase;
  /** What has arrived of the reply. */
  readonly reply: string;
  readonly problem: Problem | null;
}
export type Turns = readonly Turn[];

export type TurnEvent =
  | { type: 'sent'; key: string; text: string; at: string; after: string | null }
  | { type: 'placed'; key: string; after: string | null }
  | { type: 'delta'; key: string; text: string }
  | { type: 'lost'; key: string; problem: Problem }
  | { type: 'refused'; key: string; problem: Problem }
  | { type: 'missing'; key: string }
  | { type: 'retried'; key: string }
  | { type: 'rechecked'; key: string }
  | { type: 'settled'; key: string }
  | { type: 'discarded'; key: string };

/** The turn under way, if any. */
export function current(turns: Turns): Turn | undefined {
  return turns.find((turn) => turn.phase !== 'failed');
}

/** Events that do not fit the turn's phase change nothing. */
export function advance(turns: Turns, event: TurnEvent): Turns {
  if (event.type === 'sent') {
    if (current(turns) || event.text.trim() === '') return turns;
    const { type: _, ...sent } = event;
    return [...turns, { ...sent, phase: 'sending', reply: '', problem: null }];
  }
  const turn = turns.find(({ key }) => key === event.key);
  if (!turn) return turns;
  if (event.type === 'settled') return turns.filter((one) => one !== turn);
  if (event.type === 'discarded') {
    return turn.phase === 'failed' ? turns.filter((one) => one !== turn) : turns;
  }
  const next = changed(turn, event, current(turns) !== undefined);
  return next === turn ? turns : turns.map((one) => (one === turn ? next : one));
}

type Change = Exclude<TurnEvent, { type: 'sent' | 'settled' | 'discarded' }>;

function changed(turn: Turn, event: Change, busy: boolean): Turn {
  const open = turn.phase === 'sending' || turn.phase === 'answering';
  switch (event.type) {
    case 'placed':
      return turn.phase === 'sending' ? { ...turn, after: event.after } : turn;
    case 'delta':
      return open ? { ...turn, phase: 'answering', reply: turn.reply + event.text } : turn;
    case 'lost':
      return open ? { ...turn, phase: 'checking', problem: event.problem } : turn;
    case 'refused':
      return open ? { ...turn, phase: 'failed', reply: '', problem: event.problem } : turn;
    case 'missing':
      return turn.phase === 'checking' ? { ...turn, phase: 'failed', reply: '' } : turn;
    case 'retried':
      return turn.phase === 'failed' && !busy
        ? { ...turn, phase: 'sending', reply: '', problem: null }
        : turn;
    case 'rechecked':
      return turn.phase === 'failed' && !busy ? { ...turn, phase: 'checking' } : turn;
  }
}

/**
 * The stored message that is the turn's, if any, and whether it has been answered. Looked for
 * behind what was there before it, among those that no other turn has claimed (`claims`: id → key).
 */
export function storedAs(
  turn: Turn,
  messages: readonly Message[],
  claims: ReadonlyMap<string, string>,
): { id: string; answered: boolean } | null {
  const start = turn.after === null ? 0 : messages.findIndex(({ _id }) => _id === turn.after) + 1;
  const index = messages.findIndex(
    ({ _id, role, content }, at) =>
      at >= start &&
      role === 'user' &&
      content === turn.text &&
      (claims.get(_id) ?? turn.key) === turn.key,
  );
  const found = messages[index];
  return found ? { id: found._id, answered: messages[index + 1]?.role === 'assistant' } : null;
}

/** Another tab, or a page that was left, may still be waiting for an answer for this long, in ms. */
export const PATIENCE = 35_000;

/**
 * What the last stored message waits for: `answer` where one may still come, `nudge` where nobody
 * seems to be at it any more and the person has to ask again.
 */
export function awaited(messages: readonly Message[], now: number): 'nothing' | 'answer' | 'nudge' {
  const last = messages.at(-1);
  if (last?.role !== 'user') return 'nothing';
  if (last.metadata.unanswered) return 'nudge';
  const age = now - Date.parse(last.timestamp);
  return age >= 0 && age < PATIENCE ? 'answer' : 'nudge';
}
