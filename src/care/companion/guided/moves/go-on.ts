/** After a miss of ours: owned, and room made for them. */
import { listeningLines } from '../listening/read.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { imagesComeBack, sensesComeBack } from '../understand/images.ts';
import { said } from './listening-words.ts';

export function goOn(turn: Turn, lead: string | null): Move | null {
  const { words, voice, input } = turn;
  const owned = lead ?? words.pick(listeningLines(voice.id).unclear, {}, {});
  // What came back is not asked about; whether it is still there is.
  const shaken = input.history
    .filter(({ role }) => role === 'user')
    .slice(-1)
    .some(({ content }) => imagesComeBack(content) || sensesComeBack(content));
  const room = turn.quiet
    ? null
    : shaken
      ? words.pick(STILL_THERE, slotsOf(turn), {})
      : backToThem(turn);
  const text = [owned, room].filter((one) => one !== null).join(' ');
  return text === '' ? null : { text, shape: 'M', pending: { kind: 'missed' } };
}

/** Behind a miss of ours a nod would be a second one: what they tell is taken up, or they are given the word. */
export const backToThem = (turn: Turn): string | null =>
  (!turn.quiet && turn.reading.words.length >= TELLS ? said(turn, 'more') : null) ??
  turn.words.pick(YOURS, {}, { inOrder: true });
/** In words; the question to which we were asked what we meant is among them. */
const TELLS = 8;
const YOURS = [
  'Go on from where you were.',
  'What would you like me to know?',
  'Say it your way, and I’ll follow.',
];

const STILL_THERE = [
  'It came back just then. Is it still there, or is it going?',
  'Is it weaker now, or the same?',
];
