/** What is learnt from a message, and above all what is not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learntFrom } from './index.ts';

/** A Saturday. */
const at = new Date('2026-11-21T20:00:00Z');
const learnt = (content: string) => learntFrom({ messageId: 'm', content, at });
const facts = (content: string) => learnt(content).map((one) => one.fact);

describe('people', () => {
  it.each([
    ['My sister Priya says I worry too much.', 'Priya is your sister.'],
    ['my sister priya is staying with us', 'Priya is your sister.'],
    ['my brother tyler lives in leeds', 'Tyler is your brother.'],
    ['i rang my ex kayla', 'Kayla is your ex.'],
    ['I told my best friend Anna about it', 'Anna is your best friend.'],
    ["my boss's name is Brannagh", 'Brannagh is your boss.'],
    ['My manager Brannagh said no.', 'Brannagh is your manager.'],
    ['I have a brother called Will', 'Will is your brother.'],
    ['my older brother, Dan, rang', 'Dan is your older brother.'],
    ['Priya is my sister.', 'Priya is your sister.'],
    ['my cat Biscuit is ill', 'Biscuit is your cat.'],
    ['My ex wife Anna has the house', 'Anna is your ex-wife.'],
    ['I miss my ex, John.', 'John is your ex.'],
    ['my kids Tom and Anna are asleep', 'Tom and Anna are your children.'],
    ['my sister’s name is Priya', 'Priya is your sister.'],
    ["My son Leo's teacher rang", 'Leo is your son.'],
  ])('%s', (said, fact) => {
    expect(facts(said)).toEqual([fact]);
  });

  it.each([
    ['my ex John died', 'John, your ex, has died.'],
    ['My mum died in june', 'Your mum died in June.'],
    ['my dog Max passed away last week', 'Max, your dog, has died.'],
    ['My late husband Tom loved this song', 'Tom, your husband, has died.'],
    ['my brother Sam just died in March 2019', 'Sam, your brother, died in March 2019.'],
    ['My dog Rex 🐕 died.', 'Rex, your dog, has died.'],
    ['my sister Priya ❤️‍🩹 died in June', 'Priya, your sister, died in June.'],
    ['My husband Tom, who died in May, loved the sea.', 'Tom, your husband, died in May.'],
    ['my uncle, who passed away, was kind', 'Your uncle has died.'],
  ])('who has died is remembered as dead, and no greeting starts with it: %s', (said, fact) => {
    expect(learnt(said)).toMatchObject([{ kind: 'person', fact, topic: null }]);
  });

  it.each([
    'My sister Priya, she died in June.',
    'My dog Rex got ill and died.',
    'we lost my cat Biscuit, he is dead',
  ])('nobody is listed as living beside a death: %s', (said) => {
    expect(facts(said).filter((fact) => / is your /.test(fact))).toEqual([]);
  });

  it.each([
    'my sister called Priya yesterday',
    'my boss Monday to Friday is unbearable',
    'I see my mum Sunday',
    'My dad Irish temper and all',
    'my sister Christmas shopping again',
    "my sister's husband Dan is loud",
    'my friend and Dan left',
    'I told my mum, Dan, and my boss',
    'my boss thinks I am slow',
    'Is my sister Priya right?',
    'Work is my partner now',
    "Thursday is my sister's day off",
    "I don't think Dan is my friend",
    'my brother was called away',
    'my husband will never change',
    'my wife may leave',
    'my son mark my words will fail',
    'my mate molly is his drug',
    'i told my friend warren buffett jokes',
    'my friend Facebook stalks him',
    'My Therapist Says Hello',
    'MY SISTER PRIYA HATES ME',
    '"my sister Priya" was all he said',
    'in my novel my sister Anna runs away',
    'everyone in Paris knows London',
    'I met Anna on Thursday',
    'If my mum died I could not go on',
    "I'm scared my mum died on the way",
    'my mum nearly died',
    "my dad's phone died",
    'my ex is dead to me',
    'I dreamt my brother died',
    'my sister would have died laughing',
    'mi hermana Ana y yo no hablamos nada',
  ])('nothing from: %s', (said) => {
    expect(facts(said)).toEqual([]);
  });
});

describe('dates', () => {
  it.each([
    ['I have a job interview on Thursday', 'Your job interview is on Thursday 26 November.'],
    ['presentation thursday', 'Your presentation is on Thursday 26 November.'],
    ['my review with Priya is on Friday', 'Your review is on Friday 27 November.'],
    ['My exam is on 12 May.', 'Your exam is on Wednesday 12 May.'],
    ['the wedding is on March 3rd', 'The wedding is on Wednesday 3 March.'],
    ["my sister's wedding is on Tuesday", "Your sister's wedding is on Tuesday 24 November."],
    ['I have an exam tomorrow', 'Your exam is coming up (“tomorrow”).'],
    ['on Thursday I have my driving test', 'Your driving test is on Thursday 26 November.'],
  ])('%s', (said, fact) => {
    expect(facts(said)).toEqual([fact]);
  });

  it.each([
    'the review on Thursday went badly',
    'my exam was on Monday',
    'I missed my appointment last Thursday',
    'she has an exam on Friday',
    'I have a meeting every Monday',
    'my interview on Thursday is cancelled',
    'if I have an interview on Friday',
    'my exam is not on Monday',
    "my mum's surgery is on Friday",
    'is my exam on Friday?',
    'my interview is on Saturday',
    'my exam is on 31 June',
    'Thursday evenings are hard',
    'goodnight, talk tomorrow',
    'I gave the talk on Thursday about reaching out',
    'I skipped the exam on Monday',
    'I dread the meeting',
  ])('nothing from: %s', (said) => {
    expect(facts(said)).toEqual([]);
  });
});

