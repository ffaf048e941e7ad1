/** Questions that are told with, put back or thrown in: what is told beside them is heard. */
import { describe, expect, it } from 'vitest';
import { askedOfTopic, tellsBeside } from './moves/topic-answer.ts';
import { actsIn } from './understand/acts.ts';
import { parted } from './understand/asides.ts';
import { understand } from './understand/index.ts';
import { questionIn } from './understand/questions.ts';
import { thrownBack } from './understand/thrown.ts';

describe('what is asked', () => {
  it.each([
    ['Forgive me. Shall I say it plainly? She left in March.', null],
    ['what would i say. half of them are from work', null],
    ['solutions please. not questions', 'what_should_i_do'],
    ['so what now', 'what_should_i_do'],
    ["What mean 'smell'?", 'repeat'],
    ['would you say a boy of twenty ought to ring his father?', 'unknown'],
    ['should I tell her?', 'should_i'],
  ])('“%s” is %s', (text, kind) => {
    expect(questionIn(text)).toBe(kind);
  });

  it('is no advice that is wanted where nobody is asked', () => {
    expect(askedOfTopic({ text: 'what would i say. half of them are from work' })).toBeNull();
  });

  it('leaves what is told beside it', () => {
    expect(
      tellsBeside(understand('It would be the kids, always the kids. Is this ok?', 'evan')),
    ).toBe(true);
    expect(tellsBeside(understand('Is this ok?', 'evan'))).toBe(false);
  });
});

describe('what is said to us', () => {
  const ours = 'Knowing the hour is useful. Tell me about the moment today when it got too much.';

  it('is no complaint where an answer follows', () => {
    const caught = thrownBack('today?? the nursery rang in the middle of the team meeting', ours);
    expect(caught?.kind).toBe('echo');
  });

  it('is a complaint where none does', () => {
    expect(thrownBack('today??', ours)?.kind).not.toBe('echo');
  });

  it('is no protest to ask what we would call it', () => {
    const before = { ours, inSkill: false, asked: false };
    expect(parted('I retired in May. Would you call that an end?', before).asides).toEqual([]);
  });

  it('is no wish to be left alone that somebody asks for nothing', () => {
    expect(actsIn('debs would help if i asked. i dont ask').has('boundary')).toBe(false);
    expect(actsIn("please don't ask me that").has('boundary')).toBe(true);
  });
});
