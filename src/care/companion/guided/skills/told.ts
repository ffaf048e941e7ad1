/** What an answer to one step tells of another, so that it is not asked for again. */
import { quoted, type Turn } from '../turn.ts';
import { changeIn } from '../understand/quantities.ts';
import { isPlan } from './answer.ts';
import type { Skill, Step } from './types.ts';

/** "4. was an 8": the first figure is taken along with the second, where it was not asked for. */
export function bothFigures({ state, reading }: Turn, { compare }: Skill, step: Step): void {
  if (!state.skill || compare === undefined || step.slot !== compare.after) return;
  const both = changeIn(reading.text, step.expects === 'rating100' ? 100 : 10);
  if (both === null) return;
  state.skill.slots[compare.before] ??= String(both.before);
  state.skill.slots[compare.after] = String(both.after);
}

/** Of a single idea none has to be picked; where nothing is in the way, nothing has to be ready for it. */
export function notNeeded({ state, reading }: Turn, step: Step): void {
  const run = state.skill;
  const said = step.slot === undefined ? undefined : run?.slots[step.slot];
  if (!run || said === undefined) return;
  // "Walk to the lock after breakfast": what it follows is told with it.
  const anchor =
    run.id === 'activation' && step.slot === 'small' ? ANCHOR.exec(reading.text)?.[0] : null;
  if (anchor) run.slots.after ??= quoted(anchor);
  if (step.slot === 'ideas' && !SEVERAL.test(reading.text.trim())) run.slots.pick ??= said;
  if (step.slot === 'block' && (NOTHING.test(reading.text) || isPlan(reading.text)))
    run.slots.plan ??= said;
}
const ANCHOR =
  /\b(?:(?:straight |right |just )?(?:after|before) (?:my |the |i )?(?!that\b|it\b|one\b|a\b)\w+(?: \w+(?=[,.]|$))?|at (?:\d{1,2}|\w+ o'?clock|noon|lunch(?:time)?|lunch break)|in my (?:lunch )?break|on my way (?:to|home)\b(?: \w+)?)/i;
const SEVERAL = /[,;\n/]|[.!?]\s+\S|\b(?:and|or|then|also|plus)\b|\d[.)]/i;
const NOTHING =
  /^(?:(?:um+|well|ok|honestly)[, ]+)*(?:nothing|no(?:ne|pe)?\b(?! (?:time|energy|money))|can'?t think of (?:any|one))/i;

/** "That could be the ritual, chips on a Friday": what they would do is told, and not asked for again. */
export function ownIdea({ state, reading }: Turn, skill: Skill, step: Step): void {
  const run = state.skill;
  const later = run && skill.steps.slice(run.step + 1).find((one) => one.expects === 'deed');
  if (!run || !later?.slot || step.expects === 'deed' || !OWN_IDEA.test(reading.text)) return;
  const rest = reading.text
    .split(/(?<=[.!?])\s+/)
    .filter((line) => !OWN_IDEA.test(line))
    .join(' ');
  run.slots[later.slot] ??= rest === '' ? (run.slots.thing ?? quoted('that')) : quoted(rest);
}
const OWN_IDEA =
  /\b(?:that|this|it) (?:could|can|might|would) be (?:the|our|my) (?:ritual|thing|one)\b/i;
