/** "You just repeat what I say", "that was no answer": granted, and done otherwise from then on. */
import { type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';

/** From here on nothing of theirs is said back in this talk; questions and answers only. */
export function parroted(turn: Turn): Move | null {
  turn.state.facts.plain = '1';
  return granted(turn, PARROTED);
}

/** A question of ours that made no sense to them is dropped; an answer that was none is owned. */
export const dodged = (turn: Turn): Move | null =>
  granted(turn, ODD.test(turn.reading.text) ? DROPPED : DODGED);

const ODD =
  /\b(?:questions?|got to do with|has to do with|sense|presumptuous)\b(?<!answer (?:the|my) question|(?:avoiding|dodging) (?:the|my) question)/i;

/** "You sound like her": left out from now on, whatever it was. */
export const likened = (turn: Turn): Move | null => granted(turn, LIKENED);

/** "What would you know?": nothing lived, and said so. */
export const unlived = (turn: Turn): Move | null => granted(turn, UNLIVED);

function granted(turn: Turn, bank: readonly string[]): Move | null {
  const line = turn.words.pick(bank, slotsOf(turn), { ...pickOptions(turn), inOrder: true });
  if (line === null) return null;
  const resumes = turn.state.skill !== null;
  if (resumes) turn.state.skill = null;
  return { text: line, shape: 'M', pending: { kind: 'missed' } };
}

const PARROTED = [
  'True, I was handing you your own words, and that is worth nothing. I stop it here. What would you have wanted to hear instead?',
  'Fair. No more of that. Which part should I have picked up?',
  'You are right, that was going round in a ring. Tell me what I keep walking past.',
];
const DROPPED = [
  'Then I drop the question. Go on from where you were.',
  'No, it led nowhere. Say what you were going to say.',
  'Fair. I will ask less and read more.',
];
const DODGED = [
  'Fair, that was thin. The straight version: I do not know, and I would rather say so than dress it up. What were you hoping I would say?',
  'That is a just complaint. I had no real answer and used a polite one.',
  'Agreed, it went round the question. Put it to me once more and I will say yes, no, or that I cannot know.',
];
const UNLIVED = [
  'Nothing, from having lived it; I am a program, and nobody waits for me at home. What I have is what you write. What would somebody have to know, to talk sense about this?',
  'True, I have not lived a day of it. You have, so you are the one to say where I go wrong.',
  'No, an AI cannot know that from inside. Who around you would?',
];
const LIKENED = [
  'Then I hit a note you have heard too often, and I leave it out. Go on from where you were.',
  'That was not meant, and I can hear why it would grate. What would have been the other way to say it?',
];
