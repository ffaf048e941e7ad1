/** Said to a step instead of an answer: not now, or that it is a stupid thing to ask. */
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { understand } from '../understand/index.ts';
import { answerTo } from './answer.ts';
import { explained, stepSkill } from './run.ts';
import type { Step } from './types.ts';

export const besides = (turn: Turn, step: Step, putDown: (turn: Turn) => void): Move | null =>
  deferred(turn, step, putDown) ?? disliked(turn, step);

/** "Can we do that bit later?": the step is left out, or the whole put down to be taken up again. */
function deferred(turn: Turn, step: Step, putDown: (turn: Turn) => void): Move | null {
  const { input, voice, state, words } = turn;
  const lines = input.message.replace(/[’‘]/g, "'").split(/(?<=[.!?])\s+|\n+/);
  const at = lines.findIndex((line) => LATER.test(line) && line.split(/\s+/).length <= 12);
  const later = lines[at];
  if (later === undefined || !state.skill) return null;
  const rest = lines.filter((_, one) => one !== at).join(' ');
  const part = A_BIT.test(later);
  if (rest !== '' && (part || step.expects !== 'ready')) {
    const reading = understand(rest, voice.id);
    const anew: Turn = { ...turn, input: { ...input, message: rest }, reading };
    // What they did say to it is enough on it for now.
    if (reading.words.length >= 3 && part && answerTo(step, anew)?.sure) return stepSkill(anew);
  }
  if (part) {
    const skip = understand('skip', voice.id);
    return stepSkill({ ...turn, input: { ...input, message: 'skip' }, reading: skip });
  }
  const text = words.pick(FOR_LATER, slotsOf(turn), { inOrder: true });
  if (text === null) return null;
  putDown(turn);
  return { text, shape: 'RI', pending: null };
}

const LATER =
  /^(?:(?:ok(?:ay)?|sorry|um+|and|but|actually|yes|yeah|well)[, ]+)*(?:(?:can|could|may|shall) (?:we|i) (?:please |maybe |just |not )?(?:do|leave|finish|answer|save|come back to|get back to|carry on(?: with)?)\b|(?:i'?ll|i will|let'?s|i'?d rather|let me) (?:do|leave|finish|answer|save|come back to|get back to)\b).{0,40}\b(?:later|another (?:time|day)|some other time|next time|tomorrow|in a (?:bit|while)|(?:come|get) back to (?:it|that|this))\b/i;
const A_BIT = /\b(?:that|this|the(?: last)?) (?:bit|part|one|step|question)\b/i;
const FOR_LATER = [
  'Yes. It stays where it is, and “go on with it” brings it back. What is on your mind instead?',
  'Later is fine. Say “go on with it” when you want to.',
];

/** "That's stupid": it may be, and they say what becomes of it. A second time is a no to the whole. */
function disliked(turn: Turn, step: Step): Move | null {
  const run = turn.state.skill;
  const text = turn.reading.text.replace(/[’‘]/g, "'").trim();
  if (!run || !DISLIKES.test(text) || MAY_BE_ONE.has(step.slot ?? '')) return null;
  run.fails++;
  return explained(turn, MAY_BE);
}
const DISLIKES =
  /^(?:(?:ok(?:ay)?|sorry|um+|well|lol|honestly|but|oh|tbh|god)[, ]+)*(?:(?:that|it|this)(?:'?s|s| is| sounds| seems| feels)?|what) (?:a )?(?:bit |so |just |really |pretty |kind of |kinda |rather )*(?:stupid|silly|daft|dumb|ridiculous|weird|cringe\w*|cheesy|embarrassing|awkward|odd)(?: (?:question|thing|exercise|one|to (?:ask|do|say)))?(?: (?:lol|tbh|though|honestly))?[.!? ]*$/i;
/** At these it may be what was asked for. */
const MAY_BE_ONE = new Set(['block', 'critic', 'old', 'friend', 'thought', 'felt', 'keep', 'pain']);
const MAY_BE = [
  'It can sound like that. “Skip” leaves this one out, and “stop” ends it. If you would still try:',
  'That may be. You can skip it. Or smaller:',
  'Perhaps it is. Skip it if you like, or:',
];
