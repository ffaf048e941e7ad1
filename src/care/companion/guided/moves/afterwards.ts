/** After an exercise: can it be done again, what about tonight, has the dizziness gone. */

import { asksOutThere, elsewhere } from '../skills/elsewhere.ts';
import { isAvoided } from '../skills/kinds.ts';
import { resumeSkill } from '../skills/run.ts';
import type { SkillId } from '../skills/types.ts';
import type { Done } from '../state.ts';
import { type Move, quoted, slotsOf, type Turn } from '../turn.ts';

export function afterwards(turn: Turn): Move | null {
  if (turn.state.skill || (turn.reading.weighty && !asksByName(turn))) return null;
  return (turn.quiet ? null : (goneOn(turn) ?? settled(turn))) ?? outThere(turn) ?? sameAgain(turn);
}

/** "Is that it?", "will that be enough?": said of what has just ended, and no complaint at the talk. */
export function wasAll(turn: Turn): Move | null {
  const bank = ofTheEnd(turn);
  const line = bank && turn.words.pick(bank, {}, { inOrder: true });
  return line ? { text: line, shape: 'A', pending: null } : null;
}

export function ofTheEnd({ state, reading, input, quiet }: Turn): readonly string[] | null {
  const last = state.done.at(-1);
  const just = last !== undefined && state.turn - (last.turn ?? -99) <= 2;
  if (!just || !didGood(last) || state.skill || quiet || reading.weighty) return null;
  const text = input.message.replace(/[’‘]/g, "'").trim();
  if (text.split(/\s+/).length > 12) return null;
  if (WITH_IT.test(text)) return NEXT_TIME;
  return WILL_IT_DO.test(text) ? TRY_AND_SEE : ALL_OF_IT.test(text) ? IT_WAS_ALL : null;
}
const WITH_IT =
  /\b(?:what (?:do|should|am) i (?:meant to |supposed to |to )?(?:do with|use)|how (?:do|should) i use) (?:that|it|this)\b/i;
const NEXT_TIME = [
  'Keep it where you can find it, and use it the next time this starts. Once is enough to see what it does.',
  'Only the next time it starts. Until then nothing.',
];
const ALL_OF_IT =
  /\b(?:(?:is|was) that (?:it|all(?: of it)?|the end|everything)|that'?s (?:it|all)(?: then)?\?|are we (?:done|finished)|(?:that|it) was (?:short|quick|fast|it\b)|now what|what now|what(?:'s| is| comes) next)\b/i;
const WILL_IT_DO =
  /\b(?:will|would|does|is|can|could) (?:that|it|this) (?:really |actually |ever |even )*(?:(?:be )?enough|work|help|do it|do anything|last|hold)\b/i;
const IT_WAS_ALL = [
  'Yes, that was all of it. It is short so that you can do it again without me.',
  'That was it. Nothing more to do with it today.',
];
const TRY_AND_SEE = [
  'It may not be enough by itself. Try it once as it is, and what happens then shows the next step.',
  'That only shows when you try it. If it does not do it, it can be changed.',
];

