/** What is said beside the steps: examples, who sees it, stopping, showing, an offer. */
import * as lines from '../phrases/plan.ts';
import { isEmptyPlan, PLAN, type PlanStep, planText } from '../safety-plan.ts';
import type { PlanTalk } from './state.ts';
import { askStep, heldFor, type Move, type Scene } from './steps.ts';
import { quoted } from './wording.ts';

export function examples(scene: Scene, step: PlanStep): Move {
  const [one, other] = PLAN[step].examples;
  const slots = { examples: quoted([one ?? '', other ?? '']).replace(/” and “/, '” or “') };
  return { text: scene.wording.say('examples', lines.EXAMPLES, slots), talk: scene.talk };
}

export function whoSees(scene: Scene, step: PlanStep): Move {
  const said = scene.wording.say('who.sees', lines.WHO_SEES);
  return askStep(scene, scene.talk, step, [said]);
}

export function stop(scene: Scene): Move {
  const { talk, wording, plan } = scene;
  const add = talk.step ? heldFor(talk, talk.step) : undefined;
  const kept = add !== undefined || !isEmptyPlan(plan);
  const text = kept
    ? wording.say('stopped', lines.STOPPED)
    : wording.say('stopped.empty', lines.STOPPED_EMPTY);
  const ended: PlanTalk = { ...talk, phase: 'idle', step: null, held: null, refused: true };
  return { text, talk: ended, ...(add ? { add } : {}) };
}

/** The plan, read out; or the offer of one. */
export function show(scene: Scene): Move {
  const { talk, wording, plan } = scene;
  if (isEmptyPlan(plan)) return propose(scene, wording.say('none.yet', lines.NONE_YET));
  const lead = wording.say('show', lines.SHOW);
  if (talk.phase === 'asking' && talk.step) {
    const next = askStep(scene, talk, talk.step);
    return { ...next, text: [lead, planText(plan), next.text].join('\n\n') };
  }
  const asks = wording.once('shown', lines.SHOWN);
  const text = [lead, planText(plan), asks].filter(Boolean).join('\n\n');
  return { text, talk: { ...talk, phase: 'idle', step: null, held: null } };
}

/** An offer to write, at their own wish: a yes begins. */
export function propose(scene: Scene, text: string): Move {
  return { text, talk: { ...scene.talk, phase: 'offered', offer: 'write' } };
}
