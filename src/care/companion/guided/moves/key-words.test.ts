/** A detail of what was told is said back alone: whole, theirs, and never what would hurt to hear. */
import { describe, expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';
import { keyWordsOf } from '../key-words/choose.ts';
import { spansOf } from '../key-words/spans.ts';

const repliesTo = (...lines: readonly string[]): string[] =>
  converse(lines, { therapistId: 'james', seed: 'key-words' }).map(({ text }) => text);
const textsOf = (message: string): string[] => spansOf(message).map(({ text }) => text);

describe('what may be said back', () => {
  it('is a run of their own words, without "I" and without a loose end', () => {
    const message =
      'we sold the boat in May, and I kept the little brass bell from it. It hangs by the door now.';
    const texts = textsOf(message);
    expect(texts).toContain('the little brass bell');
    for (const text of texts) {
      expect(message).toContain(text);
      expect(text.split(' ').length).toBeLessThanOrEqual(7);
      expect(text).not.toMatch(/\b(?:I|we)\b|^(?:and|but|or)\b|\b(?:the|a|from|and)$/i);
    }
  });

  it('does not lose the "not" in front of it', () => {
    expect(textsOf('she says i was never there in the room')).not.toContain('in the room');
    expect(textsOf("he didn't come to the station")).not.toContain('to the station');
    expect(textsOf("he didn't come, but Ana stood at the gate")).toContain('at the gate');
  });

  it('does not begin in the middle of a phrase', () => {
    const texts = textsOf('my sister kept her red coat');
    expect(texts).toContain('her red coat');
    expect(texts).not.toContain('red coat');
  });

  it('is the likeliest first, and nothing where silence is likelier', () => {
    const [best] = keyWordsOf('she told me it was over while she was folding the towels');
    expect(best?.text).toContain('folding the towels');
    expect(keyWordsOf('yeah')).toEqual([]);
  });

  it('is found at the end of a very long message as well', () => {
    const long = `${'it was a grey day and we walked along the river. '.repeat(60)}Then he left his keys on the table.`;
    for (const { text } of keyWordsOf(long)) expect(long).toContain(text);
  });
});

describe('what is said back', () => {
  const told = 'he told me it was over while he was packing the dishwasher with my plates';

  it('is theirs, and turned to them', () => {
    const [, reply] = repliesTo('hello', told);
    expect(reply).toMatch(/dishwasher/i);
    expect(reply).not.toMatch(/\b(?:my|I)\b/);
  });

  it('is not said back twice running', () => {
    const lines = [
      'hello',
      told,
      'after that he took the dog and the good radio to his brother in Leeds',
    ];
    const [, first, second] = repliesTo(...lines);
    expect(first).toMatch(/dishwasher/i);
    expect(second).not.toMatch(/radio|Leeds/);
  });

  it.each([
    ['not really hurtful. more like she is right', 'More like she is right.'],
    ["nah it wasn't anger, it was more like my stomach dropped", 'More like your stomach dropped.'],
  ])('is what they put in the place of a word of ours: %s', (line, said) => {
    expect(repliesTo('hello', told, line)[2]).toContain(said);
  });

  it.each([
    'when i was nine my uncle put his hand under my skirt behind the blue shed at the allotment',
    'he grabbed me by the hair next to the fridge and my sister stood in the doorway with the cat',
    'every night the same nightmare, the lorry, the yellow lights, the radio still playing in the ditch',
  ])('is nothing of what was done to a body, or comes back at night: %s', (message) => {
    for (const therapistId of ['diana', 'james', 'alice'] as const) {
      const [, reply] = converse(['hello', message], { therapistId, seed: 'key-words' });
      expect(reply?.text).not.toMatch(/skirt|shed|hair|fridge|cat\b|lorry|lights|ditch|radio/i);
    }
  });

  it('is none of a short line', () => {
    expect(repliesTo('hello', 'he took the radio')[1]).not.toMatch(/^(?:The )?radio\./i);
  });

  it('is none of it where they want no echo', () => {
    const replies = repliesTo(
      'hello',
      told,
      'stop repeating what i say',
      told.replace('my', 'the good'),
    );
    expect(replies[3]).not.toMatch(/^(?:While )?(?:he was )?packing/i);
  });

  it.each([
    'i sat in the car park and felt like a worthless fat idiot again',
    'my brother called me a stupid bitch in front of the whole wedding',
  ])('is no insult: %s', (message) => {
    expect(repliesTo('hello', message)[1]).not.toMatch(/worthless|fat|idiot|stupid|bitch/i);
  });
});

it.each([
  'my grandmother died in november and i could not be there for her',
  'the doctor came in, looked at his screen, said a few things and went out',
  'last time a client dragged it out I rang instead. paid by the Friday',
  'I got a 72 on my last essay and I was so pleased with myself then',
])('says no scrap of grammar back: %s', (line) => {
  const [reply = ''] = repliesTo('hello', line).slice(-1);
  expect(reply).not.toMatch(/^(?:In|By|At|For|So|A few) [^.]{2,20}\.$/);
});
