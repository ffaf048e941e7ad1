/** A long message: what carries it said back and left standing; where that is unsure, asked for. */
import { activeFrame, type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import { isRich } from '../understand/gist.ts';
import { sayBack } from './sayback.ts';

/** Whoever writes much needs no question to go on: those that fit anything read as not having read. */
export function richMove(turn: Turn): Move | null {
  const { reading, state, words } = turn;
  if (!isRich(reading) || state.facts.plain !== undefined) return null;
  const lead = sayBack(turn);
  if (lead === null) {
    const text = words.pick(UNSURE, {}, { inOrder: true });
    return text === null ? null : { text, shape: 'Q', pending: { kind: 'ask' } };
  }
  if (lead.text.includes('?')) return { text: lead.text, shape: 'RQ', pending: { kind: 'ask' } };
  // Three times the same shape would be a habit: once it is asked what all this is wanted for.
  const last = state.shapes.slice(-2);
  const wanted =
    last.length === 2 && last.every((shape) => shape === 'R') && !mourning(turn)
      ? words.pick(WANTED, {}, { inOrder: true })
      : null;
  if (wanted !== null)
    return { text: `${lead.text} ${wanted}`, shape: 'RQ', pending: { kind: 'ask' } };
  // To the first of them it is said as well that there is room for more.
  const room =
    state.content <= 1 && lead.text.split(' ').length < 10
      ? words.pick(
          turn.voice.invite.filter((line) => !TO_FEW_WORDS.test(line)),
          slotsOf(turn),
          pickOptions(turn),
        )
      : null;
  return {
    text: [lead.text, room].filter(Boolean).join(' '),
    shape: room === null ? 'R' : 'RI',
    pending: null,
  };
}

/** Said to whoever finds words hard; after thirty of them it reads as not having counted. */
const TO_FEW_WORDS = /\blittle\b|\bone line\b|\bslowly\b|\bfew words\b|\bbetween lines\b/i;

const mourning = (turn: Turn): boolean =>
  turn.reading.weighty || ['grief', 'trauma'].includes(activeFrame(turn)?.domain ?? '');

const WANTED = ['Do you want to think about what to do, or just tell me more of it for now?'];

const UNSURE = [
  'There are several things in that, and I might pick the wrong one. Which matters most to you?',
  'I have read all of it, and I would rather ask than guess. What is the main thing in it for you?',
  'That is a good deal at once. Which part do you want to stay with?',
];
