/** A no to our question is heard however it is put, and a no of something else is not. */
import { describe, expect, it } from 'vitest';
import { detect } from './detector.ts';
import { SUICIDE } from './phrases/suicide.ts';
import { assessAndAnswer } from './protocol.ts';
import { NO_RISK } from './risk.ts';

const ASKED = { ...NO_RISK, peak: 'passive_ideation', asked: 1 } as const;
const GENTLY = { ...NO_RISK, peak: 'distress', asked: 1 } as const;

const NOES = [
  'oh no no, nothing like that',
  'god no',
  'what? no! where would you get that from',
  'lol no',
  'um no i have a wife',
  'nope',
  'of course not',
  "don't be daft",
  'i would never do that to my mum',
  'not at all. only fed up',
  "it's not that",
  "it's nothing like that, honestly",
  'my shift was awful. but no, i am not suicidal',
  'never. i love my life',
  "haha no i'm not going to do anything",
  'why would i',
  'no he just makes me angry',
];

describe('a no to the direct question', () => {
  it.each(NOES)('is heard: %s', (text) => {
    for (const risk of [ASKED, GENTLY]) {
      expect(detect(text, risk).signals, text).toContain('answer.no');
    }
  });

  it.each(['no one would even notice', 'no point in anything', 'i do not know', 'no idea'])(
    'is not read into: %s',
    (text) => expect(detect(text, ASKED).signals).not.toContain('answer.no'),
  );

  it.each([
    'what no. im not gonna kill myself jsut drunk. its my ex wifes birthday',
    "What? No. I'm not going to kill myself, I am only tired.",
  ])('names what it denies in the next sentence: %s', (text) => {
    expect(detect(text, ASKED).level).toBe('none');
  });

  it('does not cover what is said behind it', () => {
    const text = "no. i'm not going to kill myself. i have just counted out the pills for tonight";
    expect(detect(text, ASKED).level).not.toBe('none');
  });

  it('is not read into a no that comes turns later', () => {
    const later = { ...ASKED, denied: 1, sinceAsked: 3, calmTurns: 3 };
    expect(detect('no', later).flags).not.toContain('denial');
  });

  it('is thanked for, kept in mind and not asked over', () => {
    const { reply } = assessAndAnswer({
      message: 'oh no nothing like that, i would never. just tired',
      risk: ASKED,
      therapistId: 'iris',
      firstName: null,
      country: 'US',
      seed: 's',
    });
    expect(reply?.takesOver).toBe(true);
    expect(reply?.text).toContain('988');
    expect(reply?.text).toContain('“tired”');
    expect(reply?.text).not.toMatch(/suicide|killing yourself|ending your life/);
    expect(reply?.risk).toMatchObject({ denied: 1, peak: 'passive_ideation' });
  });

  it('leaves the rest of the message to the companion', () => {
    const { reply } = assessAndAnswer({
      message: 'no. not that. how do i get through the night shift?',
      risk: GENTLY,
      therapistId: 'evan',
      firstName: null,
      country: 'US',
      seed: 's',
    });
    expect(reply).toMatchObject({
      takesOver: false,
      rest: 'how do i get through the night shift?',
    });
    expect(reply?.text).not.toContain('988');
  });

  it('gets an honest word on why it was asked', () => {
    for (const message of ['no. why do you ask that', 'where did that come from']) {
      const { reply } = assessAndAnswer({
        message,
        risk: GENTLY,
        therapistId: 'alice',
        firstName: null,
        country: 'US',
        seed: 's',
      });
      expect(reply?.text).toMatch(/I asked because|It came from me/);
    }
  });
});

