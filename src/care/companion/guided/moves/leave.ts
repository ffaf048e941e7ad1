/** Whether it is going to ask, and leave not to want: answered before anything else. */
import { type Move, slotsOf, type Turn } from '../turn.ts';

const WILL_ASK =
  /\b(?:(?:are|aren'?t) you (?:not )?(?:going to|gonna) (?:ask|make me)|will you (?:ask|make me)|do i have to (?:tell|say|talk|explain|go (?:into|through|over)|describe|relive)(?! (?:my|him|her|them|his|our|their|the|a|an|any\w*|every\w*|some\w*|people|work|sorry|goodbye|yes|no|hello|thank\w*|to (?:my|him|her|them|the|a))\b)|do you (?:want|need) (?:me )?to (?:know|tell|hear) (?:you )?(?:what|how|it|about))\b/i;
const RATHER_NOT =
  /^(?:but |and |so )*what if i (?:really |just )?(?:don'?t|do not|never) (?:want|feel like|like|wish)\b/i;

/** "I don't want to go into it, is that a problem": asked to see whether it is safe. */
const NOT_TELLING =
  "(?:(?:don'?t|do not|can'?t|cannot|won'?t) (?:\\w+ )?(?:want to |wanna |like to |feel like )?|(?:rather|prefer to|prefer) not |not (?:ready|able|going) to )(?:go (?:into|over|through)|talk(?:ing)? about|get into|going (?:into|over|through)|say|tell (?:you|anyone|anybody)|describe|discuss|answer)";
const MAY_I_NOT = new RegExp(
  `\\b${NOT_TELLING}\\b[^?!]{0,60}\\b(?:is|would|will) (?:that|it|this)(?: going to| gonna)?(?: be)? (?:an? )?(?:problem|ok(?:ay)?|all ?right|alright|fine|allowed|issue)\\b|\\b(?:is|would|will) (?:that|it|this) (?:be )?(?:ok(?:ay)?|all ?right|alright|fine|a problem|allowed) if i ${NOT_TELLING}\\b`,
  'i',
);

export function leaveGiven(turn: Turn): Move | null {
  const { reading, state, words } = turn;
  const why = /^(?:but |and )?why(?: not)?\?*$/i.test(reading.text.trim());
  const after = Number(state.facts.notAsked ?? -9) === state.turn - 1;
  const ofDying = WILL_ASK.test(reading.text) && OF_DYING.test(reading.text);
  const bank = ofDying
    ? ONLY_IF
    : WILL_ASK.test(reading.text)
      ? NO_NEED
      : MAY_I_NOT.test(reading.text)
        ? YOU_MAY
        : why && after
          ? BECAUSE
          : RATHER_NOT.test(reading.text)
            ? NEED_NOT
            : null;
  if (bank === null || turn.quiet) return null;
  const text = words.pick(bank, slotsOf(turn), { inOrder: true });
  if (text === null) return null;
  if (bank === NO_NEED || bank === YOU_MAY) state.facts.notAsked = String(state.turn);
  return { text, shape: 'A', pending: null };
}

/** "Are you going to ask me again if I want to die?": no promise that could not be kept. */
const OF_DYING = /\b(?:kill|die|dying|dead|suicid\w*|end(?:ing)? (?:it|my life))\b/i;
const ONLY_IF = [
  'Not as a matter of course, I have your answer. If you wrote something that worried me I would ask once, in plain words. Until then we talk about what you came with.',
  'Only if something new gave me reason to. Otherwise your answer stands, and we go on with what you were telling me.',
];

const NO_NEED = [
  'No, you do not have to tell me, and I will not make you. We can talk about today instead.',
  'No, you choose what you tell me and when to stop.',
];
const YOU_MAY = [
  'That is fine. You need not tell me what happened, today or later, and I will not ask for it. We can stay with how things are now.',
  'That is no problem here. What you leave out stays yours, and you can stop whenever you like.',
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
