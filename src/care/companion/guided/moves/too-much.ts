/** So much to drink that the body needs something before the talk does. */
import { type Move, slotsOf, type Turn } from '../turn.ts';

/** The body says so, or the count does. */
const TOO_MUCH =
  /\b(?:head(?:'?s| is)? spinning|room(?:'?s| is)? spinning|gonna (?:be sick|throw up|puke)|going to (?:be sick|throw up)|throwing up|puk(?:ed|ing)|been sick|feel(?:ing)? sick|bit sick|can'?t (?:stand|see) straight|seeing double|(?:that'?s|thats|on my|my|had|poured|makes|is) (?:about |like |number |the )?(?:[5-9]|1[0-9]|five|six|seven|eight|nine|ten|fifth|sixth|seventh|eighth|5th|6th|7th|8th|9th|10th)(?: (?:now|i think|so far|cans?|pints?|beers?|drinks?|glasses?|shots?|whiskeys?|whiskies|vodkas?))*(?=[.,!?]| i think| now| so far|$)|(?:whole|entire|second|2nd|third) bottle)/i;

/** Once in five turns: water, and how to lie. What is asked beside it is answered first. */
export function tooMuch(turn: Turn): Move | null {
  const { state, reading, words, quiet } = turn;
  if (!state.drunk || quiet || !TOO_MUCH.test(reading.text.replaceAll('’', "'"))) return null;
  if (state.turn - Number(state.facts.sobering ?? -9) < AGAIN) return null;
  const text = words.pick(CARE, slotsOf(turn), { inOrder: true });
  if (text === null) return null;
  state.facts.sobering = String(state.turn);
  return { text, shape: 'A', pending: { kind: 'ask' } };
}
const AGAIN = 5;
const CARE = [
  'No telling off. A big glass of water before anything else, something dry to eat, and the bottle out of reach for tonight. Is anybody in the house with you?',
  'Then lie on your side, with water beside you and a bowl, and leave the rest of it for tomorrow. If you cannot keep water down or somebody cannot wake you, that is {emergency}. Who is near?',
  'Enough for tonight, I would say: water, a piece of bread, and bed. It keeps until morning. Can you do that now?',
];
