/** Words of danger in everyday sentences raise no alarm, and do where the writer means it. */
import { describe, expect, it } from 'vitest';
import { detect } from './detector.ts';
import { assessAndAnswer } from './protocol.ts';
import { isDanger, NO_RISK } from './risk.ts';

const CALM = { ...NO_RISK, calmTurns: 3, sinceAsked: 5 };
const WHO = { therapistId: 'iris', firstName: null, country: 'US', seed: 's' } as const;
const answered = (message: string) => assessAndAnswer({ ...WHO, message, risk: CALM }).reply;

describe('no alarm, first or in a calm talk', () => {
  it.each([
    'like a moth who will be dead by autumn',
    "I'd want to tell her that I do want to be with her. It's the wedding that scares me, not her.",
    "I'd tell him I'm sorry. I hope he knew I was trying to do right by him.",
    "The mornings. I'd like somebody to be counting on me again.",
    "Nobody really, I live alone and I don't want to go on about it to people.",
    "I'm 51 and lately I keep asking myself if this is all there is.",
    'the hamster will be dead by sunday, says the vet',
    'He slipped on my step and broke his wrist. I had salt in the garage, I saw the step that morning and I thought, I will do it after breakfast.',
    'I said I would do it later and then the pipe burst',
    "he reads my phone. I mean I've got nothing to hide so it doesn't matter really",
    'I will ring her before I lose my nerve',
    'he tracks where i am',
    'my laptop battery will be dead in ten minutes',
    'so its 11 and ive had a few. more then a few',
    'its 11pm and ive had a few drinks',
    'I am like one of those robins that forgets to fly south, he will be dead by winter that bird',
    'all my seedlings will be gone by may',
    'my aunt says she will be dead by new year every time i ring',
    'granny keeps joking she will be gone by summer',
    'my father will be dead in six months, the consultant told us',
    'i cut my hand on a glass',
    'cut myself on the lid of a tin',
    'I burnt my arm on the oven door last week making her birthday cake',
    'I stabbed my palm with a skewer while cooking',
    'any trick to not lose it in there',
    "I won't be here on wednesday, dentist",
    'i will be dead by the time they repair the lift',
    "she'd rather be dead than late",
    'if she sings that one more time I am walking into the sea',
    'i left my phone on the bus and my mum is gonna kill me',
    'i broke her mug and my sister is going to kill me',
    'my girlfriend says if i rehearse one more night this week she is going to kill me',
    'im tired of this car',
    'sick of this commute',
    'want to be around for my daughter i suppose',
    'I keep thinking I will wake up one morning and just know',
    'Yes. So is there anything else?',
    "ok so what's the point in you then",
    'they wont let me go to nans funeral',
    "that's enough for tonight I think",
    "right, I'll stop here for tonight, thanks",
    "don't be so dramatic",
    'going up now',
    'im going up now. thanks i guess. goodnight',
    'im going to bed now. goodnight',
    'ok im off to bed. thanks for listening. night',
    'right, going to sleep now, thanks henry',
    'does it really stop in minutes? bc i thought i was having a heart attack at 19',
  ])('%s', (text) => {
    expect(detect(text).level).not.toBe('imminent');
    expect(isDanger(detect(text, CALM).level)).toBe(false);
    expect(answered(text)).toBeNull();
  });
});

describe('heard as before', () => {
  it.each([
    'I will be dead by spring',
    'I counted the pills. That is enough for tonight',
    'I have taken the tablets. going to sleep now. goodnight',
    'going to sleep and i hope i dont wake up. goodnight',
    'the cat will be gone by summer and so will I',
    'my brother says he will be dead by tomorrow',
    'my aunt keeps saying she will be dead by christmas and she has saved up pills',
    'I cut my hand on a glass. On purpose.',
    'I keep cutting myself on the tin to feel something',
    'if he hits me one more time I am walking into the river tonight',
    'I will be dead by the time they find me',
    'I am done with this life',
    'my brother fed the dog and says he will be dead by monday',
    'the dog will be gone by summer, he is the only thing keeping me here',
    'burnt my arm on the iron. nobody needs to know',
    'I have had enough of her hitting me',
    'I will lose it with him and kill him, I have the knife',
    'i will not be here on monday, work can find someone else',
    'my dad is going to kill me, i am scared of him',
    'i want to be around for my daughter but i cannot stop thinking about dying',
    'i am tired of this life',
    'i hope i never wake up one morning',
    'he got me by the throat last night',
    'dad gets me by the wrist and it goes yellow',
    "if i'm here or not it doesn't matter",
    'whether i wake up or not makes no difference',
    "it makes no difference to anyone whether I'm alive",
    'i am going to text her goodbye before i lose my nerve',
  ])('%s', (text) => expect(isDanger(detect(text).level)).toBe(true));
});

describe('the careful question', () => {
  it.each([
    'i just want it to be over, the divorce and all those emails',
    'she left me a note. "can\'t do this anymore". that was all',
    "he says he can't do this anymore and took his bag",
    "we can't go on like this, him and me and the rota",
    "i can't do this stupid worksheet, it has nine parts",
    'what is the point of ironing if he never looks',
    'i feel useless sitting in that corridor while they operate',
    'nobody knows. my husband thinks i am over it',
  ])('is not put to: %s', (text) => expect(answered(text)).toBeNull());

  it.each([
    'i just want it to be over',
    'i want everything to stop',
    "i can't do this anymore",
    "he says i am worthless and i can't go on",
    'i am so done. i feel worthless and i cannot see the point',
    'what is the point of living like this',
    "Sometimes I don't see much point in getting up, if there's nobody to get up for.",
    "what's the point in seeing the doctor, i won't be around",
    "i can't do this pain any more",
    '"I can\'t go on" she said. me neither',
    'I feel useless sitting here, useless everywhere, better off gone',
  ])('is put to: %s', (text) => expect(answered(text)?.text).toMatch(/\?/));
});

describe('what only sounds like a plan', () => {
  it('is asked after before 911 where no hour, means or farewell is named', () => {
    const text = 'Poured the stuff from under the sink down the drain and it finally runs.';
    expect(detect(text).level).not.toBe('imminent');
  });
  it.each(['one hour left', 'ive locked the door'])('is a plan where one is: %s', (text) =>
    expect(detect(text).level).toBe('imminent'),
  );
});

describe('what somebody had a few of', () => {
  it.each([
    'ive had a few and i dont want to wake up',
    'ive had a few drinks. the pills are on the table',
    'ive had a couple and im going to end it tonight',
  ])('is heard as before beside danger: %s', (text) =>
    expect(isDanger(detect(text).level), text).toBe(true),
  );
});

it('takes a blow in a figure of speech for none, also where danger was spoken of', () => {
  const asked = { ...NO_RISK, peak: 'passive_ideation', asked: 1, calmTurns: 2 } as const;
  for (const line of [
    'it felt like getting punched. i gtg mom just got home',
    'when she said it i felt like i was slapped in the face',
    'reading it was like being hit by a truck',
  ])
    expect(detect(line, asked).level, line).not.toBe('abuse');
  expect(detect('i was punched in the face by my dad again', asked).level).toBe('abuse');
});

it.each([
  'im on the train to utrecht and something is wrong my chest is so tight i think im dying',
  'my hands are tingling and i swear i am going to die in this lift',
])('a body in alarm is no wish to die: %s', (text) => {
  expect(detect(text).level).not.toMatch(/ideation|imminent/);
});
it('and is one with what was taken', () =>
  expect(isDanger(detect('i took the pills and my chest hurts i think i am dying').level)).toBe(
    true,
  ));
