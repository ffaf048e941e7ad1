/** The one question at the end: about what was just said first, then the situation, then the method. */
import { happeningById } from '../frames/events.ts';
import { framesIn } from '../frames/index.ts';
import type { Ask, Frame } from '../frames/types.ts';
import { activeFrame, type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import { subjectOf } from '../understand/mirror.ts';
import type { Clause } from '../understand/text.ts';
import { FOLLOW, type Follow } from '../voices/follow.ts';
import { agendaQuestion } from './agenda.ts';
import { furtherQuestion } from './further.ts';
import { happeningQuestion } from './happening.ts';
import { inMoment, nearQuestion } from './moment.ts';
import { newsAsked } from './news.ts';
import { openQuestion } from './open-question.ts';
import { begins, isPerson, PERSON } from './others.ts';
import { questionFitting } from './response.ts';
import { rotated } from './rotate.ts';
import { stillOpen } from './told.ts';

export interface Question {
  readonly text: string;
  readonly pending: NonNullable<Move['pending']>;
  /** It would follow many another sentence as well. */
  readonly general?: true;
}

/** `about` is the clause given back before it: then only what is said there is asked about. */
export function nextQuestion(turn: Turn, about: Clause | null = null): Question | null {
  if (inMoment(turn)) {
    const text = nearQuestion(turn);
    if (text !== null) return { text, pending: { kind: 'ask' } };
  }
  for (const source of sources(turn)) {
    const question = source(turn, about);
    if (question) return question;
  }
  return null;
}

const fitting: Source = (turn) => questionFitting(turn);

type Source = (turn: Turn, about: Clause | null) => Question | null;

/** What names the matter goes before the kind of sentence, and that before what is asked of any trouble. */
function sources(turn: Turn): readonly Source[] {
  const near = [happeningQuestion, fromName];
  if (turn.state.content <= 1)
    return [
      fromLostName,
      ...near,
      fitting,
      fromDay,
      fromFrame,
      fromNews,
      fromFollow,
      fromChoice,
      agenda,
    ];
  if (turn.reading.words.length <= 3)
    return [
      ...[fromName, happeningQuestion, fromFrameWord, fromDay, fromNews, fromThread],
      ...[fitting, fromChoice, fromFrameNow, fromFollow, agenda],
    ];
  return [
    ...[
      fromLostName,
      ...near,
      fitting,
      fromLink,
      fromFrameNow,
      fromNews,
      fromFollow,
      furtherQuestion,
    ],
    ...[fromAhead, openQuestion, agenda, fromVoice],
  ];
}

/** Of any trouble; good news and small talk are none. */
function agenda(turn: Turn): Question | null {
  const { reading } = turn;
  const glad = reading.feelings.some((one) => one.family === 'glad') || reading.joking !== null;
  // What hurt before may be far from what is told now.
  return !glad && (hurts(turn) || HURTS.test(reading.text)) ? agendaQuestion(turn) : null;
}

const HURTS =
  /\b(?:can'?t|cannot|won'?t|nobody|no one|hard|hate|worse|worst|bad|awful|wrong|heavy|alone|lost|lose|ill|sick|owe|debt|broke|cry|cried|crying|scared|afraid|tired|shout\w*|angry|hurts?|pain)\b/i;

/** Only what hangs on this very message: what happened in it, or the situation it names. */
export function nextOwnQuestion(turn: Turn): Question | null {
  const { reading } = turn;
  const frame = activeFrame(turn);
  return (
    happeningQuestion(turn) ??
    (frame && !frame.loose && reading.frames.includes(frame) ? fromFrame(turn) : null)
  );
}

const slots = (turn: Turn) => slotsOf(turn);

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
  const text = first(turn, ['What is it about {t}?', 'What happens {t}?']);
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
  if (!hurts(turn)) return null;
  const clause = turn.reading.mirrors.findLast(
    ({ text, subject }) =>
      subject === 'other' &&
      (PERSON.test(text) || turn.reading.people.some(({ label }) => begins(text, label))) &&
      !/\b(?:always|never|still|could|can|does)\b/i.test(text) &&
      !/^(?:it|that|this|there|every|when|whenever|at|in|on|last|once|then|now|each)\b|\b(?:lives?|has|want(?:s|ed)?|like[sd]?|love[sd]?|knows?|knew|thinks?|thought|works?|need(?:s|ed)?|owns?|means?|meant|had|taught|gave|showed|helped|hugged|rings?|lets?|visits?)\b|\b(?:is|are|was|were)\b|'(?:s|re)\b|'(?:ll|d|ve)\b|'s been|\b(?:has|have|will|would|won't|going to|might|should|can't|if)\b|[,;]/i.test(
        text,
      ) &&
      text.split(' ').length >= 3 &&
      text.split(' ').length <= 7 &&
      !/\b(?:when|than|if|because|about)\b/i.test(text),
  );
  if (!clause) return null;
  const bank = clause.past ? turn.voice.linkPast : turn.voice.linkNow;
  const text = turn.words.pick(bank, { ...slots(turn), m: clause.text }, pickOptions(turn));
  return text === null ? null : { text, pending: { kind: 'ask' } };
}

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
  if (!frame) return null;
  if (frame.loose && (!hurts(turn) || !turn.reading.frames.includes(frame))) return null;
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

