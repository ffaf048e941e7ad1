/** Something swallowed or breathed, said in passing between jokes, comes before any talk. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';
import { detect } from './detector.ts';

const talk = (...messages: readonly string[]) => talkWith('james', messages);

describe('some of somebody else’s tablets', () => {
  it.each([
    'i did take a few of her sleeping things tho',
    'took some of my nans tablets lol',
    'ive taken 6 of his painkillers',
    'took a few of my sleeping tablets, whatever',
  ])('are a matter for an ambulance or the poison line: %s', (message) => {
    const said = talk('hi', 'got dumped', message).at(-1);
    expect(said?.level).toBe('medical_emergency');
    expect(said?.text).toMatch(/911|Poison/);
  });

  it.each([
    'i took some of her advice',
    'took a few of my vitamins',
    'the nurse said i took some of his tablets by the wrong name',
    'took some of my mums old tablets back to the pharmacy',
    'i took my tablets this morning',
  ])('and this is none: %s', (message) =>
    expect(detect(message).level).not.toBe('medical_emergency'),
  );

  it('stay the subject while the talk goes elsewhere, and a goodbye is let go', () => {
    const turns = talk(
      'got dumped',
      'i took a few of her sleeping tablets',
      'im fine',
      'stop',
      'whats on tv',
      'ok bye',
    );
    for (const turn of turns.slice(2, 5)) {
      expect(turn.takesOver).toBe(true);
      expect(turn.text).toContain('911');
    }
    expect(turns.at(-1)?.takesOver).toBe(false);
  });
});

describe('after something was swallowed', () => {
  const TOOK = ['got dumped', 'i took a few of her sleeping tablets', 'like 5'];

  it('somebody in the next room is to be called out to', () => {
    const text = talk(...TOOK, 'my roommates in the next room yeah').at(-1)?.text;
    expect(text).toMatch(/call out to them|Go to them/);
    expect(text).not.toMatch(/ambulance is right|Feeling all right/);
  });

  it('somebody who calls is enough', () => {
    expect(talk(...TOOK, 'shes calling them').at(-1)?.text).toMatch(
      /^(?:Good\. Stay|That is right)/,
    );
  });

  it.each(['nobody is here', 'she is not calling anyone'])('and nobody is nobody: %s', (said) =>
    expect(talk(...TOOK, said).at(-1)?.text).not.toMatch(
      /^(?:Good\. Stay|That is right|Then call)/,
    ),
  );

  it('a heart that fails is one as well', () => {
    const said = 'My legs are swollen and I can not breathe well at night';
    expect(detect(said).level).toBe('medical_emergency');
    expect(detect('my feet are swollen from the flight').level).not.toBe('medical_emergency');
  });
});

describe('an engine that runs where the air cannot get out', () => {
  it('is heard in two halves, turns apart', () => {
    const turns = talk(
      'sleeping in the van',
      'got the engine running for the heat',
      "it's cold",
      "it's in a lock-up",
    );
    expect(turns[1]?.level).toBe('none');
    expect(turns.at(-1)?.text).toMatch(/ngine off|engine off/);
    expect(turns.at(-1)?.text).toContain('911');
  });

  it.each([
    ['my car is in the garage for repair', 'the engine is running rough'],
    ['the engine is running, i wait outside ballet', 'she is six'],
  ])('and this is none: %s, %s', (...messages) => {
    for (const { level } of talk(...messages)) expect(level).toBe('none');
  });
});
