/** Leads an exercise: one step a turn, smaller when it goes wrong, a look back at the end. */

import { activeFrame, type Move, pickOptions, quoted, slotsOf, type Turn } from '../turn.ts';
import type { Slots } from '../words.ts';
import { answerTo, SKIP, STOP } from './answer.ts';
import { fits } from './fits.ts';
import { skillById } from './index.ts';
import {
  FINISHED,
  HEARD_NO_NUMBER,
  LESS_BREATH,
  RESUME,
  SKIPPED,
  STOPPED,
  TO_GO_ON,
} from './lines.ts';
import { isText, type Skill, type Step } from './types.ts';

/** `lead` is said in the place of this one's usual first words. */
export function beginSkill(turn: Turn, skill: Skill, lead?: readonly string[]): Move {
  const { state, voice, words } = turn;
  const topic = [...state.quotes]
    .filter((one) => one.sore)
    .sort((a, b) => b.weight - a.weight)[0]?.text;
  state.skill = {
    id: skill.id,
    step: 0,
    fails: 0,
    slots: { ...(topic ? { topic: quoted(topic) } : {}) },
  };
  // The figure they gave on the way in is the one to compare with: it is not asked for again.
  const figure = skill.id === 'urge_surfing' ? state.facts.urge : undefined;
  if (figure !== undefined && state.facts.moment !== undefined) {
    state.skill.step = 1;
    state.skill.slots.before = figure;
  }
  state.stage = 'practise';
  state.refused = false;
  state.offered = null;
  const slots = slotsOf(turn, { skill: skill.name });
  const begin = lead
    ? words.pick(lead, slots, { inOrder: true })
    : words.pick(voice.begin, slots, pickOptions(turn));
  return {
    text: [begin, put(turn, skill, state.skill.step)].filter(Boolean).join(' '),
    shape: 'K',
    pending: null,
  };
}

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
  if (step.expects === 'ready' && UNWELL.test(reading.text)) {
    const line = words.pick(LESS_BREATH, {}, { inOrder: true });
    if (line !== null) return ended(turn, skill, line);
  }
  const answer = answerTo(step, turn);
  if (answer === null) return again(turn, skill, step);
  if (step.slot && (answer.sure || step.slot !== 'keep')) run.slots[step.slot] = answer.kept;
  // A long answer held up in quotation marks reads as mockery, however it is meant.
  const a = answer.sure && answer.shown.split(' ').length <= MOST_QUOTED ? answer.shown : null;
  // What may be no answer is taken without a word on it.
  const ack =
    (answer.sure
      ? words.pick(step.ack ?? [], { ...slotsFor(turn), a }, { inOrder: true })
      : null) ?? words.pick(voice.tick, { ...slotsFor(turn), a }, pickOptions(turn));
  return advance(turn, skill, ack);
}

/** Of breathing too deep, or of fear of what the body does. */
const UNWELL =
  /\b(?:light ?-?headed|dizzy|faint|tingl\w+|can'?t breathe|panick\w*|feel (?:sick|ill|worse|awful)|worse)\b/i;
const MOST_QUOTED = 6;

const slotsFor = (turn: Turn): Slots =>
  slotsOf(turn, {
    np: activeFrame(turn)?.np,
    topic: turn.state.skill?.slots.topic ?? null,
    ...turn.state.skill?.slots,
  });

function put(turn: Turn, skill: Skill, at: number): string | null {
  const step = skill.steps[at];
  return step ? turn.words.pick(step.say, slotsFor(turn), { inOrder: true }) : null;
}

function advance(turn: Turn, skill: Skill, lead: string | null): Move | null {
  const { state } = turn;
  const run = state.skill;
  if (!run) return null;
  run.fails = 0;
  for (run.step++; run.step < skill.steps.length; run.step++) {
    const said = put(turn, skill, run.step);
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
  return finish(turn, skill);
}

/** The step after the second rating says what changed, by how much. */
function isLookBack(skill: Skill, at: number): boolean {
  return skill.compare !== undefined && skill.steps[at - 1]?.slot === skill.compare.after;
}

function lookBack(turn: Turn, skill: Skill): string | null {
  const slots = turn.state.skill?.slots ?? {};
  if (!skill.compare || !skill.result) return null;
  const before = Number(slots[skill.compare.before]);
  const after = Number(slots[skill.compare.after]);
  if (Number.isNaN(before) || Number.isNaN(after)) return null;
  const gain = changed(turn, skill);
  const bank = gain > 0 ? skill.result.better : gain === 0 ? skill.result.same : skill.result.worse;
  return turn.words.pick(
    bank,
    { ...slotsFor(turn), before: String(before), after: String(after) },
    { inOrder: true },
  );
}

/** How much better the second figure is; below 0 it got worse. */
function changed({ state }: Turn, { compare }: Skill): number {
  if (!compare) return 0;
  const [before, after] = [compare.before, compare.after].map((one) =>
    Number(state.skill?.slots[one]),
  );
  const rise = (after ?? 0) - (before ?? 0);
  return compare.better === 'down' ? -rise : rise;
}

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

/** Over before its last step, with this as the last word on it. */
function ended(turn: Turn, skill: Skill, text: string): Move {
  const { state } = turn;
  state.done.push({ id: skill.id, before: null, after: null, keep: null });
  state.skill = null;
  state.stage = 'explore';
  state.lastOffer = state.turn;
  return { text, shape: 'R', pending: null };
}

function stopSkill(turn: Turn, skill: Skill): Move {
  const { state, words } = turn;
  state.skill = null;
  state.stage = 'explore';
  state.refused = true;
  state.done.push({ id: skill.id, before: null, after: null, keep: null });
  const text =
    words.pick(STOPPED, slotsOf(turn), {}) ??
    words.pick(turn.voice.declined, slotsOf(turn), {}) ??
    'Stopped.';
  return { text, shape: 'RI', pending: null };
}

function finish(turn: Turn, skill: Skill): Move {
  const { state, words, voice } = turn;
  const slots = state.skill?.slots ?? {};
  const number = (name: string | undefined) =>
    name !== undefined && slots[name] !== undefined ? Number(slots[name]) : null;
  const keep = slots.keep ?? null;
  state.done.push({
    id: skill.id,
    before: number(skill.compare?.before),
    after: number(skill.compare?.after),
    keep,
  });
  state.skill = null;
  state.stage = 'plan';
  state.lastOffer = state.turn;
  // A time or a place held up at the end would be no more than that.
  const step = skill.steps.find((one) => one.slot === 'keep');
  const worth = step !== undefined && WORTH_KEEPING.has(step.expects);
  const brief =
    keep !== null && worth && !DOUBTED.test(keep) && keep.split(' ').length <= MOST_QUOTED;
  if (brief) state.takeaway = keep.replace(/[“”]/g, '');
  const text =
    words.pick(brief ? voice.kept : [], { ...slotsOf(turn), keep }, pickOptions(turn)) ??
    words.pick(FINISHED, { ...slotsOf(turn), keep }, {}) ??
    'That was the last step.';
  return { text, shape: 'R', pending: null };
}

const DOUBTED = /\b(?:but|not sure|don'?t know|no idea|didn'?t|can'?t)\b/i;
const WORTH_KEEPING = new Set<Step['expects']>(['words', 'thought', 'deed', 'liked']);

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
