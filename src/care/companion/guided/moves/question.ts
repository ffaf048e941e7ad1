/** The one question at the end: about what was just said first, then the situation, then the method. */
import { happeningById } from '../frames/events.ts';
import { PASSING } from '../frames/passing.ts';
import type { Ask, Frame } from '../frames/types.ts';
import { activeFrame, type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import type { Reading } from '../understand/index.ts';
import { isPast, subjectOf } from '../understand/mirror.ts';
import { VERBS } from '../understand/verbs.ts';
import { FOLLOW, type Follow } from '../voices/follow.ts';
import { offset, rotated } from './meaning.ts';
import { inMoment, nearQuestion } from './moment.ts';
import { newsAsked } from './news.ts';

export interface Question {
  readonly text: string;
  readonly pending: NonNullable<Move['pending']>;
  /** It hangs on the kind of sentence only, and would follow many another. */
  readonly general?: true;
}

export function nextQuestion(turn: Turn): Question | null {
  const { state, reading } = turn;
  if (state.drunk) {
    const text = first(turn, TIPSY);
    return text === null ? null : { text, pending: { kind: 'ask' } };
  }
  if (inMoment(turn)) {
    const text = nearQuestion(turn);
    if (text !== null) return { text, pending: { kind: 'ask' } };
  }
  const brief = reading.words.length <= 3;
  const order =
    state.content <= 1
      ? [
          fromLostName,
          fromHappening,
          fromName,
          fromDay,
          fromFrame,
          fromNews,
          fromFollow,
          fromChoice,
          fromVoice,
        ]
      : brief
        ? [
            fromName,
            fromHappening,
            fromFrameWord,
            fromDay,
            fromNews,
            fromThread,
            fromChoice,
            fromFrameNow,
            fromFollow,
          ]
        : suitsVoice(turn)
          ? [
              fromLostName,
              fromHappening,
              fromName,
              fromLink,
              fromFrameNow,
              fromNews,
              fromVoice,
              fromFollow,
            ]
          : [
              fromLostName,
              fromHappening,
              fromName,
              fromLink,
              fromFrameNow,
              fromNews,
              fromFollow,
              fromFrame,
              fromVoice,
            ];
  if (!brief) order.splice(-2, 0, fromAhead);
  for (const source of order) {
    const question = source(turn);
    if (question) return question;
  }
  return null;
}

/** Only what hangs on this very message: what happened in it, or the situation it names. */
export function nextOwnQuestion(turn: Turn): Question | null {
  const { reading } = turn;
  const frame = activeFrame(turn);
  return (
    fromHappening(turn) ??
    (frame && !frame.loose && reading.frames.includes(frame) ? fromFrame(turn) : null)
  );
}

/** With drink in somebody nothing is explored; these keep them safe and in company. */
const TIPSY = [
  'Is somebody there with you tonight?',
  'Where are you now, and is it warm?',
  'What is within reach to drink that is only water?',
  'Who could you ring tomorrow, in daylight?',
  'What are you going to do in the next half hour?',
];

const slots = (turn: Turn) => slotsOf(turn);

function fromHappening(turn: Turn): Question | null {
  // With trauma the details are never asked for: the situation's own questions know how to.
  const careful = turn.voice.id === 'diana' || activeFrame(turn)?.domain === 'trauma';
  const told = turn.reading.happenings.filter((one) => !careful || PASSING.includes(one));
  for (const one of told) {
    const text = first(turn, rotated(one.ask, turn));
    if (text !== null) return { text, pending: { kind: 'ask' } };
  }
  return null;
}

/** A few words more belong to what was told just before: it is asked further into that. */
function fromThread(turn: Turn): Question | null {
  const [id, told] = (turn.state.facts.heard ?? '').split('/');
  const own = turn.reading.mirrors.length > 0 || turn.reading.feelings.length > 0;
  const one = turn.state.turn - Number(told) <= 2 && !own ? happeningById(id ?? '') : null;
  if (one === null || turn.voice.id === 'diana') return null;
  const text = first(turn, rotated(one.ask, turn));
  return text === null ? null : { text, pending: { kind: 'ask' } };
}

/** A day or an hour and nothing else, where nothing had been asked: what is on it. */
function fromDay(turn: Turn): Question | null {
  const { reading, state } = turn;
  const day = /^(?:on )?(mon|tues|wednes|thurs|fri|satur|sun)day(?: night| evening| morning)?s?$/i;
  if (state.content > 2 || !day.test(reading.text.replace(/[.! ]+$/, ''))) return null;
  const text = first(turn, ['What is it about {t}?', 'What happens, {t}?']);
  return text === null ? null : { text, pending: { kind: 'ask' } };
}

/** A word that names a situation by itself is asked about as that situation. */
function fromFrameWord(turn: Turn): Question | null {
  const frame = activeFrame(turn);
  return frame && !frame.loose && turn.reading.frames.includes(frame)
    ? (fromChoice(turn) ?? fromFrame(turn))
    : null;
}

/** Hung on the very thing that somebody did: "when everyone clapped". */
function fromLink(turn: Turn): Question | null {
  // These questions presume that it hurt.
  if (turn.reading.feelings.length === 0 && turn.reading.traps.length === 0 && !frameInPlay(turn))
    return null;
  const clause = turn.reading.mirrors.findLast(
    ({ text, subject }) =>
      subject === 'other' &&
      (PERSON.test(text) || turn.reading.people.some(({ label }) => begins(text, label))) &&
      !/\b(?:always|never|still|could|can|does)\b/i.test(text) &&
      !/^(?:it|that|this|there|every|when|whenever|at|in|on|last|once|then|now|each)\b|\b(?:lives?|has|want(?:s|ed)?|like[sd]?|love[sd]?|knows?|knew|thinks?|thought|works?|need(?:s|ed)?|owns?|means?|meant|had|taught|gave|showed|helped|hugged|rings?|lets?|visits?)\b|\b(?:is|are|was|were)\b|'(?:s|re)\b|'(?:ll|d|ve)\b|'s been|\b(?:has|have|will|would|won't|going to|might|should|can't|if)\b|[,;]/i.test(
        text,
      ) &&
      text.split(' ').length >= 3 &&
      text.split(' ').length <= 9,
  );
  if (!clause) return null;
  const bank = clause.past ? turn.voice.linkPast : turn.voice.linkNow;
  const text = turn.words.pick(bank, { ...slots(turn), m: clause.text }, pickOptions(turn));
  return text === null ? null : { text, pending: { kind: 'ask' } };
}

