/** A practical plea gets a step that fits the matter and the place, and never a shrug. */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';

const last = (lines: readonly string[], therapistId: TherapistId = 'alice'): string =>
  converse(lines, { therapistId, seed: 'steps' }).at(-1)?.text ?? '';

const SHRUG =
  /not something i can know|no answer to that|wrong guess|making it up|not make it up|have to pass/i;

describe('a plea for a next step', () => {
  it.each([
    [['panic attacks in lectures. again today', 'what do i do when it starts'], /seat|door/i],
    [['I keep having panic attacks at home', 'what do i do when it starts'], /breathe out/i],
    [
      ['My husband ran up debts on three credit cards', 'So what do I actually do tomorrow?'],
      /debt adviser/i,
    ],
    [['I was so proud and then I relapsed on Friday', 'what do i even do now'], /one person|slip/i],
    [["It's his birthday on Thursday, the first without him", 'What do I do on the day?'], /hour/i],
    [['my mates put the video online', 'how do i get them to delete the video'], /report it/i],
    [
      ['I posted the letter to Karen', 'What do I do if she never answers though?'],
      /answer|silence/i,
    ],
    [["I can't use the underpass since it happened", 'So what would be the first bit?'], /see it/i],
    [['I have to sort out my whole flat', 'What do I actually do tomorrow morning?'], /one|first/i],
  ])('%j is met with one', (lines, wanted) => {
    const reply = last(lines);
    expect(reply).toMatch(wanted);
    expect(reply).not.toMatch(SHRUG);
  });

  it('is no question of what was said first', () => {
    expect(last(['I rowed with my sister', 'What is the first thing you noticed?'])).not.toMatch(
      /adviser|hour beside it/,
    );
  });
});
