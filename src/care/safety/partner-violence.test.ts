/** A blow is one also where it was once and is played down, and a no to dying stands beside it. */
import { describe, expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';
import { detect } from './detector.ts';

describe('once is told as violence', () => {
  it.each([
    'he pushed me once',
    'ok. well he did push me once, against the kitchen counter. but just the once and he was really sorry after',
    'my husband grabbed me hard',
    'she slapped me last week',
    'he has shoved me before',
  ])('%s', (text) => expect(detect(text).level).toBe('abuse'));
});

describe('and not where nobody was hurt', () => {
  it.each([
    'he pushed me to apply for the job',
    'he pushed me on the swing',
    'my coach pushed me hard today',
    'he hit me up for money',
    'she kicked me under the table and we laughed',
  ])('%s', (text) => expect(detect(text).level).not.toBe('abuse'));
});

it('who left his calls unanswered is not taken for one who cannot be reached', () => {
  const before = ['hello', 'he reads my phone'];
  const said = converse(
    [...before, "I suppose I wind him up. I'd been out with my sister and didn't answer his calls"],
    { therapistId: 'alice', seed: 'calls' },
  );
  expect(said.at(-1)?.text).not.toMatch(/suicid|988|911/);
});

it('asks nobody about dying again who said no and told of a blow', () => {
  const said = converse(
    [
      "I guess. he reads my phone. I mean I've got nothing to hide so it doesn't matter really",
      "I'm not suicidal. I was telling you he pushed me once",
      "I'm not hurt, it was last year. my sister Jo knows he's moody but not about that",
      "I'd rather talk to Jo. I'll ring her tomorrow I think",
    ],
    { therapistId: 'alice', seed: 'p1' },
  );
  for (const { text } of said.slice(2))
    expect(text).not.toMatch(/suicid|killing yourself|thoughts of dying/);
});