describe('a no to another question than that of danger', () => {
  const WHO = { therapistId: 'james', firstName: null, country: 'US', seed: 's' } as const;
  const WORST = { ...NO_RISK, peak: 'imminent', flags: ['means'], asked: 1 } as const;

  it.each([
    ['still.ask.0', 'no'],
    ['still.ask.2', 'no, nobody'],
    ['ask.imminent.3', 'no not really'],
    ['ask.imminent.4', 'nobody'],
  ])('says how close it is, and is no denial: %s, %s', (asked, message) => {
    const risk = { ...WORST, used: [asked, 'stay.0'] };
    const { reply, assessment } = assessAndAnswer({ ...WHO, message, risk });
    expect(assessment.flags).not.toContain('denial');
    expect(reply?.risk.denied).toBe(0);
    expect(reply?.text).not.toMatch(/say no|want to believe|one no/);
    expect(reply?.text).toContain('988');
  });

  it('is still a no where we asked what has been done', () => {
    const risk = { ...WORST, used: ['ask.imminent.2', 'stay.0'] };
    expect(detect('no', risk).flags).toContain('denial');
  });

  it('cannot be given to a question that asks for danger the other way round', () => {
    for (const line of [...SUICIDE.unanswered, ...SUICIDE.again, ...SUICIDE['ask.passive']])
      expect(line).not.toMatch(/\b(?:are|feel) you safe|safe from yourself/i);
  });
});

describe('a call that is no help', () => {
  const GRAVE = { ...NO_RISK, peak: 'active_ideation', asked: 1, calmTurns: 1 } as const;

  it.each([
    'i texted him goodbye from another phone',
    'i called her and it went to voicemail',
    'i texted my ex, he blocked me',
  ])('is not taken for safety: %s', (message) => {
    expect(detect(message, GRAVE).signals).not.toContain('answer.safe');
    const { reply } = assessAndAnswer({
      message,
      risk: { ...GRAVE, flags: ['disclosed'] },
      therapistId: 'iris',
      firstName: null,
      country: 'US',
      seed: 's',
    });
    expect(reply?.text ?? '').not.toMatch(
      /relieved|hard thing to do|Stay near them|wanted to know/,
    );
  });

  it('is, where somebody was reached', () => {
    expect(detect('i called 988 and talked to someone', GRAVE).signals).toContain('answer.safe');
  });
});

describe('a protest', () => {
  const WHO = { therapistId: 'james', firstName: null, country: 'US', seed: 's' } as const;
  const GRAVE = { ...NO_RISK, peak: 'active_ideation', asked: 1, calmTurns: 0 } as const;

  it.each([
    "you're overreacting, it's only a cat",
    "don't be so dramatic",
    'you are making a big thing of it',
  ])('is no answer, and gets the question once more: %s', (message) => {
    const { reply } = assessAndAnswer({ ...WHO, message, risk: GRAVE });
    expect(reply?.takesOver).toBe(true);
    expect(reply?.text).toMatch(/killing yourself|ending your life|dying/);
    expect(reply?.text).toContain('988');
  });
});

describe('a no that was believed too soon', () => {
  const WHO = { therapistId: 'james', firstName: null, country: 'US', seed: 's' } as const;
  const DENIED = {
    ...NO_RISK,
    peak: 'passive_ideation',
    flags: ['inferred'],
    asked: 1,
    denied: 1,
    sinceAsked: 6,
    calmTurns: 6,
  } as const;

  it.each([
    'the house would run fine without me honestly',
    'leave it. i dont want a list. i just want to go to sleep and not have tomorrow',
    'they would all get on better without me, i mean it',
  ])('is asked about again where it is said anew: %s', (message) => {
    const { reply } = assessAndAnswer({
      ...WHO,
      message,
      risk: { ...DENIED, flags: ['inferred'] },
    });
    expect(reply?.text).toMatch(
      /killing yourself|suicide|ending your life|to die|not wanting to live|alive/i,
    );
  });

  it.each([
    'they went on fine without me at the meeting',
    'i wish tomorrow was over, it is the exam',
  ])('and not where it is the world: %s', (message) => {
    const { reply } = assessAndAnswer({
      ...WHO,
      message,
      risk: { ...DENIED, flags: ['inferred'] },
    });
    expect(reply?.text ?? '').not.toMatch(/suicide|killing yourself/i);
  });
});