/** The situation's own questions where this very message speaks of it, or still hurts from it. */
function fromFrameNow(turn: Turn, about: Clause | null): Question | null {
  const frame = activeFrame(turn);
  if (!frame) return null;
  const long = turn.reading.words.length > LONG;
  if (about !== null && long && !framesIn(about.text).includes(frame)) return null;
  if (turn.reading.frames.includes(frame)) return fromFrame(turn);
  if (frame.domain === 'grief' && turn.reading.pronoun !== null) return fromFrame(turn);
  const known = turn.state.frames.find((one) => one.id === frame.id);
  return known && turn.state.turn - known.turn <= 1 && hurts(turn) ? fromFrame(turn) : null;
}

/** Words; a longer message tells of several things. */
const LONG = 14;

const hurts = ({ reading }: Turn): boolean =>
  reading.traps.length > 0 || reading.feelings.some((one) => one.family !== 'glad');

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
const AHEAD = ['How do you feel about {ahead}?'];

/** By the kind of sentence, where the kind is sure. */
function fromFollow(turn: Turn): Question | null {
  const kind = followKind(turn);
  const bank = kind === null ? [] : kind === 'after' ? AFTER : FOLLOW[turn.voice.id][kind];
  const text = turn.words.pick(bank, slots(turn), pickOptions(turn));
  return text === null ? null : { text, pending: { kind: 'ask' }, general: true };
}

/** To anything that happened. */
const AFTER = ['And then?', 'What happened then?', 'What came after that?', 'And after that?'];

function followKind(turn: Turn): keyof Follow | 'after' | null {
  const { words, clauses, text: whole } = turn.reading;
  const hurt = hurts(turn);
  if (words.length <= 3 && hurt) return 'state';
  const end = clauses.at(-1)?.text.toLowerCase().replace(LEAD, '') ?? '';
  if (words.length >= 3 && ELIDED.test(end)) return 'undone';
  // The answer to what was asked needs no question back.
  if (REPLY.test(whole) && words.length <= 8 && !hurt) return null;
  const last = clauses.findLast((one) => one.words.length > 2 && subjectOf(one) !== null);
  if (!last || last.question) return null;
  const text = last.text.toLowerCase().replace(LEAD, '');
  // "I think", "I suppose", "I know": what hangs on these is a thought, and no deed.
  if (MUSING.test(text)) return null;
  return subjectOf(last) === 'self' ? ownKind(text, hurt) : otherKind(turn, text);
}

function ownKind(text: string, hurt: boolean): keyof Follow | 'after' | null {
  if (UNDONE.test(text)) return 'undone';
  if (LATER.test(text)) return null;
  if (DURING.test(text)) return /\bevery\b/.test(text) ? null : 'after';
  return hurt && FELT.test(text) ? 'state' : null;
}

