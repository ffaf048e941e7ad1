/** Lines of a conversation: days, groups, what is under way and what failed. */
import { describe, expect, it } from 'vitest';
import type { Message } from '../../contract.ts';
import { type Entry, pendingEntries, storedEntries } from './entries.ts';
import type { Turn, Turns } from './turns.ts';

const now = new Date(2026, 2, 10, 12, 0);
const at = (day: number, hour: number, minute = 0) =>
  new Date(2026, 2, day, hour, minute).toISOString();
const message = (_id: string, role: Message['role'], timestamp: string): Message => ({
  _id,
  role,
  timestamp,
  content: `text ${_id}`,
  metadata: { mood: null },
});
const turn = (over: Partial<Turn>): Turn => ({
  key: 'k',
  text: 'hello',
  at: at(10, 11),
  after: null,
  phase: 'sending',
  reply: '',
  problem: null,
  ...over,
});
const entriesOf = (messages: Message[], turns: Turns, aliases: Map<string, string>) => [
  ...storedEntries(messages, aliases, now),
  ...pendingEntries(turns, messages.at(-1)?.timestamp ?? null, now),
];
const shape = (entries: Entry[]) =>
  entries.map((entry) => {
    if (entry.kind === 'line')
      return `${entry.key}${entry.opens ? ' opens' : ''}${entry.closes ? ' closes' : ''}`;
    return entry.kind === 'day' ? entry.label : entry.key;
  });

describe('the lines of a conversation', () => {
  it('marks days and groups by speaker and pause', () => {
    const messages = [
      message('a', 'user', at(9, 23, 58)),
      message('b', 'assistant', at(10, 0, 1)),
      message('c', 'assistant', at(10, 0, 2)),
      message('d', 'assistant', at(10, 0, 9)),
    ];
    expect(shape(entriesOf(messages, [], new Map()))).toEqual([
      'Yesterday',
      'a opens closes',
      'Today',
      'b opens',
      'c closes',
      'd opens closes',
    ]);
  });

  it('gives an unreadable time its own label and keeps the message', () => {
    expect(shape(entriesOf([message('a', 'user', 'never')], [], new Map()))).toEqual([
      'Invalid Date',
      'a opens closes',
    ]);
  });

  it('shows typing, then the reply under the same key', () => {
    expect(shape(entriesOf([], [turn({})], new Map())).slice(1)).toEqual([
      'k opens closes',
      'k-reply',
    ]);
    const [, , reply] = entriesOf([], [turn({ phase: 'answering', reply: 'Hi' })], new Map());
    expect(reply).toMatchObject({ key: 'k-reply', role: 'assistant', content: 'Hi' });
  });

  it('keeps the key of a sent message once it is stored', () => {
    const aliases = new Map([['a', 'k']]);
    const entries = entriesOf([message('a', 'user', at(10, 11))], [], aliases);
    expect(shape(entries)).toEqual(['Today', 'k opens closes']);
  });

  it('puts what failed last, with its problem', () => {
    const problem = { kind: 'trouble', sentence: 'No.', uncertain: true } as const;
    const turns = [turn({ key: 'f', phase: 'failed', problem }), turn({ key: 'r' })];
    const entries = entriesOf([message('a', 'user', at(10, 11))], turns, new Map());
    expect(shape(entries).slice(2)).toEqual([
      'r opens closes',
      'r-reply',
      'f opens closes',
      'f-problem',
    ]);
  });
});
