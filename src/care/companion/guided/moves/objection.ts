/** "She'll say she's got the kids": an answer to have ready, so that the request is not given up at the first no. */
import { type Move, type Turn, theirWords } from '../turn.ts';
import { isFeared } from './feared.ts';

/** How many turns after the words were sought an objection is taken to be one against them. */
const LASTS = 5;

/**
 * The answer that stays with the request: agree with what is true in it, and say the sentence again
 * (the "broken record" of assertiveness training; M. Smith, "When I Say No, I Feel Guilty", 1975).
 */
export function objected(turn: Turn): Move | null {
  const { reading, state, words } = turn;
  if (state.skill || turn.quiet || reading.weighty || UNSAFE.test(reading.text)) return null;
  if (isFeared(turn)) return null;
  const sought = state.turn - Number(state.facts.wording ?? Number.NaN) <= LASTS;
  const expected = EXPECTED.test(reading.text) || ASKED_ON.test(reading.text);
  if (!ASKED.test(reading.text) && !(sought && expected)) return null;
  const gives = GIVES_IN.test(reading.text);
  const refuses = [reading.text, ...theirWords(turn, 4)].some((one) => REFUSES.test(one));
  const meet = refuses ? HOLD_THE_NO : MEET_IT;
  const text = words.pick(
    gives && !refuses ? [...GIVING_IN, ...meet] : meet,
    {},
    { inOrder: true },
  );
  if (text === null) return null;
  state.facts.wording = String(state.turn);
  return { text, shape: 'A', pending: { kind: 'ask' } };
}

/** A no, an excuse, the old story: what is asked for is what to hold against it. */
const AGAINST =
  '(?:start(?:s|ing)? on|brings? (?:it |that |the \\w+ )?up|comes? (?:back|up) with|makes? (?:an |some |more |up )?excuses?|refuses?|argues?|pulls? that|says? (?:no\\b|(?:he|she|they|it)(?:\\W?s|\\W?ve|\\W?re)? |there(?:\\W?s| is) (?:nobody|no one|no) ))';
const ASKED = new RegExp(
  `\\b(?:what (?:do|should|would|can|could|will) i|what to|how to|what i) (?:say|answer|reply|tell (?:him|her|them)) (?:when|if|once) (?:he|she|they|my \\w+) ${AGAINST}`,
  'i',
);
/** Where words were sought before. */
const ASKED_ON =
  /\bwhat (?:do|should|would|can|could|will) i (?:say|answer|reply) (?:back|then|when|if|once|to that)\b/i;
const EXPECTED =
  /\b(?:he|she|they)(?:'ll| will| is going to|'s going to|'re going to| are going to) (?:only |just |probably |then |always )?(?:say|tell me|start(?: on)?\b|bring up|come (?:back|up) with|make (?:an |some )?excuses?|have an excuse|argue|refuse)\b/i;
const GIVES_IN =
  /\bi(?:'ll| will)? (?:end up|always (?:end up|give in|back down|cave)|give in|back down|cave)\b|\bi always (?:do|say)\b/i;
/** Where a no is punished, a firmer sentence is no advice. */
const UNSAFE =
  /\b(?:hit(?:s|ting)?|hurt(?:s|ing)?|shout(?:s|ing)?|scream\w*|scared|afraid|violent|threat\w*|lose (?:his|her|their) temper|throw(?:s|ing)? (?:things|plates)|kick (?:me|us) out)\b/i;

/** They want nothing of the other but to be let off. */
const REFUSES =
  /\b(?:say(?:ing)? no|tell (?:him|her|them|\p{L}+) no|turn (?:it|him|her|them) down|refuse (?:it|him|her|them|to)|get out of (?:it|this|doing))\b/iu;
const HOLD_THE_NO: readonly string[] = [
  'The same words once more: “I know you are short. It’s still no.” A new reason is only something new to argue with. Could you say that?',
  '“That is a real problem, and it is not one that I can solve.” Then good-bye, and the call is over. What would make that easier?',
  'Let the silence stand. Your no needs no better reason than it has, and they will look elsewhere sooner. Which half of it is hard?',
];
const MEET_IT: readonly string[] = [
  'Agree with what is true in it, and say your sentence again: “I know. And I still need this from you. Which day could you?” It may be said three times. How would yours go?',
  'One line for just that, ready beforehand: “I understand, and it does not change what I am asking.” Then wait, and let the silence be theirs. Would you change a word in it?',
  'You need not solve it for them. “How you arrange it is yours to find; that I need it is what I wanted to say.” How would you put it?',
];
const GIVING_IN: readonly string[] = [
  'So the moment to prepare is the one where you usually give way. Have four words ready instead: “I know. I still need it.” Then say nothing more. Can you hear yourself say that?',
];
