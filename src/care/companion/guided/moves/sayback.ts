/** The first sentence of a reply: what they said, given back so that it could not be another's. */
import { lastOurs, pickOptions, quoted, slotsOf, type Turn } from '../turn.ts';
import { gistOf, isRich, tellsSeveral } from '../understand/gist.ts';
import { knownNames, withNames } from '../understand/names.ts';
import { knownName } from '../understand/people.ts';
import { capital, contentWords } from '../understand/text.ts';
import type { Slots } from '../words.ts';
import { lastDeeds } from './deeds.ts';
import { VERBAL } from './verbal.ts';

/**
 * Plain and certain ways first: a name, a deed, a feeling in one word, their own clause in the
 * second person, a few words as they came; of these only `kinds`, where some are given. Null where
 * nothing can be said back with certainty.
 */
export function sayBack(turn: Turn, kinds: ReadonlySet<string> | null = null): string | null {
  const { reading, state, voice, words } = turn;
  if (state.facts.plain !== undefined) return null;
  const options = pickOptions(turn);
  // Of somebody who is learning the language, their sentence in our mouth would be mockery.
  const said = parroting(turn) || state.facts.learner !== undefined ? null : mirrored(turn);
  const feeling = reading.feelings.find((one) => !VERBAL.test(one.word));
  const brief = reading.words.length <= 6;
  const { lost } = state.facts;
  const ways: [kind: string, () => string | null][] = [
    ['named', () => filled(voice.named, nameGiven(turn))],
    ['feeling', () => (feeling && brief ? filled(voice.feeling[feeling.family]) : null)],
    ['would_say', () => (wouldSay(turn) ? filled(WOULD_SAY, { lost }) : null)],
    ['mirror', () => (said ? mirroredLine(turn, said) : null)],
    ['feeling', () => (feeling ? filled(voice.feeling[feeling.family]) : null)],
    ['quote', () => sayOnce(theirWords(turn))],
  ];
  const rich = isRich(reading);
  for (const [kind, made] of ways) {
    if (rich && !OF_THE_WHOLE.has(kind)) continue;
    if (kinds !== null && !kinds.has(kind)) continue;
    if (state.facts.learner !== undefined && VERBATIM.has(kind)) continue;
    const text = made();
    if (text === null) continue;
    state.leads.push(kind);
    noteQuotes(turn, text);
    return text;
  }
  return null;

  function filled(bank: readonly string[], extra: Slots | null = {}): string | null {
    return extra === null ? null : words.pick(bank, slotsOf(turn, extra), options);
  }
  function sayOnce(line: string | null): string | null {
    return line === null ? null : say(turn, line);
  }
}

/** "Danny would've legged it", in a talk of Danny's death: they know what the dead would make of it. */
function wouldSay({ state, reading }: Turn): boolean {
  const { lost } = state.facts;
  if (lost === undefined || reading.weighty) return false;
  const who = `(?:${lost.replace(/^your /, 'my ').replace(/[^\p{L}\p{N}' -]/gu, '')}|he|she)`;
  return new RegExp(
    `\\b${who}(?:['’]d| would)(?:(?: have|['’]?ve| of) (?:said|told|laughed|loved|hated|gone|called|thought|liked|cried)| say| laugh| tell me| go mad| love it| hate)\\b`,
    'i',
  ).test(reading.text);
}
const WOULD_SAY = [
  'You know just what {lost} would have made of it.',
  'You can still tell what {lost} would say to it.',
];

/** Their sentence as it stands. */
const VERBATIM = new Set(['quote']);

/** Of much that was told the other ways take one word for the whole. */
const OF_THE_WHOLE = new Set(['mirror']);

/** A short message given back twice running would be a parrot's; a long one has much to choose from. */
const parroting = ({ state, reading, quiet }: Turn): boolean =>
  !quiet &&
  state.pending?.kind !== 'missed' &&
  reading.words.length < MUCH_TOLD &&
  state.leads.at(-1) === 'mirror';

/** Words. */
const MUCH_TOLD = 9;

/** Bare on every other turn: a plain sentence is the least mannered way of saying it back. */
function mirroredLine(turn: Turn, said: Said): string | null {
  const { state, words } = turn;
  const bare = `${said.text}.`;
  if (
    state.turn % 2 === 0 ||
    said.fragment ||
    said.joined ||
    turn.reading.weighty ||
    said.text.includes('“') ||
    (length(said.text) > 8 && tellsSeveral(turn.reading))
  )
    return say(turn, bare);
  const line = words.pick(turn.voice.mirror, slotsOf(turn, { m: said.text }), pickOptions(turn));
  return line ?? say(turn, bare);
}

/** Of much that cannot be turned, a few words as they stand. */
function theirWords({ reading, state }: Turn): string | null {
  if (reading.words.length < MUCH_TOLD || state.leads.at(-1) === 'quote') return null;
  const told = reading.quotes.find((one) => one.weight >= TELLING && worthQuoting(one.text));
  return told === undefined ? null : `${quoted(told.text)}.`;
}

