/** A question spoken of as a clause: right, or left alone. */
import { expect, it } from 'vitest';
import { askedIn } from './indirect.ts';

it.each([
  [
    'why does he go quiet every time I bring up the house?',
    'why he goes quiet every time you bring up the house',
  ],
  ['did I ask too much?', 'whether you asked too much'],
  ["would it be different if we'd had kids?", "whether it would be different if you'd had kids"],
  ['how many couples make it past this?', 'how many couples make it past this'],
  ['can people even change at 50?', 'whether people can even change at 50'],
  ['so why am i always the one who calls?', 'why you are always the one who calls'],
  ['what was my mum thinking?', 'what your mum was thinking'],
  ["why won't she talk to me?", "why she won't talk to you"],
  ['who decides what is fair anyway', 'who decides what is fair'],
  ['how do you know when a marriage is over?', 'how one knows when a marriage is over'],
  ['does my sister hate the idea?', 'whether your sister hates the idea'],
  ['when did it start, do you think?', 'when it started'],
  ['how long does this go on?', 'how long this goes on'],
  ['do you think she left because of me?', 'whether she left because of you'],
  ["why can't I just be normal about it", "why you can't just be normal about it"],
  ['should i tell my sister', 'whether to tell your sister'],
  ["what's the point of a garden?", 'what the point of a garden is'],
  ['what time do most people sleep?', 'what time most people sleep'],
])('%s', (text, clause) => {
  expect(askedIn(text)?.clause).toBe(clause);
});

it.each([
  'why am i such a failure?',
  'are you real?',
  'what do you think of me?',
  'why?',
  'is it my fault?',
  'do you want me to kill him?',
  'why does everyone hate me?',
  'what a mess',
  'when i came in he left',
  'did the dishes today',
  'had a row with him',
])('leaves "%s" alone', (text) => {
  expect(askedIn(text)).toBeNull();
});

it('hears both sides of an or, and a what-if', () => {
  expect(askedIn('is it worse to stay or to go?')?.sides).toEqual(['stay', 'go']);
  expect(askedIn('what if he just shrugs?')).toMatchObject({
    kind: 'suppose',
    clause: 'he just shrugs',
  });
});
