/** A no to our question is heard however it is put, and a no of something else is not. */
import { describe, expect, it } from 'vitest';
import { detect } from './detector.ts';
import { SUICIDE } from './phrases/suicide.ts';
import { assessAndAnswer } from './protocol.ts';
import { NO_RISK, nextRisk } from './risk.ts';
import type { RiskState } from './types.ts';

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
  "i know what you're going to ask and the answer's no",
  "not planning anything if that's what you're asking",
  "i don't think so",
  "i don't, honestly",
  "i haven't any thoughts like that",
  "i'm not like that",
];

describe('a no to the direct question', () => {
  it.each(NOES)('is heard: %s', (text) => {
    for (const risk of [ASKED, GENTLY]) {
      expect(detect(text, risk).signals, text).toContain('answer.no');
    }
  });

  it.each([
    "I don't go in for talking",
    'I do not want to disturb the doctor',
    "i don't enjoy anything anymore",
    "i don't deserve him",
    "I'm not sleeping",
    "i'm not eating either",
    "i haven't driven since",
  ])('is not read into what is merely not so: %s', (text) => {
    for (const risk of [ASKED, GENTLY])
      expect(detect(text, risk).signals).not.toContain('answer.no');
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

describe('a word in answer to us', () => {
  const talk = (...messages: readonly string[]) => {
    let risk: RiskState | null = null;
    return messages.map((message) => {
      const who = { therapistId: 'iris', firstName: null, country: 'US', seed: 's' } as const;
      const { assessment, reply } = assessAndAnswer({ ...who, message, risk });
      risk = reply?.risk ?? nextRisk(risk, assessment);
      return { text: reply?.text ?? '', risk, assessment };
    });
  };

  it.each([
    [
      "I keep thinking they'd be better off without me on the unit",
      'I meant the unit. Not in general',
    ],
    ["I'll see them loaded and that'll be me done", 'Done farming I mean'],
  ])('that says what was meant is taken as the answer: %s', (first, said) => {
    const asked: RiskState = {
      ...ASKED,
      flags: ['inferred'],
      sinceAsked: 0,
      used: ['ask.guess.0'],
    };
    for (const text of [
      talk(first, said).at(-1)?.text ?? '',
      assessAndAnswer({
        message: said,
        risk: asked,
        therapistId: 'iris',
        firstName: null,
        country: 'US',
        seed: 's',
      }).reply?.text ?? '',
    ])
      expect(text).not.toMatch(/suicide|killing yourself|ending your life/);
  });

  it('is a yes also behind "I don\'t know"', () => {
    expect(detect('i dont know. yes maybe', ASKED).flags).toContain('disclosed');
    expect(detect('i dont know', ASKED).flags).not.toContain('disclosed');
  });

  it('takes a no back in two words', () => {
    const risk: RiskState = { ...ASKED, denied: 1, sinceAsked: 1, calmTurns: 1 };
    expect(detect('idk maybe like that', risk).flags).toContain('disclosed');
  });

  it('fills in what was left open', () => {
    const [, open, maybe] = talk('they would all be better off without me', 'dunno', 'maybe');
    expect(open?.risk.sinceAsked).toBe(0);
    expect(maybe?.assessment.flags).toContain('disclosed');
  });

  it('names a length of time, and no hour', () => {
    const risk = { ...NO_RISK, peak: 'imminent', asked: 1 } as const;
    expect(detect('three weeks now', risk).level).not.toBe('imminent');
    expect(detect('now', risk).level).toBe('imminent');
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
