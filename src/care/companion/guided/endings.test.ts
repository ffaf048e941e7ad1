/** How an exercise ends, what is taken along, and the check of a summary. */
import { describe, expect, it } from 'vitest';
import { running, talk } from '#tests/factories/guided-talk.ts';
import { situations } from './situations/index.ts';
import { SITUATION_SKILLS } from './situations/skills.ts';
import { SKILLS } from './skills/index.ts';
import { WHY } from './skills/why.ts';

describe('the end', () => {
  it('says both figures and what helped, in their words', () => {
    const replies = talk(running('through_panic', 3), [
      '4. was an 8. hands stopped',
      'feet on the floor and the blowing out',
    ]);
    expect(replies[0]?.text).toContain('8');
    expect(replies[0]?.text).toContain('4');
    expect(replies[1]?.text.toLowerCase()).toContain('feet on the floor');
    expect(replies[1]?.state.takeaway).toMatch(/feet on the floor/i);
  });

  it('says the change where the second figure is the last step', () => {
    const [reply] = talk(
      running('opposite_action', 5, { before: '8', keep: '“open the curtains”' }),
      ['5'],
    );
    expect(reply?.text).toMatch(/8.*5/);
    expect(reply?.text).toContain('open the curtains');
  });

  it('gives what helped again when they ask about tonight', () => {
    const done = [
      { id: 'through_panic' as const, before: 8, after: 4, keep: '“feet on the floor”', turn: 7 },
    ];
    for (const said of [
      'can i do that in bed',
      'what do i do tonight when i lie down and it starts',
    ])
      expect(talk({ done }, [said])[0]?.text).toMatch(/heels|breath/i);
  });

  it('keeps a decision, and does not hold up its words at the goodbye', () => {
    const replies = talk(
      {},
      ["i think i'll just mute him so it is not forever", 'good night'],
      '',
      'alice',
    );
    expect(replies[0]?.state.kept.at(-1)).toBe('mute him');
    expect(replies[1]?.text).not.toContain('mute him');
  });

  it('has a last sentence and a reason for every exercise, and fits only situations there are', () => {
    const ids = new Set(situations().map(({ id }) => id));
    expect(Object.keys(WHY).sort()).toEqual(SKILLS.map(({ id }) => id).sort());
    expect(Object.keys(SITUATION_SKILLS).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('the check of a summary', () => {
  it.each([
    ['Is any of that wrong?', 'no thats right', true],
    ['Is any of that wrong?', 'no', true],
    ['Is any of that wrong?', 'yes, she is my aunt', false],
    ['Have I got that right?', 'yes', true],
    ['Have I got that right?', 'no, it was my brother', false],
    ['What have I missed?', 'nothing', true],
    ['Have I left out anything important?', 'no, nothing. the date scares me', true],
  ])('%s %s', (asked, said, holds) => {
    const [reply] = talk(
      { pending: { kind: 'confirm' } },
      [said],
      `So far: this; and that. ${asked}`,
    );
    expect(/^(?:Good|Then it stands)/.test(reply?.text ?? '')).toBe(holds);
  });
});
