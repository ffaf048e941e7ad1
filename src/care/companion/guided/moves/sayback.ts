/** The first sentence of a reply: what they said, given back so that it could not be another's. */
import { memoryIn } from '../frames/news.ts';
import { pickOptions, quoted, slotsOf, type Turn } from '../turn.ts';
import { isManners } from '../understand/acts.ts';
import { knownName } from '../understand/people.ts';
import { contentWords, mended, wordsOf } from '../understand/text.ts';
import { VERBS } from '../understand/verbs.ts';
import type { Slots } from '../words.ts';
import { joinable } from './meaning.ts';
import { VERBAL } from './verbal.ts';

export interface Line {
  readonly kind: string;
  readonly text: string;
}

/**
 * Plain and certain ways first; a way used last time waits, so that no two replies begin alike.
 * Their own clause alone is rare: it is joined to what it means, or (`sparing`) left out, and null
 * then says that something else should open the reply.
 */
export function sayBack(turn: Turn, sparing = false): Line | null {
  const { reading, state, voice, words } = turn;
  const options = pickOptions(turn);
  const last = state.leads.at(-1);
  const said = state.drunk ? null : mirrored(turn);
  const feeling = reading.feelings.find((one) => !VERBAL.test(one.word));
  const brief = reading.words.length <= 6;
  const lastsLong =
    /\b(?:day|week|month|year|night)s?\b/i.test(reading.time ?? '') &&
    !/^(?:last|this|next|every|the|in the)\b/i.test(reading.time ?? '') &&
    !/\b(?:in|within) (?:an?|one|two|three|\d+|a few|a couple of) (?:day|week|month|year)/i.test(
      reading.text,
    );
  const quotable = reading.quotes.filter((quote) => worthQuoting(quote.text));
  const rested = !state.leads.slice(-2).includes('quote') && !state.minor && !jesting(turn);
  const telling =
    rested && !plainDoing(turn) ? quotable.find((quote) => quote.weight >= 3) : undefined;
  const own = reading.people.find((one) =>
    state.people.some((known) => known.label === one.label && known.count === 1),
  );
  const lost = state.facts.lost;
  // Never their own clause twice in a row: that is a parrot, however politely it speaks.
  const parroting = last === 'mirror' && state.content > 1;
  const ways: [string, readonly string[], Slots | null][] = [
    ['named', voice.named, nameGiven(turn)],
    ['done', voice.affirm, reading.done !== null && reading.talk !== 'sustain' ? {} : null],
    [
      'change',
      voice.change,
      reading.talk === 'change' && reading.talkQuote ? { q: quoted(reading.talkQuote) } : null,
    ],
    ['denied', DENIED, feeling?.word.startsWith('not ') && brief && !said ? {} : null],
    [
      'feeling',
      feeling ? voice.feeling[feeling.family] : [],
      feeling && (brief || (feeling.strength > 1 && state.content <= 1)) ? {} : null,
    ],
    ['sides', [], state.drunk || sidesOf(turn) === null ? null : {}],
    ['quote', voice.quote, telling && said === null ? { q: quoted(telling.text) } : null],
    ['joined', [], said?.joined === false && !mannered(turn, sparing) ? { m: said.text } : null],
    [
      'mirror',
      said ? mirrorBank(turn, said) : [],
      said && !sparing && !parroting && !echoed(turn) ? { m: said.text } : null,
    ],
    [
      'person',
      voice.person,
      own && brief && !said && reading.happenings.length === 0 && (!lost || lost === own.label)
        ? { p: own.label }
        : null,
    ],
    [
      'time',
      voice.time,
      lastsLong &&
      !/\b(?:married|together|old|sober|clean)\b/i.test(reading.text) &&
      brief &&
      !shrugged(turn)
        ? {}
        : null,
    ],
    ['echo', [], echoForm(turn) === null ? null : {}],
    [
      'quote',
      voice.quote,
      rested && quotable[0] && !plainDoing(turn) ? { q: quoted(quotable[0].text) } : null,
    ],
    ['feeling', feeling ? voice.feeling[feeling.family] : [], feeling ? {} : null],
    [
      'mirror',
      said ? mirrorBank(turn, said) : [],
      said && !sparing && !parroting ? { m: said.text } : null,
    ],
  ];
  const possible = ways.filter(([, , own]) => own !== null);
  const order = [
    ...possible.filter(([kind]) => kind !== last || kind === 'mirror'),
    ...possible.filter(([kind]) => kind === last && kind !== 'mirror'),
  ];
  for (const [kind, bank, own] of order) {
    // Bare now and then: a plain sentence is the least mannered way of saying it back.
    const joined =
      kind === 'joined' && said && !said.fragment ? withMeaning(turn, said.text) : null;
    const bare =
      (kind === 'echo' ? say(turn, echoForm(turn) ?? '') : null) ??
      (kind === 'sides' ? say(turn, sidesOf(turn) ?? '') : null) ??
      joined ??
      (kind === 'mirror' && (state.turn % 2 === 0 || said?.fragment) && said
        ? say(turn, `${said.text}.`)
        : null);
    const text =
      bare ??
      words.pick(bank, slotsOf(turn, own ?? {}), options) ??
      (kind === 'mirror' && said ? say(turn, `${said.text}.`) : null);
    if (text === null) continue;
    state.leads.push(kind);
    noteQuotes(turn, text);
    return { kind, text };
  }
  return sparing || parroting ? null : plainEcho(turn);
}

