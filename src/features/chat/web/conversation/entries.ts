/** Turns messages and what is under way into the lines of the conversation. Pure. */
import type { Message } from '../../contract.ts';
import { dayLabel } from './labels.ts';
import type { Turn, Turns } from './turns.ts';

export interface Line {
  readonly kind: 'line';
  /** Stays the same when a sent message turns into a stored one. */
  readonly key: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly at: string;
  /** Whether another speaker, day or a pause comes before; and after. */
  readonly opens: boolean;
  readonly closes: boolean;
  readonly state: 'stored' | 'under-way' | 'failed';
}
export type Entry =
  | Line
  | { readonly kind: 'day'; readonly key: string; readonly label: string }
  | { readonly kind: 'typing'; readonly key: string }
  | { readonly kind: 'problem'; readonly key: string; readonly turn: Turn }
  | { readonly kind: 'unanswered'; readonly key: string; readonly message: Message };

/** Longer silences than this start a new group. */
const PAUSE = 5 * 60_000;

type Draft = Omit<Line, 'opens' | 'closes'>;

/** `aliases`: id of a stored message → the key it was shown under before it was stored. */
export function storedEntries(
  messages: readonly Message[],
  aliases: ReadonlyMap<string, string>,
  now: Date,
): Entry[] {
  const drafts = messages.map(
    (message): Draft => ({
      kind: 'line',
      key: aliases.get(message._id) ?? message._id,
      role: message.role,
      content: message.content,
      at: message.timestamp,
      state: 'stored',
    }),
  );
  return grouped(drafts, now);
}

/** `last`: time of the last stored message, or null. What is under way stands before what failed. */
export function pendingEntries(turns: Turns, last: string | null, now: Date): Entry[] {
  const waiting = turns.filter(({ phase }) => phase === 'failed');
  const running = turns.filter(({ phase }) => phase !== 'failed');
  const entries: Entry[] = [];
  let day = last === null ? null : dayLabel(last, now);
  for (const turn of [...running, ...waiting]) {
    const label = dayLabel(turn.at, now);
    if (label !== day) entries.push({ kind: 'day', key: `day-${turn.key}`, label });
    day = label;
    entries.push(...linesOf(turn));
  }
  return entries;
}

function linesOf(turn: Turn): Entry[] {
  const failed = turn.phase === 'failed';
  const state = failed ? 'failed' : 'under-way';
  const base = { kind: 'line', at: turn.at, opens: true, closes: true, state } as const;
  const said: Entry = { ...base, key: turn.key, role: 'user', content: turn.text };
  if (failed) return [said, { kind: 'problem', key: `${turn.key}-problem`, turn }];
  if (turn.reply === '') return [said, { kind: 'typing', key: `${turn.key}-reply` }];
  return [said, { ...base, key: `${turn.key}-reply`, role: 'assistant', content: turn.reply }];
}

function grouped(lines: readonly Draft[], now: Date): Entry[] {
  const entries: Entry[] = [];
  let day: number | null = null;
  for (const [index, line] of lines.entries()) {
    const own = dayOf(line.at);
    // A label costs far more than a number, and most messages need none.
    if (!Object.is(own, day)) {
      entries.push({ kind: 'day', key: `day-${line.key}`, label: dayLabel(line.at, now) });
    }
    day = own;
    const before = lines[index - 1];
    const after = lines[index + 1];
    entries.push({
      ...line,
      opens: !before || !together(before, line),
      closes: !after || !together(line, after),
    });
  }
  return entries;
}

/** One number for each day of the reader's calendar; NaN for a time that cannot be read. */
function dayOf(iso: string): number {
  const at = new Date(iso);
  return at.getFullYear() * 400 + at.getMonth() * 32 + at.getDate();
}

function together(one: Draft, next: Draft): boolean {
  const pause = Date.parse(next.at) - Date.parse(one.at);
  return one.role === next.role && (Number.isNaN(pause) || pause < PAUSE);
}
