/** A yes to our question is heard at once, turns later, and after a no. */
import { describe, expect, it } from 'vitest';
import { detect } from './detector.ts';
import { isDanger, NO_RISK } from './risk.ts';

const ASKED = { ...NO_RISK, peak: 'passive_ideation', asked: 1 } as const;
const DENIED = { ...ASKED, flags: ['inferred'], denied: 1, sinceAsked: 6, calmTurns: 7 } as const;
const CALM = { ...NO_RISK, calmTurns: 6 } as const;

describe('a yes to the question just put', () => {
  it.each([
    'yes. sometimes',
    'yeah. at night mostly',
    'yes. that is what i was trying to tell you. no plan, and my brother knows',
    'well. yes. not that i would do it',
    'i guess so, on and off',
    'honestly? yeah',
    'maybe',
    'it does cross my mind',
  ])('is heard: %s', (text) => {
    const { level, flags } = detect(text, ASKED);
    expect(level).toBe('active_ideation');
    expect(flags).toContain('disclosed');
  });

  it.each([
    'I am',
    'I do sometimes',
    'i have been thinking about it',
    'I have thought about it',
    'i was last week',
    'i did once',
    'there are thoughts like that',
    "sometimes when i'm alone",
    'i do want to die',
    'i am thinking about it a lot',
    'maybe a little',
    'it has been there all week',
    'probably yes',
    'i was going to',
    'i have, yes',
  ])('is heard, however it is put: %s', (text) => {
    expect(detect(text, ASKED).flags).toContain('disclosed');
    expect(detect(text, { ...CALM, asked: 1, sinceAsked: 0 }).flags).toContain('disclosed');
  });

  it.each([
    "I'm afraid she'll leave",
    'I was at work all day',
    "it's been a long day",
    'there is so much to do',
    'they are all asleep',
    'I have two kids',
    'I do the night shift',
    'i am so angry with him',
    'maybe she will come back',
    'always the same with her',
    'probably the new job',
    'i have an exam tomorrow',
    'i did the washing up',
  ])('is not read into what only begins like one: %s', (text) => {
    for (const before of [ASKED, { ...CALM, asked: 1, sinceAsked: 0 }])
      expect(detect(text, before).flags).not.toContain('disclosed');
  });

  it.each(['yeah no', 'yes thank you', 'yeah whatever', 'i am fine'])(
    'is not read into: %s',
    (text) => expect(detect(text, ASKED).signals).not.toContain('answer.yes'),
  );
});

const TAKEN_BACK = [
  'i lied before',
  'i wasnt honest when you asked',
  'i have not been honest with you. it crosses my mind',
  'i said no earlier but i do think about it',
  'can i say something? i do think about it sometimes',
  'what you asked me. the answer is yes',
  'i should have said yes',
  "i didn't tell you the whole truth before",
  'you were right when you asked',
  'it does cross my mind at night',
  'i do have those thoughts',
  'maybe i have',
];

describe('a no that is taken back', () => {
  it.each(TAKEN_BACK)('is heard turns later: %s', (text) => {
    const { level, flags } = detect(text, DENIED);
    expect(isDanger(level), level).toBe(true);
    expect(flags).toContain('disclosed');
  });

  it.each(TAKEN_BACK)('means nothing of the kind where nobody asked: %s', (text) => {
    expect(detect(text, CALM).flags).not.toContain('disclosed');
  });

  it('is asked about where it may be something else', () => {
    expect(detect('sometimes, yeah', DENIED).signals).toContain('answer.perhaps');
  });

  it.each([
    'i was not honest with my wife',
    'i lied to my manager about it',
    'i do think about it (the job) sometimes',
    'i keep going over quitting. i do think about it a lot',
    'that was not true, he never paid me',
    'sometimes, yeah, we go swimming',
    'maybe i have to ring her',
    'it comes back every spring, the hay fever',
  ])('is not read into: %s', (text) => {
    expect(detect(text, DENIED).flags).not.toContain('disclosed');
    expect(detect(text, CALM).level).not.toBe('active_ideation');
  });
});

describe('guilt over somebody who died', () => {
  it.each([
    'if i had answered the phone the doctors would have been there in time',
    'i could have driven over and she would still be alive',
    'it means i let him die',
  ])('is grief and no plan: %s', (text) => {
    for (const risk of [null, CALM]) expect(isDanger(detect(text, risk).level)).toBe(false);
  });

  it('is more than that with a wish of their own', () => {
    const text = 'if i had answered he would be alive. i want to be dead too';
    expect(isDanger(detect(text, null).level)).toBe(true);
  });
});

describe('a child', () => {
  it('is known as one for the rest of the session', () => {
    expect(detect('im 13 and they left me out again').flags).toContain('minor');
    expect(detect('my daughter is 13 years old and shy').flags).not.toContain('minor');
  });

  it('who begs not to be told on announces nothing', () => {
    expect(isDanger(detect('please dont tell my mum').level)).toBe(false);
  });
});

describe('a no that is stood by', () => {
  it.each([
    "No. I said no before and it's still no. I was telling you about my back door.",
    'i said no earlier and i meant it',
    'i told you no before, the answer is no',
  ])('is no yes: %s', (text) => {
    const { level, flags } = detect(text, { ...DENIED, sinceAsked: 0 });
    expect(isDanger(level)).toBe(false);
    expect(flags).not.toContain('disclosed');
  });

  it('is one where it is taken back', () => {
    expect(detect('i said no before but that was not true', DENIED).flags).toContain('disclosed');
  });
});
