/** Whether it is going to ask, and leave not to want: answered before anything else. */
import { type Move, slotsOf, type Turn } from '../turn.ts';

const WILL_ASK =
  /\b(?:(?:are|aren'?t) you (?:not )?(?:going to|gonna) (?:ask|make me)|will you (?:ask|make me)|do i have to (?:tell|say|talk|explain)|do you (?:want|need) (?:me )?to (?:know|tell|hear) (?:you )?(?:what|how|it|about))\b/i;
const RATHER_NOT =
  /^(?:but |and |so )*what if i (?:really |just )?(?:don'?t|do not|never) (?:want|feel like|like|wish)\b/i;

export function leaveGiven(turn: Turn): Move | null {
  const { reading, state, words } = turn;
  const why = /^(?:but |and )?why(?: not)?\?*$/i.test(reading.text.trim());
  const after = Number(state.facts.notAsked ?? -9) === state.turn - 1;
  const bank = WILL_ASK.test(reading.text)
    ? NO_NEED
    : why && after
      ? BECAUSE
      : RATHER_NOT.test(reading.text)
        ? NEED_NOT
        : null;
  if (bank === null || turn.quiet) return null;
  const text = words.pick(bank, slotsOf(turn), { inOrder: true });
  if (text === null) return null;
  if (bank === NO_NEED) state.facts.notAsked = String(state.turn);
  return { text, shape: 'A', pending: null };
}

const NO_NEED = [
  'No. That is yours, and it can stay where it is; we can talk about today without it. If you ever want to say some of it, I will read it.',
  'No, you choose what gets told here, and when to stop. Nothing I do depends on knowing it.',
];
const BECAUSE = [
  'Because telling it can bring the whole thing back into the room, and I cannot sit there with you while it goes. What happens today is enough to work with.',
  'Because it is not needed for this, and needing to know is not the same as helping.',
];
const NEED_NOT = [
  'Then that is reason enough, and nothing here hangs on it. What would you rather have this time for?',
  'Then you do not have to. Not wanting is an answer and needs no doctor’s note. Is anybody pressing you to?',
  'Then it stays as it is for today, and you may change your mind in either direction.',
];
