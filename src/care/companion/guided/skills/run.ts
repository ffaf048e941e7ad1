/** Leads an exercise: one step a turn, smaller when it goes wrong, a look back at the end. */

import { type Move, pickOptions, quoted, slotsOf, type Turn } from '../turn.ts';
import { answerTo, SKIP, STOP } from './answer.ts';
import { believed } from './believed.ts';
import {
  changed,
  ended,
  finish,
  isLookBack,
  lookBack,
  readOut,
  slotsFor,
  stopSkill,
} from './ending.ts';
import { fits } from './fits.ts';
import { CANT, ticks } from './heavy.ts';
import { skillById } from './index.ts';
import { kindsOf } from './kinds.ts';
import {
  HEARD_NO_NUMBER,
  LEFT_OPEN,
  LESS_BREATH,
  PAST_THE_END,
  PUZZLED,
  RESUME,
  SKIPPED,
  TO_GO_ON,
  TOO_BIG,
} from './lines.ts';
import { openingOf } from './opening.ts';
import { renamed } from './sides.ts';
import { bothFigures, notNeeded, ownIdea } from './told.ts';
import { isText, type Skill, type Step } from './types.ts';

/** `lead` is said in the place of this one's usual first words; `from` leaves out the steps before. */
export function beginSkill(turn: Turn, skill: Skill, lead?: readonly string[], from = 0): Move {
  const { state, voice, words } = turn;
  const topic = [...state.quotes]
    .filter((one) => one.sore)
    .sort((a, b) => b.weight - a.weight)[0]?.text;
  state.skill = {
    id: skill.id,
    step: from,
    fails: 0,
    slots: { ...(topic ? { topic: quoted(topic) } : {}) },
  };
  const opening = from === 0 ? openingOf(turn, skill) : null;
  if (opening) {
    state.skill.step = opening.step;
    Object.assign(state.skill.slots, opening.slots);
  }
  state.stage = 'practise';
  state.refused = false;
  state.offered = null;
  const slots = slotsOf(turn, { skill: skill.name });
  const begin = lead
    ? words.pick(lead, slots, { inOrder: true })
    : words.pick(voice.begin, slots, pickOptions(turn));
  const about = opening?.taken ?? null;
  const taken =
    about === null
      ? words.pick(opening?.ack ?? [], slotsFor(turn), { inOrder: true })
      : words.pick(TAKEN, { x: about }, { inOrder: true });
  return {
    text: [begin, taken, put(turn, skill, state.skill.step)].filter(Boolean).join(' '),
    shape: 'K',
    pending: null,
  };
}

const TAKEN = ['It is about {x}, then.', 'We take {x}.'];

/** The next thing to say inside a running exercise, or null where it has come to its end. */
export function stepSkill(turn: Turn): Move | null {
  const { state, reading, words, voice } = turn;
  const run = state.skill;
  const skill = run ? skillById(run.id) : null;
  const step = run ? skill?.steps[run.step] : undefined;
  if (!run || !skill || !step) {
    state.skill = null;
    return null;
  }
  if (STOP.test(reading.text) && reading.words.length <= 14) return stopSkill(turn, skill);
  if (SKIP.test(reading.text.trim())) return advance(turn, skill, words.pick(SKIPPED, {}, {}));
  if (step.expects === 'ready' && isUnwell(skill, reading.text)) {
    const line = words.pick(LESS_BREATH, {}, { inOrder: true });
    if (line !== null) {
      // What did the body no good once is not tried again in this talk.
      for (const kind of kindsOf(skill.id)) if (!state.avoid.includes(kind)) state.avoid.push(kind);
      state.facts.unwell = String(state.turn);
      return ended(turn, skill, line);
    }
  }
  const smaller = tooBig(turn, skill, step);
  if (smaller) return smaller;
  if (skill.id === 'decisional_balance') Object.assign(run.slots, renamed(reading.text));
  const answer = answerTo(step, turn);
  if (answer === null) return again(turn, skill, step);
  if (step.slot && (answer.sure || step.slot !== 'keep')) run.slots[step.slot] = answer.kept;
  if (step.slot === 'keep')
    run.slots.keep = believed(run.slots, reading.text) ?? run.slots.keep ?? '';
  if (run.slots.keep === '') delete run.slots.keep;
  bothFigures(turn, skill, step);
  ownIdea(turn, skill, step);
  notNeeded(turn, step);
  // A long answer held up in quotation marks reads as mockery, however it is meant.
  const whole = answer.sure && answer.cut !== true;
  const a = whole && answer.shown.split(' ').length <= MOST_QUOTED ? answer.shown : null;
  // What may be no answer is taken without a word on it.
  const ack =
    (answer.beyond ? words.pick(PAST_THE_END, { a: answer.kept }, { inOrder: true }) : null) ??
    (answer.sure
      ? words.pick(step.ack ?? [], { ...slotsFor(turn), a }, { inOrder: true })
      : null) ??
    words.pick(ticks(voice.tick, turn), { ...slotsFor(turn), a }, pickOptions(turn));
  return advance(turn, skill, ack, answer.sure && step.ack?.includes(ack ?? '') ? ack : null);
}

