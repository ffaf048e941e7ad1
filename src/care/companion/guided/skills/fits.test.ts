/** What is an answer to a step, and what is something else that came up. */
import { describe, expect, test } from 'vitest';
import { understand } from '../understand/index.ts';
import { fits } from './fits.ts';
import type { Takes } from './types.ts';

const ANSWERS: readonly (readonly [Takes, string])[] = [
  ['thought', "everyone at that table thinks I'm thick"],
  ['thought', 'I let him down and he died thinking I did not care'],
  ['thought', "it'll never get better than this"],
  ['thought', 'that I am a terrible mother'],
  ['deed', 'ring the surgery and just ask for an appointment'],
  ['deed', 'I could walk to the corner shop and back'],
  ['deed', 'put my trainers by the door tonight'],
  ['deed', 'making a proper cup of tea and drinking it outside'],
  ['deed', "I'd text my brother, he always answers"],
  ['deed', 'maybe the washing up, ten plates or so'],
  ['deed', 'the radio and a bath, no phone in there'],
  ['deed', 'ask Dana to take the Tuesday shift, or tell my boss no'],
  ['deed', 'one: email them. two: turn up in person. three: never speak to them again lol'],
  ['deed', 'to sit on the back step for five minutes with the dog'],
  ['liked', 'going for a swim, before the pool shut'],
  ['liked', 'I used to bake on Sundays with the radio on'],
  ['liked', 'my dog coming in and lying on my feet'],
  ['liked', 'a hot shower and clean sheets after that'],
  ['fact', 'he came in, put his keys down and did not say hello'],
  ['fact', 'I sent the invoice late and she had to chase me twice'],
  ['fact', 'they kept me on when half the team went'],
  ['good', 'the bus was on time and the driver said morning'],
  ['good', 'it shuts everything up for an hour or two'],
  ['good', 'my neighbour brought soup round, pea and ham'],
  ['words', 'I would say you did what you could with what you knew'],
  ['words', '"I can do Saturdays but I can\'t do every Sunday as well"'],
  ['words', "I can't lend you any more, but I can help you look at the bills"],
  ['words', "you're not lazy, you're worn out"],
  ['words', 'When you walk off I feel shut out, and I would like you to say when you are back'],
  ['words', 'not now, you get your turn at six'],
  ['words', "I've had a long day, I deserve it"],
  ['wish', 'for him to put the phone away when I am talking'],
  ['wish', 'I want her to ask me how my day was, once'],
  ['wish', 'a bit of thanks, and a hug maybe'],
  ['wish', 'to be listened to without a fix at the end'],
  ['theirs', 'she wants me home before eight I suppose'],
  ['theirs', 'peace and quiet, and not being corrected'],
  ['theirs', 'he would like me to trust him with the money'],
  ['ours', 'we got through the year the twins were born'],
  ['ours', 'the allotment, from nothing to forty kilos of potatoes'],
  ['ours', 'tea in bed on a Sunday, he makes it'],
  ['ours', 'our Friday film, although we fall asleep in it'],
  ['request', 'my sister, she wants me to have her kids every weekend'],
  ['request', 'the manager keeps ringing on my day off to cover shifts'],
  ['request', 'lending money to my cousin over and over again'],
  ['name', 'the spare room with the blue chair by the window'],
  ['name', 'it sits right behind my breastbone, like a stone'],
  ['name', 'a mug, the cat, two books, a lamp and my left foot'],
  ['name', 'straight after I brush my teeth in the morning'],
];

/** Somebody goes on telling, or speaks of something else. */
const ASIDE: readonly (readonly [Takes, string])[] = [
  ['deed', 'she got the letter on Monday and has not spoken to me since'],
  ['deed', 'I cried in the stockroom in front of the new girl'],
  ['deed', "I'm not angry, I'm only worn out by all of it"],
  ['liked', 'the consultant looked at the scan and said nothing was wrong'],
  ['liked', 'my husband has his mates and his football, and he is never in'],
  ['wish', 'he sleeps through it every single time'],
  ['wish', 'when he loads it wrong I think I am married to a lodger'],
  ['theirs', "I haven't slept properly since it happened"],
  ['ours', 'he leaves his boots in the hall and his plate on the arm of the chair'],
  ['request', "I'm fond of the pair of them, that is what makes it so hard"],
  ['good', 'I hate every hour of it if I am honest'],
  ['name', 'I have not been in her room since the funeral'],
  ['name', 'my sister told the whole table about it'],
  ['words', 'he paid for it in the end and said nothing more'],
  ['when', 'I think she only wants me to say it out loud to him'],
  ['fact', "I'm going to delete the thing tonight before she gets home"],
];

const REACTIONS = [
  "oh that's good, I like that one",
  'ok that takes some of the pressure off',
  'hm that stings a bit',
  'thanks, that helps already',
  'ok makes sense',
];

const fitOf = (takes: Takes, said: string) => fits(takes, understand(said, 'iris'));

describe('an answer to a step', () => {
  test.each(ANSWERS)('%s: %s', (takes, said) => {
    expect(['yes', 'unsure']).toContain(fitOf(takes, said));
  });

  test('is mostly recognised for certain', () => {
    const sure = ANSWERS.filter(([takes, said]) => fitOf(takes, said) === 'yes');
    expect(sure.length / ANSWERS.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('no answer to a step', () => {
  test.each(ASIDE)('%s: %s', (takes, said) => {
    expect(fitOf(takes, said)).toBe('no');
  });

  test.each(REACTIONS)('a word on what was said: %s', (said) => {
    expect(fitOf('deed', said)).toBe('reaction');
  });
});