function otherKind(turn: Turn, text: string): keyof Follow | 'after' | null {
  if (LATER.test(text) || !isPerson(turn, text)) return null;
  if (SAID.test(text) && !NEGATED.test(text.slice(0, 30)))
    return ANSWERED.test(turn.reading.text) ? 'after' : 'said';
  return SAYS.test(text) ? 'says' : null;
}

const REPLY = /^(?:no|nah|nope|yes|yeah|yep|aye|well yes)\b|\b(?:yeah|yes|no)[.! ]*$/i;
const LEAD = /^(?:(?:and|but|so|then|well|because|also|anyway|yes|yeah|no|oh|that)[, ]+)+/;
const MUSING =
  /^(?:i|we)(?:'d| would| do| did)?(?: just| only| always| still)? ?(?:think|thought|suppose|guess|know|knew|believe|reckon|mean|meant|hope|hoped|wish|wonder|wondered|want|wanted|like|liked|need|assume|assumed|see|hate|hated|love|loved|forgot|remember(?:ed)?|noticed|reali[sz]ed|said|say|don't (?:know|think|mean|want|mind|care)|didn't (?:know|think|mean|want|mind))\b/;
const LATER =
  /\b(?:will|would|'ll|'d|might|may|going to|gonna|could|should|shall|want to|have to|has to|got to|need to|can|cannot|can't)\b/;
const UNDONE =
  /^(?:i|we)(?:'ve)? (?:(?:haven't|have not|never|didn't(?: even| ever)?|did not|couldn't|could not|have never) )(?:ask|tell|told|(?:say|said)(?! (?:i|that|it|he|she|they|you|we)\b)|call|ring|rung|reply|replied|answer|answered|open|opened|go|gone|been|write|written|speak|spoken|mention|mentioned|visit|visited|send|sent|stop|leave|left)(?:ed)?\b/;
const NEGATED = /\b(?:not|never|no|nothing|nobody|aint|\w+n't)\b/;
const DURING =
  /^(?:i|we) (?:just |only |still )?(?:was|were) (?:in|at|on|by|stood|sat|there|\w+ing)\b/;
const FELT = /^(?:i'm|i am|i feel|i've been|i get|i keep)\b/;
const ELIDED =
  /^(?:never|didn't|haven't|couldn't)(?: even| ever)? (?:asked?|told|tell|said|say|called?|rang|went|gone|replied|answered|opened|wrote|spoke|mentioned|sent)\b/;
const ANSWERED =
  /\b(?:i|we) (?:just |only )?(?:said|told|answered|replied|laughed|asked|shouted|went|texted)\b/i;
const SAID =
  /^\S+(?: \S+){0,2}? (?:just |only |once |even |then )?(?:said|told|asked|called me|texted|wrote|answered|replied|shouted|yelled)\b/;
const SAYS = /^\S+(?: \S+){0,2}? (?:just |only |always |still )?(?:says|tells|reckons)\b/;

function fromChoice(turn: Turn): Question | null {
  const frame = frameInPlay(turn);
  const known = turn.state.frames.find((one) => one.id === frame?.id);
  if (!frame || frame.loose || !known || turn.state.turn - known.turn > 1) return null;
  const text = first(turn, frame.choice);
  return text === null ? null : { text, pending: { kind: 'ask', expects: 'choice' } };
}

/** They presume that something weighs, so something must have been said to. */
const probeFits = (turn: Turn): boolean => hurts(turn);

function fromVoice(turn: Turn): Question | null {
  if (!probeFits(turn)) return null;
  // Some only make sense after another of them.
  const probes = turn.voice.probe.filter((line) => !/^\^?And |that number/.test(line));
  const text = turn.words.pick(probes, slots(turn), pickOptions(turn));
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
  turn.words.pick(stillOpen(turn, bank), slots(turn), { ...pickOptions(turn), inOrder: true });
