/** Yes, no, maybe, "I don't know", one word: what a small answer means depends on what was asked. */
import { activeFrame, lastOurs, type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import { contentWords } from '../understand/text.ts';
import { questionHere } from './asking.ts';
import { shapeOf } from './listening-words.ts';

/** A move for answers that carry little of their own; null where the content speaks for itself. */
export function answered(turn: Turn): Move | null {
  const { reading, voice } = turn;
  const { acts } = reading;
  if (acts.has('dunno')) return brief(turn, voice.dunno, DUNNO_MORE);
  if (reading.words.length > 3 || reading.feelings.length > 0) return null;
  if (reading.mirrors.length > 0) return null;
  if (
    FINE.test(reading.text) &&
    /^(?:and |so )?(?:how(?:'s| is| was| are| did| does)|what(?:'s| is| was) it like)\b/i.test(
      lastQuestion(turn),
    )
  )
    return brief(turn, FINE_LINES, YES_MORE, true);
  // "Yes. It buzzes" has said something besides the yes.
  const more = reading.text.replace(/^(?:yes|yeah|yep|yea|yup|ok(?:ay)?)[,.! ]+/i, '');
  if (
    acts.has('yes') &&
    !FITS.test(reading.text) &&
    more !== reading.text &&
    contentWords(more).length >= 1
  )
    return null;
  if ((acts.has('yes') || acts.has('ack')) && lastQuestion(turn) === '' && !FITS.test(reading.text))
    return nodded(turn);
  if (acts.has('yes') || acts.has('ack'))
    return wasClosed(turn) || FITS.test(reading.text)
      ? brief(turn, voice.yes, YES_MORE, true)
      : brief(turn, NUDGE, YES_MORE);
  if (acts.has('no')) return brief(turn, voice.no, NO_MORE);
  if (acts.has('maybe') && reading.words.length <= 2) return brief(turn, MAYBE, []);
  return null;
}

function brief(
  turn: Turn,
  bank: readonly string[],
  more: readonly string[],
  agreed = false,
): Move | null {
  const { words, state } = turn;
  const slots = slotsOf(turn);
  const line =
    words.pick(bank, slots, pickOptions(turn)) ?? words.pick(more, slots, { inOrder: true });
  if (line === null) return null;
  const asks = /\?["”]?$/.test(line);
  if (asks || turn.quiet) return { text: line, shape: 'RQ', pending: { kind: 'ask' } };
  const habit = state.shapes.slice(-2).join(' ') === 'RQ RQ';
  if (state.asked >= 2 || habit) {
    const invite = words.pick(turn.voice.invite, slots, pickOptions(turn));
    return { text: [line, invite].filter(Boolean).join(' '), shape: 'RI', pending: null };
  }
  const easier =
    words.pick(frameChoice(turn), slots, { inOrder: true }) ??
    (agreed ? null : words.pick(EASIER, slots, {}));
  const question =
    easier === null ? questionHere(turn) : { text: easier, pending: { kind: 'ask' as const } };
  return {
    text: [line, question?.text].filter(Boolean).join(' '),
    shape: question ? 'RQ' : 'R',
    pending: question?.pending ?? null,
  };
}

/** A nod to something that was no question leaves the next word to them. */
function nodded(turn: Turn): Move | null {
  const { words, voice } = turn;
  const invite =
    words.pick(voice.invite, slotsOf(turn), pickOptions(turn)) ?? words.pick(AT_EASE, {}, {});
  return invite === null ? null : { text: invite, shape: shapeOf(turn, 'RI'), pending: null };
}
const AT_EASE = ['I am still with you.', 'Go on whenever you like.', 'No rush at all.'];

/** What we asked at the end of our last message, or nothing. */
function lastQuestion(turn: Turn): string {
  const last = lastOurs(turn);
  return /[^.!?]*\?["”]?\s*$/.exec(last)?.[0].trim() ?? '';
}

/** Whether the last thing said could be answered with yes: "ok" after an open question is a shrug. */
function wasClosed(turn: Turn): boolean {
  const question = lastQuestion(turn);
  // Nothing was asked: the nod is for what was said back.
  if (question === '') return true;
  return /^(?:and )?(?:is|are|was|were|do|does|did|have|has|had|can|could|would|will|shall|am)\b/i.test(
    question,
  );
}

/** After a shrug: questions that can be answered with a word. */
const EASIER = [
  'Is it there right now, or not so much?',
  'Better, worse or the same as yesterday?',
  'Is it worse alone or with people?',
  'Is it more in your head or in your body?',
  'Should I ask questions, or just listen?',
  'Would you rather talk about something lighter?',
  'Is it something old or something new?',
  'Is anyone with you at the moment?',
];

function frameChoice(turn: Turn): readonly string[] {
  const frame = activeFrame(turn);
  const known = turn.state.frames.find((one) => one.id === frame?.id);
  return frame && !frame.loose && known && turn.state.turn - known.turn <= 3 ? frame.choice : [];
}

/** Not a shrug but a nod, whatever was asked. */
const FITS = /^(?:yes[,. ]+)?(?:exactly|precisely|totally|this|that'?s it|spot on|so true)\b/i;

/** To "how is it?" these are answers. */
const FINE =
  /^(?:its |it's |i'?m |yeah |ye |not bad|all )*(?:ok(?:ay)?|fine|alright|right|good|not (?:too |so )?bad|same|so so|meh)[.! ]*$/i;
const FINE_LINES = [
  'That will do for now.',
  'Good to know.',
  'All right, thanks for telling me.',
  'Fair enough, then.',
];

const NUDGE = [
  'That was too wide a question.',
  'I can ask that more simply.',
  'My question was not a good one.',
  'Let me ask it another way.',
  'Here is an easier one.',
  'Sorry, that was hard to answer.',
  'One more try, and you can skip it.',
];

const DUNNO_MORE = [
  'You do not have to know.',
  'That is fine, we can leave it open.',
  'It may come to you later.',
  'No need to know it today.',
];
const YES_MORE = [
  'Good, I have that.',
  'Right, I will go by that.',
  'That is clear, then.',
  'All right, yes.',
  'Thanks, then I know.',
];
const NO_MORE = [
  'All right, no.',
  'No, then.',
  'Not so, then.',
  'Thanks, that is a clear answer.',
  'So the answer is no.',
];
const MAYBE = [
  'Maybe is fine.',
  'You are not sure, then.',
  'That is all right, it need not be clear yet.',
  'Perhaps a bit of both.',
  'Some of it, then.',
];
