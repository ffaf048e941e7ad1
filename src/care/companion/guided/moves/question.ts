/** The one question at the end: about what was just said first, then the situation, then the method. */
import { happeningById } from '../frames/events.ts';
import { PASSING } from '../frames/passing.ts';
import type { Ask, Frame } from '../frames/types.ts';
import { activeFrame, focusPerson, type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import { isPast, subjectOf } from '../understand/mirror.ts';
import { isPastForm } from '../understand/verbs.ts';
import { FOLLOW, type Follow } from '../voices/follow.ts';
import { inMoment, nearQuestion } from './moment.ts';
import { newsAsked } from './news.ts';
import { offset, rotated } from './rotate.ts';

export interface Question {
  readonly text: string;
  readonly pending: NonNullable<Move['pending']>;
  /** It hangs on the kind of sentence only, and would follow many another. */
  readonly general?: true;
}

export function nextQuestion(turn: Turn): Question | null {
  const { state, reading } = turn;
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
function fromFrameNow(turn: Turn): Question | null {
  const frame = activeFrame(turn);
  if (!frame) return null;
  if (turn.reading.frames.includes(frame)) return fromFrame(turn);
  if (frame.domain === 'grief' && turn.reading.pronoun !== null) return fromFrame(turn);
  const known = turn.state.frames.find((one) => one.id === frame.id);
  return known && turn.state.turn - known.turn <= 1 && hurts(turn) ? fromFrame(turn) : null;
}

const hurts = ({ reading }: Turn): boolean =>
  reading.traps.length > 0 || reading.feelings.some((one) => one.family !== 'glad');

/** The method's own questions come now and then, in their own field and on more than a few words. */
function suitsVoice(turn: Turn): boolean {
  const { reading, state } = turn;
  if (!probeFits(turn) || reading.words.length < 6) return false;
  return !state.minor && (state.content + offset(turn)) % 3 === 0;
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
const AHEAD = ['How do you feel about {ahead}?'];

/** By the kind of sentence; where the kind is not sure, by what fits a fact or a course of events. */
function fromFollow(turn: Turn): Question | null {
  const kind = followKind(turn);
  const banks =
    kind === 'after'
      ? [AFTER]
      : kind === 'fact'
        ? [FACT]
        : kind === null
          ? []
          : [FOLLOW[turn.voice.id][kind], kind === 'self' || kind === 'other' ? AFTER : []];
  for (const bank of banks) {
    const text = turn.words.pick(bank, slots(turn), pickOptions(turn));
    if (text !== null) return { text, pending: { kind: 'ask' }, general: true };
  }
  return null;
}

/** To anything that happened. */
const AFTER = ['And then?', 'What happened then?', 'What came after that?', 'And after that?'];

/** To anything that is so and matters to them. */
const FACT = ['How is that for you?', 'What is that like for you?', 'How are you finding that?'];

type Kind = keyof Follow | 'after' | 'fact' | null;

function followKind(turn: Turn): Kind {
  const { words, clauses, frames, text: whole } = turn.reading;
  const hurt = hurts(turn);
  if (words.length <= 3 && hurt) return 'state';
  const end = clauses.at(-1)?.text.toLowerCase().replace(LEAD, '') ?? '';
  if (words.length >= 3 && ELIDED.test(end)) return 'undone';
  // The answer to what was asked needs no question back.
  if (REPLY.test(whole) && words.length <= 8 && !hurt) return null;
  if (words.length >= 4 && DID.test(end)) return 'self';
  const last = clauses.findLast((one) => one.words.length > 2 && subjectOf(one) !== null);
  if (!last || last.question) return null;
  const text = last.text.toLowerCase().replace(LEAD, '');
  // "I think", "I suppose", "I know": what hangs on these is a thought, and no deed.
  if (MUSING.test(text)) return null;
  const weighs = hurt || HURTS.test(whole) || frames.some((frame) => !frame.loose);
  return subjectOf(last) === 'self'
    ? ownKind(text, hurt, weighs)
    : otherKind(turn, text, last.words, weighs);
}

function ownKind(text: string, hurt: boolean, weighs: boolean): Kind {
  if (UNDONE.test(text)) return 'undone';
  if (LATER.test(text)) return null;
  const verb = OWN_VERB.exec(text)?.[1] ?? '';
  const past = isPastForm(verb) || /^(?:did|was|were|had|could)n't$/.test(verb);
  if (NEGATED.test(text)) return hurt && !past ? 'state' : null;
  if (past && DURING.test(text)) return /\bevery\b/.test(text) ? null : 'after';
  if (past && WAS.test(text)) return 'was';
  if (past) return HAD.test(text) ? null : 'self';
  if (hurt) return 'state';
  if (DOING.test(text)) return 'doing';
  return weighs ? 'fact' : null;
}

function otherKind(turn: Turn, text: string, words: readonly string[], weighs: boolean): Kind {
  if (LATER.test(text) || !isPerson(turn, text)) return null;
  if (SAID.test(text) && !NEGATED.test(text.slice(0, 30)))
    return ANSWERED.test(turn.reading.text) ? 'after' : 'said';
  if (SAYS.test(text)) return 'says';
  if (NEGATED.test(text)) return weighs ? 'fact' : null;
  if (/\b(?:always|used to|every)\b/.test(text)) return null;
  const head = words.slice(0, 5).join(' ');
  if (isPast(words)) return WERE.test(head) ? null : 'other';
  // About a trifle these would be too much; somebody of their own is none.
  const near = weighs || /\b(?:me|my|us|our)\b/.test(text) || focusPerson(turn)?.relation != null;
  if (!near) return null;
  if (STANDS.test(head)) return NAMED.test(head) ? null : 'theirs';
  return DOES.test(head) ? 'does' : null;
}

const WERE = /\b(?:was|were|had|wanted|knew|loved|liked|used)\b/;
const NAMED = /\d|\b(?:called|named|dog|cat)\b/;

const HURTS =
  /\b(?:can'?t|cannot|won'?t|nobody|no one|hard|hate|worse|worst|bad|awful|wrong|heavy|alone|lost|lose|ill|sick|owe|debt|broke|cry|cried|crying|scared|afraid|tired|shout\w*|angry|hurts?|pain)\b/i;
const REPLY = /^(?:no|nah|nope|yes|yeah|yep|aye|well yes)\b|\b(?:yeah|yes|no)[.! ]*$/i;
const LEAD = /^(?:(?:and|but|so|then|well|because|also|anyway|yes|yeah|no|oh|that)[, ]+)+/;
const MUSING =
  /^(?:i|we)(?:'d| would| do| did)?(?: just| only| always| still)? ?(?:think|thought|suppose|guess|know|knew|believe|reckon|mean|meant|hope|hoped|wish|wonder|wondered|want|wanted|like|liked|need|assume|assumed|see|hate|hated|love|loved|forgot|remember(?:ed)?|noticed|reali[sz]ed|said|say|don't (?:know|think|mean|want|mind|care)|didn't (?:know|think|mean|want|mind))\b/;
const LATER =
  /\b(?:will|would|'ll|'d|might|may|going to|gonna|could|should|shall|want to|have to|has to|got to|need to|can|cannot|can't)\b/;
/** The verb that is the writer's own: a past one further on may be another's. */
const OWN_VERB =
  /^(?:i|we)(?:'d)?(?: (?:just|only|always|never|still|really|even|also|actually|nearly|almost|then|both|kind of|sort of))* ([\w']+)/;
const UNDONE =
  /^(?:i|we)(?:'ve)? (?:(?:haven't|have not|never|didn't(?: even| ever)?|did not|couldn't|could not|have never) )(?:ask|tell|told|(?:say|said)(?! (?:i|that|it|he|she|they|you|we)\b)|call|ring|rung|reply|replied|answer|answered|open|opened|go|gone|been|write|written|speak|spoken|mention|mentioned|visit|visited|send|sent|stop|leave|left)(?:ed)?\b/;
const NEGATED = /\b(?:not|never|no|nothing|nobody|aint|\w+n't)\b/;
const WAS = /^(?:i|we) (?:just |only |really |still )?(?:was|were|felt|lived|worked)\b/;
const DURING =
  /^(?:i|we) (?:just |only |still )?(?:was|were) (?:in|at|on|by|stood|sat|there|\w+ing)\b/;
const HAD = /^(?:i|we)(?:'d)? (?:just |only |really |still )?(?:had|been|could|used)\b/;
const ELIDED =
  /^(?:never|didn't|haven't|couldn't)(?: even| ever)? (?:asked?|told|tell|said|say|called?|rang|went|gone|replied|answered|opened|wrote|spoke|mentioned|sent)\b/;
const DID = /^(?:told|said|asked|texted|rang|tried|wrote|bought) (?!to\b)\w+/;
const DOING =
  /^(?:i|we)(?: just| only| always| still| often| usually| sometimes)* (?!am\b|are\b|have\b|'|get\b|do\b|keep\b|cry\b|feel\b|put\b|let\b|read\b|cut\b|set\b|\w+ed\b|(?:dislike|care|manage|agree|remember|understand|forget|seem|sound|look|notice|find|intend|continue|prefer|enjoy|miss|drink|smoke|bet|gamble|cut|lie)\b)\w+\b/;
const ANSWERED =
  /\b(?:i|we) (?:just |only )?(?:said|told|answered|replied|laughed|asked|shouted|went|texted)\b/i;
const SAID =
  /^\S+(?: \S+){0,2}? (?:just |only |once |even |then )?(?:said|told|asked|called me|texted|wrote|answered|replied|shouted|yelled)\b/;
const SAYS = /^\S+(?: \S+){0,2}? (?:just |only |always |still )?(?:says|tells|reckons)\b/;
const STANDS =
  /'s\b|'re\b|\b(?:is|are|has|have|looks?|seems?|lives?|works?|means?|wants?|thinks?|knows?|likes?|loves?|needs?)\b/;
const DOES = /\b\w+s\b/;

/** Of somebody: a person named or meant, and no thing. */
export function isPerson({ reading, state }: Turn, text: string): boolean {
  if (/^(?:they're|they are)\b/.test(text)) return false;
  if (/^(?:he|she|they|he's|she's|everyone|everybody|someone|somebody)\b/.test(text)) return true;
  if (/^(?:it|that|this|there|nothing|everything|what|which)\b/.test(text)) return false;
  return (
    PERSON.test(text.replace(/^my /, 'your ')) ||
    reading.people.some(({ label }) => begins(text, label.replace(/^your /, 'my '))) ||
    state.people.some(({ name }) => name !== null && begins(text, name))
  );
}

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
  turn.words.pick(bank, slots(turn), { ...pickOptions(turn), inOrder: true });
