/** The question about dying comes on low words only, and what was said for it is quoted and remembered rightly. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';
import { detect } from './detector.ts';
import { guardOutput } from './guard.ts';
import { DISCLOSURE } from './phrases/disclosure.ts';
import { SUICIDE } from './phrases/suicide.ts';
import { quotable } from './quotable.ts';
import { NO_RISK } from './risk.ts';
import type { RiskState } from './types.ts';

const CALM = { ...NO_RISK, calmTurns: 3, sinceAsked: 5 };
const WHO = { therapistId: 'iris', firstName: null, country: 'US', seed: 's' } as const;

const talk = (from: RiskState | null, ...messages: readonly string[]) =>
  talkWith('iris', messages, { from });

describe('in a calm talk', () => {
  it.each([
    'if we sold it? i would sleep, and i would know what is mine, and nobody would be lying to me about money',
    'i just want to be able to drive over that bridge again',
    'his hand was still warm. i did say i would be there. i think about it most nights',
    'so that she is not sat at home wishing she had picked somebody else',
    'the first was in august, i thought i was dying',
    'my heart goes mad and i was sure i was going to die on the train',
    'when the dog puts her chin on my foot. shes doing it now',
    'he does not need my life story',
    'ok. tonight then i suppose',
    'ok so tomorrow night after dinner',
    'maybe friday evening when he is home',
  ])('nobody is asked about dying on: %s', (message) => {
    expect(talk(CALM, message)[0]?.text).toBe('');
  });

  it('nobody is asked because of what was heard a while ago', () => {
    const [, later] = talk(
      CALM,
      'i just want to be able to drive over that bridge again',
      'no, i am not low, only jumpy',
    );
    expect(later?.text).toBe('');
  });

  it.each(['i feel so hopeless and worthless', 'it is all pointless and i am so tired of it'])(
    'somebody low is: %s',
    (message) => expect(talk(CALM, message)[0]?.text).toMatch(/\?$/),
  );
});

describe('after a no to what we had only read into their words', () => {
  const ASKED: RiskState = {
    ...NO_RISK,
    peak: 'passive_ideation',
    flags: ['inferred'],
    asked: 1,
    denied: 1,
    sinceAsked: 2,
    calmTurns: 2,
  };
  it.each([
    'He comes in at ten, washes his hands for a long time, and asks whether I have locked the back door. I have started leaving it unlocked so that there is something for him to do.',
    'Daniel is in the shed, and my sister is twenty minutes away. I am going over to hers for supper tomorrow. I am safe.',
    'I am going to leave the car with my brother on Friday',
  ])('none is read into: %s', (message) => {
    expect(talk(ASKED, message)[0]?.level).not.toMatch(/ideation|imminent/);
    expect(talk({ ...ASKED, peak: 'imminent' }, message)[0]?.level).not.toMatch(
      /ideation|imminent/,
    );
  });

  it('a plain word of it is heard all the same', () => {
    expect(talk(ASKED, 'ok then. I do want to kill myself')[0]?.level).toMatch(/active|imminent/);
  });
});

describe('nobody would notice', () => {
  it.each([
    'would anyone even notice if i did not get up',
    'would anyone even notice if i did not get up at all, you know',
    'would anybody like actually notice if i just didn’t come home',
    'nobody would notice if i never woke up',
    'who would even notice if i wasn’t around, honestly',
  ])('is heard: %s', (message) => {
    expect(detect(message, CALM).level).toBe('passive_ideation');
  });

  it.each([
    'would anyone notice if i did not turn up to work on monday',
    'nobody would mind if i was not at the meeting',
    'does anyone know if i got up before six',
  ])('is not read into: %s', (message) => {
    expect(detect(message, CALM).level).not.toBe('passive_ideation');
  });
});

describe('a no with its reason', () => {
  const [, , no] = talk(
    null,
    'i feel so hopeless',
    'no. nothing like that',
    'no one would notice if i did not wake up',
    'no, i would not do that to Anna. i feel like a lamp nobody switches on',
  ).slice(1);

  it('is heard after a hint, and names them back', () => {
    expect(no?.risk.flags).not.toContain('disclosed');
    expect(no?.text).toContain('Anna');
    expect(no?.rest).toContain('lamp');
  });

  it('is no apology where they feel sorry for themselves', () => {
    const asked = { ...NO_RISK, peak: 'distress', asked: 1 } as const;
    const [said] = talk(asked, 'no, not that. just feeling sorry for myself');
    expect(said?.text).not.toMatch(/sorry for|apolog/i);
  });

  it('is not said back where they call themselves dramatic', () => {
    const asked = { ...NO_RISK, peak: 'passive_ideation', asked: 1 } as const;
    const [said] = talk(asked, 'no. sorry. i was being dramatic');
    expect(said?.text).toMatch(/nothing to be sorry|No need to apologise/);
    expect(said?.rest).toBeUndefined();
  });

  it('is owned where it was given before', () => {
    const asked = { ...NO_RISK, peak: 'passive_ideation', asked: 2, denied: 1 } as const;
    expect(talk(asked, 'no!! i told u no')[0]?.text).toMatch(/^You (?:did answer|said no)/);
  });
});

describe('after the telling', () => {
  const talked = talk(
    null,
    'no one would notice if i did not wake up',
    'no',
    'it was a long winter',
    'Truth is, it does go through my head some nights. My wife is asleep next door. I would not do anything.',
    'More that I would not mind. Should I wake her?',
    'ok',
  );

  it('the correction is thanked for, and whoever is near is not asked for', () => {
    expect(talked[3]?.text).toMatch(/^(?:Thank you for going back|You could have let)/);
    expect(talked[3]?.text).toMatch(/near|in the house/);
    expect(talked[4]?.text).toMatch(/^Yes.*wake her/);
    expect(talked[5]?.text).not.toMatch(/Who is around|Is anybody with you|Who is the one person/);
  });
});

describe('the wording', () => {
  it('never sounds like leave to do it, nor claims to be the first time', () => {
    const all = [...SUICIDE.stay, ...SUICIDE['denied.line'], ...DISCLOSURE['no.keep']].join('\n');
    expect(all).not.toMatch(/while you do|as you do it|take your time|only to have said it once/i);
    expect(SUICIDE['again.denied'].join('\n')).not.toMatch(/come back|those thoughts|still there/);
  });

  it('is short where only the statistics heard it', () => {
    const lines = (
      ['ack.inferred', 'ask.inferred', 'resource.inferred', 'people.inferred'] as const
    ).map((part) => Math.max(...SUICIDE[part].map((line) => line.split(' ').length)));
    expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(60);
  });

  it('quotes the sentence that was meant', () => {
    const quoted = (message: string) =>
      quotable({ ...WHO, message, risk: null, assessment: detect(message) });
    expect(quoted('idk thats all. i wish i could disappear tbh. not go in on monday')).toBe(
      'i wish i could disappear',
    );
    expect(quoted('idk i wish i was dead')).toBeNull();
  });
});

describe('their own words said back', () => {
  const ok = (text: string) =>
    guardOutput(text, { level: 'none', riskPeak: 'none', ours: true }).ok;
  it('are no order', () => {
    expect(ok("So you can't seem to get over it.")).toBe(true);
    expect(ok("You couldn't get over it.")).toBe(true);
    expect(ok('You just need to get over it.')).toBe(false);
  });
});

describe('after a danger that was only inferred, and denied', () => {
  const CLEARED: RiskState = {
    ...CALM,
    peak: 'passive_ideation',
    flags: ['inferred'],
    asked: 1,
    denied: 1,
    sinceAsked: 9,
    calmTurns: 9,
  };

  it.each(['it was heavy going today, all those essays', 'ok i am going to get the essays. bye'])(
    'it is not asked again on: %s',
    (message) => expect(talk(CLEARED, message)[0]?.text).toBe(''),
  );

  it('a second guess remembers the no', () => {
    const guess = 'I cannot do this anymore, I have written the letters and I am ready';
    const told = talk({ ...CALM, peak: 'distress', asked: 1, denied: 1, sinceAsked: 1 }, guess)[0];
    expect(told?.text).toMatch(/\bno\b.*\?.*988/s);
    const first = talk(CALM, guess)[0];
    expect(first?.text).toMatch(/\?.*988/s);
    expect(first?.text).not.toMatch(/(?:said|your) no\b/);
  });

  it('it is asked again where somebody despairs', () => {
    expect(talk(CLEARED, 'it is all pointless, i have nothing left')[0]?.text).toMatch(/\?/);
  });
});

describe('a line in which no word is low', () => {
  it.each([
    "I'm going over to my sister's for supper tomorrow.",
    "I'll be at work until six.",
    'The cabinet is never going to be finished.',
  ])('is asked after as what may be nothing, and without a card: %s', (message) => {
    const [first] = talk(null, message);
    expect(first?.text).not.toMatch(/pain|heavy|a lot|reach|stay with/i);
    if (first?.text) expect(first.text).toMatch(/hear|nothing|program|not know you/);
  });
});
