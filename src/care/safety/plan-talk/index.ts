/** The safety plan in conversation: what it says to a message, and when it is offered. Pure. */
import { spokenLines } from '../lines.ts';
import * as lines from '../phrases/plan.ts';
import * as asides from './asides.ts';
import { itemsIn, readAnswer, readConsent, readStep, readWish } from './reading.ts';
import { namesMeansAlone } from './safer.ts';
import type { PlanMessage } from './state.ts';
import * as steps from './steps.ts';
import { Wording } from './wording.ts';

export { closingFor, interrupted, pointer } from './between.ts';
export { readConsent, readWish } from './reading.ts';
export { withoutMeans } from './safer.ts';
export { NO_TALK, type PlanTalk, readTalk } from './state.ts';
export type { Move } from './steps.ts';

/**
 * What the plan says to a calm message, or null where it is not the plan's to answer; then
 * `interrupted(talk)` is what to keep. Messages in danger must not come here.
 */
export function answerPlan(input: PlanMessage): steps.Move | null {
  const wording = new Wording(input.talk.used);
  const line = spokenLines(input.country).line;
  const move = moveFor({ ...input, line, wording });
  return move ? { ...move, talk: { ...move.talk, used: [...wording.said()], since: 0 } } : null;
}

function moveFor(scene: steps.Scene): steps.Move | null {
  const { talk } = scene;
  switch (talk.phase) {
    case 'offered':
      return consented(scene);
    case 'asking':
      return answered(scene);
    case 'picking':
      return picked(scene) ?? wished(scene);
    default:
      return wished(scene);
  }
}

function picked(scene: steps.Scene): steps.Move | null {
  const step = readStep(scene.message);
  return step && steps.askStep(scene, scene.talk, step);
}

function wished(scene: steps.Scene): steps.Move | null {
  switch (readWish(scene.message)) {
    case 'write':
      return steps.begin(scene);
    case 'show':
      return asides.show(scene);
    case 'about':
      return asides.propose(scene, scene.wording.say('about', lines.ABOUT));
    default:
      return null;
  }
}

function consented(scene: steps.Scene): steps.Move | null {
  const { talk, message, wording } = scene;
  const wish = wished(scene);
  if (wish) return wish;
  switch (readConsent(message)) {
    case 'yes':
      return talk.offer === 'show' ? asides.show(scene) : steps.begin(scene);
    case 'no':
      return {
        text: wording.say('declined', lines.DECLINED),
        talk: { ...talk, phase: 'idle', refused: true },
      };
    default:
      return null;
  }
}

function answered(scene: steps.Scene): steps.Move | null {
  const { talk, message } = scene;
  const { step, held } = talk;
  if (step === null) return null;
  if (held?.why === 'danger') {
    const consent = readConsent(message);
    if (consent === 'yes') return steps.take(scene, step, held.items);
    if (consent === 'no') return steps.askStep(scene, talk, step);
  }
  switch (readAnswer(message)) {
    case 'stop':
      return asides.stop(scene);
    case 'skip':
      return steps.skip(scene, step);
    case 'back':
      return steps.goBack(scene, step);
    case 'nothing':
      return steps.stalled(scene, step);
    case 'unclear':
      return asides.examples(scene, step);
    case 'who_sees':
      return asides.whoSees(scene, step);
    case 'show':
      return asides.show(scene);
    case 'go_on':
      return steps.askStep(scene, talk, step);
    case 'goodbye':
    case 'question':
      return null;
    default: {
      if (/^\s*step\s+[1-6]\s*$/i.test(message)) return picked(scene);
      const items = itemsIn(message);
      if (items.length === 0) return steps.stalled(scene, step);
      if (step === 'environment' && !talk.smaller && namesMeansAlone(message)) {
        return steps.takeAndAsk(scene, step, items);
      }
      return steps.shorten(scene, step, items) ?? steps.take(scene, step, items);
    }
  }
}
