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
  'No, you do not have to tell me, and I will not make you. We can talk about today instead.',
  'No, you choose what you tell me and when to stop.',
];
const BECAUSE = [
  'Because telling it can bring it all back, and I cannot sit there with you. We can work with what happens today.',
  'Because we do not need it for this. You can keep it to yourself.',
];
const NEED_NOT = [
  'Then you do not have to. What would you rather do?',
  'Not wanting to is reason enough. Is anybody pushing you to?',
  'Then leave it for today. You can change your mind later.',
];
