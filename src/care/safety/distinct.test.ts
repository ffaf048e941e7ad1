/** How clearly something was heard decides what a no to our question does to it. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';
import { detect } from './detector.ts';
import { NO_RISK } from './risk.ts';
import type { RiskState } from './types.ts';

const CALM = { ...NO_RISK, calmTurns: 2, sinceAsked: 3 };

const talk = (from: RiskState | null, ...messages: readonly string[]) =>
  talkWith('iris', messages, { from });

const APOLOGY = /misread|sorry to have|read more into it|misreading/i;

describe('a wish that was heard clearly', () => {
  const wish =
    'Most evenings I sit in the shed and I think they would all have it easier if I did not come back in one night.';

  it('is not a misreading of ours because it is denied', () => {
    const [, no] = talk(
      CALM,
      wish,
      'No. Not like that. I meant leave the job. People say these things.',
    );
    expect(no?.text).not.toMatch(APOLOGY);
    expect(no?.text).toMatch(/988/);
    expect(no?.risk.denied).toBe(1);
    expect(no?.risk.flags).not.toContain('cleared');
  });

  it.each([
    'they would be better off with the pension than with me sat at the table',
    'She would be better set up than with me in it.',
    'I said they would be better off with the money than me.',
  ])('is asked after again on: %s', (message) => {
    const said = talk(CALM, wish, 'no, nothing like that', 'just tired of the farm', message);
    expect(said.at(-1)?.level).toMatch(/ideation|imminent/);
    expect(said.at(-1)?.text).toMatch(/\?/);
  });

  it('is given up where they say what was meant, and that it was not living', () => {
    const [, no] = talk(
      CALM,
      wish,
      'No. I meant finished with the thing, not with living. Why would you ask that?',
    );
    expect(no?.text).not.toMatch(/thought of ending|thoughts of suicide|thoughts of dying/);
    expect(no?.risk.flags).toContain('inferred');
  });

  it('is given up where it was a joke, and nobody is asked over and over', () => {
    const said = talk(
      { ...NO_RISK, peak: 'passive_ideation', flags: ['distinct', 'inferred'], asked: 1 },
      'Good lord, no. It was a joke about sheds. I would only be late for my own funeral.',
      'That I could look at my own hands doing something well and not think: shame who they belong to.',
      'I dropped a tuning fork in front of the owner and laughed, then cried in the van.',
      'What gets in the way is that I was in the room and know I did it tired.',
      'I laughed loudest at the table, when my sister said it.',
    );
    expect(said[0]?.risk.flags).not.toContain('distinct');
    for (const one of said.slice(2))
      expect(one.text).not.toMatch(/dying|suicide|want to live|ending your life/);
  });

  it('is asked after again where they ask to be asked', () => {
    const said = talk(
      CALM,
      wish,
      'no, nothing like that',
      'just tired of the farm',
      'Do you not ask? You asked before and I said no.',
    );
    expect(said.at(-1)?.text).toMatch(/dying|suicide|ending your life|killing yourself/i);
  });
});

describe('a guess of ours that was faint', () => {
  it('is given up after a no, however long the message around it', () => {
    const [, no, later] = talk(
      null,
      'Hello, so I run the dispatch desk for the school buses, eleven routes and one of them is always late because of the level crossing, and this morning Huw rang in sick for the third Monday in a row and I had to drive the 7.40 myself, which I have not done since my licence was renewed, and then my daughter texted in the middle of it to say she is thinking of taking the job in Tromsø, which is about as far as you can go without a boat, and the bees, I have got two hives, one of them has gone very quiet. Anyway what I wanted to ask is, is it normal to feel nothing at all when your child tells you a thing like that?',
      'Good heavens, no, nothing like that, I am just a woman with a timetable. She has been offered a post at the hospital with a flat, and I read it and thought, oh right, and put the phone away.',
      'You can hear the hive on the left, like a fridge, and the one on the right nothing. I could open it and see, but then if they are alive I have let the cold in. Should I leave it shut, do you think?',
    );
    expect(no?.risk.denied).toBe(1);
    expect(later?.text).toBe('');
  });

  it.each([
    'What on earth? I asked about a beehive. Nobody is taking anything and I am quite safe, thank you. Can we go back to my daughter?',
    'I am not in danger, I never said I was.',
    'good grief, I was talking about the boiler. I am perfectly fine',
  ])('taken for an emergency is given up on: %s', (message) => {
    const state: RiskState = {
      ...NO_RISK,
      peak: 'imminent',
      flags: ['inferred'],
      asked: 1,
      sinceAsked: 0,
    };
    const [no] = talk(state, message);
    expect(no?.risk.denied).toBe(1);
    expect(no?.text).not.toMatch(/I hear you say no|I have not moved on/);
  });
});

describe('a burn in the kitchen', () => {
  it.each([
    'I burned my hand slightly on the leek dish just now, it is under the tap',
    'burnt my arm on the iron getting ready',
    'scratched my leg on the brambles picking blackberries',
    'cut my hand opening a tin',
  ])('is no self-harm: %s', (message) => {
    expect(detect(message).level).not.toBe('self_harm');
  });

  it('is where it was meant', () => {
    expect(detect('I burned my arm with a lighter again last night').level).toBe('self_harm');
  });
});
