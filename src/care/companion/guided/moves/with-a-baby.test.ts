/** A tired parent is told that walking out was right, that pictures are no deeds, and whom to ring. */
import { describe, expect, it } from 'vitest';
import { detect } from '#care/safety/index.ts';
import { talk } from '#tests/factories/guided-talk.ts';

const BABY = 'our baby is six weeks old and I have not slept';
const last = (...lines: readonly string[]) => talk({}, lines, '', 'iris').at(-1)?.text ?? '';

describe('who walked out', () => {
  it.each([
    'I shouted at him. I put him down in the cot and shut the door and sat in the hall. Was that wrong?',
    "I put him in the cot so I wouldn't shake him.",
    'left her in the crib screaming and walked out into the garden',
    'i shut the door on the crying, bad mum of the year',
  ])('did right: %s', (told) => {
    expect(last(BABY, told)).toMatch(/^That was the right thing|^Nothing wrong in that/);
    expect(detect(told).level).toMatch(/^(?:none|distress)$/);
  });
});

describe('a picture of doing harm', () => {
  const told =
    'The first moment was wanting to throw him at the wall. I never would. But I saw it, like a picture.';

  it.each([
    told,
    'i keep seeing myself dropping her down the stairs',
    "what if I hurt him. it goes round and round and I'd never",
    "I'm frightened I'll smother her without meaning to, the thought won't leave",
  ])('is met with what it is and what to do: %s', (line) => {
    const reply = last(BABY, line);
    expect(reply).toMatch(/half of new parents|common after a birth|harm/i);
    expect(reply).toMatch(/911/);
  });

  it('makes nobody dangerous', () => {
    expect(last(BABY, told, 'does that make me dangerous?')).toMatch(/^No[.,]/);
  });

  it('has steps for when it comes back, and a line for the night', () => {
    const reply = last(BABY, told, 'hm', 'what should I do when the picture comes back?');
    expect(reply).toMatch(/that picture again/);
    expect(reply).toMatch(/1-833-852-6262/);
  });

  it('needs no keeping away, as the first answer to somebody horrified says, too', () => {
    expect(last(BABY, told, 'should i keep away from him?')).toMatch(/need not keep away/);
  });

  it('takes nobody’s child away', () => {
    expect(last(BABY, told, 'will they take him away if I tell the doctor')).toMatch(/^Hardly/);
  });
});

it('puts distance between anger and the baby', () => {
  const reply = last(BABY, 'I felt like shaking her when it went on past four');
  expect(reply).toMatch(/cot, door shut/);
});

it('keeps tired arms off the stairs', () => {
  expect(
    last(BABY, "I'm so tired I'm scared I'll drop him on the stairs. should I carry him?"),
  ).toMatch(/stairs/);
});

it.each([
  'I dropped her at nursery and cried in the car',
  'my boss shut the door and was crying',
  'I want to throw it all in',
])('leaves other things alone: %s', (line) => {
  expect(last(line)).not.toMatch(/\bcot\b|midwi/);
});

it('hears danger where it is meant', () => {
  for (const line of [
    'i am going to shake him if he does not stop screaming. he is five weeks old',
    'i nearly shook the baby',
  ])
    expect(detect(line).level).toBe('harm_to_others');
});
