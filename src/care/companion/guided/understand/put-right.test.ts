/** What they put right, and what only sounds like it. */
import { describe, expect, it } from 'vitest';
import { putRight } from './put-right.ts';

describe('put right', () => {
  it.each([
    ["i'm in a lecture not bed", 'Sit up for a while before you lie down.', 'bed'],
    ['HE might, not me', 'You might lose your temper.', 'you'],
    ['im not harsh on me, its them', 'You are harsh on yourself.', 'you'],
    ["it's my mum, not Tom", 'What would you like Tom to know?', 'tom'],
    ['the lying, not the money', 'Is it the money that hurts?', 'money'],
  ])('%s', (line, ours, not) => {
    expect(putRight(line, ours)?.not).toBe(not);
  });

  it.each([
    ['I need sleep, not advice', 'What would help?'],
    ['he comes on Monday, not often', 'Who is around?'],
    ['still not an answer', 'That was no answer.'],
    ['im not dying im DRUNK', 'Do you think about dying?'],
    ['its not really a joke', 'It is all right to joke about it.'],
    ["I'm tired not sad", 'What happened then?'],
    ['we talked for an hour, not long', 'What happened then?'],
  ])('but not in: %s', (line, ours) => {
    expect(putRight(line, ours)).toBeNull();
  });
});