const PERSON =
  /^(?:he|she|they|everyone|everybody|nobody|someone|somebody|people|(?:the|your|his|her|a|an|their) (?:\w+ )?(?:man|woman|boy|girl|kids?|boss|manager|wife|husband|teacher|nurse|doctor|teacher|driver|neighbours?|landlord|others|rest|lads|girls|boys|team|class|family|parents|guy|lady|mates?|friends?))\b/i;
const begins = (text: string, label: string): boolean =>
  text.toLowerCase().startsWith(label.toLowerCase());

/** The name of someone lost or left is asked early, and only if none has been given. */
function fromName(turn: Turn): Question | null {
  const frame = activeFrame(turn);
  const ask = frame?.ask.find((one) => one.expects === 'name');
  const { state } = turn;
  if (!ask || !frame || !turn.reading.frames.includes(frame)) return null;
  if (state.facts.name !== undefined || state.people.some((one) => one.name !== null)) return null;
  return put(turn, ask);
}

const fromLostName = (turn: Turn): Question | null =>
  activeFrame(turn)?.domain === 'grief' ? fromName(turn) : null;

/** A situation not spoken of for some turns has no say in what is asked. */
function frameInPlay(turn: Turn): Frame | null {
  const frame = activeFrame(turn);
  const known = turn.state.frames.find((one) => one.id === frame?.id);
  return frame && known && turn.state.turn - known.turn <= (frame.loose ? 1 : 3) ? frame : null;
}

function fromFrame(turn: Turn): Question | null {
  const frame = frameInPlay(turn);
  if (!frame || (frame.loose && turn.reading.feelings.length === 0)) return null;
  const { facts } = turn.state;
  for (const ask of rotated(frame.ask, turn)) {
    if (ask.expects === 'name') continue;
    if (ask.slot !== undefined && facts[ask.slot] !== undefined) continue;
    if (ask.expects === 'time' && (turn.reading.time !== null || facts.since !== undefined))
      continue;
    const question = put(turn, ask);
    if (question) return question;
  }
  return null;
}

/** The situation's own questions where this very message, or the one before, spoke of it. */
function fromFrameNow(turn: Turn): Question | null {
  const frame = activeFrame(turn);
  const known = turn.state.frames.find((one) => one.id === frame?.id);
  return known && turn.state.turn - known.turn <= 1 ? fromFrame(turn) : null;
}

/** The method's own questions come now and then, in their own field and on more than a few words. */
function suitsVoice(turn: Turn): boolean {
  const { reading, state, voice } = turn;
  const own = voice.domains.includes(activeFrame(turn)?.domain ?? 'change');
  const felt = reading.feelings.some((one) => one.family !== 'glad');
  if (!felt && reading.words.length < 8) return false;
  return !state.minor && (own || felt) && (state.content + offset(turn)) % 3 === 0;
}

/** A deed, a sound, a good mark: asked about as that, before the kind of sentence is. */
function fromNews(turn: Turn): Question | null {
  const text = newsAsked(turn);
  return text === null ? null : { text, pending: { kind: 'ask' } };
}

