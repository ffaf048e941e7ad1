/** Small moments that a talk turns on: a goodbye, a bare number, an urge at hand, "you missed it". */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { guidedTurn } from '../guided-companion.ts';

const NOW = new Date('2026-11-20T21:00:00Z');

const talk = (lines: readonly string[], therapistId: TherapistId = 'henry', seed = 'm') =>
  converse(lines, { therapistId, seed, firstName: 'Sam' });

const last = <T>(list: readonly T[]): T => list.at(-1) as T;

describe('a goodbye', () => {
  it.each([
    'night',
    'gn',
    'nite',
    'gotta sleep',
    'ttyl',
    'going to bed now',
    'ok night',
    'ok thanks, night x',
    "i'm off to bed",
    'Night Henry.',
    'think i’ll go to bed',
  ])('is heard in %s', (bye) => {
    const said = last(talk(['my cat is lovely', bye]));
    expect(said.guided.stage).toBe('close');
    expect(said.text).not.toContain('?');
  });

  it.each([
    "i can't go to sleep",
    'i have been off work since May',
    'the night is worst',
    'i need more sleep than i get',
  ])('is not heard in %s', (line) => {
    expect(last(talk(['hello', line])).guided.stage).not.toBe('close');
  });

  it('never sends them off with their own manners', () => {
    for (const manners of ['thanks', 'ok', 'night', 'thank you so much', 'cool']) {
      const state = { takeaway: manners, facts: { spark: manners, did: manners } };
      const [opened] = talk(['i drink too much']);
      const guided = { ...opened?.guided, ...state };
      for (const seed of ['a', 'b', 'c']) {
        const { text } = guidedTurn({
          therapistId: 'charlie',
          firstName: null,
          message: 'bye',
          history: [],
          state: { version: 1, guided, risk: null },
          recall: [],
          now: NOW,
          seed,
          country: 'US',
        });
        expect(text.toLowerCase()).not.toContain(`“${manners}”`);
      }
    }
  });

  it('stays a goodbye when they say thanks after it, and opens again for more', () => {
    const said = talk(['my boss shouted at me', 'bye', 'thanks', 'ok', 'my boss texted me again']);
    expect(said[2]?.text).not.toContain('?');
    expect(said[3]?.text).not.toContain('?');
    expect(said[4]?.guided.stage).toBe('explore');
  });
});

describe('a bare number', () => {
  it.each(['8', 'still 8', '6 maybe', '70%', '8/10', 'like a seven'])(
    'is no quotation: %s',
    (n) => {
      for (const therapist of ['henry', 'iris', 'charlie', 'alice'] as const) {
        const said = last(
          talk(['i feel low and i keep worrying', 'it got worse this week', n], therapist),
        );
        expect(said.text).not.toContain(`“${n}`);
        expect(said.text).toMatch(/\d/);
      }
    },
  );

  it('is put beside the one before it', () => {
    const said = talk(['i want a drink, no exercises please', '8', '6 maybe']);
    expect(last(said).text).toMatch(/\b8\b/);
    expect(last(said).text).toMatch(/\b6\b/);
  });

  it('that was counted and not rated is left alone', () => {
    const said = talk(['i relapsed last night', 'before that it went well', '12 days']);
    expect(last(said).guided.facts.rated).toBeUndefined();
  });
});

describe('an urge at hand', () => {
  const MOMENTS = [
    'im at the fridge now',
    "i'm outside the shop",
    'about to text my ex',
    'i have the bottle open',
    'trying not to text him rn',
  ];

  it.each(MOMENTS)('is stayed with: %s', (line) => {
    for (const therapist of ['henry', 'alice', 'grace', 'iris'] as const) {
      const said = talk([line, '8'], therapist);
      expect(said[0]?.text).toMatch(/nought to ten|out of ten/);
      expect(said[1]?.guided.pending?.kind).toBe('offer');
      expect(said[1]?.guided.offered?.skill).toBe('urge_surfing');
    }
  });

  it('respects an earlier no to exercises and keeps company', () => {
    const said = talk([
      'no exercises please, just listen',
      "i'm outside the shop",
      '8',
      'still 8',
      'still here',
    ]);
    for (const { guided } of said) expect(guided.pending?.kind).not.toBe('offer');
    expect(said[1]?.text).toMatch(/nought to ten|out of ten/);
    for (const { text } of said.slice(1)) expect(text).not.toMatch(/sentence you tell yourself/);
  });

  it('takes the figure given on the way in into the exercise', () => {
    const said = talk(["i'm outside the shop", '8', 'yes']);
    expect(last(said).guided.skill).toMatchObject({ id: 'urge_surfing', step: 1 });
    expect(last(said).guided.skill?.slots.before).toBe('8');
  });

  it('ends when they walk away', () => {
    const said = talk(["i'm outside the shop", '8', 'no', '8', 'still 8', '7', 'i walked away']);
    expect(said[2]?.guided.facts.moment).toBeDefined();
    expect(last(said).guided.facts.moment).toBeUndefined();
  });

  it.each([
    'my boss is at the shop',
    'i was at the pub last night',
    "i'm in the store room at work doing stock and my manager keeps changing the plan",
    'i always end up in front of the fridge',
    "i'm going to call my mum",
  ])('is not seen in %s', (line) => {
    expect(last(talk([line], 'alice')).guided.facts.moment).toBeUndefined();
  });
});

describe('after "you’re not listening"', () => {
  const HISTORY = [
    'i drink every night',
    'my wife found out about it',
    'it started after the move',
    'work is hell too',
    'i sleep badly',
    'i feel ashamed',
  ];

  it.each(['henry', 'alice', 'grace', 'bob', 'iris'] as const)(
    '%s uses the answer',
    (therapist) => {
      const said = talk(
        [...HISTORY, "you're not listening", 'i told you my wife found the bottles in the garage'],
        therapist,
      );
      expect(last(said).text.toLowerCase()).toMatch(/wife|bottles|garage/);
      expect(last(said).text).not.toMatch(/I told you/);
      expect(last(said).guided.pending?.kind).not.toBe('offer');
    },
  );
});
