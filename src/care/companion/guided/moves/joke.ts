/** With people who joke: the joke is taken, then what it is about; and the line without one is noticed. */
import { type Move, pickOptions, quoted, slotsOf, type Turn } from '../turn.ts';
import { isComic } from '../understand/joking.ts';
import { droppedQuestion, questionHere } from './asking.ts';
import { listen } from './explore.ts';
import { topicMove } from './topic.ts';

/** Keeps count in the state, so that two jokes and then none can be told from one laugh in passing. */
export function jokeMove(turn: Turn): Move | null {
  const { reading, state } = turn;
  if (turn.quiet || reading.weighty || reading.flooded || state.skill) return null;
  const [told, at] = (state.facts.jokes ?? '0/0').split('/').map(Number);
  if (reading.joking === 'put_down')
    return MEANT.test(reading.text) ? straight(turn) : putDown(turn);
  // Near pain nobody is given leave to laugh: what is meant by it is heard instead.
  if (reading.joking === 'joke' && (turn.grave || isSoftened(turn))) return null;
  if (reading.joking === 'joke') {
    state.facts.jokes = `${(told ?? 0) + 1}/${state.turn}`;
    return reading.feelings.some((one) => one.family !== 'glad') ? null : taken(turn);
  }
  const meant =
    state.facts.putDown === String(state.turn - 1) ||
    /\b(?:actually|honestly|truth is|to be fair|to be honest|really)\b/i.test(reading.text) ||
    reading.feelings.some((one) => one.family !== 'glad');
  const lately = meant && (told ?? 0) >= 2 && state.turn - (at ?? 0) <= 3;
  return lately && reading.words.length >= 4 && reading.question === null ? straight(turn) : null;
}

/** What stands before it was said in earnest. */
const MEANT = /[.!?…] (?:that|this|it)(?:['’]?s| is| was) (?:not a|no) joke\b/i;

/** A trouble with a laugh typed behind it: the laugh makes it easier to send, and the trouble is meant. */
const isSoftened = ({ reading, input }: Turn): boolean =>
  !isComic(input.message) &&
  (reading.traps.length > 0 ||
    reading.frames.some((one) => !one.loose && one.domain !== 'good') ||
    TROUBLE.test(input.message));
const TROUBLE =
  /\b(?:can'?t|cannot|cried|crying|diagnosed|failed|sacked|fired|dumped|alone|scared|hate|worse|exam|debt|sick)\b/i;

/** The fact in it said plainly, where there is one; then about that, or about the joking. */
function taken(turn: Turn): Move | null {
  const { reading, state, words } = turn;
  const slots = slotsOf(turn);
  const fact = reading.mirrors.findLast(
    (one) => !isComic(one.text) && one.text.split(' ').length >= 4,
  );
  const first = (state.facts.jokes ?? '').startsWith('1/') && state.content > 0;
  const lead =
    (fact && state.turn % 2 === 1
      ? words.pick(LITERAL, { ...slots, m: fact.text }, { inOrder: true })
      : null) ?? words.pick(DRY, slots, {});
  const rests = state.shapes.at(-1) === 'RQ' && state.shapes.at(-2) === 'RQ';
  if (rests) return null;
  const about = droppedQuestion(turn);
  const question =
    about ??
    (first && !aboutOthers(turn)
      ? null
      : asIs(words.pick(aboutOthers(turn) ? BESIDE : BENEATH, slots, { inOrder: true }))) ??
    questionHere(turn);
  state.content++;
  const text = [lead, question?.text].filter(Boolean).join(' ');
  return text === '' ? null : { text, shape: 'RQ', pending: question?.pending ?? null };
}

const asIs = (text: string | null) =>
  text === null ? null : { text, pending: { kind: 'ask' as const } };

function putDown(turn: Turn): Move | null {
  turn.state.facts.putDown = String(turn.state.turn);
  const half = /\b(sort of|kind of|kinda|mostly|half|not really|a bit|ish)\b/i.exec(
    turn.reading.text,
  )?.[1];
  const slots = slotsOf(turn, { h: half === undefined ? null : quoted(half.toLowerCase()) });
  const text = turn.words.pick(HALF, slots, { inOrder: true });
  return text === null ? null : { text, shape: 'RI', pending: { kind: 'ask' } };
}

/** After a row of jokes, a sentence that is none. */
function straight(turn: Turn): Move | null {
  const line = turn.words.pick(STRAIGHT, slotsOf(turn), { ...pickOptions(turn), inOrder: true });
  if (line === null) return null;
  turn.state.facts.jokes = `1/${turn.state.turn}`;
  turn.state.content++;
  const heard = topicMove(turn) ?? listen(turn);
  return { ...heard, text: `${line} ${heard.text}` };
}

const LITERAL = [
  'Joke or not, {m}.',
  'And it is true as well: {m}.',
  'Funny, and also so: {m}.',
  'All joking aside, {m}.',
];
const DRY = [
  'You tell it well.',
  'Good one.',
  'I would laugh if programs could.',
  'Neatly put.',
  'That is funny.',
];
/** A funny story about somebody else has the teller in it as well. */
const aboutOthers = ({ reading }: Turn): boolean =>
  reading.people.length > 0 && reading.mirrors.at(-1)?.subject === 'other';
const BESIDE = ['Did you laugh?', 'And what did you say?', 'How was that for you?'];
const BENEATH = [
  'And how is it really?',
  'How much of that is a joke?',
  'Is any of it serious?',
  'Who else knows about that?',
  'Since when is it like that?',
];
const HALF = [
  'You said {h}. What is the serious part?',
  'Then what about the part that is no joke?',
  'Leave the funny half out for now. How is the rest?',
];
const STRAIGHT = [
  'No joke in that one.',
  'That came without a joke.',
  'You said that quite seriously.',
];
