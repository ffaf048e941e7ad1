/** In an exercise: what comes back is heard, what is no answer is not taken for one, and asking is allowed. */
import { describe, expect, it } from 'vitest';
import { running, talk } from '#tests/factories/guided-talk.ts';
import type { SkillId } from './skills/types.ts';

describe('what comes back in an exercise of the body', () => {
  it.each<[SkillId, number, string]>([
    ['paced_breathing', 2, 'i did it but then i could smell the burning again so i stopped'],
    ['paced_breathing', 3, 'the smell came back. from the car'],
    ['muscle_relaxation', 1, 'i can hear him shouting again'],
    ['muscle_relaxation', 2, 'i keep hearing the brakes'],
  ])('puts %s down at step %i: %s', (id, step, said) => {
    const [reply] = talk(running(id, step, { before: '7' }), [said], 'Write "done" after that.');
    expect(reply?.state.skill?.id ?? 'none').not.toBe(id);
    expect(reply?.text).toMatch(/eyes open|look up|not happening now/i);
  });

  it.each(['i can hear the fridge again, and the rain', 'i can feel my feet again'])(
    'leaves what is in the room alone: %s',
    (said) => {
      const [reply] = talk(running('grounding', 3), [said], 'Now listen. Which sounds are there?');
      expect(reply?.state.skill?.id).toBe('grounding');
    },
  );

  it.each(['9 then if you must have one. i dont like this', 'i gave up after one'])(
    'ends where it is not liked: %s',
    (said) => {
      const [reply] = talk(running('paced_breathing', 3, { before: '7' }), [said], 'The number?');
      expect(reply?.state.skill).toBeNull();
    },
  );
});

describe('a step that waits for a word that it is done', () => {
  it('is made smaller where it could not be done', () => {
    const [reply] = talk(running('muscle_relaxation', 1), ["i couldn't, my hands are too sore"]);
    expect(reply?.state.skill).toMatchObject({ id: 'muscle_relaxation', step: 1 });
  });

  it('is no step any more when they go on telling', () => {
    const [reply] = talk(running('muscle_relaxation', 2), [
      'he used to park his van right across the drive and my mother never said one word to him',
    ]);
    expect(reply?.state.skill).toBeNull();
    expect(reply?.state.paused?.id).toBe('muscle_relaxation');
    expect(reply?.text).not.toContain('?');
  });

  it.each([
    'ok done that, shoulders went up round my ears like they always do',
    'it feels a bit warmer in my arms than it did before i started',
  ])('takes what the body did: %s', (said) => {
    const [reply] = talk(running('muscle_relaxation', 2), [said]);
    expect(reply?.state.skill).toMatchObject({ id: 'muscle_relaxation', step: 3 });
  });

  it('keeps what answers it, and no other half of the line', () => {
    const [reply] = talk(
      running('continuing_bond', 2),
      [
        'I could take the dog down to the harbour. She never let him off the lead there, not one time',
      ],
      'What could you do for ten minutes?',
      'fiona',
    );
    expect(reply?.state.skill?.slots.act).toMatch(/harbour/);
  });

  it('is no deed of theirs where somebody else would do it', () => {
    const [reply] = talk(
      running('continuing_bond', 2),
      ["Bramble'd have the batter, she never let him have it"],
      'What could you do for ten minutes?',
      'fiona',
    );
    expect(reply?.state.skill?.slots.act).toBeUndefined();
  });

  it('is not asked for what they thought of by themselves', () => {
    const [reply] = talk(
      running('continuing_bond', 1, { thing: '“chips”' }),
      ["That could be the ritual couldn't it. Chips on a Friday by the sea"],
      'At what times do you miss her most?',
      'fiona',
    );
    expect(reply?.state.skill).toMatchObject({ step: 3 });
    expect(reply?.state.skill?.slots.act).toMatch(/Chips on a Friday/);
  });

  it('takes words for the one who died, however many', () => {
    const [reply] = talk(
      running('continuing_bond', 3),
      ['I would tell her the tea is on and that she was right about the roof, she always was'],
      'What words would you say while you do it?',
      'fiona',
    );
    expect(reply?.state.skill).toMatchObject({ id: 'continuing_bond', step: 4 });
  });
});

describe('a question in an exercise', () => {
  it.each([
    "is it ok if i keep my eyes open. i don't like shutting them",
    'can i do it lying down',
    'do i have to shut my eyes',
  ])('about how it may be done is answered, and it goes on: %s', (said) => {
    const [reply] = talk(running('paced_breathing', 1, { before: '7' }), [said]);
    expect(reply?.text).toMatch(/^(?:Yes|No, you do not|Of course)/);
    expect(reply?.state.skill).toMatchObject({ id: 'paced_breathing', step: 1 });
  });

  it('whether we heard them puts it down and owns the miss', () => {
    const [reply] = talk(
      running('paced_breathing', 3, { before: '7' }),
      ['did you hear what i said'],
      'And how is your body now, 0 to 10?',
    );
    expect(reply?.state.skill).toBeNull();
    expect(reply?.text).toMatch(/sorry|went past|missed/i);
    expect(reply?.text).not.toMatch(/0 to 10|number/);
  });
});