describe('what helps, goals and life', () => {
  it.each([
    ['Going for a walk helps me.', 'Going for a walk helps you.'],
    ['just walking helps', 'Walking helps you.'],
    ['music helps a bit', 'Music helps you.'],
    ['what helps is writing things down', 'Writing things down helps you.'],
    ['talking to my sister helped', 'Talking to your sister has helped you.'],
    ["breathing doesn't help", 'Breathing does not help you.'],
    ['long walks help', 'Long walks help you.'],
    ['my goal is to run 10k', 'You want to run 10k.'],
    ['I want to stop drinking', 'You want to stop drinking.'],
    ["I've decided to go back to work in May", 'You want to go back to work in May.'],
    ["I'm trying to quit smoking", 'You want to quit smoking.'],
    ['I work as a nurse', 'You work as a nurse.'],
    ["I'm a retired bus driver", 'You are a retired bus driver.'],
    ['I live with my parents', 'You live with your parents.'],
    ['I have two kids', 'You have two kids.'],
    ['Please call me Sam', 'You like to be called Sam.'],
  ])('%s', (said, fact) => {
    expect(facts(said)).toEqual([fact]);
  });

  it.each([
    'nothing helps',
    'drinking helps',
    'cutting helps me calm down',
    'not eating helps',
    'being drunk helps',
    'it helps',
    'evening helps',
    'just knowing its there calms me',
    'talking to her helps',
    'I wish walking helped',
    "I don't think walking helps",
    'does running help?',
    'you said walking helps you',
    'a glass of wine helps',
    'I want to die',
    'I want to stop living',
    'I want to stop feeling this way',
    'I want to quit',
    'I want to end it',
    'my plan is to take all my pills',
    'my plan is Saturday',
    'my goal is ready',
    'I just want to cut down',
    "I've decided to put something in his tea",
    'my goal is to disappear',
    "I don't want to stop drinking",
    'I want you to stop talking',
    "I'm a mess",
    "I'm a terrible teacher",
    "I'm a burden",
    'I live in fear',
    'I live with my mistakes',
    'I have two minutes',
    'call me a liar',
    'call me tomorrow',
    "I'm a nurse in my dream",
    "I'm so drunk, my sister Priya is here",
  ])('nothing from: %s', (said) => {
    expect(facts(said)).toEqual([]);
  });
});

describe('a memory', () => {
  it('is no way to begin where the message told of loss or hurt', () => {
    const [tom] = learnt('my baby Sam was stillborn');
    expect(tom).toMatchObject({ fact: 'Sam is your baby.', topic: null });
    expect(learnt('My sister Priya is coming.')[0]?.topic).toBe('your sister Priya');
  });

  it('rests on words that stand in the message as they are', () => {
    const said = 'It was loud. I told  my sister’s friend and “my brother”. My boss Karen said no!';
    const [only, ...more] = learnt(said);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ kind: 'person', fact: 'Karen is your boss.' });
    expect(said).toContain(only?.quote ?? 'missing');
  });

  it('is found in a sentence without an end, and quotes only its own part of it', () => {
    const said = `${'and then it went on and on, '.repeat(9)}because my sister Priya was there, and so it went`;
    expect(learnt(said)).toMatchObject([{ quote: 'because my sister Priya was there,' }]);
    expect(facts(`${'on '.repeat(90)}my sister Priya`)).toEqual([]);
  });

  it('is told once, and no message gives more than four', () => {
    const said = 'My sister Priya. My sister Priya. My brother Dan. My boss Karen. My dad Paul.';
    expect(facts(`${said} My dog Max.`)).toEqual([
      'Priya is your sister.',
      'Dan is your brother.',
      'Karen is your boss.',
      'Paul is your dad.',
    ]);
  });

  it('never throws, takes no time, and quotes only what was written', () => {
    const pieces = fc.constantFrom(
      'my sister ',
      'Priya ',
      'on Thursday ',
      'helps ',
      'is my ',
      ', ',
      '"',
      'I want to ',
      'stop ',
      '. ',
      'died ',
      'a '.repeat(300),
      "'s ",
      'walking ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(pieces, { maxLength: 60 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(text, (message) => {
        const started = performance.now();
        for (const { quote } of learnt(message)) expect(message).toContain(quote);
        expect(performance.now() - started).toBeLessThan(250);
      }),
    );
  });
});
