/** In an exercise: a no, another wish, a puzzled question, a figure in passing. */
import { describe, expect, it } from 'vitest';
import { offered, running, talk } from '#tests/factories/guided-talk.ts';
import { SKILLS } from './skills/index.ts';
import type { SkillId } from './skills/types.ts';
import { WHY } from './skills/why.ts';

describe('a no in an exercise', () => {
  it.each<[SkillId, number, string]>([
    ['safe_place', 0, 'no'],
    ['safe_place', 1, 'no. i dont want this'],
    ['safe_place', 2, 'stop. this is making it worse'],
    ['grounding', 1, 'i cant do this one'],
    ['muscle_relaxation', 1, 'sorry, not doing this now, the baby is asleep on me'],
    ['paced_breathing', 1, 'not this please'],
    ['thought_record', 2, "can we just talk, i'd rather talk"],
    ['load_map', 0, "i don't want to do this any more"],
  ])('puts %s down at step %i: %s', (id, step, said) => {
    const [reply] = talk(running(id, step), [said], 'Which one thing comes to mind?');
    expect(reply?.state.skill).toBeNull();
    expect(reply?.text.split(/\s+/).length).toBeLessThan(40);
  });

  it.each<[SkillId, number, string, string]>([
    ['self_compassion', 2, 'no, it just feels fake', 'What gets in the way?'],
    [
      'boundary',
      3,
      "No, I can't do Sundays any more, you know I need one day off",
      'How would you say it?',
    ],
    ['urge_surfing', 4, 'no change, still a 7', 'And how strong is the urge now, 0 to 10?'],
    ['activation', 0, 'just talking to my sister', 'What did you good?'],
    ['thought_record', 0, 'no one would miss me at that office', 'Which thought hurts the most?'],
    ['opposite_action', 4, 'no, tomorrow at nine', 'Can you do a first bit of it now?'],
  ])('is an answer where the step asks for one: %s %i', (id, step, said, asked) => {
    const [reply] = talk(running(id, step, { before: '7' }), [said], asked);
    expect(reply?.state.skill ?? reply?.state.done.at(-1)).toMatchObject({ id });
    expect(reply?.state.refused).toBe(false);
  });

  it('goes to what is in the room when pictures come back', () => {
    const [reply] = talk(
      running('safe_place', 1),
      ['all i see is that corridor'],
      'What do you see?',
    );
    expect(reply?.state.skill).toMatchObject({ id: 'grounding', step: 1 });
    expect(reply?.state.avoid).toContain('imagery');
    expect(reply?.text).toMatch(/eyes open|look/i);
  });

  it('takes the other sort that was asked for', () => {
    const [reply] = talk(running('safe_place'), ['no, no imagining. muscles or something']);
    expect(reply?.state.skill?.id).toBe('muscle_relaxation');
    expect(reply?.state.avoid).toEqual(['imagery']);
  });
});

describe('an exercise put down', () => {
  it('goes on at its step when they ask for it', () => {
    const replies = talk(running('boundary', 4, { ask: '“my mum”' }), [
      'stop here please, somebody is coming',
      'back. where were we',
      "i'd just say it again",
    ]);
    expect(replies[0]?.state.skill).toBeNull();
    expect(replies[1]?.state.skill).toMatchObject({ id: 'boundary', step: 4 });
    expect(replies[2]?.state.skill).toMatchObject({ id: 'boundary', step: 5 });
  });
});

describe('in an exercise', () => {
  it.each(['about what?', 'what do you mean by that', 'huh?', 'like what', 'the stove?'])(
    'a puzzled question gets the step in other words: %s',
    (said) => {
      const skill = SKILLS.find(({ id }) => id === 'rumination_switch');
      const step = skill?.steps[4];
      const [reply] = talk(running('rumination_switch', 4), [said], step?.say[0]);
      expect(reply?.state.skill).toMatchObject({ id: 'rumination_switch', step: 4 });
      expect(step?.smaller.some((one) => reply?.text.includes(one))).toBe(true);
    },
  );

  it('says what it is for when asked in the middle of it', () => {
    const [reply] = talk(
      running('urge_surfing', 1),
      ['why would that work'],
      'Where do you feel it?',
    );
    expect(reply?.text).toContain(WHY.urge_surfing);
    expect(reply?.state.skill).toMatchObject({ id: 'urge_surfing', step: 1 });
  });

  it('takes a figure in words out of a long answer', () => {
    const [reply] = talk(running('load_map', 1), [
      'oh, ninety. ninety five when he shouts, and then the boiler man came and my sister had said she would be there and was not',
    ]);
    expect(reply?.state.skill).toMatchObject({ step: 2, slots: { before: '90' } });
  });

  it('does not ask again for the urge they have just rated', () => {
    const facts = { urge: '8', urgeAt: '8' };
    const [reply] = talk({ ...offered('urge_surfing'), facts }, ['yes'], 'Shall we?', 'henry');
    expect(reply?.state.skill).toMatchObject({ step: 1, slots: { before: '8' } });
  });

  it('is not begun again with what made them dizzy', () => {
    const replies = talk(running('paced_breathing', 1), [
      'done. bit dizzy now',
      'the kitchen, the kettle',
    ]);
    expect(replies[0]?.state.avoid).toContain('breathing');
    expect(replies[1]?.text).toMatch(/dizz|going|still there/i);
  });
});
