/** What is answered to a step, and what is said to it. */
import { describe, expect, it } from 'vitest';
import { running, talk } from '#tests/factories/guided-talk.ts';
import { freshState } from '../state.ts';
import { believed } from './believed.ts';
import { asksOutThere } from './elsewhere.ts';
import { noteMatters } from './matters.ts';

function mattersOf(text: string) {
  const state = freshState();
  noteMatters(state, text);
  return state.matters.map(({ skills, words }) => ({ id: skills[0], words }));
}

describe('in an exercise', () => {
  it('a step that cannot be done is cut down and not praised', () => {
    const [reply] = talk(
      running('problem_solving', 4, { problem: '“the dog”', first: '“five minutes”' }),
      ["Getting my feet on the floor. That's the bit I can't do."],
      'Something may get in the way. What would you do then?',
      'iris',
    );
    expect(reply?.text).not.toMatch(/\bgood\b|start there/i);
    expect(reply?.state.skill?.step).toBe(4);
    expect(reply?.text).toMatch(/tenth|smaller|half/i);
  });

  it('an answer they are not sure of is one', () => {
    const [reply] = talk(
      running('exposure_ladder', 3, { high: '95', low: '“a film of a start”' }),
      ['walking round the terminal without getting on? my brother could come along'],
      'And something in between, about 50 out of 100?',
      'charlie',
    );
    expect(reply?.state.skill?.step).toBe(4);
  });

  it('a hand that tingles after a fist does not end it', () => {
    const [reply] = talk(
      running('muscle_relaxation', 1, { before: '8' }),
      ['done. hands are tingly'],
      '',
      'evan',
    );
    expect(reply?.state.skill?.step).toBe(2);
    const [dizzy] = talk(
      running('muscle_relaxation', 1, { before: '8' }),
      ['done but i feel dizzy'],
      '',
      'evan',
    );
    expect(dizzy?.state.skill).toBeNull();
  });

  it('what was done just now is no day to do it on', () => {
    const [reply] = talk(
      running('exposure_ladder', 5, {
        high: '95',
        low: '“a film of a start”',
        middle: '“the car park”',
      }),
      ['ok fair. actually i just watched one now, a start from the window seat'],
      'On which day will you do it?',
      'charlie',
    );
    expect(reply?.text).not.toMatch(/the day is|window seat/);
  });

  it('a letter that begins with a name is not known by the name', () => {
    const [reply] = talk(
      running('repair', 3, { mine: '“I read it”', landed: '“awful”', mineToo: '“scared”' }),
      [
        'mira, i read your letter and that was wrong. it must feel like i went into your room and through your drawers. i wont ever do it again and next time i am worried i will ask you, even if you say nothing',
      ],
      'Write two or three lines to them, without a "but".',
      'bob',
    );
    expect(reply?.state.skill?.slots.keep).toContain('that was wrong');
  });

  it('that was put down by mistake is taken up again', () => {
    const talked = talk(
      running('exposure_ladder', 3, { high: '95', low: '“a film of a start”' }),
      ['my mum rang and told me she sold the house', 'no i wanted to do the exercise!'],
      'And something in between, about 50 out of 100?',
      'charlie',
    );
    expect(talked[0]?.state.skill).toBeNull();
    expect(talked[1]?.state.skill?.id).toBe('exposure_ladder');
  });

  it('a figure with a question beside it is kept, and the question answered', () => {
    const [reply] = talk(
      running('grounding', 5, { before: '6' }),
      ['4. That did help a bit. But will it work in the underpass?'],
      'And now, how far from calm, 0 to 10?',
    );
    expect(reply?.text).toContain('from 6 to 4');
    expect(reply?.text).toMatch(/out there|walking/i);
  });

  it('a puzzled opening before an answer does not hide it', () => {
    const [reply] = talk(
      running('decisional_balance', 2, { stay: 'staying', go: 'leaving' }),
      ['Changing what, him? If you mean leaving: two rents, and the face of my girl every Sunday.'],
      'What would be hard about leaving?',
      'james',
    );
    expect(reply?.state.skill?.step).toBe(3);
  });

  it('an obstacle is no oddness', () => {
    const [reply] = talk(
      running('self_compassion', 2, { friend: '“he is not his payslip”' }),
      ["Her voice saying it's fine, we'll manage. That gets in the way."],
      'What gets in the way?',
      'alice',
    );
    expect(reply?.text).not.toMatch(/odd/i);
  });

  it('keeps the part they believe', () => {
    const friend = "“the kids in his class would miss him, and that a man's not his payslip”";
    expect(believed({ friend }, 'The bit about the kids. That one I do believe.')).toBe(
      '“the kids in his class would miss him”',
    );
    expect(believed({ friend }, 'none of it')).toBeNull();
    const [reply] = talk(
      running('self_compassion', 3, { friend }),
      ['The bit about the kids. That one I do believe.'],
      'Which part of it could you believe?',
      'alice',
    );
    expect(reply?.text).toContain('“the kids in his class would miss him”');
    expect(reply?.text).not.toContain('payslip');
  });
});

describe('a skill somewhere else', () => {
  it.each([
    'How do I do that out on the street with my shoes on?',
    'But will it work in the underpass?',
    'can i do that on the bus',
  ])('is asked for: %s', (said) => {
    expect(asksOutThere(said)).toBe(true);
  });

  it.each(['How do I do that?', 'what about my mother', 'I walked down the street'])(
    'is not asked for: %s',
    (said) => {
      expect(asksOutThere(said)).toBe(false);
    },
  );
});

describe('what is kept away from', () => {
  it.each([
    ["I won't use the underpass any more.", 'the underpass'],
    ['I just want to be able to use the lift again.', 'the lift'],
    ['I want to get back through the park, bit by bit.', 'the park'],
    ["I can't go past the school now", 'the school'],
  ])('is a matter for the ladder: %s', (said, words) => {
    expect(mattersOf(said)).toContainEqual({ id: 'exposure_ladder', words });
  });

  it('is told by the long way round', () => {
    expect(mattersOf('Going the long way round.').map(({ id }) => id)).toContain('exposure_ladder');
  });
});
