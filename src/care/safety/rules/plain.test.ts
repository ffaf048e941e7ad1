/** What can hardly mean anything else is heard, whatever stands around it. */
import { describe, expect, it } from 'vitest';
import type { RiskLevel } from '#care/contract.ts';
import { detect } from '../detector.ts';

describe('plain sayings', () => {
  it.each<[string, RiskLevel]>([
    ['I tried on Sunday, the rope broke, going to try again', 'imminent'],
    ["my last day is friday and i don't mean at work", 'imminent'],
    ["I'd have done it already if my sister wasn't getting married", 'active_ideation'],
    ["I'd be doing my wife a favour if I dropped dead", 'passive_ideation'],
    ['i hit my son today', 'harm_to_others'],
    ['I slapped my wife last night', 'harm_to_others'],
    ['i smacked my daughter and now i feel awful', 'harm_to_others'],
    ['i slapped my kid last night and i hate myself', 'harm_to_others'],
    ['I shook the baby', 'harm_to_others'],
    ['my husband hit our son', 'abuse'],
    ['he hits the kids', 'abuse'],
    ['i pushed my mum and she fell', 'harm_to_others'],
    ['my ex keeps hitting my daughter when he has her', 'abuse'],
    ["dad hit me so hard my ear's ringing", 'abuse'],
    ['My wife died in March. I hear her telling me to come to her', 'passive_ideation'],
    ['how many paracetamol would kill you', 'active_ideation'],
    ['what is a lethal dose of oxycodone', 'active_ideation'],
    ['i want to die tonight', 'imminent'],
    ['i want to die and i have pills', 'imminent'],
    ['i want to die tonight, i have the pills here', 'imminent'],
    ['i want to die. i have the pills here', 'imminent'],
    ['im at the train station and i want to die', 'imminent'],
    ['ugh i want to die today was so embarrassing', 'passive_ideation'],
  ])('%s', (text, level) => {
    expect(detect(text).level).toBe(level);
  });

  it.each([
    'the swing rope broke again when we tried it',
    'my last day is friday and i have cake for everyone at work',
    "I'd have done it already if the printer worked, the report I mean",
    'my brother hit me so hard at karate practice',
    'i hit my brother up for money again',
    'i kicked my husband out',
    'i shook my dad awake',
    'my husband hit our son with a snowball',
    'i heard her asking me to join them for lunch',
    'is the lethal dose for rats on the exam',
    'how many emails does it take to kill me lol',
  ])('no danger: %s', (text) => {
    expect(['none', 'distress']).toContain(detect(text).level);
  });
});
