/** The steps of the plan as a conversation: one question a turn, in the person's own words. */
import type { TherapistId } from '#care/contract.ts';
import * as lines from '../phrases/plan.ts';
import {
  ITEM_MAX,
  ITEMS_MAX,
  isEmptyPlan,
  PLAN_STEPS,
  type PlanAddition,
  type PlanItems,
  type PlanStep,
  planText,
  withItems,
} from '../safety-plan.ts';
import type { PlanTalk } from './state.ts';
import { lowered, quoted, type Wording } from './wording.ts';

/** Everything a move may look at. */
export interface Scene {
  readonly talk: PlanTalk;
  /** The plan as it is kept, before this turn. */
  readonly plan: PlanItems;
  readonly message: string;
  readonly therapistId: TherapistId;
  readonly minor: boolean;
  /** The country's crisis line, as it is spoken of in a sentence. */
  readonly line: string;
  readonly wording: Wording;
}

export interface Move {
  readonly text: string;
  readonly talk: PlanTalk;
  readonly add?: PlanAddition;
}

const NUMBER = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const open = (plan: PlanItems, skipped: readonly PlanStep[]): PlanStep | undefined =>
  PLAN_STEPS.find((step) => plan[step].length === 0 && !skipped.includes(step));

/** Leads in and asks the first open step; where none is open, asks which to add to. */
export function begin(scene: Scene): Move {
  const { wording, plan, therapistId } = scene;
  const talk: PlanTalk = { ...scene.talk, skipped: [], held: scene.talk.held, refused: false };
  if (talk.step && talk.held) return askHeld(scene, talk, talk.step);
  if (!open(plan, [])) {
    const text = wording.say('complete', lines.COMPLETE);
    return { text, talk: { ...talk, phase: 'picking', step: null } };
  }
  const opening = wording.once('opening', [lines.OPENINGS[therapistId]]);
  const how = wording.once('how', lines.HOW);
  return ask(scene, talk, plan, [opening, how]);
}

function askHeld(scene: Scene, talk: PlanTalk, step: PlanStep): Move {
  const items = quoted(talk.held?.items ?? []);
  const text = scene.wording.say('held', lines.HELD, { items });
  return { text, talk: { ...talk, phase: 'asking', step, smaller: false } };
}

/** The question of a step, after whatever is to be said first. */
export function askStep(
  scene: Scene,
  talk: PlanTalk,
  step: PlanStep,
  before: readonly (string | null)[] = [],
): Move {
  const { wording, minor } = scene;
  const adult = minor && step === 'people' ? wording.once('adult', [lines.ADULT]) : null;
  const question = adult ?? wording.say(`ask.${step}`, lines.QUESTIONS[step]);
  const place = `${NUMBER[PLAN_STEPS.indexOf(step)]} of six: ${lowered(question)}`;
  return {
    text: [...before, place].filter(Boolean).join(' '),
    talk: { ...talk, phase: 'asking', step, smaller: false, held: null },
  };
}

/** The next open step, or the end. */
function ask(
  scene: Scene,
  talk: PlanTalk,
  plan: PlanItems,
  before: readonly (string | null)[],
): Move {
  const step = open(plan, talk.skipped);
  return step ? askStep(scene, talk, step, before) : end(scene, talk, plan, before);
}

/** Read back, and where it is kept. */
function end(
  scene: Scene,
  talk: PlanTalk,
  plan: PlanItems,
  before: readonly (string | null)[],
): Move {
  const { wording, therapistId, line } = scene;
  const done: PlanTalk = { ...talk, phase: 'idle', step: null, smaller: false, held: null };
  if (isEmptyPlan(plan)) {
    const text = [...before, wording.say('all.open', lines.ALL_OPEN, { line })];
    return { text: text.filter(Boolean).join(' '), talk: done };
  }
  const closing = [
    wording.once('kept', lines.KEPT),
    wording.once('closing', [lines.CLOSINGS[therapistId]]),
  ];
  const lead = [...before, wording.say('read.back', lines.READ_BACK)].filter(Boolean).join(' ');
  const last = closing.filter(Boolean).join(' ');
  return { text: [lead, planText(plan), last].filter(Boolean).join('\n\n'), talk: done };
}

/** Puts items under the step in the air and goes on. */
export function take(scene: Scene, step: PlanStep, items: readonly string[]): Move {
  const { plan, wording } = scene;
  const talk = { ...scene.talk, held: null };
  const room = Math.max(0, ITEMS_MAX - plan[step].length);
  const add: PlanAddition = { step, items: items.slice(0, room) };
  const after = withItems(plan, add);
  const fresh = after[step].slice(plan[step].length);
  const heard =
    fresh.length > 0
      ? wording.say('ack', lines.ACKS, { items: quoted(fresh.map(shortened)) })
      : room === 0
        ? null
        : wording.say('nothing.new', lines.NOTHING_NEW);
  const full = items.length > room ? wording.say('full', lines.FULL) : null;
  const skipped = talk.skipped.includes(step) ? talk.skipped : [...talk.skipped, step];
  return { ...ask(scene, { ...talk, skipped }, after, [heard, full]), add };
}

/** What should go has been named; where it could go is asked before the step ends. */
export function takeAndAsk(scene: Scene, step: PlanStep, items: readonly string[]): Move {
  const { talk, wording, line } = scene;
  const heard = wording.say('ack', lines.ACKS, { items: quoted(items) });
  const where = wording.say(`smaller.${step}`, lines.SMALLER[step], { line });
  return { text: `${heard} ${where}`, talk: { ...talk, smaller: true }, add: { step, items } };
}

const shortened = (item: string): string =>
  item.length > 120 ? `${item.slice(0, 110).trimEnd()}…` : item;

/** Leaves the step open and goes on; words that were held for it are kept all the same. */
export function skip(scene: Scene, step: PlanStep): Move {
  const { talk, wording, plan } = scene;
  const add = heldFor(talk, step);
  if (add) return take(scene, step, add.items);
  const left = wording.say('left.open', lines.LEFT_OPEN);
  return ask(scene, { ...talk, skipped: [...talk.skipped, step] }, plan, [left]);
}

/** A smaller question, once; then the step is left open. */
export function stalled(scene: Scene, step: PlanStep): Move {
  const { talk, wording, line } = scene;
  if (talk.smaller || heldFor(talk, step)) return skip(scene, step);
  const text = wording.say(`smaller.${step}`, lines.SMALLER[step], { line });
  return { text, talk: { ...talk, smaller: true } };
}

/** Too long for a line to be read in distress: the short form is asked for, once. */
export function shorten(scene: Scene, step: PlanStep, items: readonly string[]): Move | null {
  if (scene.talk.held || items.every((item) => item.length < ITEM_MAX * 0.8)) return null;
  const text = scene.wording.once('long', lines.LONG);
  if (text === null) return null;
  return { text, talk: { ...scene.talk, step, held: { items: [...items], why: 'long' } } };
}

/** The one before, asked again. */
export function goBack(scene: Scene, step: PlanStep): Move {
  const before = PLAN_STEPS[Math.max(0, PLAN_STEPS.indexOf(step) - 1)] ?? step;
  const skipped = scene.talk.skipped.filter((one) => one !== before);
  return askStep(scene, { ...scene.talk, skipped }, before);
}

/** A long answer that was never shortened is not lost: it belongs to its step. */
export function heldFor(talk: PlanTalk, step: PlanStep): PlanAddition | undefined {
  return talk.held?.why === 'long' ? { step, items: talk.held.items } : undefined;
}
