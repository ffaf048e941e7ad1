/** A question gets its answer in the first sentence, a complaint its matter in the same message. */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { KNOWN, knownTo } from './known.ts';

const repliesTo = (lines: readonly string[], therapistId: TherapistId = 'alice'): string[] =>
  converse(lines, { therapistId, seed: 'answers' }).map(({ text }) => text);
const last = (lines: readonly string[], who?: TherapistId) => repliesTo(lines, who).at(-1) ?? '';

describe('what is known', () => {
  it('is held for at least forty questions, each with its source and no longer than needed', () => {
    expect(KNOWN.length).toBeGreaterThanOrEqual(40);
    for (const [, { text, source }] of KNOWN) {
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(60);
      expect(source.length).toBeGreaterThan(5);
    }
  });

  it.each([
    ['does stress really damage your brain?', /hippocampus/],
    ['honest question, does wine help you sleep', /second half/],
    ['how long do cravings last', /half an hour/],
    ['is one slip back to zero', /does not undo/],
    ['do antidepressants actually work?', /your doctor/],
    ['why is dad worse in the evenings?', /dementia/],
    ['are intrusive thoughts normal?', /nine in ten/],
    ['what actually is a panic attack?', /ten minutes/],
    ['can i faint from it?', /blood pressure/],
    ['how do i know its not my heart?', /one visit to a doctor/],
    ['is there less oxygen down there?', /ventilated/],
    ['how do I sleep in the day?', /curtains/],
    ['is it silly to set his place?', /keeps the bond/],
  ])('%s', (question, answer) => {
    expect(knownTo(question)?.text).toMatch(answer);
    expect(last(['i want to ask you something', question], 'evan')).toMatch(answer);
  });

  it('is not given to a question it does not answer', () => {
    const replies = repliesTo([
      'my ex left in march and i keep looking at his instagram page',
      'what did i do wrong?',
    ]);
    expect(replies[1]).not.toMatch(/profile|urge|look/i);
  });
});

describe('a plain question', () => {
  it.each<[string, RegExp]>([
    ['do u tell my mum what i write', /^No\b/],
    ['is it pathetic that i wrote to him?', /^No\b/],
    [
      'was it my fault?',
      /^(?:What somebody else chose|I only know your side|From what you have told me: no|I see no fault|Still no)/,
    ],
    ['should i block her?', /^(?:For it|It would spare)/],
    ['should i tell my gp or is that dramatic?', /^I lean towards yes.*dramatic/],
    ['i am asking if i should be worried about myself', /doctor/],
    ['what do i do tonight when i lie awake', /^(?:Write down|Keep the phone)/],
    ['are you trained or a big if/else', /if\/else/],
    ['what happens to what i type, is it sold', /not sold|Sold: no/],
    ['riddle: i have hands and cannot clap. what am i', /pass|give up|guess/],
  ])('%s', (question, answer) => {
    expect(last(['my friend and i fell out on sunday', question])).toMatch(answer);
  });

  it('about another one beside it: the first is answered and the other not forgotten', () => {
    const reply = last(['we split up in may', 'should i block him? or is that childish']);
    expect(reply).toMatch(/^For it/);
    expect(reply).toMatch(/childish/);
  });

  it('is answered when they say that it was not', () => {
    const replies = repliesTo([
      'my brother moved out after our row',
      'was it my fault?',
      'you didnt answer me',
    ]);
    expect(replies[2]).toMatch(/Seldom|no fault|told me: no|Still no|your side/);
  });

  it('gets its yes or no again on request', () => {
    expect(last(['do you tell my parents what i say?', 'so is that a no?'])).toMatch(/no\b/i);
  });
});

describe('a complaint', () => {
  it('is owned, and nothing of theirs is said back after it', () => {
    const lines = [
      'my wife says i never listen to her',
      'Stop reading my own words back to me. She sleeps in the attic and we write about the dog.',
      'she painted the kitchen without asking me',
      'my father did just the same thing to my mother',
    ];
    const [, owned, ...after] = repliesTo(lines, 'james');
    expect(owned).toMatch(/words|echo|Again/);
    for (const reply of after)
      expect(reply).not.toMatch(/painted|without asking|did just the same/);
  });

  it('is never met with an apology and nothing after it', () => {
    for (const who of ['alice', 'grace', 'bob', 'diana'] as const) {
      const reply = last(
        ['the girls at school laugh at my coat', 'about what?', 'what do you mean'],
        who,
      );
      expect(reply.split(/(?<=[.!?]) /).length).toBeGreaterThan(1);
    }
  });

  it('does not make a sarcastic thank-you a thank-you', () => {
    const lines = [
      'she moved out',
      "Don't repeat me. It was lovely, thanks, having you read it back.",
    ];
    expect(last(lines, 'james')).not.toMatch(/glad|welcome|good to talk/i);
  });
});

describe('words to say', () => {
  it('begin with what has not been said yet', () => {
    const lines = [
      'my daughter moves out on friday',
      'i never told her "you made this house a home"',
      'help me work out what to say to her',
    ];
    expect(last(lines, 'bob')).toContain('“You made this house a home.”');
  });

  it('are judged by the draft, and not by what they would never say', () => {
    const lines = [
      'what should i say to my boss?',
      'I\'d never say "I hope this finds you well". I\'d say "I am not fine and I want two days off". Is that pathetic?',
    ];
    expect(last(lines, 'evan')).toMatch(/^No\b.*pathetic.*both halves/);
  });

  it('that might be said have had no answer', () => {
    expect(last(['my son left', 'if i say "please come home" he will laugh'])).not.toMatch(
      /what was the answer|go down|What happened then/,
    );
  });
});