/** "Where were we?": the exercise that was put down goes on at its step. */
function goneOn(turn: Turn): Move | null {
  const { state, reading, words } = turn;
  const { paused } = state;
  const since = state.done.findLast(({ id }) => id === paused?.id)?.turn ?? -99;
  const byName = asksByName(turn);
  const again = byName || (GO_ON.test(reading.text) && reading.words.length <= 14);
  if (!paused || !again || state.turn - since > STAYS || isAvoided(paused.id, state.avoid))
    return null;
  state.skill = { ...paused, fails: 0 };
  state.paused = null;
  state.refused = false;
  state.stage = 'practise';
  const step = resumeSkill(turn);
  if (step === null) return null;
  const lead = words.pick(byName ? WE_FINISH : BACK_TO_IT, {}, { inOrder: true });
  return { text: [lead, step].filter(Boolean).join(' '), shape: 'K', pending: null };
}
const STAYS = 30;
const GO_ON =
  /\b(?:where were we|(?:go|carry) on with (?:it|that|the exercise)|(?:let'?s|can we|could we|we can|ready to|shall we) (?:go on|carry on|continue|go back|pick (?:it|that) up)|back to (?:it|that|the exercise)|finish (?:it|that|the exercise)|i (?:still |really |actually |do |did )*(?:want|wanted|would like|like)(?:ed)? to (?:do|finish|go on with|carry on with) (?:the|this|that) exercise)\b/i;
/** "So are we finishing that list of yours?" */
const BY_NAME =
  /\b(?:(?:are|were) we (?:\w+ )?(?:finish|do|go|carry)ing\b|(?:shall|can|could|do|will|should) we (?:\w+ )?(?:finish|go on with|carry on with|go back to|get back to|pick up)\b|let'?s (?:finish|go back to|get back to|go on with|carry on with)\b|i(?:'d| would) like to finish\b|we (?:didn'?t|never) finish(?:ed)?\b|you (?:didn'?t|never) finish(?:ed)?\b)[^.!?]{0,24}\b(?:it(?!['’])|that|list|exercise|steps?|ladder|table|letter|breathing|plan|problem|scales?|thing we (?:started|were doing)|where we (?:were|stopped|left off))\b|\b(?:(?:what|how) about|what happened to) (?:that|the|this|your|our|my) (?:\w+ )?(?:list|exercise|steps|ladder|table|letter|breathing|plan|scales?|thing we)\b|\bwe(?:'d| had) got(?:ten)? as far as\b|\bwhere were we with\b/i;
const asksByName = ({ reading, state }: Turn): boolean =>
  state.paused !== null && BY_NAME.test(reading.text);
const WE_FINISH = ['Yes, we can finish it.', 'Yes, we go back to it.'];
const BACK_TO_IT = ['We were here.', 'Back to it, then.'];

/** It was too much for the body: that is asked about before the talk goes on. */
function settled(turn: Turn): Move | null {
  const { state, words, reading } = turn;
  const since = Number(state.facts.unwell ?? Number.NaN);
  if (state.turn - since !== 1 || reading.question !== null || reading.flooded) return null;
  const better = /\b(?:gone|better|fine|ok(?:ay)?|passed|over|stopped|easing)\b/i.test(
    reading.text,
  );
  const text = words.pick(better ? EASED : EASING, slotsOf(turn), { inOrder: true });
  return text === null ? null : { text, shape: 'RQ', pending: { kind: 'ask' } };
}
const EASED = ['Good, then it is over. We leave the exercise at that for today.'];
const EASING = [
  'Good, all of that is here with you. Is the dizziness going?',
  'Good. Is it going, or is it still there?',
];

const AGAIN =
  /\b(?:can|could|should|may) i (?:still |also |just )?(?:do|use|try) (?:that|it|this|the (?:same|floor|feet|breath\w*|foot|exercise|one)\b[\w ]{0,16})|\bdo (?:that|it|the same) (?:again|in bed|tonight|at work|lying down)/i;
const TONIGHT =
  /\b(?:what (?:do|can|should) i do|so how|how (?:do|can) i|what (?:about|if))\b.{0,50}\b(?:tonight|lie down|bed|starts?|comes? back|next time|again|at night|it happens)\b/i;

/** What did them good a moment ago is the first answer to what to do later. */
function sameAgain(turn: Turn): Move | null {
  const { state, reading, words } = turn;
  const last = state.done.at(-1);
  if (!last || !didGood(last) || state.turn - (last.turn ?? -99) > LASTS) return null;
  const mayI = AGAIN.test(reading.text);
  if ((!mayI && !TONIGHT.test(reading.text)) || reading.words.length > 30) return null;
  const keep = last.keep === null || last.keep.split(' ').length > 10 ? null : quoted(last.keep);
  const panic = AT_NIGHT.test(reading.text) ? LYING : UPRIGHT;
  const how = last.id === 'through_panic' ? panic : (HOW_AGAIN[last.id] ?? HOW_AGAIN.other);
  const slots = slotsOf(turn, { keep });
  const lead = words.pick(mayI ? YES_YOU_CAN : THE_SAME, slots, { inOrder: true });
  const text = words.pick(how ?? [], slots, { inOrder: true });
  // How it goes has been said; a plain yes is still the answer.
  if (lead === null || (text === null && !mayI)) return null;
  return { text: [lead, text].filter(Boolean).join(' '), shape: 'A', pending: null };
}

/** "How do I do that out on the street?": the skill they have just learnt, somewhere else. */
function outThere(turn: Turn): Move | null {
  const { state, words, reading } = turn;
  const last = state.done.findLast(({ turn: at }) => state.turn - (at ?? -99) <= LASTS);
  if (!last || reading.words.length > 30 || !asksOutThere(turn.input.message)) return null;
  const text = words.pick(elsewhere(last.id), slotsOf(turn), { inOrder: true });
  return text === null ? null : { text, shape: 'A', pending: null };
}

const LASTS = 8;
const didGood = ({ before, after, keep }: Done): boolean =>
  keep !== null || (before !== null && after !== null && after !== before);
const YES_YOU_CAN = ['Yes, you can.', 'Yes, as often as you like.', 'Yes.'];
const THE_SAME = [
  'What helped just now: {keep}.',
  'The same thing that helped just now, before it is strong.',
  'That one again.',
];
const LYING = [
  'Push your heels into the mattress or the wall and breathe out slowly, ten times, with your eyes open and a lamp on. If it is still there after twenty minutes, get up and sit somewhere else.',
  'Heels against something solid, long breaths out, the lamp on. The eyes can stay open.',
];
const UPRIGHT = [
  'Both feet pressed into the floor, and long breaths out. Nobody sees that you do it.',
  'Feet down, breathe out longer than in, and look at one thing in front of you.',
];
const AT_NIGHT = /\b(?:bed|lie|lying|night|tonight|sleep|wake)\b/i;
const HOW_AGAIN: Partial<Record<SkillId | 'other', readonly string[]>> = {
  paced_breathing: ['Breathe out longer than in, and begin before it is strong.'],
  muscle_relaxation: [
    'Hands, shoulders, face, legs: tighten, hold, let go. Stay longest where it is tightest.',
  ],
  grounding: ['Begin with what helped most, eyes open, and name things until it is weaker.'],
  other: ['Begin with the part that helped most, and leave out the rest.'],
};
