/** "Am I a fraud?", "does that mean I'm bad at it?": a plain answer to a hard word somebody tries on. */
import type { Turn } from '../turn.ts';

/** Null where it is none of these words, or where the general answer fits. */
export function worthAnswer(turn: Turn): string | null {
  const text = turn.reading.text;
  const role = BAD_AS.exec(text)?.[0].toLowerCase().replace('worst', 'bad');
  if (role !== undefined) {
    const h = `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;
    return turn.words.pick(said(turn, HARMED) ? DID_HARM : NOT_SUCH, { h }, { inOrder: true });
  }
  const word = NOUN.exec(text)?.[0].toLowerCase();
  if (word !== undefined && DECEIT.test(word))
    return turn.words.pick(deceived(turn) ? DID_DECEIVE : NO_FRAUD, {}, { inOrder: true });
  if (BAD_AT.test(text)) return turn.words.pick(NOT_BAD_AT, {}, { inOrder: true });
  if (word === undefined) return null;
  const h = nounIn(text);
  return turn.words.pick(NOT_THAT, { h }, { inOrder: true });
}

/** "an idiot", "a failure"; null where it is a word of deceit, which hangs on what was told. */
export function nounIn(text: string): string | null {
  const word = NOUN.exec(text)?.[0].toLowerCase();
  if (word === undefined || DECEIT.test(word)) return null;
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

const NOUN =
  /\b(?:frauds?|fake|phon(?:e)?y|impost[eo]r(?! (?:syndrome|feeling))|liar|idiot|fool|mug|loser|failure|disgrace|coward|waste of space)\b/i;
/** A bad daughter, an awful person. */
const BAD_AS =
  /\b(?:bad|terrible|awful|horrible|dreadful|rubbish|lousy|worst|evil) (?!(?:at|for|of|to|in|on|that|when|if|about|because|and|or|but|i)\b)[a-z]+\b(?=[^.!]*\?|[.! ]*$)/i;
const DECEIT = /^(?:fraud|fake|phon|impost|liar)/;
const BAD_AT =
  /\b(?:bad|rubbish|terrible|shit|crap|awful|no good) at\b|\bno good\b|\bnot good enough\b/i;

/** A lie that was told of is not to be talked away. */
const deceived = (turn: Turn): boolean => said(turn, LIED);

/** Nor is any hard word to be talked away after one. */
export const harmTold = (turn: Turn): boolean => said(turn, HARMED) || said(turn, LIED);

const said = ({ input }: Turn, what: RegExp): boolean =>
  [...input.history.filter(({ role }) => role === 'user').map(({ content }) => content)]
    .concat(input.message)
    .some((one) => what.test(one));

/** Nor is a wrong done to somebody. */
const HARMED =
  /\bi(?:'ve| have| just| even| actually| nearly)* (?:hit|slapped|smacked|shook|kicked|punched|pushed|shoved|hurt|cheated|stole|lied|screamed|yelled|shouted|snapped|threw|forgot)\b/i;
const LIED =
  /\bi(?:'ve|'d| have| had)? (?:\w+ )?(?:lied|lie to|been lying|cheated|stole|hid (?:it|the|my)|faked|made (?:it|them) up|went behind)\b/i;

const NOT_SUCH = [
  'No. One can be angry, or tired of it, or get a thing wrong, and not be {h}.',
  'No, nothing you have told me makes you {h}. Is there one moment you hold against yourself?',
  'Still no. You ask it as somebody who wants to do right by them.',
];
const DID_HARM = [
  'What you told me was not right by them, and you see that yourself. It is something you did; it does not make you {h}, and what you do next is open.',
  'One deed does not settle that. You named it without making it smaller; what would put a part of it right?',
];
const NO_FRAUD = [
  'No. A fraud sets out to deceive people, and nothing you have told me is that. Being unsure of yourself, or wrong about one thing, is something else.',
  'No, I see no sign of it in anything you wrote. To be afraid of being found out is a feeling, and no proof.',
];
const DID_DECEIVE = [
  'You did deceive somebody, by what you told me, and you have told me so yourself. That is something you did; what you do about it next is still open.',
  'About that one thing you were not honest, yes. Saying so, as you do here, is where it stops.',
];
const NOT_BAD_AT = [
  'No, not by itself. One mistake or one bad week happens to people who are good at a thing, too. What would somebody who has seen you do it over months say?',
  'I would not conclude that from what you told me. It takes more than a few bad moments to show that, either way.',
];
const NOT_THAT = [
  'No, I would not call you {h}, not on anything you have told me.',
  'No. You can have done something badly without being {h}.',
];
