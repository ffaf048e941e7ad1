/** After a miss of ours: owned, and room made for them. */
import { listeningLines } from '../listening/read.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { imagesComeBack, sensesComeBack } from '../understand/images.ts';

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
    : words.pick(shaken ? STILL_THERE : listeningLines(voice.id).presence, slotsOf(turn), {});
  const text = [owned, room].filter((one) => one !== null).join(' ');
  return text === '' ? null : { text, shape: 'M', pending: { kind: 'missed' } };
}

const STILL_THERE = [
  'It came back just then. Is it still there, or is it going?',
  'Is it weaker now, or the same?',
];
