/** What somebody asks for and says no to is kept: a stop, the steps of an offer, a leave that was none, their own words. */
import { describe, expect, it } from 'vitest';
import { converse, talk } from '#tests/factories/guided-talk.ts';

const last = (...lines: readonly string[]) =>
  converse(lines, { therapistId: 'evan', seed: 'kept' }).at(-1)?.text ?? '';

describe('an exercise', () => {
  it.each([
    'loose. I would like to stop there, please',
    "I'd like to stop now",
    'that is enough, thank you',
    'may I stop here',
  ])('is put down at a polite stop: %s', (line) => {
    const said = converse(['can we do the muscle exercise', '8', 'done', line], {
      therapistId: 'diana',
      seed: 'stop',
    });
    expect(said.at(-1)?.guided.skill).toBeNull();
  });

  it.each(['I would like to stop smoking one day', 'that is enough to drive anybody mad'])(
    'is not put down for another thing: %s',
    (line) => {
      const said = converse(['can we do the muscle exercise', line], {
        therapistId: 'diana',
        seed: 'stop',
      });
      expect(said.at(-1)?.guided.skill).not.toBeNull();
    },
  );
});

it.each([
  'From ten past three until six I listen to cars going by.',
  'Each one, I wait for it to stop in time. I am exhausted.',
  'nah im good. maths is the one',
  '41 days. Friday night. just got paid',
])('no leave is taken in: %s', (line) => {
  const said = converse(['I have not slept properly since March', line], {
    therapistId: 'diana',
    seed: 'bye',
  });
  expect(said.at(-1)?.guided.stage).not.toBe('close');
});

describe('words of their own', () => {
  const told = ['I want to ask Hannah from work out', 'at coffee on thursday'];
  it.each([
    "Something like 'no worries, the coffee is still on me'?",
    "Maybe 'I like our coffees, would you fancy a drink on Friday?'",
  ])('get a verdict: %s', (line) => {
    expect(last(...told, line)).not.toMatch(/How was it said|What did you (?:say|answer)/);
    expect(last(...told, line)).toMatch(/send it|good as it is|will do|plain|clear|Not at all/i);
  });

  it('get one later, too', () => {
    const line = "I would say 'I like our coffees, would you fancy a drink on Friday?'";
    expect(
      last(...told, line, "I'm an idiot for trying, mostly. But is the sentence good?"),
    ).toMatch(/send it|good as it is|will do|plain|clear|Not at all/i);
  });
});

it.each(['What would I have to do?', 'what does it involve', 'How does it go?'])(
  'what is on the table is told by its first step: %s',
  (line) => {
    const said = talk(
      {
        offered: { skill: 'muscle_relaxation', turn: 8 },
        lastOffer: 8,
        pending: { kind: 'offer' },
      },
      [line],
    );
    expect(said.at(-1)?.text).toMatch(/It begins with: “|The first is: “/);
    expect(said.at(-1)?.state.pending?.kind).toBe('offer');
  },
);

it.each(['is it normal to have a twitch for three days?', 'the lump moves a bit. is that bad?'])(
  'a symptom is called nothing by nobody: %s',
  (line) => {
    expect(last('I keep looking things up at night', line)).toMatch(/doctor|pharmacist/);
    expect(last('I keep looking things up at night', line)).not.toMatch(/^(?:Yes|No)\b/);
  },
);

it.each([
  'i just need someone to tell me its not ALS. can you just say it please',
  "wait so it's not cancer?",
  'is it a tumour?',
])('nobody is made sure of their health: %s', (line) => {
  expect(last('my eyelid has twitched for three days', line)).toMatch(/can’t say|not mine to say/);
});

it('who has stopped is offered no weighing of whether to', () => {
  const said = converse(
    [
      '41 days sober. I want a pint tonight and everyone is in the pub',
      'got paid at four, Dave texted, the craving is bad',
      'do you have anything for when it is like this',
    ],
    { therapistId: 'henry', seed: 'dry' },
  );
  expect(said.map(({ text }) => text).join(' ')).not.toMatch(/drinking as you do now/);
});

it('a pint of bitter is no feeling', () => {
  expect(last("I've no wish but for a pint of bitter")).not.toMatch(/Bitter\./);
});

it('who asks whether it was them gets no yes', () => {
  const said = converse(
    [
      'he left me three weeks ago',
      'i think i was too needy',
      'i just want someone to tell me. was it me?',
    ],
    { therapistId: 'iris', seed: 'me' },
  );
  expect(said.at(-1)?.text).not.toMatch(/^Yes/);
});

it('a line is judged where it is asked for without a mark', () => {
  const line = "Jill, the meeting is Thursday at two, and I can't be the only one of us in there.";
  expect(
    last('what do I say to my sister', line, "I'm asking if that's a fair thing to say to her."),
  ).toMatch(/send it|will do|good as it is|plain|clear|fine|leave it so|change nothing/i);
});
