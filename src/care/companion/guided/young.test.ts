/** Someone under age: who is ruled out stays out, what is done to them is serious, and the video can come down. */
import { describe, expect, it } from 'vitest';
import { NO_RISK } from '#care/safety/index.ts';
import { running, talk } from '#tests/factories/guided-talk.ts';
import { guidedTurn } from '../guided-companion.ts';
import { freshState, type GuidedState } from './state.ts';

const ASKED = { minor: true, pending: { kind: 'age' } } as const;
const last = (...lines: readonly string[]) => talk(ASKED, lines, '', 'grace').at(-1)?.text ?? '';

describe('who is not to be told', () => {
  it.each([
    'not my mum',
    'anyone but my mum',
    'my mum cant know',
    'i wont tell my mum',
    'idk, just not my mum',
    'my mum? no shed ring ellies mum. nightmare',
  ])('is not named as the one to tell: %s', (message) => {
    expect(last(message)).not.toMatch(/could be your mum|your mum (?:could be|need to know)/i);
    expect(last(message)).toMatch(/[Nn]ot your mum/);
  });

  it('leaves room for another grown-up', () => {
    expect(last('not my mum, maybe my nan')).toMatch(/your nan/);
    expect(
      last('not my mum', 'they trip me up every day', 'ok', 'can i tell my nan and not my mum'),
    ).toMatch(/^Yes.*your nan.*your mum/);
  });

  it('is nobody else: the one they name is taken', () => {
    expect(last('my form tutor i guess')).toMatch(/your form tutor/);
  });

  it('comes up again when another grown-up is named', () => {
    expect(last('not my dad', 'my gran lives round the corner')).toMatch(/your gran/);
    expect(last('not my dad', 'my gran shouts at everyone')).not.toMatch(/your gran.*tell/);
    expect(last('not my dad', 'no my gran would go mental')).not.toMatch(/your gran.*tell/);
  });
});

describe('who tells', () => {
  it.each([
    'if i told you something bad would you have to tell my parents',
    'i asked if youd have to tell my parents',
    'who would you tell though',
    'do you have to put it on my record',
    'pls dont make me tell mum',
    'are you gonna tell them or not',
  ])('is not us, and that is said first: %s', (message) => {
    expect(last(message)).toMatch(/^(?:No, I tell nobody|Nobody hears it from me)/);
  });

  it('stays a no when it is asked over', () => {
    const asked = [
      'will you tell my mum',
      'would you have to tell my mum',
      'will you make me tell mum',
    ];
    for (const text of talk(ASKED, asked, '', 'grace').map((one) => one.text))
      expect(text).toMatch(/^(?:No,|Nobody|Still no)/);
  });

  it.each(['you have to tell me what to do', 'they will make me tell my dad'])(
    'is not what is asked here: %s',
    (message) => {
      expect(last(message)).not.toMatch(/^(?:No, I tell nobody|Nobody hears)/);
    },
  );

  it.each([
    ['will miss brook ring my mum', /Miss Brook may have to/],
    ['would the nurse tell my parents', /at school may have to/],
    ['would 988 call my mum', /to themselves, unless/],
  ])('may be the one who is told, and one can ask first: %s', (message, expected) => {
    expect(last(message)).toMatch(expected);
  });

  it('takes a teacher they name by name', () => {
    expect(last('theres miss brook she does pastoral shes alright')).toMatch(/Miss Brook/);
  });
});

describe('a grown-up who knows', () => {
  it('is named as one who knows', () => {
    expect(last('mr brook already knows some of it')).toMatch(/So Mr Brook knows a part/);
    expect(last('my nan doesnt know about it')).not.toMatch(/knows a part/);
  });
});

