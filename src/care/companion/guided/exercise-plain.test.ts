/** Ordinary people and exercises: when one is offered, what is a yes to it, and what they ask in the middle of it. */
import { describe, expect, it } from 'vitest';
import { converse, talk } from '#tests/factories/guided-talk.ts';

it('begins the exercise that was declined before, when it is asked for', () => {
  const offered = { skill: 'self_compassion', turn: 8 } as const;
  const said = talk({ offered, pending: { kind: 'offer' } }, [
    'no, maybe later',
    'it was a long day today, I had three meetings',
    'maybe I could try that thing you mentioned now',
  ]);
  expect(said[1]?.state.skill).toBeNull();
  expect(said[2]?.state.skill?.id).toBe('self_compassion');
});

it('takes up an exercise with "we can try"', () => {
  const offered = { skill: 'activation', turn: 8 } as const;
  const [first] = talk({ offered, pending: { kind: 'offer' } }, [
    "We can try, though ten minutes won't fill a day.",
  ]);
  expect(first?.state.skill?.id).toBe('activation');
});

describe('an exercise and what it is not', () => {
  it('a message to somebody is no exercise with a pen', () => {
    const offered = { skill: 'i_statement', turn: 8 } as const;
    const said = talk({ offered, pending: { kind: 'offer' } }, [
      "No, I don't need a to-do list. I wanted help writing the message to her.",
    ]);
    expect(said[0]?.text).not.toMatch(/nothing in writing/i);
  });

  it('"let us talk" is no yes', () => {
    const offered = { skill: 'i_statement', turn: 8 } as const;
    const said = talk({ offered, pending: { kind: 'offer' } }, [
      "Let's talk a bit more first. I don't even know if he notices it.",
    ]);
    expect(said[0]?.state.skill).toBeNull();
  });

  it('takes a time with a place behind it', () => {
    const skill = { id: 'trigger_map', step: 0, fails: 0, slots: {} } as const;
    const put = 'Let’s take the last time it happened. When was it, and where were you?';
    const answer = 'Last night, about half past ten, on the sofa in the living room.';
    const said = talk({ skill: { ...skill, slots: {} } }, [answer], put, 'henry');
    expect(said[0]?.state.skill?.step).toBe(1);
  });
});

describe('in the middle of an exercise', () => {
  const worry = {
    id: 'worry_time',
    step: 2,
    fails: 0,
    slots: { worries: 'work', before: '7' },
  } as const;
  const put = 'Pick fifteen minutes a day for the worries, at least two hours before bed. When?';

  it('a tight chest is for a doctor where it is new, and the step goes on behind it', () => {
    const asked = 'Half past six, after dinner. But what do I do if my chest gets tight at night?';
    const [first] = talk(
      { skill: { ...worry, slots: { ...worry.slots } } },
      [asked],
      put,
      'charlie',
    );
    expect(first?.text).toMatch(/call 911/);
    expect(first?.text).toMatch(/where will you sit/i);
  });

  it('what is to be done in it is told', () => {
    const asked = 'Half past six, after dinner. What do I do in the fifteen minutes?';
    const [first] = talk({ skill: { ...worry, slots: { ...worry.slots } } }, [asked], put, 'evan');
    expect(first?.text).toMatch(/one line each/);
  });

  it('what went unanswered comes before the next step', () => {
    const said = talk(
      { skill: { ...worry, slots: { ...worry.slots } } },
      [
        'Half past six, after dinner. Should I see a doctor about the headaches?',
        "At the table. But that doesn't really answer what I asked.",
      ],
      put,
      'charlie',
    );
    expect(said[1]?.text).not.toMatch(/comes at another time/);
  });
});

it('offers no exercise before the fourth message, and none without a word on what was told', () => {
  const lines = [
    "i've been feeling really down the last few weeks",
    'i just have no energy and everything feels grey',
    "i get up, go to work, come home and lie on the sofa until bed. i don't see anyone",
    'my flat looks awful and I could not care less about the dishes anymore',
  ];
  for (const therapistId of ['alice', 'iris', 'bob'] as const) {
    const talk = converse(lines, { therapistId, seed: 'plain' });
    for (const { guided } of talk.slice(0, 3)) expect(guided.shapes.at(-1)).not.toBe('O');
    const [, , , fourth] = talk;
    if (fourth?.guided.shapes.at(-1) === 'O')
      expect(fourth.text.split(/(?<=[.?])\s/).length).toBeGreaterThan(2);
  }
});
