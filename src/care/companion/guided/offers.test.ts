/** What is offered, when, and how the answer to it is taken. */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse, offered, talk } from '#tests/factories/guided-talk.ts';
import { WHY } from './skills/why.ts';

describe('an offer', () => {
  it('is answered by another wish, and the refused sort stays out', () => {
    const replies = talk(
      offered('paced_breathing'),
      ['not breathing. something with the body maybe', 'yes'],
      'We could slow your breathing down. Shall we?',
    );
    expect(replies[0]?.state.offered?.skill).toBe('muscle_relaxation');
    expect(replies[0]?.text).not.toMatch(/breath/i);
    expect(replies[1]?.state.skill?.id).toBe('muscle_relaxation');
  });

  it('is not begun by a yes to something said since', () => {
    const [reply] = talk(
      offered('safe_place', 2),
      ['yes. it is like that every night'],
      'Is it like that at night?',
    );
    expect(reply?.state.skill).toBeNull();
  });

  it('still counts when it is called by its name', () => {
    const [reply] = talk(
      offered('paced_breathing', 2),
      ['yes let’s do the breathing'],
      'I see. It is late.',
    );
    expect(reply?.state.skill?.id).toBe('paced_breathing');
  });

  it.each([
    'how would that help',
    'what is that for?',
    'how does that work',
    'what good would that do',
  ])('is explained: %s', (said) => {
    const [reply] = talk(offered('exposure_ladder'), [said], 'Shall we do it now, or leave it?');
    expect(reply?.text).toContain(WHY.exposure_ladder);
    expect(reply?.state.pending?.kind).toBe('offer');
    expect(reply?.state.offered?.skill).toBe('exposure_ladder');
  });

  it.each(['Good about what, exactly?', 'what would that be?', 'about what?'])(
    'is explained and put again: %s',
    (said) => {
      const [reply] = talk(offered('decisional_balance'), [said], 'Shall we begin, or leave it?');
      expect(reply?.text).toContain(WHY.decisional_balance);
      expect(reply?.state.pending?.kind).toBe('offer');
    },
  );

  it('is begun with what they name beside the yes', () => {
    const [reply] = talk(
      offered('problem_solving', 1),
      ["You offered to do one problem in steps. So let's do it. The dog."],
      'I see. It is late.',
    );
    expect(reply?.state.skill).toMatchObject({ step: 1, slots: { problem: '“the dog”' } });
  });

  it('is not begun by a no in the middle of a long answer', () => {
    const [reply] = talk(
      offered('boundary'),
      ["A no? Who's saying no to what? No, not today, thank you. I'll do the letter."],
      'We could find the words for a no. Shall we, or not today?',
      'bob',
    );
    expect(reply?.state.skill).toBeNull();
    expect(reply?.state.refused).toBe(true);
  });

  it('is not refused by a correction', () => {
    const [reply] = talk(
      offered('self_compassion'),
      ['no i meant the video. could i tell my mum and not my dad'],
      'Shall we?',
      'grace',
    );
    expect(reply?.state.refused).toBe(false);
    expect(reply?.text).toMatch(/Yes, (?:you can|I would) tell/);
  });

  it('begins with what they have told', () => {
    const matters = [{ skills: ['exposure_ladder' as const], words: 'the tube', turn: 7 }];
    const [reply] = talk({ ...offered('exposure_ladder'), matters }, ['ok'], 'Shall we?');
    expect(reply?.state.skill).toMatchObject({ step: 1, slots: { goal: '“the tube”' } });
    expect(reply?.text).toContain('the tube');
  });

  it('stands where they refuse what is not in it', () => {
    const replies = talk(
      offered('activation'),
      ['no writing', 'ok try it then'],
      'Shall we?',
      'iris',
    );
    expect(replies[0]?.state.pending?.kind).toBe('offer');
    expect(replies[0]?.state.offered?.skill).toBe('activation');
    expect(replies[1]?.state.skill?.id).toBe('activation');
  });

  it.each([
    ['can you help me with an apology', 'repair'],
    ['is there anything i can do about my sleep', 'wind_down'],
    ['do you have something for the body', 'muscle_relaxation'],
  ])('is made when it is asked for: %s', (said, id) => {
    const [reply] = talk({ refused: true }, [said]);
    expect(reply?.state.offered?.skill ?? reply?.state.skill?.id).toBe(id);
  });

  it('is declined anywhere in a longer message, and the rest is answered', () => {
    const [reply] = talk(
      offered('values'),
      ['No thanks. My brother put a photo of himself up and I nearly threw the phone at the wall.'],
      'Shall we try it, or leave it?',
      'bob',
    );
    expect(reply?.state.skill).toBeNull();
    expect(reply?.state.refused).toBe(true);
    expect(reply?.text.toLowerCase()).not.toContain('no thanks');
  });

  it('comes in neither of the first two turns nor after anger or a question', () => {
    for (const message of [
      'i am so scared of everything',
      'i asked you something',
      'i am furious with him',
    ]) {
      const early = message.includes('everything') ? { turn: 1, content: 9 } : {};
      const [reply] = talk(
        { ...early, feelings: [{ family: 'scared', word: 'scared', turn: 8 }] },
        [message],
      );
      expect(reply?.state.offered).toBeNull();
    }
  });

  it('never means pictures after a fright, nor loneliness where somebody was alone somewhere', () => {
    const replies = talk(
      { turn: 0, content: 6 },
      [
        'i was in a car accident in june',
        'i was alone in the car',
        'i am scared all the time',
        'what can i do about it?',
      ],
      '',
      'diana',
    );
    const skill = replies.at(-1)?.state.offered?.skill;
    expect(skill).toBeDefined();
    expect(['safe_place', 'containment', 'small_good']).not.toContain(skill);
  });
});

describe('nothing is offered over what is being told', () => {
  it.each<[TherapistId, string[]]>([
    ['alice', ['cant sleep again', 'just lying here. its 2pm', 'my ex. shes got a new bloke']],
    [
      'charlie',
      [
        'hi. ive got a flight in three weeks and im already not sleeping because of it',
        'it will be the first one in four years',
        'my sister gets married in porto',
        'at the gate in 2022 i heard them call my name and i just walked the other way',
      ],
    ],
    [
      'bob',
      [
        'my mother signed the house over to my brother, i found out from my cousin',
        'he comes at Christmas with a box of chocolates and gets a house',
        'I drive her to every hospital appointment',
        "they think I'm a mug. Good old Karen, she'll do the driving",
      ],
    ],
  ])('%s: %j', (therapistId, lines) => {
    for (const { guided } of converse(lines, { therapistId, seed: 'told' }))
      expect(guided.pending?.kind).not.toBe('offer');
  });

  it('but where they say what does not work', () => {
    const lines = [
      "I can't sleep",
      'it has been like that for weeks',
      'I lie awake until four',
      'i just lie there and cannot switch off',
    ];
    const kinds = converse(lines, { therapistId: 'charlie', seed: 'told' }).map(
      ({ guided }) => guided.pending?.kind,
    );
    expect(kinds).toContain('offer');
  });
});
