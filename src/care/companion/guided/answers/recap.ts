/** "Can you sum up what I've decided?": their own sentences of it, in the order they were written. */
import { isDanger } from '#care/safety/index.ts';
import { type Move, quoted, type Turn, theirWords } from '../turn.ts';

/** The newest of them: more is a story again. */
const MOST = 4;
const WORDS = { least: 4, most: 26 } as const;

export function recapped(turn: Turn): Move | null {
  const { reading, input, state, words } = turn;
  if (turn.quiet || state.skill || !ASKED.test(reading.text)) return null;
  // Where there was danger, what was meant to be done may be that.
  if (isDanger(input.state?.risk?.peak ?? 'none')) return null;
  const said = theirWords(turn)
    .flatMap((one) => one.replace(/[’‘]/g, "'").split(/(?<=[.!?])\s+|\n+/))
    .filter(isDecision)
    .slice(-MOST);
  const list = [...new Set(said)]
    .map((one) => quoted(one.replace(LED_IN, '').replace(/[.!]+$/, '')))
    .join('; ');
  const text = words.pick(
    said.length === 0 ? NONE : SUMS,
    { a: list },
    { inOrder: true, again: true },
  );
  return text === null ? null : { text, shape: 'S', pending: { kind: 'ask' } };
}

function isDecision(line: string): boolean {
  const size = line.split(/\s+/).length;
  if (size < WORDS.least || size > WORDS.most || line.endsWith('?')) return false;
  return (DECIDES.test(line) || HANDED.test(line)) && !NO_DECISION.test(line);
}

const ASKED =
  /\b(?:summari[sz]e|sum (?:it |this |that )?up|recap|run through|list|repeat)\b[^.?!]{0,24}\b(?:(?:i|we)(?:'ve| have)? (?:decided|agreed|planned|chosen|settled|said i)\w*|my (?:plan|decisions?|next steps?)|what i(?:'m| am) (?:going to do|doing))\b|\bwhat (?:have|did) (?:i|we) (?:decide|agree|plan)(?:d|ned)?\b|\bwhat (?:did|have) (?:i|we) settle(?:d)?\b|\b(?:summary|recap) of (?:what (?:was|has been|is) |(?:what (?:i|we)|my|our|the) )(?:(?:'ve|have) )?(?:decid\w+|agreed|plan\w*|decisions?|next steps?)\b/i;
const DECIDES =
  /\bi(?:'ll| will|'m going to| am going to|'m gonna|'ve decided| have decided| decided)\b|\bgoes (?:weekly|fortnightly|monthly)|\bi could (?:ask|tell|move|drop|send|give|hand|ring|call|book|write|stop|start|try)\b/i;
const HANDED = /\b(?:could|can|will) go to \p{Lu}/u;
/** Fears, refusals and what was said in danger are no plans. */
const NO_DECISION =
  /\b(?:never|can'?t|won'?t|probably|what if|end up|fail|lose|afraid|kill\w*|die|dying|dead|suicid\w*|end it|do it|hurt\w*|cut\w*|pills|bottle|tonight|jump|overdose|take (?:it|them)|drink|drunk|goodbye|that was the)\b/i;
const LED_IN = /^(?:(?:and|so|but|ok(?:ay)?|right|well|then),? )+/i;

const SUMS = [
  'In your own words: {a}. Is anything missing?',
  'This is what you have settled, as you wrote it: {a}. What should be added?',
];
const NONE = [
  'I find nothing in what you have written that was settled yet. What would be the first point?',
  'As far as I can see nothing is fixed so far. Which one would you put down first?',
];
