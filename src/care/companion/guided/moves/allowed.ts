/** In an exercise: whether it may be done another way. It may, and that is said before it goes on. */
import { resumeSkill } from '../skills/run.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';

export function allowed(turn: Turn): Move | null {
  const { reading, words } = turn;
  const text = reading.text.replace(/[’‘]/g, "'");
  if (reading.words.length > 18 || !WAY.test(text)) return null;
  const bank = HAVE_TO.test(text) ? NEED_NOT : MAY_I.test(text) ? YOU_MAY : null;
  const answer = bank && words.pick(bank, slotsOf(turn), { inOrder: true });
  if (!answer) return null;
  return {
    text: [answer, resumeSkill(turn)].filter(Boolean).join(' '),
    shape: 'K',
    pending: null,
  };
}

const MAY_I =
  /\b(?:is|would|will) (?:it|that) (?:be )?(?:also )?(?:ok(?:ay)?|all ?right|alright|fine|bad|a problem) (?:if|when|to|that)\b|\b(?:can|could|may) i (?:also |just |still |please |maybe )?(?:keep|do|have|leave|sit|lie|stand|stay|write|say|type|use|breathe|go|take|hold|put|open)\b(?! (?:you|him|her|them)\b)/i;
const HAVE_TO =
  /\b(?:do|must|should) i (?:really |actually |always )?(?:have to|need to|got to|shut|close|lie|sit|write|say)\b|\bdoes it have to\b|\bhave i got to\b/i;
/** Only about the way of doing it. */
const WAY =
  /\b(?:eyes|sit\w*|lie|lying|laid|stand\w*|bed|floor|light|lamp|music|radio|window|aloud|out loud|in my head|slow\w*|few\w*|short\w*|half|later|blanket|pillow|nose|mouth|hold|write|writing|type|draw|name it|one word|no words|silent\w*|quiet\w*|dog|cat|walk\w*|shoes)\b/i;
const YOU_MAY = ['Yes, that is fine.', 'Of course, do it that way.', 'Yes, as it suits you.'];
const NEED_NOT = ['No, you do not have to.', 'No, you do not need to do that part.'];
