/** A death that is told is met with sorrow, once, whoever it was. */
import { describe, expect, it } from 'vitest';
import { THERAPIST_IDS, type TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { listeningLines } from '../listening/read.ts';

describe('a death that is told', () => {
  const told = (lines: readonly string[], therapistId: TherapistId = 'alice') =>
    converse(lines, { therapistId, seed: 'told' }).map(({ text }) => text);

  it.each([
    [["it's about my mum", 'She died last week. Thursday. Her kidneys.']],
    [['hi', 'we had to put the cat down yesterday']],
    [["It's about Bruno. My dog.", 'The vet put him to sleep last week. Thursday. His kidneys.']],
    [['i lost my brother on saturday']],
    [['Mr Doyle in bed 9 died at half five and I had ten minutes before the next admission']],
    [['one of my patients passed away on my shift']],
    [['hello', 'i had a miscarriage two weeks ago and nobody mentions it']],
  ])('is met with sorrow before anything else: %j', (lines) => {
    for (const therapist of THERAPIST_IDS) {
      const reply = told(lines, therapist).at(-1) ?? '';
      expect(reply).toMatch(/^(?:Oh, )?I(?:'|’| a)?m (?:\w+ ){0,3}sorry/);
      expect(reply).not.toMatch(/\bglad (?:to hear|about)|good (?:thing|news)/i);
    }
  });

  it.each([
    'He was up four times last night looking for the dog. The dog died in 2009.',
    'i was on the roof fixing what my dad built. he died thirty years ago',
  ])('is no news where it was long ago: %s', (line) => {
    for (const therapist of THERAPIST_IDS)
      expect(told(['hi', line], therapist).at(-1)).not.toMatch(/\bsorry\b|animal/i);
  });

  it('is left where they say that they are not here for it', () => {
    const lines = [
      'hi',
      'the dog died last week',
      "i'm not here about the dog. it's my father, he forgets",
    ];
    expect(told([...lines, 'he asked for his shoes again'], 'fiona').at(-1)).not.toMatch(/dog/i);
  });

  it('makes nobody dead who is spoken of beside it', () => {
    const lines = [
      'hi',
      "the dog's been dead fifteen years, it's my dad, he thinks the dog is out in the rain",
      'so i put his coat on at four and we went out and looked for it',
      'my sister rang from Toronto and cried at the end of it',
    ];
    for (const reply of told(lines, 'bob')) expect(reply).not.toMatch(/\b(?:was|did) your dad\b/i);
  });

  it('gets nothing behind it that could be said to anything', () => {
    const news = 'The vet put him to sleep last week. Thursday. His kidneys.';
    for (const therapist of THERAPIST_IDS) {
      const reply = told(["It's about Bruno. My dog.", news], therapist).at(-1) ?? '';
      const { weight, presence } = listeningLines(therapist);
      for (const line of [...weight, ...presence]) expect(reply).not.toContain(line);
    }
  });

  it('is not met with it again, unless it is another one', () => {
    const lines = ['my dad died in may', 'he died at home, in his chair', 'the funeral was small'];
    const later = [
      'since he died my aunt Rita comes by every day',
      'the garden is a mess',
      'and now my friend Joan has died',
    ];
    const replies = told([...lines, ...later]);
    expect(replies.map((one) => /\bsorry\b/.test(one))).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it.each([
    'my phone died on the bus',
    'i lost my keys and then my temper',
    'i nearly died laughing',
  ])('is not heard in: %s', (line) => expect(told(['hi', line]).at(-1)).not.toMatch(/\bsorry\b/));
});

it('a memory of the one who died gets no exercise in reply', () => {
  const lines = [
    "it's about Bruno. my dog",
    'The vet put him to sleep last week. Thursday. His kidneys.',
    'I had my hand on his head. He had the soft ears, like velvet.',
    'He still ate a bit of chicken that morning. From my hand.',
  ];
  for (const therapistId of THERAPIST_IDS)
    for (const { text } of converse(lines, { therapistId, seed: 'memory' }))
      expect(text).not.toMatch(/\b(?:shall we|would you like to|want to try|exercise|ritual)\b/i);
});