/** "…, but …": neither half is the whole, so both are said, with the "but" they used. */
function sidesOf(turn: Turn): string | null {
  const { mirrors } = turn.reading;
  const at = mirrors.findIndex((one) => one.turns);
  const [x, y] = [mirrors[at - 1]?.text, mirrors[at]?.text];
  return x === undefined ||
    y === undefined ||
    length(x) < 4 ||
    length(x) + length(y) > 24 ||
    turn.reading.words.length > 40
    ? null
    : `${x}, but ${y}.`;
}

/** "Not great" is a figure of speech and no word to be held up. */
const DENIED = ['{w}, then.', '{w}. All right.', '{w}. I have that.'];

/** What somebody else did, with nothing in it that hurts: said plainly or not at all. */
const plainDoing = ({ reading }: Turn): boolean =>
  memoryIn(reading.clauses) ||
  (reading.mirrors.length > 0 &&
    reading.mirrors.every((one) => one.subject === 'other' && !one.turns) &&
    reading.feelings.length === 0 &&
    reading.traps.length === 0 &&
    reading.frames.every((frame) => frame.loose));

/** In a row of jokes a line in quotation marks is a joke explained. */
const jesting = ({ reading, state }: Turn): boolean =>
  reading.joking !== null || state.turn - Number((state.facts.jokes ?? '/-9').split('/')[1]) <= 3;

/** A few words of no weight held up in quotation marks read as mockery. */
export const worthQuoting = (text: string): boolean =>
  contentWords(text).length >= 3 &&
  !/^(?:it'?s|that'?s|what|how|why|who|is|are|do|does|should)\b/i.test(text);

/** "tonight", "last week": a time given in answer is no subject of its own. */
const shrugged = (turn: Turn): boolean => turn.reading.acts.has('dunno');

