/** What they would say is read as that, whether or not it stands in quotation marks. */
import { describe, expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';

const last = (lines: readonly string[]): string =>
  converse(lines, { therapistId: 'bob', seed: 'draft' }).at(-1)?.text ?? '';

const TAKEN =
  /write it or say it|good place for it|reads?|honest and short|good bones|both halves/i;

describe('after we asked for the words', () => {
  it.each([
    "It'd be: when you talk about what others earn, I feel like I'm not enough for you.",
    'Karen, I was wrong about Darren and I miss you.',
    'maybe: I feel that I come second, and I want us to talk about it',
  ])('a plain sentence is the draft: %s', (line) => {
    expect(last(['What do I say to Karen?', line])).toMatch(TAKEN);
  });

  it.each(["I don't think I could say that to her", "he'd laugh at me if I did"])(
    'what is said of it is none: %s',
    (line) => {
      expect(last(['What do I say to Karen?', line])).not.toMatch(TAKEN);
    },
  );

  it('is owned where it was gone past', () => {
    const reply = last([
      'What do I say to Karen?',
      'Karen, I was wrong about Darren and I miss you.',
      "That was the sentence I'd say to her. You asked me what it would be.",
    ]);
    expect(reply).toMatch(/sentence|answer/i);
    expect(reply).not.toMatch(/took it back/);
  });

  it('says whether it attacks, where they ask that', () => {
    const reply = last([
      'What do I say to Karen?',
      '"When you leave early, I feel left out." Does that sound OK, or will she take it as an attack?',
    ]);
    expect(reply).toMatch(/accusation|charges nobody/);
  });
});

it('is not seen in what is said of ours', () => {
  const talkedOf = [
    'my mum comments on my daughter',
    'what would I actually say to her, word for word',
  ];
  const said = last([
    ...talkedOf,
    "that's not bad. I'd never get to the end of the sentence though",
  ]);
  expect(said).not.toMatch(/opens the door|easy to answer|Good bones/);
});

it('is for the matter, and not for what it is not to end in', () => {
  const said = last([
    'my mum told my daughter she is fat',
    'how do I bring it up with her without a three day silence?',
  ]);
  expect(said).not.toMatch(/missed hearing|quiet between us/);
});
