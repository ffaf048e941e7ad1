/** Said to a step beside an answer: not now, that it is stupid, half of it, or a try held up. */

import { type Move, slotsOf, type Turn } from '../turn.ts';
import { understand } from '../understand/index.ts';
import { answerTo } from './answer.ts';
import { putDown } from './put-down.ts';
import { explained, stepSkill } from './run.ts';
import type { Step } from './types.ts';

export const besides = (turn: Turn, step: Step): Move | null =>
  exampled(turn) ??
  deferred(turn, step) ??
  disliked(turn, step) ??
  tentative(turn, step) ??
  half(turn, step) ??
  remarked(turn, step);

/** "Can you give me an example?": the step in a smaller size mostly holds one. */
const exampled = (turn: Turn): Move | null =>
  turn.reading.words.length <= 24 && EXAMPLE.test(turn.reading.text)
    ? explained(turn, FOR_EXAMPLE)
    : null;
const EXAMPLE =
  /\b(?:give|show|tell|have|need|want|got|see|is there|could i|can i)\b[^.?!]{0,24}\bexamples?\b|^(?:an? |any |some )?examples?\W*$|^(?:like|such as) what\b|^for (?:example|instance)\W*\?|\bwhat (?:kind|sort) of (?:thing|answer|sentence)\b.*\?/i;
const FOR_EXAMPLE = ['Of course.', 'Yes.'];

/** "That sounds like a leaflet. I'd say …": the answer behind the remark is the point of it. */
function remarked(turn: Turn, step: Step): Move | null {
  const { input, voice, words } = turn;
  const [first = '', ...others] = input.message.trim().split(/(?<=[.!])\s+/);
  const rest = others.join(' ');
  if (rest === '' || rest.includes('?') || first.split(/\s+/).length > 8) return null;
  const about = understand(first, voice.id);
  const ofUs = about.acts.has('likened') || about.acts.has('challenge') || OF_THE_WORDS.test(first);
  const reading = understand(rest, voice.id);
  const anew: Turn = { ...turn, input: { ...input, message: rest }, reading };
  if (!ofUs || reading.words.length < 4 || !answerTo(step, anew)?.sure) return null;
  const next = stepSkill(anew);
  const lead = words.pick(YOUR_WAY, {}, { inOrder: true });
  return next && { ...next, text: [lead, next.text].filter(Boolean).join(' ') };
}
const OF_THE_WORDS =
  /^(?:(?:but|well|ok|ugh|god|um+)[, ]+)*(?:that|it|this)(?:'?s| is| sounds?) (?:\w+ )?(?:like a|cheesy|cringe\w*|fake|stiff|weird|silly|stupid|not how i)\b|^(?:i|nobody|no one|people) (?:don'?t|dont|would(?:n'?t)?|do not|talks?) (?:\w+ )?(?:talk |speak |say )?(?:like )?that\b/i;
const YOUR_WAY = ['In your own words, then.', 'Your way is better.'];

/** "Half six in the van?": an answer held up to see whether it will do. It will. */
function tentative(turn: Turn, step: Step): Move | null {
  const { input, voice } = turn;
  const lines = input.message.trim().split(/(?<=[.!?])\s+|\n+/);
  const last = lines.at(-1) ?? '';
  const tried =
    step.expects !== 'ready' &&
    /\?+$/.test(last) &&
    last.split(/\s+/).length <= 8 &&
    !ASKING.test(last) &&
    !lines.slice(0, -1).some((line) => line.endsWith('?'));
  if (!tried) return null;
  const message = input.message.trim().replace(/\?+$/, '');
  const reading = understand(message, voice.id);
  const anew: Turn = { ...turn, input: { ...input, message }, reading };
  return reading.question === null && answerTo(step, anew)?.sure ? stepSkill(anew) : null;
}
/** A word that asks, a verb before its subject, or somebody spoken to. */
const ASKING =
  /\b(?:what|which|who|whom|whose|why|how|you|your|huh|right|ok(?:ay)?|really|sorry|exercise|step|is (?:that|it|this))\b|^(?:(?:and|but|so|or|um+|well)[, ]+)*(?:is|are|am|was|were|do|does|did|can|could|will|would|shall|should|may|might|must|has|have|had|when|where|like|the|that|this|it|isn'?t|don'?t|doesn'?t|can'?t|won'?t)\b/i;

/** "I did one and somebody came in": what was done counts, and what is left is made small. */
function half(turn: Turn, step: Step): Move | null {
  const text = turn.reading.text.replace(/[’‘]/g, "'");
  if (step.expects !== 'ready' || step.slot !== undefined || turn.reading.words.length > 14)
    return null;
  if (!turn.state.skill || !HALF_DONE.test(text)) return null;
  turn.state.skill.fails++;
  return explained(turn, COUNTS);
}
const HALF_DONE =
  /\b(?:i |only |just )+(?:did|managed|got|made it|could only (?:do|manage)|can only (?:do|manage)|finished) (?:through |to |only |just |about )*(?:one|two|1|2|half|a couple|some|part|a few|once)\b(?! (?:then|and then) done)|^(?:only|just|about) (?:one|two|1|2|half|a couple|once|part of it)\b/i;
const COUNTS = ['That counts.', 'What you did counts, too.', 'That is part of it already.'];

/** "Can we do that bit later?": the step is left out, or the whole put down to be taken up again. */
function deferred(turn: Turn, step: Step): Move | null {
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
  putDown(state);
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
