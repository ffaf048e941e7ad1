/** What ordinary people ask and say in an ordinary talk is answered as that. */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { listeningLines } from './listening/read.ts';

const last = (lines: readonly string[], therapistId: TherapistId = 'diana'): string =>
  converse(lines, { therapistId, seed: 'plain' }).at(-1)?.text ?? '';

describe('whether it is normal', () => {
  it.each([
    ["Is it normal that it's still this bad after five months?", 'diana'],
    ["Yes. Is it normal that it's still so bad after a year?", 'fiona'],
    ['is this normal or am I being silly?', 'grace'],
  ] as const)('is never answered with a no: %s', (asked, therapistId) => {
    expect(last(['I was in a car accident five months ago', asked], therapistId)).not.toMatch(
      /^(?:No\b|Not\b|I don’t think so)/,
    );
  });
});

it.each([
  'Should I see a doctor about being this tired?',
  "Ok, I'll try. Should I see a doctor about being this tired?",
  'should i have a talk with my doctor about it?',
])('sends somebody to a doctor who asks whether to go: %s', (asked) => {
  const reply = last(["I've been low and tired for two months", asked], 'iris');
  expect(reply).toMatch(/\byes\b|lean towards/i);
  expect(reply).not.toMatch(/what you knew then|in that moment/);
});

it('has words for a no to a boss', () => {
  const asked = 'How do I actually say no to my boss?';
  expect(last(["I can't say no at work", asked], 'evan')).toMatch(/tell you tomorrow|take that on/);
});

it('has something for the wheel, and no bedside lamp', () => {
  const asked = 'What could I do tomorrow when I get to an intersection and it starts?';
  const reply = last(['I was in a car accident five months ago', asked]);
  expect(reply).toMatch(/pull over/);
  expect(reply).not.toMatch(/light on|lie down/);
});

describe('after a miss of ours', () => {
  const NODS = (['charlie', 'james'] as const).flatMap((id) => listeningLines(id).presence);
  it.each([
    [
      'charlie',
      [
        "I have exams in two weeks and can't sleep",
        'that I started too late. Like always.',
        'What do you mean? I lie there until 3 doing the maths on how many chapters are left.',
      ],
    ],
    [
      'james',
      [
        'my job bores me and the kids are leaving home',
        'on sundays we talk on the phone',
        'What I meant is that for twenty years I was a dad first, and the job just paid for it.',
      ],
    ],
  ] as const)('nobody gets a nod: %s', (therapistId, lines) => {
    const reply = last(lines, therapistId);
    for (const nod of NODS) expect(reply).not.toContain(` ${nod}`);
  });
});

it('takes no silence from a text that is hard to answer, and no dread for a stomach', () => {
  const tired = "it's just that everything is so exhausting. even answering a text";
  expect(last(["i've been really down lately", 'i lie on the sofa', tired], 'alice')).not.toMatch(
    /no answer|the other side/i,
  );
  const dread = "I've got fourteen more years of this and my stomach sinks";
  expect(last(['my job bores me', dread], 'james')).not.toMatch(/body/i);
});

describe('what is asked of a matter that is known', () => {
  it.each([
    [
      'grace',
      'I hate how I look',
      'How do I stop comparing myself to everyone?',
      /doctor.*three things|searching/i,
    ],
    ['diana', 'I was in a car accident', 'how do I cope with it at work?', /nightmare|light on/i],
  ] as const)('gets no steps for another (%s)', (id, told, asked, not) => {
    expect(last([told, asked], id)).not.toMatch(not);
  });

  it('names the time it takes', () => {
    const lines = ['I smoke weed every evening and want to stop', 'How long does it last?'];
    expect(last([lines[0] ?? '', 'I sleep so badly without it', lines[1] ?? ''], 'henry')).toMatch(
      /weeks/,
    );
  });
});

it('is no guess at a mind where an answer is feared', () => {
  const said = "I think I'll talk to him tonight. What if he says he won't come with me?";
  expect(last(['I can not decide whether to move to another city', said], 'james')).toMatch(
    /what would you (?:want|like)|who or what/i,
  );
});