/** "That's the bit I can't do": cut down, and never said to be good. */
function tooBig(turn: Turn, skill: Skill, step: Step): Move | null {
  const { state, reading, words } = turn;
  const planned =
    step.expects === 'deed' ||
    (step.expects === 'when' && reading.words.length > 3) ||
    (skill.id === 'problem_solving' && step.slot === 'block');
  if (!state.skill || !planned || !CANT.test(reading.text.replace(/[’‘]/g, "'"))) return null;
  state.skill.fails++;
  const line = state.skill.fails > 2 ? null : words.pick(TOO_BIG, {}, { inOrder: true });
  if (line === null) return advance(turn, skill, words.pick(LEFT_OPEN, {}, { inOrder: true }));
  return { text: line, shape: 'K', pending: null };
}

/** Of breathing too deep, or of fear of what the body does. */
const UNWELL =
  /\b(?:light ?-?headed|dizzy|faint|tingl\w+|can'?t breathe|panick\w*|feel (?:sick|ill|worse|awful)|worse)\b/i;
/** A fist that was let go tingles, and nothing is amiss. */
const isUnwell = ({ id }: Skill, text: string): boolean =>
  UNWELL.test(kindsOf(id).includes('muscles') ? text.replace(/\btingl\w+/gi, '') : text);
const MOST_QUOTED = 6;

function put(turn: Turn, skill: Skill, at: number, small = false): string | null {
  const step = skill.steps[at];
  const less = small && step?.expects === 'ready' ? step.smaller : [];
  const smaller = turn.words.pick(less, readOut(turn), { inOrder: true });
  if (smaller !== null) return smaller;
  return step ? turn.words.pick(step.say, readOut(turn), { inOrder: true }) : null;
}

/** `own` is what a step has to say to its answer, which is said even where it is the last. */
function advance(
  turn: Turn,
  skill: Skill,
  lead: string | null,
  own: string | null = null,
): Move | null {
  const { state } = turn;
  const run = state.skill;
  if (!run) return null;
  // Who could do only part of it is not asked for more of it next.
  const small = run.fails > 0;
  run.fails = 0;
  for (run.step++; run.step < skill.steps.length; run.step++) {
    const slot = skill.steps[run.step]?.slot;
    if (slot !== undefined && slot !== 'keep' && run.slots[slot] !== undefined) continue;
    if (!isDue(skill.steps[run.step], run.slots)) continue;
    const said = put(turn, skill, run.step, small);
    if (said === null) continue;
    const look = isLookBack(skill, run.step) ? lookBack(turn, skill) : null;
    // What made it worse is not for keeping.
    if (look !== null && changed(turn, skill) < 0) return ended(turn, skill, look);
    return {
      text: [look === null ? lead : null, look, said].filter(Boolean).join(' '),
      shape: 'K',
      pending: null,
    };
  }
  return finish(turn, skill, own);
}

const isDue = (step: Step | undefined, slots: Readonly<Record<string, string>>): boolean =>
  step?.onlyBelow === undefined || Number(slots[step.onlyBelow.slot]) < step.onlyBelow.number;

/** It did not come: smaller, then an honest leaving out. Never the same instruction again. */
function again(turn: Turn, skill: Skill, step: Step): Move | null {
  const { state, words } = turn;
  if (!state.skill) return null;
  const liked = isText(step) && fits(step.expects, turn.reading) === 'reaction';
  if (!liked) state.skill.fails++;
  if (state.skill.fails >= 3) return advance(turn, skill, words.pick(SKIPPED, {}, {}));
  const smaller =
    words.pick(step.smaller, slotsFor(turn), { inOrder: true }) ??
    words.pick(step.say.slice(1), slotsFor(turn), { inOrder: true });
  if (smaller === null) return advance(turn, skill, words.pick(SKIPPED, {}, {}));
  const counts = step.expects === 'rating100' || step.expects === 'rating10';
  const told =
    counts && turn.reading.words.length >= 5
      ? words.pick(HEARD_NO_NUMBER, {}, {})
      : liked
        ? words.pick(TO_GO_ON, {}, { inOrder: true })
        : null;
  return { text: [told, smaller].filter(Boolean).join(' '), shape: 'K', pending: null };
}

/** They did not see what was meant: the step in other words, with something to choose from. */
export function explained(turn: Turn, leads: readonly string[] = PUZZLED): Move | null {
  const run = turn.state.skill;
  const step = run ? skillById(run.id)?.steps[run.step] : undefined;
  if (!run || !step) return null;
  const plainer =
    turn.words.pick(step.smaller, slotsFor(turn), { inOrder: true }) ??
    turn.words.pick(step.say.slice(1), slotsFor(turn), { inOrder: true });
  const lead = turn.words.pick(leads, {}, { inOrder: true });
  if (plainer === null) return null;
  return { text: [lead, plainer].filter(Boolean).join(' '), shape: 'K', pending: null };
}

/** After an answer to a question in the middle of an exercise: where we were, in other words. */
export function resumeSkill(turn: Turn): string | null {
  const run = turn.state.skill;
  const skill = run ? skillById(run.id) : null;
  const step = run ? skill?.steps[run.step] : undefined;
  if (!step) return null;
  return (
    turn.words.pick(step.say.slice(1), slotsFor(turn), { inOrder: true }) ??
    turn.words.pick(step.smaller, slotsFor(turn), { inOrder: true }) ??
    turn.words.pick(RESUME, {}, {})
  );
}
