/** Which questions are put to the companion, and which only repeat its own. */
import { describe, expect, it } from 'vitest';
import { guidedTurn } from '../../guided-companion.ts';
import { type QuestionKind, questionIn, withoutEchoed } from './questions.ts';

describe('the kind of a question', () => {
  it.each<[string, QuestionKind]>([
    ['henry did u ever have a brother', 'your_life'],
    ['have you got a dog?', 'your_life'],
    ['i just want someone to tell me. was it me?', 'my_fault'],
    ['am i the reason he left', 'my_fault'],
    ['is it selfish of me to want a weekend off?', 'harsh_word'],
    ['is that lazy, staying in bed till noon?', 'harsh_word'],
    ['is this grief or am I just being dramatic?', 'harsh_word'],
    ['does that even count?', 'does_it_count'],
    ['would that be enough?', 'does_it_count'],
    ['what do other carers do about it?', 'others_do'],
    ['are you writing that down somewhere?', 'labels'],
    ['do you send what I write to my doctor?', 'who_reads'],
    ['does it ever wear off?', 'will_it_pass'],
    ['is four a lot?', 'is_it_normal'],
    ['how does this work then?', 'how_does_it_work'],
    ['is there anybody in there?', 'are_you_human'],
    ['is this an actual person or what', 'are_you_human'],
    ['you a real bloke or a computer', 'are_you_human'],
    ['i asked if ur a person. dont dodge', 'are_you_human'],
    ['that sounds like a fridge magnet. whats the question', 'repeat'],
    ['can you faint from a panic attack?', 'fact'],
    ['can you die from a panic attack?', 'panic_kills'],
    ['so is that a yes?', 'is_that_no'],
    ['what is wrong with me', 'wrong_with_me'],
    ['Can you give me something practical for that?', 'exercise'],
    ['can you prescribe me something', 'medication'],
    ['could you give me some sleeping pills?', 'medication'],
    ['what do I actually do tomorrow?', 'what_should_i_do'],
    ['So what would be the first bit?', 'what_should_i_do'],
    ['So what was it you wanted me to do?', 'repeat'],
    ['can you actually diagnose anything?', 'diagnosis'],
    ['is it ok to call in sick?', 'should_i'],
    ['do i tell him or brush my teeth and go to bed?', 'should_i'],
    ['could i tell my mum and not my dad', 'should_i'],
    ['Whether an old fool like me ought to post a letter or leave well alone?', 'should_i'],
  ])('%s', (text, kind) => {
    expect(questionIn(text)).toBe(kind);
  });
});

it('hears that no words are asked for where what would be said follows', () => {
  expect(questionIn('what would I even say to a friend, that he let his brother down?')).not.toBe(
    'how_to_say',
  );
});

it.each(['I could leave it in the hall?', 'maybe after lunch?', 'something like ten minutes?'])(
  'takes a tentative answer for an answer: %s',
  (text) => {
    expect(questionIn(text)).toBeNull();
  },
);

it('does not take a story that begins with a when for a question', () => {
  expect(
    questionIn("When I see a neighbour I turn round so they won't ask what I'm doing"),
  ).toBeNull();
});

describe('a question of ours said over', () => {
  it.each([
    'What helps me most? The garden, in the mornings.',
    'when do I feel it? usually on the stairs',
    'Two things? The money and the dog.',
  ])('is an answer: %s', (text) => {
    expect(questionIn(withoutEchoed(text))).toBeNull();
  });

  it.each([
    'What should I do? She is coming on Friday.',
    'Are you real? I need to know.',
    "What's a normal amount? Tell me.",
    'Did I ruin it? He went out.',
  ])('is a question all the same: %s', (text) => {
    expect(withoutEchoed(text)).toBe(text);
  });
});

it('leans to one side where somebody has to choose between two', () => {
  const { text } = guidedTurn({
    therapistId: 'alice',
    firstName: null,
    message: 'would you tell her straight away or wait until Sunday?',
    history: [],
    state: null,
    recall: [],
    now: new Date('2026-03-01T20:00:00Z'),
    seed: 'two',
    country: 'US',
  });
  expect(text).toMatch(/smaller|taken back|a week|undo|lean/);
});

it.each(['What did they say? Well nobody said much.', 'What hurts most? I suppose that she left.'])(
  'takes a question with its answer behind it for no question: %s',
  (text) => {
    expect(questionIn(withoutEchoed(text))).toBeNull();
  },
);

it.each(["because she's my kid??", 'cos i said so?'])(
  'takes a reason for no question: %s',
  (text) => {
    expect(questionIn(text)).toBeNull();
  },
);
it('hears that somebody did not follow', () => {
  expect(questionIn('you lost me')).toBe('repeat');
  expect(questionIn('because of what?')).toBe('repeat');
});
