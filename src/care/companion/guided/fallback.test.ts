/** The net: corrupt state, hostile text and a broken engine still give a reply, and risk is kept. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THERAPIST_IDS } from '#care/contract.ts';
import { guidedTurn } from '../guided-companion.ts';
import type { DialogueState, TurnInput } from '../types.ts';
import { asideOrAsBefore, type Engine, replyOrFallback } from './fallback.ts';
import { freshState, readState } from './state.ts';
import { guidedWelcome } from './welcome.ts';

const NOW = new Date('2026-11-20T21:00:00Z');
const inputOf = (message: string, state: unknown = null): TurnInput => ({
  therapistId: 'henry',
  firstName: null,
  message,
  history: [],
  state: state as DialogueState | null,
  recall: [],
  now: NOW,
  seed: 's',
  country: 'US',
});
const broken: Engine = {
  reply: () => {
    throw new Error('reply');
  },
  aside: () => {
    throw new Error('aside');
  },
};

describe('a state that is not ours', () => {
  const fields = Object.keys(freshState()).filter((name) => name !== 'v');

  it.each(fields)('with a broken %s answers and loses that field alone', (name) => {
    for (const wrong of [null, 7, 'x', [], [null], { a: 1 }, [{ turn: 'x' }], -1.5]) {
      const guided = { ...freshState(), turn: 4, content: 3, [name]: wrong };
      const result = guidedTurn(
        inputOf('my boss shouted at me', { version: 1, guided, risk: null }),
      );
      expect(result.text.length).toBeGreaterThan(5);
      expect(readState(guided).v).toBe(1);
    }
  });

  it('of any shape at all answers every kind of message', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (guided, risk) => {
        for (const one of [guided, { ...freshState(), ...(Object(guided) as object), v: 1 }]) {
          const state = { version: 0, guided: one, risk };
          for (const message of ['8', 'ok', 'bye', 'I want to die', 'what should I do?'])
            expect(guidedTurn(inputOf(message, state)).text).not.toBe('');
        }
      }),
      { numRuns: 40 },
    );
  });

  it('of an earlier version is read without what is gone', () => {
    const pending = { kind: 'ask', slot: 'since', expects: 'time', response: 'how-long' };
    const guided = { ...freshState(), turn: 4, content: 3, facts: { since: 'May' }, pending };
    const read = readState({ ...guided, lastCallback: 2 });
    expect(read).toEqual({ ...guided, pending: { kind: 'ask', slot: 'since' } });
  });

  it('of a version that noted what was told of a matter keeps the matter', () => {
    const topic = { id: 'new-parent', since: 1, sure: true, doubts: 0 };
    const guided = { ...freshState(), turn: 4, content: 3, topic };
    expect(readState({ ...guided, topic: { ...topic, tells: ['regret'] } })).toEqual(guided);
  });

  it('keeps a known danger beside broken companions of it', () => {
    const risk = { peak: 'active_ideation', subject: 7, flags: 'x', used: null };
    const result = guidedTurn(inputOf('just tired', { version: 1, guided: 'gone', risk }));
    expect(result.state.risk?.peak).toBe('active_ideation');
  });

  it('does not break the welcome', () => {
    const state = { version: 1, guided: { v: 1, frames: 3, people: [null] }, risk: null };
    const recall = [{ therapistId: 'henry' as const, endedAt: NOW, state }];
    expect(guidedWelcome({ ...inputOf(''), recall })).not.toBe('');
  });
});

describe('text of any kind', () => {
  it('is answered by all ten', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (message) => {
        for (const therapistId of THERAPIST_IDS)
          expect(guidedTurn({ ...inputOf(message), therapistId }).text).not.toBe('');
      }),
      { numRuns: 40 },
    );
  });
});

describe('an engine that throws', () => {
  it('leaves an honest line in the voice, the state and the turn count', () => {
    const guided = { ...freshState(), turn: 3, takeaway: 'call Ana' };
    const reply = replyOrFallback(inputOf('x', { version: 1, guided, risk: null }), false, broken);
    expect(reply.text.split(' ').length).toBeGreaterThan(8);
    expect(reply.text).not.toContain('?');
    expect(reply.state).toMatchObject({ turn: 4, takeaway: 'call Ana', pending: null });
  });

  it('says nothing beside protocol and still puts a running exercise down', () => {
    const guided = { ...freshState(), skill: { id: 'grounding', step: 1, slots: {}, fails: 0 } };
    const input = inputOf('x', { version: 1, guided, risk: null });
    expect(replyOrFallback(input, true, broken).text).toBe('');
    expect(asideOrAsBefore(input, 'answer', broken).skill).toBeNull();
  });

  it('that only the saved state upsets goes on without it', () => {
    const choosy: Engine = {
      ...broken,
      reply: ({ state }) => {
        if (state !== null) throw new Error('state');
        return { text: 'fresh', state: freshState() };
      },
    };
    expect(replyOrFallback(inputOf('x', { guided: {} }), false, choosy).text).toBe('fresh');
  });
});
