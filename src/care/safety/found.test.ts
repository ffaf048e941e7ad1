/** A note of somebody close, a violent person outside, being sick on purpose: led step by step, over a whole talk. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';
import { detect } from './detector.ts';

const talk = (...messages: readonly string[]) => talkWith('bob', messages);

describe('a note of a son', () => {
  const said = talk(
    "I found a note in my son's school bag an hour ago. He's fifteen. He's upstairs in his room. I don't know what to do.",
    'He wrote that he wants to die. Do I go up there and tell him I read it? What do I say?',
    'You are mixing us up. I am his mother. I do not want to die. Do I call 911 even if he is just sitting there?',
    "I'll ask him the question. What if he says yes?",
    "I put the pills in my handbag and locked it in the car. He said yes. He's on my bed now with the dog.",
    'His GP opens at eight. Is that the right place, or the hospital tonight?',
    "I'm scared but I'm not suicidal. I'd like to sleep on the floor beside him. Is that too much?",
  );
  it('is about him, all along', () => {
    for (const one of said) {
      expect(one.risk.subject).toBe('other');
      expect(one.text).not.toMatch(
        /thoughts of (?:suicide|killing yourself)|anything near you|Put it down/,
      );
    }
  });
  it.each([
    [0, /911/],
    [1, /“/],
    [2, /911/],
    [3, /thank them/],
    [5, /doctor/],
    [6, /floor|lie down/],
  ])('is led further: turn %i', (at, wanted) => expect(said[at]?.text).toMatch(wanted));
  it.each([
    "i found a sick note in my son's school bag",
    'the teacher said there was a note in his bag about the trip',
    'i found an old love letter in my drawer',
  ])('is no other note: %s', (message) => {
    expect(detect(message).signals).not.toContain('other.note');
  });
});

describe('somebody who was left', () => {
  const said = talk(
    "He's out there again. By the bus shelter across the street. I moved four months ago and nobody was supposed to know where.",
    "I'm on the kitchen floor with the light off so he can't see me. He broke my wrist two years ago.",
    "He's standing there NOW. My daughter is asleep in the back. What do I do?",
    'He just tried the cellar door. I heard the handle.',
    "We're at hers, door bolted, blue lights in the street. I can't stop shaking.",
    'Noon, he walks out. Who do I ring in the morning about keeping him away?',
  );
  it('and stands outside is danger from the first message', () => {
    for (const one of said.slice(0, 4)) expect(one.level).toBe('abuse');
    expect(said[0]?.text).toMatch(/911/);
  });
  it('is never taken for a wish to die', () => {
    for (const one of said) expect(one.text).not.toMatch(/suicide|dying|thought of using/);
  });
  it.each([
    [2, /lock/],
    [4, /door shut/],
    [5, /advocate/],
  ])('is led further: turn %i', (at, wanted) => expect(said[at]?.text).toMatch(wanted));
  it.each([
    'the postman is outside again, by the gate',
    'my cat is across the street again',
    'he is outside in the garden with the kids',
    'i left him a note by the door',
  ])('is not seen in: %s', (message) => {
    expect(detect(message).signals).not.toContain('outside');
  });
});

describe('being sick on purpose', () => {
  const said = talk(
    'I fainted behind the pharmacy counter on Tuesday.',
    'I make myself sick most evenings. I just want to know how people get through a shift without going down.',
    'My pulse was all over the place and my heart does a sort of hiccup. Should someone look at it?',
  );
  it('and a body that gives way are put together, and belong to a doctor today', () => {
    expect(said[1]?.text).toMatch(/today/i);
    expect(said[2]?.text).toMatch(/today/i);
  });
  it('is not taken for a wish to die', () => {
    for (const one of said) expect(one.text).not.toMatch(/suicide|dying/);
  });
  it('alone gets no advice to go on with it', () => {
    expect(talk('i make myself sick after dinner')[0]?.text).toMatch(/doctor/);
  });
  it.each([
    'i fainted when they took my blood',
    'the fish made me sick',
    'my heart races before every exam',
  ])('is not made of: %s', (message) => expect(talk(message)[0]?.text).not.toMatch(/salts/));
});
