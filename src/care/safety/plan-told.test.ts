/** What is said in answer to "is there a plan?", and whom they could tell. */
import { describe, expect, it } from 'vitest';
import { assessAndAnswer } from './protocol.ts';
import { NO_RISK } from './risk.ts';
import type { RiskState } from './types.ts';

const WHO = { therapistId: 'iris', firstName: null, country: 'US', seed: 's' } as const;
const asked = (...used: readonly string[]): RiskState => ({
  ...NO_RISK,
  peak: 'active_ideation',
  flags: ['disclosed', 'outright'],
  asked: 2,
  used,
});
const say = (message: string, risk: RiskState) => assessAndAnswer({ ...WHO, message, risk });

describe('asked for a plan', () => {
  const plan = asked('told.ack.0', 'told.plan.1');
  it.each([
    "The pier. In the van. I've driven down it twice and turned round. The papers are in the glovebox.",
    'the viaduct, behind the school',
    'I have walked out to the tracks a few times and then come home.',
    'yeah. my dads shotgun',
  ])('a place, a thing or a rehearsal is an emergency: %s', (message) => {
    const { assessment, reply } = say(message, plan);
    expect(assessment.level).toBe('imminent');
    expect(reply?.text).toMatch(/911/);
    expect(reply?.text).toMatch(/distance|away|door|leave|far|step back/i);
  });

  it.each([
    'no. nothing in the house, my wife locked the tablets away',
    'I have no plan. I just get tired',
    'No. I drive the van all day and nothing happens',
  ])('a no is none: %s', (message) => {
    expect(say(message, plan).assessment.level).not.toBe('imminent');
  });
});

describe('asked whom they could tell', () => {
  const who = {
    ...asked('told.plan.1', 'told.keeps.0', 'told.company.0', 'told.who.0'),
    sinceAsked: 2,
  };
  it.each(["My brother Colm maybe. He's on the boats. He'd not make a speech.", 'Colm, I suppose'])(
    'somebody named is taken up: %s',
    (message) => {
      expect(say(message, who).reply?.text).toMatch(/first|When could/);
    },
  );

  it('words are given where they ask for them', () => {
    const text = say("What would I even say to Colm? I can't just ring him with that.", who).reply
      ?.text;
    expect(text).toMatch(/“/);
  });

  it('nobody is nobody', () => {
    expect(say('nobody really', who).reply?.text ?? '').not.toMatch(/first sentence/);
  });
});

describe('at home', () => {
  const calm = { ...NO_RISK, calmTurns: 3 };
  it.each([
    'my sis is 6 and she cries when darren throws stuff',
    'the kids hide when their dad smashes plates',
  ])('what is thrown is asked after: %s', (message) => {
    expect(say(message, calm).assessment.level).toBe('abuse');
  });

  it.each(['he dont hit us, its just stuff he throws', 'she cries when the toddler throws stuff'])(
    'is not read into: %s',
    (message) => {
      expect(say(message, calm).assessment.signals).not.toContain('hits.me');
      expect(say(message, calm).assessment.signals).not.toContain('throws.things');
    },
  );
});
