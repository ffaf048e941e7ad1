/** What is said against us or against the guide, and how a talk goes on from it. */
import { describe, expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';
import { topicById } from '../topics/index.ts';
import { urgeAtHand } from '../understand/moment.ts';
import { questionIn } from '../understand/questions.ts';
import { withoutRefusal } from './refusal.ts';
import { disowns } from './topic-choice.ts';

const DRINKS = 'wife lined my empties up on the table like evidence. i drink every night';
const talk = (lines: readonly string[]) =>
  converse(lines, { therapistId: 'henry', seed: 'objected' });

describe('the matter of a guide', () => {
  it.each([
    ['i am not low . i am angry with myself', true],
    ['stop asking about low . it is about mistakes', true],
    ['no , it is not about low mood , it is mistakes', true],
    ['i am not low', false],
    ['i am not sure . it is low', false],
  ])('is disowned by its own word in "%s": %s', (plain, is) => {
    expect(disowns(topicById('low-mood'), plain)).toBe(is);
  });

  it('is not disowned by a good evening', () => {
    expect(disowns(topicById('drinking-too-much'), 'i am not drinking . i am in bed')).toBe(false);
  });

  it('is put away once it is disowned', () => {
    const found = talk([DRINKS, "it's not about drinking. it's the quiet in the house"]);
    expect(found.map(({ guided }) => guided.topic?.id === 'drinking-too-much')).toEqual([
      true,
      false,
    ]);
  });
});

describe('a guide that is objected to', () => {
  it('is put away the second time, and does not come back', () => {
    const found = talk([
      DRINKS,
      "that's not what I meant. you got that wrong",
      'no. i told you, that is not it',
      'i drink every night, my wife counts the bottles',
    ]).map(({ guided }) => guided.topic?.id);
    expect(found[0]).toBe('drinking-too-much');
    expect(found.slice(2)).not.toContain('drinking-too-much');
  });

  it('does not come back from another guide either, however it is announced', () => {
    const found = talk([
      DRINKS,
      "that's not what I meant. you got that wrong",
      'no. i told you, that is not it',
      'my dog died on monday and the house is so quiet without her',
      'the other thing is i drink too much every night',
    ]).map(({ guided }) => guided.topic?.id);
    expect(found[3]).toBe('pet-died');
    expect(found[4]).not.toBe('drinking-too-much');
  });
});

describe('an objection', () => {
  it('leaves the guide in the lead where we had missed something', () => {
    const lines = [
      DRINKS,
      "you're useless",
      'i went eleven days in january and then the van broke',
    ];
    expect(talk(lines).at(-1)?.guided.topic?.id).toBe('drinking-too-much');
  });

  it('to an exercise keeps what was said besides', () => {
    expect(withoutRefusal("out. I don't need homework, I need to know if I throw him out")).toBe(
      'I need to know if I throw him out',
    );
    expect(withoutRefusal('no ty. ellie would just say im being dramatic')).toBe(
      'ellie would just say im being dramatic',
    );
  });
});

it('takes a habit that has its place for no urge at hand', () => {
  expect(urgeAtHand('when im home its cans, when im away its the hotel bar', true)).toBe(false);
  expect(urgeAtHand('im at the hotel bar', true)).toBe(true);
});

it('hears no question in what is said against the world', () => {
  expect(questionIn('two nights in a travelodge. what was i meant to do, read')).toBeNull();
  expect(questionIn('what was i meant to do?')).not.toBeNull();
});