const TELLING = 2.4;

/** A few words of no weight held up in quotation marks read as mockery. */
export const worthQuoting = (text: string): boolean =>
  contentWords(text).length >= 3 &&
  !/^(?:it'?s|that'?s|what|how|why|who|is|are|do|does|should)\b/i.test(text);

/** A name just told, as an answer or beside the relation ("my husband. Dan"). */
function nameGiven(turn: Turn): Slots | null {
  const { state, reading } = turn;
  const bare = reading.text.toLowerCase().replace(/[^\p{L}'-]/gu, '');
  if (state.facts.name?.toLowerCase() === bare) return {};
  const fresh = reading.people.find(
    (one) =>
      one.name !== null &&
      reading.words.length <= (CALLED.test(reading.text) ? 9 : 5) &&
      !A_DAY.test(one.name),
  );
  const alone = reading.words.length === 1 ? knownName(reading.text) : null;
  if (alone !== null && state.people.length > 0 && state.facts.name === undefined) {
    state.facts.name = alone;
    if (state.facts.lost !== undefined) state.facts.lost = alone;
    return { name: alone };
  }
  const known = state.people.find((one) => one.name !== null && one.name === fresh?.name);
  return fresh?.name && known?.count === 1 ? { name: fresh.name } : null;
}

/** The name is the news; in more than a sentence it is what is told of them. */
const CALLED =
  /\b(?:is|was|were|'s|he's|she's) (?:called|named)\b|\bname(?:'s| is| was)\b|^[A-Z][a-z]{2,14}\. (?:He|She)\b/;
const A_DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;

interface Said {
  readonly text: string;
  readonly fragment: boolean;
  /** Two lines of theirs in one sentence. */
  readonly joined?: boolean;
}

/** The one clause that says most, in the second person. */
function mirrored(turn: Turn): Said | null {
  const { mirrors, fragment, words } = turn.reading;
  const open = turn.state.pending?.kind === 'ask' || turn.state.pending?.kind === 'confirm';
  if (mirrors.length === 0)
    return fragment !== null && open && words.length >= 3 && !turn.reading.acts.has('yes')
      ? { text: fragment, fragment: true }
      : null;
  const ours = new Set(contentWords(lastOurs(turn).toLowerCase()));
  const fresh = (text: string): boolean => {
    const own = contentWords(text.toLowerCase());
    const enough = isRich(turn.reading) ? 2 : 0;
    return (own.length < enough || !own.every((word) => ours.has(word))) && isNewLine(turn, text);
  };
  if (tellsSeveral(turn.reading)) {
    const gist = gistOf(turn.reading, fresh);
    const text = gist && withNames(lastDeeds(gist.text), knownNames(turn.state.people));
    if (gist && text) return { ...gist, text, fragment: false };
    if (isRich(turn.reading)) return null;
  }
  const both = bothOf(turn.reading, fresh);
  if (both !== null) return both;
  const [top] = mirrors
    .filter((one) => length(one.text) <= MOST_MIRRORED && one.weight >= WORTH_SAYING)
    .filter(({ text }) => fresh(text))
    .sort((a, b) => b.weight - a.weight);
  return top ? { text: top.text, fragment: false } : null;
}

/** "I made a lasagne for him. Its still in the freezer": two halves of one thing, and neither is it alone. */
function bothOf(
  { mirrors, clauses, words }: Turn['reading'],
  fresh: (text: string) => boolean,
): Said | null {
  const [one, other] = mirrors;
  if (mirrors.length !== 2 || one === undefined || other === undefined) return null;
  const all = clauses.filter(({ words: { length: size } }) => size > 1).length === 2;
  if (!all || words.length > 18 || other.turns || one.place + 1 !== other.place) return null;
  if (HANGS_ON.test(one.text) || HANGS_ON.test(other.text)) return null;
  if (!fresh(one.text) || !fresh(other.text)) return null;
  return {
    text: `${one.text}, and ${other.text}`,
    fragment: false,
    joined: true,
  };
}

const HANGS_ON =
  /^(?:if|when|whenever|because|since|while|after|before|until|unless|although|so|and|but|or|that's (?:it|all|the)|it is what)\b|,/i;

/** What says less than this of how it is for them is not held up. */
const WORTH_SAYING = 1.6;

/** A longer sentence given back is heard as a copy. */
const MOST_MIRRORED = 15;

const length = (text: string): number => text.split(/\s+/).length;

const isNewLine = (turn: Turn, text: string): boolean => turn.words.isNew(`${capital(text)}.`);

function say(turn: Turn, line: string): string | null {
  const text = capital(line);
  if (!turn.words.isNew(text)) return null;
  turn.words.say(text);
  return text;
}

export function noteQuotes(turn: Turn, text: string): void {
  const lower = text.toLowerCase();
  for (const quote of turn.state.quotes) if (lower.includes(quote.text.toLowerCase())) quote.uses++;
}