describe('what other children do', () => {
  it('is answered before their age is', () => {
    const [first] = talk({}, ['im 13 and some boys take my bag every day on the bus'], '', 'evan');
    expect(first?.text).toMatch(/^What they do to you is not all right/);
  });

  it.each([
    'they call me names every day',
    'the boys keep saying stuff about my weight',
    'some girls threw my lunch in the bin',
    'a girl puts stuff on snap about me',
  ])('is bullying, said as it is: %s', (message) => {
    expect(last('not my dad', message)).toMatch(/not your fault/);
  });

  it.each([
    'they filmed me in the changing room',
    'they pulled my skirt down at lunch',
    'two boys held me down and he kicked me',
    'they put a bag over my head and everyone filmed it',
    'she posted the video in the group chat',
  ])('is taken seriously: %s', (message) => {
    expect(last(message)).toMatch(/adults? |grown-up/);
    expect(last(message)).toMatch(/not your fault|not for you|none of it is your fault/);
    expect(last(message)).toMatch(/\?$/);
  });

  it.each([
    'i filmed my dog in the garden',
    'my dad filmed my match on saturday',
    'my coach pushes me to be faster',
    'i sent the photos to my gran',
    'i took my jumper off because it was hot',
    'they call me when practice is over',
    'she said something about my essay, it was good',
    'my mum took my phone off me',
  ])('is not read into: %s', (message) => {
    expect(last('not my dad', message)).not.toMatch(/your fault|for adults to stop/);
  });

  it('has a way to get a video down, and somebody to do it with', () => {
    const said = last(
      'not my dad',
      'they filmed me and sent it round',
      'how do i get it taken down',
    );
    expect(said).toMatch(/screenshot/);
    expect(said).toMatch(/app/);
    expect(said).toMatch(/school|club/);
    expect(said).toMatch(/grown-up[^?]*\?$/);
    expect(said).toMatch(/need not be your dad/);
  });

  it('lets them tell a teacher by name', () => {
    expect(last('not my dad', 'could i tell mrs okoro and not my parents')).toMatch(
      /^Yes.*Mrs Okoro.*your parents/,
    );
  });

  it('is heard where a grown-up joins in', () => {
    expect(last('the coach laughs too')).toMatch(/grown-up who should stop it/);
  });

  it('changes nothing for adults', () => {
    const adult = talk({}, ['they filmed me at the party'], '', 'grace').at(-1)?.text ?? '';
    expect(adult).not.toMatch(/grown-up|for adults/);
  });
});

describe('an exercise that a question of ours broke off', () => {
  const turn = (message: string) => {
    const guided = { ...freshState(), turn: 8, content: 8, ...running('problem_solving', 2) };
    const result = guidedTurn({
      therapistId: 'iris',
      firstName: null,
      message,
      history: [],
      state: {
        version: 1,
        guided,
        risk: { ...NO_RISK, calmTurns: 9, asked: 1, denied: 1, sinceAsked: 9 },
      },
      recall: [],
      now: new Date('2026-11-20T21:00:00Z'),
      seed: 's',
      country: 'US',
    });
    return { ...result, after: result.state.guided as GuidedState };
  };

  it.each([
    'would anyone even notice if i did not get up, you know',
    'i feel so hopeless and worthless',
  ])('stops, and is kept: %s', (message) => {
    const { after, text } = turn(message);
    expect(after.skill).toBeNull();
    expect(after.paused).toMatchObject({ id: 'problem_solving', step: 2 });
    expect(text).toMatch(/suicide|dying|your life|wish you were not here|alive|want.{0,8} to live/);
  });

  it('waits, and goes on when asked for', () => {
    const [, back] = talk(
      {
        paused: { id: 'decisional_balance', step: 2, slots: {}, fails: 0 },
        done: [{ id: 'decisional_balance', before: null, after: null, keep: null, turn: 7 }],
      },
      [
        'I am furious, that is all it is.',
        'The lying, all those months. So are we finishing that list of yours?',
      ],
      '',
      'james',
    );
    expect(back?.text).toMatch(/^Yes, we/);
    expect(back?.state.skill).toMatchObject({ id: 'decisional_balance', step: 2 });
    expect(back?.state.paused).toBeNull();
  });
});

describe('what a parent does', () => {
  const replies = talk(
    ASKED,
    ['my mom reads all my texts', 'she found the ones to maya', 'she took my phone for a month'],
    '',
    'grace',
  ).map(({ text }) => text);

  it('names nobody to be told who is complained of', () =>
    expect(replies[0]).not.toMatch(/could be your mom|know first/));
  it('is no bullying where a phone is taken', () => expect(replies[2]).not.toMatch(/bullying/));
});
