/** A misstep of ours owned in one short sentence, a cry met in one; then the reply goes on. */
import { answerQuestion } from '../answers/index.ts';
import { leading } from '../topics/index.ts';
import { lastOurs, type Move, slotsOf, type Turn } from '../turn.ts';
import { NOT_SO } from '../understand/asides.ts';
import { understand } from '../understand/index.ts';
import { putRight } from '../understand/put-right.ts';
import { mended } from '../understand/text.ts';
import { goOn } from './go-on.ts';
import { ORDER, OWNED } from './owned.ts';
import { restated } from './restated.ts';
import { askedOfTopic, topicAnswer } from './topic-answer.ts';

/** What is said first, before what else they told is taken up. */
export function owned(turn: Turn): string | null {
  const { state } = turn;
  for (const aside of turn.asides) {
    if (aside === 'parroting') state.facts.plain = '1';
    if (aside === 'refused') {
      state.refused = true;
      state.offered = null;
    }
  }
  const aside = ORDER.find((one) => turn.asides.includes(one));
  return aside === undefined
    ? null
    : turn.words.pick(OWNED[aside] ?? [], slotsOf(turn, { x: misnamed(turn) }), {});
}

const misnamed = ({ input }: Turn): string | null =>
  input.message
    .split(/(?<=[.!?])\s+/)
    .map(
      (line) =>
        NOT_SO.exec(mended(line).trim())?.[1]?.toLowerCase() ??
        putRight(line, lastOurs({ input }))?.not ??
        null,
    )
    .find((word) => word !== null) ?? null;

/** Our steps were for another place: the question is answered for the one they are in. */
export function replaced(turn: Turn): Move | null {
  if (!turn.asides.includes('put_right') || turn.state.shapes.at(-1) !== 'A') return null;
  const lines = turn.input.message.split(/(?<=[.!?])\s+/);
  const place = lines.some((line) => putRight(line, lastOurs(turn))?.place === true);
  return place ? answeredAtLast(turn, null) : null;
}

/** The whole message was about what we said: owned, and on with their matter. */
export function repaired(turn: Turn): Move | null {
  if (turn.state.skill !== null) return null;
  // "That's no answer. One bet, yes or no": pressed for, and not asked anew.
  const { question, words } = turn.reading;
  const pressed = turn.asides.includes('unanswered') && question === null;
  if (!turn.only) {
    const again = pressed && words.length <= 12 ? answeredAtLast(turn, null) : null;
    // "I asked if I'm feeling too much" holds the question.
    const held =
      again === null && turn.asides.includes('unanswered') && askedOfTopic(turn.reading) !== null
        ? answeredInGuide(turn, null)
        : null;
    const anew =
      again === null && held === null && turn.asides.includes('unanswered')
        ? restated(turn, null)
        : null;
    return again ?? held ?? anew ?? saidAgain(turn) ?? ownedUp(turn);
  }
  const lead = owned(turn);
  // What they never said is dropped: to ask on from there would be one more guess.
  if (turn.asides.includes('made_up') && lead !== null)
    return { text: lead, shape: 'M', pending: { kind: 'missed' } };
  if (turn.asides.includes('unanswered')) {
    const answer = restated(turn, lead) ?? answeredAtLast(turn, lead);
    if (answer) return answer;
    // Which question it was is lost: to ask on about something else would go past it twice.
    const again = turn.words.pick(ONCE_MORE, {}, { inOrder: true });
    if (again !== null)
      return {
        text: [lead, again].filter(Boolean).join(' '),
        shape: 'M',
        pending: { kind: 'missed' },
      };
  }
  return goOn(turn, lead);
}

/** "It wasn't one. It was five. Happy?": theirs to put right, and taken as it stands. */
function ownedUp({ input, words, state, quiet, reading }: Turn): Move | null {
  const now = OWNED_UP.exec(input.message.trim().replace(/[’‘]/g, "'"))?.[1];
  if (now === undefined || quiet || reading.weighty || reading.flooded) return null;
  const text = words.pick(NOW_IT_IS, { y: now.toLowerCase() }, { inOrder: true });
  if (text === null) return null;
  state.content++;
  return { text, shape: 'R', pending: { kind: 'missed' } };
}
const OWNED_UP =
  /^(?:(?:ok(?:ay)?|fine|right|alright|no|well|actually|look)[,. ]+)*(?:it|that|there) (?:wasn't|was not|weren't|isn't) [\w' ]{1,20}[.,;!] (?:it|that|there) (?:was|were|is) ((?!(?:a|the|my|not|because|when|just)\b)[\w']+(?: [\w']+)?)[.! ]*(?:(?:happy|satisfied|there|ok(?:ay)?|alright)(?: now)?[?.! ]*)?$/i;
const NOW_IT_IS = ['{y}, then.', 'All right, {y}.'];

const ONCE_MORE = [
  'Put it to me once more, in one line, and I answer that first.',
  'Which question was it? I answer it before anything else.',
];

/** "I said I'm waiting to be found out": that, then, and nothing made of it. */
function saidAgain({ asides, reading, words, state }: Turn): Move | null {
  const told = reading.mirrors.at(-1)?.text;
  if (!asides.includes('said_again') || told === undefined || reading.question !== null)
    return null;
  const text = `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
  if (reading.weighty || reading.flooded || !words.isNew(text)) return null;
  words.say(text);
  state.content++;
  return { text, shape: 'R', pending: { kind: 'missed' } };
}

/** They answered our welcome's question: no second welcome. */
export function answeredWelcome(turn: Turn): Move | null {
  const { state, reading, words } = turn;
  if (state.turn > 1 || !turn.asides.includes('echo') || reading.mirrors.length > 0) return null;
  if (turn.quiet || reading.weighty || reading.flooded || reading.words.length > 40) return null;
  state.content++;
  const text = words.pick(BEGUN, slotsOf(turn), {});
  return text === null ? null : { text, shape: 'RQ', pending: { kind: 'ask' } };
}
const BEGUN = [
  'All of that at once, then. Which part weighs most today?',
  'That is where it starts, then. What happened last?',
];

function answeredInGuide(turn: Turn, lead: string | null): Move | null {
  const led = leading(turn.state);
  return led?.run.sure ? topicAnswer(turn, led.topic, lead) : null;
}

/** The question they had put before, answered now. */
export function answeredAtLast(turn: Turn, lead: string | null): Move | null {
  const [, asked] = /^\d+\/(.+)$/s.exec(turn.state.facts.question ?? '') ?? [];
  if (asked === undefined) return null;
  const reading = understand(asked, turn.voice.id);
  const known = answeredInGuide({ ...turn, reading }, lead);
  if (known) return known;
  if (reading.question === null) return null;
  const move = answerQuestion({ ...turn, reading }, reading.question);
  if (move === null) return null;
  return { ...move, text: [lead, move.text].filter(Boolean).join(' ') };
}
