/** "What did I say my brother does?": found in their own messages and said back, or owned as not there. */
import { type Move, quoted, type Turn } from '../turn.ts';
import { contentWords, wordsOf } from '../understand/text.ts';

/** Null where the question holds nothing that could be looked for. */
export function recalled(turn: Turn): Move | null {
  const asked = sentenceIn(turn.reading.text);
  const named = ASKS_NAME.test(asked) ? nameOf(turn, asked) : null;
  if (named !== null) return answer(turn, SAID_NAME, { a: named });
  if (/\bhow old\b/i.test(asked)) return ageTold(turn);
  const wanted = contentWords(asked.toLowerCase()).filter((word) => !ASKING.test(word));
  if (wanted.length === 0) return null;
  const found = bestOf(turn, wanted, ASKS_NAME.test(asked));
  return found === null
    ? answer(turn, NOT_SAID, {})
    : answer(turn, SAID, { a: ended(quoted(found)) });
}

function answer(turn: Turn, bank: readonly string[], slots: { a?: string }): Move | null {
  const text = turn.words.pick(bank, slots, { inOrder: true, again: true });
  return text === null ? null : { text, shape: 'A', pending: null };
}

const sentenceIn = (text: string): string =>
  text.split(/(?<=[.!?])\s+|\n+/).findLast((line) => RECALLS.test(line)) ?? text;
const RECALLS =
  /\b(?:did i|have i|i (?:said|told)|do you (?:\w+ )?(?:remember|recall|know)|name|called)\b/i;
const ASKS_NAME = /\b(?:names?|called)\b/i;
/** What only asks, and is in every such question. */
const ASKING =
  /^(?:say|said|tell|told|write|wrote|mention\w*|call\w*|names?|remember|recall|know|again|just|actually|earlier|before|back|did|was|were|is|are|her|his|their|my|your|you|what|who|where|when|how|many|much|old|long|often|which)$/;

/** "I'm 52", as it was written. */
function ageTold(turn: Turn): Move | null {
  const told = turn.input.history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => AGE.exec(content)?.[0])
    .findLast((one) => one !== undefined);
  return told === undefined
    ? answer(turn, NOT_SAID, {})
    : answer(turn, SAID, { a: `${quoted(told)}.` });
}
const AGE =
  /\b(?:i'?m|i am|aged?|turned|turning|i was|(?:he|she)(?:'s| is)) (?:only |just |nearly |almost )?\d{1,3}\b(?! (?:years? (?:into|sober|clean)|days?|weeks?|months?|minutes?|hours?|%))/i;

/** Somebody whose name we have, by what they are to them. */
function nameOf({ state, input }: Turn, asked: string): string | null {
  const words = new Set(wordsOf(asked.toLowerCase()).map((word) => word.replace(/'s$/, '')));
  const known = state.people.find(({ relation, name }) => name && words.has(relation ?? ''))?.name;
  if (known) return known;
  const told = input.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  for (const [, relation = '', name = ''] of told.flatMap((one) => [...one.matchAll(IS_CALLED)]))
    if (words.has(relation.toLowerCase())) return name;
  return null;
}
/** "my manager, Colette", "our dog is called Biscuit" */
const IS_CALLED =
  /\b(?:[Mm]y|[Oo]ur) ([\w-]+),? (?:is |was |called |named |name is )*([A-Z][a-z]{2,})\b/g;

const MOST_SHOWN = 24;

/** The sentence of theirs that shares most with the question; of equals the one said last. */
function bestOf(turn: Turn, wanted: readonly string[], name: boolean): string | null {
  const told = turn.input.history
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => content.split(/(?<=[.!?])\s+|\n+/))
    .filter((line) => !/\?\W*$/.test(line) && !RECALLED.test(line));
  let best: string | null = null;
  let most = 0;
  for (const line of told) {
    const words = wordsOf(line.toLowerCase());
    const shared = wanted.filter((one) => words.some((word) => alike(one, word))).length;
    const proper = name && /[a-z,;] [A-Z][a-z]+/.test(line) ? 0.5 : 0;
    if (shared === 0 || shared + proper < most) continue;
    most = shared + proper;
    best = line;
  }
  return best === null ? null : shortened(best, wanted);
}
const RECALLED = /\bwhat did i (?:say|tell)\b/i;

const alike = (one: string, other: string): boolean =>
  one === other || (one.length > 3 && other.length > 3 && one.slice(0, 4) === other.slice(0, 4));

/** Around the word that was asked for, where the sentence is long. */
function shortened(line: string, wanted: readonly string[]): string {
  const words = line.trim().split(/\s+/);
  if (words.length <= MOST_SHOWN) return words.join(' ');
  const at = words.findIndex((word) =>
    wanted.some((one) => alike(one, word.toLowerCase().replace(/\W+$/, ''))),
  );
  const from = Math.max(0, Math.min(at - 8, words.length - MOST_SHOWN));
  const cut = words.slice(from, from + MOST_SHOWN).join(' ');
  return `${from > 0 ? '…' : ''}${cut}${from + MOST_SHOWN < words.length ? '…' : ''}`;
}

const ended = (said: string): string => (/[.!?…]”$/.test(said) ? said : `${said}.`);

const SAID = ['You wrote: {a}', 'It was this: {a}', '{a}'];
const SAID_NAME = ['{a}.', 'You said {a}.'];
const NOT_SAID = [
  'I cannot find that in what you have written here, so I will not guess. What was it?',
  'That is not in what I have of this talk. Tell me, and I keep it.',
  'I looked, and I do not find it among what you wrote.',
];