/** A short answer as a listener repeats it: no quotation marks, nothing added, "my" turned. */
function echoForm(turn: Turn): string | null {
  const { reading, state } = turn;
  if (reading.words.length > 5 || reading.words.length === 0 || reading.quotes.length > 2)
    return null;
  if (state.leads.at(-1) === 'echo' || isManners(reading.text) || reading.question !== null)
    return null;
  const plain = mended(shortForm(turn))
    .replace(/[“”"]/g, '')
    .replace(
      /^(?:(?:all ?right|ok(?:ay)?|right|yeah|yes|well|fine|that'?s it|exactly)[,. ]+)+/i,
      '',
    );
  if (!/^[\p{L}\p{N}' ,-]{3,40}$/u.test(plain) || NO_ECHO.test(plain)) return null;
  if (wordsOf(plain).some((word) => VERBS.has(word) || /ing$/.test(word))) return null;
  return `${plain.replace(/\bmy\b/gi, 'your')}.`;
}

const NO_ECHO =
  /\b(?:i|i'?m|im|me|you|your|we|us|he|she|they|it|its|it's|that|this|haha|lol|obviously|just|cant|can't|dont|don't|not|no|yes|exactly|perfect|mostly|mainly|really|ugh|argh|hm+|meh|aw+|gna|gonna|wanna|night|so|then|sort|kind|bit|literally|whatever|stuff|things?|coke|cocaine|crack|weed|pills?|tablets?|heroin|ket|ketamine|mdma|xanax|meth|speed|rope|razors?|blades?|kni(?:fe|ves)|guns?)\b/i;

/** A bare clause of theirs once in a while, never within the last four openings. */
const echoed = (turn: Turn): boolean => turn.state.leads.includes('mirror');

/** Said back and joined twice running, a third time would be a habit. */
const mannered = (turn: Turn, sparing: boolean): boolean =>
  sparing &&
  turn.state.leads.slice(-2).every((one) => one === 'joined') &&
  turn.state.leads.length > 1;

function withMeaning(turn: Turn, said: string): string | null {
  if (length(said) > 14) return null;
  const meaning = joinable(turn, said);
  if (meaning === null) return null;
  const joint = /,/.test(meaning) || turn.state.turn % 2 === 0 ? '; ' : ', and ';
  const whole = `${said}${joint}${meaning}`;
  // In this one's own manner as long as that lasts; plainly on every third turn.
  const wrapped =
    turn.state.turn % 3 === 2 || length(whole) > 22
      ? null
      : turn.words.pick(
          turn.voice.mirror.filter((line) => /^(?:.*[:,;] |So |\S+\. )?\{m\}\.$/.test(line)),
          slotsOf(turn, { m: whole }),
          pickOptions(turn),
        );
  return wrapped ?? say(turn, `${whole}.`);
}

/** A name just told, as an answer or beside the relation ("my husband. Dan"). */
function nameGiven(turn: Turn): Slots | null {
  const { state, reading } = turn;
  const bare = reading.text.toLowerCase().replace(/[^\p{L}'-]/gu, '');
  if (state.facts.name?.toLowerCase() === bare) return {};
  if (state.pending?.slot === 'name' && state.facts.name) return {};
  const fresh = reading.people.find((one) => one.name !== null && reading.words.length <= 5);
  const alone = reading.words.length === 1 ? knownName(reading.text) : null;
  if (alone !== null && state.people.length > 0 && state.facts.name === undefined) {
    state.facts.name = alone;
    if (state.facts.lost !== undefined) state.facts.lost = alone;
    return { name: alone };
  }
  const known = state.people.find((one) => one.name !== null && one.name === fresh?.name);
  return fresh?.name && known?.count === 1 ? { name: fresh.name } : null;
}

interface Said {
  readonly text: string;
  readonly joined: boolean;
  readonly fragment: boolean;
}

/** A pair of clauses wants a full stop after it, and a fragment wants no "that" before it. */
const mirrorBank = (turn: Turn, said: Said): string[] =>
  turn.voice.mirror.filter((line) =>
    said.fragment ? /(?:^|: |^So )\{m\}\./.test(line) : !said.joined || /\{m\}\.(?: |$)/.test(line),
  );

/** One or two of their clauses in the second person, in the order they came. */
function mirrored(turn: Turn): Said | null {
  const { mirrors, fragment, words } = turn.reading;
  const open = turn.state.pending?.kind === 'ask' || turn.state.pending?.kind === 'confirm';
  if (mirrors.length === 0)
    return fragment !== null && open && words.length >= 3 && !turn.reading.acts.has('yes')
      ? { text: fragment, joined: false, fragment: true }
      : null;
  const best = [...mirrors].sort((a, b) => b.weight - a.weight);
  const top = best[0];
  const next = best[1];
  if (!top) return null;
  if (next && length(top.text) + length(next.text) <= 17) {
    const pair = mirrors.filter((one) => one === top || one === next).map((one) => one.text);
    return {
      text: pair.join(turn.state.turn % 3 === 0 ? ', and ' : '; '),
      joined: true,
      fragment: false,
    };
  }
  return { text: top.text, joined: false, fragment: false };
}

const length = (text: string): number => text.split(/\s+/).length;

function say(turn: Turn, line: string): string | null {
  const text = line.charAt(0).toUpperCase() + line.slice(1);
  if (!turn.words.isNew(text)) return null;
  turn.words.say(text);
  return text;
}

/** When every phrase is spent: their words alone, which are new as long as they are. */
function plainEcho(turn: Turn): Line | null {
  const { reading } = turn;
  const bare = [
    ...reading.quotes
      .filter((quote) => worthQuoting(quote.text))
      .map((quote) => `${quoted(quote.text)}.`),
  ];
  for (const line of bare) {
    const text = say(turn, line);
    if (text !== null) return { kind: 'echo', text };
  }
  return null;
}

/** A very short message as it can be quoted: without "dunno", and in one breath. */
export const shortForm = (turn: Turn): string =>
  turn.reading.text
    .replace(/[.!?…,\s]+$/u, '')
    .replace(
      /^(?:dunno|idk|i don'?t know|i guess|well|um+|uh+|like|just)[.,!? ]+(?!(?:who|why|what|when|how|where|if|it|that)\b)(?=\S)/i,
      '',
    )
    .replace(/[.!?…]+\s+/g, ', ')
    .slice(0, 60);

export function noteQuotes(turn: Turn, text: string): void {
  const lower = text.toLowerCase();
  for (const quote of turn.state.quotes) if (lower.includes(quote.text.toLowerCase())) quote.uses++;
}
