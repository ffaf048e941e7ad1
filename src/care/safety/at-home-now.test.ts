/** Violence at home, while it is happening, in a talk that knows of it. */
import { describe, expect, it } from 'vitest';
import { assessAndAnswer } from './protocol.ts';
import { NO_RISK } from './risk.ts';
import type { RiskState } from './types.ts';

const WHO = { therapistId: 'bob', firstName: null, country: 'US', seed: 's' } as const;
const TOLD: RiskState = {
  ...NO_RISK,
  peak: 'abuse',
  asked: 1,
  sinceAsked: 3,
  calmTurns: 3,
  flags: ['minor'],
};
const say = (message: string, risk: RiskState | null = TOLD) =>
  assessAndAnswer({ ...WHO, message, risk });

it.each([
  'i got put in isolation today for falling asleep in geography',
  'i keep falling asleep in maths',
  'my form tutor asked if i am ok',
])('who says so is at school: %s', (message) => {
  expect(assessAndAnswer({ ...WHO, message, risk: null }).assessment.flags).toContain('minor');
});

it.each([
  'my son got put in isolation again',
  'i fell asleep in the meeting',
  'the patient was put in isolation',
])('who says so need not be: %s', (message) => {
  expect(assessAndAnswer({ ...WHO, message, risk: null }).assessment.flags).not.toContain('minor');
});

describe('once harm at home was told', () => {
  it.each([
    'ok. he just got in. i can hear him doing the door. my sis is in here already',
    'hes shouting already. smthing just smashed downstairs. sis is crying',
    'dad just came home and hes drunk',
    "she's screaming at mum again rn",
    'he is banging on my door',
    'my stepdad is coming up the stairs',
    'i can hear them shouting',
  ])('it is met at once: %s', (message) => {
    const { reply } = say(message);
    expect(reply?.takesOver).toBe(true);
    expect(reply?.text).toMatch(/911/);
    expect(reply?.text).toMatch(/door|out of the way|way out/);
    expect(reply?.text).toMatch(/\?/);
    expect(reply?.text.split(/\s+/).length).toBeLessThan(75);
  });

  it('it is met in other words the second time', () => {
    const first = say('he just got in').reply;
    const second = say('hes shouting now', first?.risk ?? null).reply;
    expect(second?.takesOver).toBe(true);
    expect(second?.text).not.toBe(first?.text);
  });

  it.each([
    'same as before. hes not back yet',
    'he came home drunk last night and slept',
    'when i was small he was always shouting',
    'my cat just came in',
  ])('nothing is made of: %s', (message) => {
    expect(say(message).assessment.signals).not.toContain('home.now');
  });

  it('nothing is made of it in any other talk', () => {
    expect(say('he just got in', { ...NO_RISK, calmTurns: 2 }).reply).toBeNull();
  });

  it.each(['its too long i cant read all that. is there one for kids', 'i mean a number for kids'])(
    'a line for the young is named when asked for: %s',
    (message) => {
      expect(say(message).reply?.text).toMatch(/Childhelp/);
      expect(say(message).reply?.text.split(/\s+/).length).toBeLessThan(45);
    },
  );
});
