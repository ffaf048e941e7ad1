/** The states of a turn: every legal change, and that illegal ones change nothing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../contract.ts';
import type { Problem } from './problem.ts';
import {
  advance,
  awaited,
  current,
  PATIENCE,
  storedAs,
  type TurnEvent,
  type Turns,
} from './turns.ts';

const problem: Problem = { kind: 'trouble', sentence: 'No.', uncertain: true };
const sent = (key: string, text = `text ${key}`): TurnEvent => ({
  type: 'sent',
  key,
  text,
  at: '2026-03-10T00:00:00.000Z',
  after: null,
});
const run = (...events: TurnEvent[]): Turns => events.reduce(advance, [] as Turns);
const phases = (turns: Turns) => turns.map(({ key, phase }) => `${key} ${phase}`);

describe('advance', () => {
  it('streams a reply and settles', () => {
    const half = run(
      sent('a'),
      { type: 'delta', key: 'a', text: 'He' },
      { type: 'delta', key: 'a', text: 'llo' },
    );
    expect(half).toMatchObject([{ phase: 'answering', reply: 'Hello' }]);
    expect(advance(half, { type: 'settled', key: 'a' })).toEqual([]);
  });

  it('is told what stood before it while it is being sent, and not later', () => {
    const placed: TurnEvent = { type: 'placed', key: 'a', after: 'm1' };
    expect(run(sent('a'), placed)).toMatchObject([{ phase: 'sending', after: 'm1' }]);
    const answering = run(sent('a'), { type: 'delta', key: 'a', text: 'He' });
    expect(advance(answering, placed)).toBe(answering);
  });

  it('lets one turn at a time be under way', () => {
    expect(phases(run(sent('a'), sent('b')))).toEqual(['a sending']);
  });

  it('sends nothing blank', () => {
    expect(run(sent('a', ' \n\t'))).toEqual([]);
  });

  it('checks after a cut, and drops the half reply only when nothing was stored', () => {
    const cut = run(
      sent('a'),
      { type: 'delta', key: 'a', text: 'Hel' },
      { type: 'lost', key: 'a', problem },
    );
    expect(cut).toMatchObject([{ phase: 'checking', reply: 'Hel', problem }]);
    expect(advance(cut, { type: 'missing', key: 'a' })).toMatchObject([
      { phase: 'failed', reply: '', problem },
    ]);
  });

  it('retries under the same key, and only while nothing else is under way', () => {
    const failed = run(sent('a'), { type: 'refused', key: 'a', problem });
    const retried = advance(failed, { type: 'retried', key: 'a' });
    expect(retried).toMatchObject([{ key: 'a', phase: 'sending', problem: null }]);
    const busy = advance(failed, sent('b'));
    expect(phases(advance(busy, { type: 'retried', key: 'a' }))).toEqual(['a failed', 'b sending']);
  });

  it('discards what failed, never what is under way', () => {
    expect(run(sent('a'), { type: 'discarded', key: 'a' })).toHaveLength(1);
    const failed = run(sent('a'), { type: 'refused', key: 'a', problem });
    expect(advance(failed, { type: 'discarded', key: 'a' })).toEqual([]);
  });

  it('never has two turns under way nor loses a text, whatever happens', () => {
    const key = fc.constantFrom('a', 'b', 'c');
    const event = fc.oneof(
      key.map((one) => sent(one + Math.random())),
      key.map((one): TurnEvent => ({ type: 'delta', key: one, text: 'x' })),
      key.map((one): TurnEvent => ({ type: 'lost', key: one, problem })),
      key.map((one): TurnEvent => ({ type: 'refused', key: one, problem })),
      key.map((one): TurnEvent => ({ type: 'missing', key: one })),
      key.map((one): TurnEvent => ({ type: 'retried', key: one })),
      key.map((one): TurnEvent => ({ type: 'rechecked', key: one })),
    );
    const named = fc.array(
      fc.oneof(
        event,
        key.map((one) => sent(one)),
      ),
    );
    fc.assert(
      fc.property(named, (events) => {
        let turns: Turns = [];
        for (const one of events) {
          if (one.type === 'sent' && turns.some((turn) => turn.key === one.key)) continue;
          const before = turns;
          turns = advance(turns, one);
          expect(turns.filter(({ phase }) => phase !== 'failed').length).toBeLessThanOrEqual(1);
          expect(turns.length).toBeGreaterThanOrEqual(before.length);
        }
        expect(current(turns)?.phase).not.toBe('failed');
      }),
    );
  });
});

describe('storedAs', () => {
  const message = (_id: string, role: Message['role'], content: string): Message => ({
    _id,
    role,
    content,
    timestamp: '2026-03-10T00:00:00.000Z',
    metadata: { mood: null },
  });
  const [turn] = run({ ...sent('a', 'yes'), after: 'm2' } as TurnEvent);

  const before = [message('m1', 'user', 'yes'), message('m2', 'assistant', 'yes')];
  const stored = (messages: Message[], claimed: [string, string][] = []) => {
    if (!turn) throw new Error('Sending made no turn');
    return storedAs(turn, messages, new Map(claimed));
  };

  it('looks only behind what was there when it was sent', () => {
    expect(stored(before)).toBeNull();
    expect(stored([...before, message('m3', 'assistant', 'yes')])).toBeNull();
    expect(stored([...before, message('m3', 'user', 'yes')])).toEqual({
      id: 'm3',
      answered: false,
    });
  });

  it('tells an answered message from one that still waits', () => {
    const said = message('m3', 'user', 'yes');
    expect(stored([...before, said, message('m4', 'assistant', 'ok')])?.answered).toBe(true);
    expect(stored([...before, said, message('m4', 'user', 'no')])?.answered).toBe(false);
  });

  it('leaves alone what another turn with the same words became', () => {
    const messages = [...before, message('m3', 'user', 'yes')];
    expect(stored(messages, [['m3', 'b']])).toBeNull();
    expect(stored(messages, [['m3', 'a']])?.id).toBe('m3');
    const twice = [...messages, message('m5', 'user', 'yes')];
    expect(stored(twice, [['m3', 'b']])?.id).toBe('m5');
  });
});

describe('awaited', () => {
  const at = '2026-03-10T00:00:00.000Z';
  const said = (role: Message['role']): Message[] => [
    { _id: 'm', role, content: 'x', timestamp: at, metadata: { mood: null } },
  ];
  it('waits for an answer for a while, then asks the person', () => {
    expect(awaited(said('user'), Date.parse(at) + PATIENCE - 1)).toBe('answer');
    expect(awaited(said('user'), Date.parse(at) + PATIENCE)).toBe('nudge');
    expect(awaited(said('assistant'), Date.parse(at))).toBe('nothing');
    expect(awaited([], 0)).toBe('nothing');
  });
});