/** What they said lies ahead, asked after once, some turns later. */
function fromAhead(turn: Turn): Question | null {
  const { ahead } = turn.state.facts;
  if (ahead === undefined || turn.reading.text.toLowerCase().includes(ahead.split(' ')[1] ?? '~'))
    return null;
  const text = turn.words.pick(AHEAD, { ahead }, {});
  return text === null ? null : { text, pending: { kind: 'ask' } };
}
const AHEAD = ['And {ahead}: what would you like to have ready for it?'];

/** By the kind of sentence: what another did, what they did, how it is, or a word or two. */
function fromFollow(turn: Turn): Question | null {
  const { reading, voice, words, state } = turn;
  const kind = followKind(reading);
  const own =
    kind === 'theirs' ? THEIRS : isPlainFact(turn, kind) ? PLAIN_FACT : FOLLOW[voice.id][kind];
  const text =
    (kind === 'short' && state.content % 2 === 0 ? words.pick(EITHER_WAY, {}, {}) : null) ??
    words.pick(own, slots(turn), pickOptions(turn));
  return text === null ? null : { text, pending: { kind: 'ask' }, general: true };
}

function followKind({ words, clauses, people, feelings }: Reading): keyof Follow | 'theirs' {
  const last = clauses.findLast((one) => subjectOf(one) !== null);
  const verbless = !words.some((word) => VERBS.has(word) || /'(?:s|m|re|ve)$/.test(word));
  if (words.length <= 3 && feelings.length > 0) return 'state';
  if ((words.length <= 3 && !last) || (words.length <= 4 && verbless)) return 'short';
  if (!last) return 'state';
  if (subjectOf(last) === 'self')
    return isPast(last.words) && !/^(?:i )?(?:was|felt|had been|couldn't)\b/i.test(last.text)
      ? 'self'
      : 'state';
  if (/^(?:it|that|this|there|nothing|everything)\b/i.test(last.text)) return 'state';
  const condition =
    /'(?:s|re)\b|\b(?:is|are|was|were|has|have|looks?|seems?|lives?|works?|means?|wants?|thinks?|knows?|likes?|loves?)\b/i;
  const person = people.length > 0 || /^(?:he|she|they)\b/i.test(last.text);
  if (!person) return 'state';
  return condition.test(last.words.slice(0, 3).join(' ')) ? 'theirs' : 'other';
}

/** Nothing in it says that it hurts: asked about as a fact, and not as a complaint. */
const isPlainFact = (turn: Turn, kind: string): boolean => {
  const { reading, state } = turn;
  const frame = frameInPlay(turn);
  return (
    kind === 'state' &&
    (frame === null || frame.loose === true) &&
    reading.words.length >= 3 &&
    reading.feelings.length === 0 &&
    reading.traps.length === 0 &&
    reading.frames.every((frame) => frame.loose) &&
    !HURTS.test(reading.text) &&
    !state.feelings.some((one) => state.turn - one.turn <= 1)
  );
};
const HURTS =
  /\b(?:can'?t|cannot|won'?t|don'?t|never|nothing|nobody|no one|hard|hate|worse|worst|bad|awful|wrong|heavy|always|everything|too|alone|still|again|stop)\b/i;
const PLAIN_FACT = [
  'What did you make of it?',
  'And then?',
  'What else was there?',
  'What happened next, with {k}?',
  'What came before that?',
  'What made you think of it just now?',
  'Who else was about?',
  'What is the rest of it?',
];

/** To a word or two: what can be answered with a word or two. */
const EITHER_WAY = [
  'Is that part of the trouble, or part of the way out of it?',
  'Is that new, or has it been so for long?',
  'Is that the whole of it, or the top of it?',
  'Is that a good thing, a bad thing, or just a thing?',
];

/** How it stands with somebody else: asked from the side of the one who writes. */
const THEIRS = [
  'How is that for you?',
  'Who is there for you in it?',
  'What does that change for you?',
  'What do you wish they knew about your side of it?',
  'How do you talk about it, if you do?',
];

function fromChoice(turn: Turn): Question | null {
  const text = first(turn, frameInPlay(turn)?.choice ?? []);
  return text === null ? null : { text, pending: { kind: 'ask', expects: 'choice' } };
}

function fromVoice(turn: Turn): Question | null {
  const text = turn.words.pick(turn.voice.probe, slots(turn), pickOptions(turn));
  return text === null ? null : { text, pending: { kind: 'ask' }, general: true };
}

function put(turn: Turn, ask: Ask): Question | null {
  const text = first(turn, [ask.text]);
  if (text === null) return null;
  return {
    text,
    pending: {
      kind: 'ask',
      ...(ask.slot ? { slot: ask.slot } : {}),
      ...(ask.expects ? { expects: ask.expects } : {}),
    },
  };
}

const first = (turn: Turn, bank: readonly string[]): string | null =>
  turn.words.pick(bank, slots(turn), { ...pickOptions(turn), inOrder: true });