it('hears a yes in a no to a sentence with a not', () => {
  const lines = [
    'my wife and I had a row on sunday, in front of the kids',
    'she said I never listen and slammed the door',
    "No, we've hardly spoken since. She slept in the baby's room two nights running.",
  ];
  for (const id of ['bob', 'alice', 'henry'] as const)
    expect(last(lines, id)).not.toMatch(/wrong|mistake|misread|sorry/i);
});

it('is not glad where it went badly', () => {
  const lines = [
    'I smoke weed every evening and want to stop',
    'I tried in spring but I slept so badly',
  ];
  expect(last(lines, 'henry')).not.toMatch(/good|glad/i);
});

it('asks for no hour that was told', () => {
  const lines = [
    'my girlfriend left me three weeks ago',
    'I wake up at four and it all starts again',
    'I lie there and go through everything I could have done differently',
  ];
  for (const id of ['alice', 'bob', 'james', 'fiona'] as const)
    for (const { text } of converse(lines, { therapistId: id, seed: 'plain' }).slice(1))
      expect(text).not.toMatch(/what time of (?:the )?day|which hour/i);
});

it.each([
  "like I'm not there. last night I just went to bed at nine",
  'Like I said, evenings. Around eight.',
])('takes nothing for a draft where nobody asked for one: %s', (line) => {
  const lines = ['I think my husband and I are drifting apart', 'he looks at his phone', line];
  for (const id of ['bob', 'grace', 'henry'] as const)
    expect(last(lines, id)).not.toMatch(/opens the door|is there a word in it/i);
});

it('has something for the evening on which it gets bad', () => {
  const lines = [
    'I want to stop smoking and have failed twice',
    'But what do I do on a really bad evening, like the one when I started again?',
  ];
  expect(last(lines, 'henry')).toMatch(/that evening comes|such an evening/);
});

it('takes no figure of speech for an age', () => {
  const lines = [
    'My mother criticises everything I do',
    "One phone call with her and I'm twelve again.",
  ];
  expect(last(lines, 'grace')).not.toMatch(/made for grown-ups|school nurse/);
  expect(last(["I'm twelve and my mum shouts at me"], 'grace')).toMatch(/adult|grown/);
});

it('takes a goodnight to the children for no goodbye', () => {
  const lines = [
    'My wife and I separated and I see my kids every other weekend',
    "I'd rather have them here. Or at least be able to say goodnight to them.",
  ];
  expect(last(lines, 'bob')).not.toMatch(/good night|goodbye|glad of (?:the|our) talk|take care/i);
});

it('is glad of nothing that they are not happy about', () => {
  const lines = [
    'I moved here for a job in spring and know nobody',
    "She was so proud when I got the job, I don't want to tell her I'm not happy.",
    'Glad about what? I just said I am not happy.',
  ];
  for (const { text } of converse(lines, { therapistId: 'iris', seed: 'plain' }).slice(1))
    expect(text).not.toMatch(/\bglad\b|something good|good to hear|do not know that/i);
});

it('knows how people make friends, and how a phone is put down', () => {
  expect(
    last(
      ['I feel so lonely since I moved to this city', 'How do people even make friends at 25?'],
      'iris',
    ),
  ).toMatch(/same (?:faces|people)/);
  expect(
    last(['I spend every evening on my phone until two', 'Ok. So how do I stop?'], 'henry'),
  ).toMatch(/reach longer|timer/);
});

it('gives no steps to who does not know what to do with himself', () => {
  const line =
    "I retired half a year ago and since then I feel low and don't know what to do with myself.";
  expect(last([line], 'iris')).not.toMatch(/tomorrow|tell a doctor/);
});

it('stays with the matter where a sign of it is told, and offers what fits the matter', () => {
  const lines = [
    "I always feel like I'm not good enough, whatever I do",
    'It is mostly at work. I got a good review but I only hear the one criticism',
    'I lie awake and go through that one sentence again and again',
  ];
  for (const { guided } of converse(lines, { therapistId: 'fiona', seed: 'plain' }))
    expect(guided.topic?.id).toBe('not-good-enough');
});
