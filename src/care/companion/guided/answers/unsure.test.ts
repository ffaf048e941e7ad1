/** What is asked without any kind of question being known: answered by what it asks for. */
import { describe, expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';

const last = (lines: readonly string[], therapistId: 'fiona' | 'evan' | 'henry' | 'iris') =>
  converse(lines, { therapistId, seed: 'unsure' }).at(-1)?.text ?? '';

describe('somebody who doubts themselves', () => {
  it.each([
    'Some evenings I stand there with the wardrobe open. Is that foolish?',
    'He asked me where she is. I said in the garden. She liked the garden. Was that a lie?',
    'Do you think I wasted those four years?',
  ])('is not left to it: %s', (asked) => {
    expect(last(['My wife died eight months ago', asked], 'fiona')).toMatch(
      /^(?:No\b|I don’t think so|Not as I read it|As you tell it, no|A kind word|Loving somebody)/,
    );
  });

  it('is not told that harm is nothing', () => {
    const asked = 'I slapped her in front of the kids. Is that so awful?';
    expect(last(['we fight every day', asked], 'fiona')).not.toMatch(/^(?:No\b|I don’t think so)/);
  });
});

describe('somebody who asks what we think', () => {
  const BEGUN = 'my son has not spoken to me for three weeks. i read his diary';

  it('of what they did is not told to wait with it', () => {
    const asked = 'ok. and what do you think? was it really that bad what i did';
    expect(last([BEGUN, asked], 'iris')).toMatch(
      /^(?:No\b|I don’t think so|Not as I read it|As you tell it, no|Not from what)/,
    );
  });

  it('of what will come is not told what to do', () => {
    const asked = 'Do you think it comes back, the feeling, after such an illness?';
    expect(last(['i have been ill for months and feel nothing', asked], 'iris')).toMatch(
      /I can[’']t (?:know|promise)|Nobody can say|I don[’']t know|there is a fair chance|nobody can see that far|not sure either way|unknown/i,
    );
  });
});

describe('somebody who asks how', () => {
  it('to say it gets first words', () => {
    const asked =
      'He has to hear it from me tomorrow. How would you start that conversation without making him feel like a failure?';
    expect(last(['my dev is behind and i carry his work', asked], 'evan')).toMatch(
      /\b(?:what happened|plainest true sentence|matters to you|hard it is to start|could open|first line)\b/,
    );
  });

  it('is not given the words of another matter', () => {
    const told = [
      'my wife wants to move to her parents, her mum cannot lift him any more',
      'my mate phil said there is a unit in town, i have not gone to see it',
      'i am late with my essay, three weeks now, and my tutor wrote twice',
    ];
    const reply = last([...told, 'can you tell. anyway what would i even write to her'], 'iris');
    expect(reply).not.toMatch(/can’t do that|don’t want to fight|won’t be able to/);
    expect(reply).toMatch(/what happened|plain|short|one sentence|matters to you|start/i);
  });

  it('is not told that it is open', () => {
    const asked =
      'ok but can we get to what I actually do tonight? what can I do so it stays shut?';
    expect(last(['i cannot close the laptop', asked], 'evan')).not.toMatch(
      /leave open|cannot settle|will not guess|no good answer|may be so/,
    );
  });
});

it.each([
  'so do i put it on or not, kickoff is in 20 mins',
  'should i just put 20 on and win it back',
])('a bet gets a plain no: %s', (asked) => {
  expect(last(['i lost my holiday money on football', asked], 'henry')).toMatch(/^No, leave it/);
});

it('a sponsor may be called drunk and at night', () => {
  const lines = [
    'im drunk. four weeks nothing and now im drunk again',
    'no. just drunk and an idiot',
    'my sponsor ray said call anytime. but i sound like shit',
  ];
  expect(last([...lines, 'should i call him now or wait til morning'], 'henry')).toMatch(
    /\bnow\b/i,
  );
  expect(last([lines[0] ?? '', lines[1] ?? '', 'should i text my ex now'], 'henry')).toMatch(
    /tomorrow|not tonight|until/i,
  );
});

it.each([
  ['but do i call the ward now to check or leave it? its 11:40', /ring|call/i],
  ['should i write it on paper or say it to him?', /paper/i],
])('what fits another case is not said to: %s', (asked, fits) => {
  const reply = last(['i had a long shift and cannot let it go', asked], 'evan');
  expect(reply).toMatch(fits);
  expect(reply).not.toMatch(/send it tomorrow|wording it/);
});

it('a no to be told is no confidence', () => {
  const asked = 'should i just tell martina no? she will make me pay for it in the next plan';
  expect(last(['my manager put me down for two more nights', asked], 'evan')).toMatch(/\bno\b/i);
});

it('what is only told gets no answer to a question that nobody put', () => {
  const told = "what's not fixed is I don't say a word in the meeting unless someone asks me";
  expect(last(['i had the wrong numbers on a slide', told], 'iris')).not.toMatch(
    /do not know|can’t know|can’t tell|no good answer|guess/,
  );
});

describe('what is asked of right and wrong', () => {
  it.each([
    ['I put the rota up without asking him', 'Was that wrong?'],
    ['My husband sits in the garage on the day', 'Would it be wrong to take him a slice of cake?'],
    [
      'she pays me for the shopping and gets upset if I say no',
      'is it ok if I just keep taking it?',
    ],
  ])('gets no yes that condemns: %s', (...lines) => {
    expect(last(lines, 'fiona')).not.toMatch(/^Yes/);
  });

  it('is none where it is their health', () => {
    expect(
      last(['I do the crossword from three until it is light. Is it bad for me?'], 'evan'),
    ).not.toMatch(/friend who told you/);
  });

  it('calls nobody sad', () => {
    expect(
      last(['nobody noticed but the man in the shop. is it sad that that made my week'], 'evan'),
    ).toMatch(/^(?:No|I don’t think so|Not as I read it|Nothing)/);
  });
});

it('takes whom they have to tell for another than us', () => {
  expect(
    last(['diagnosed on friday. do i have to tell my boss? i drive a forklift'], 'evan'),
  ).not.toMatch(/tell me/);
});
