/** The plan in the turns that are not its own: put down, offered, pointed to. */
import type { RiskLevel } from '#care/contract.ts';
import * as lines from '../phrases/plan.ts';
import { isEmptyPlan, PLAN, PLAN_STEPS, type PlanItems } from '../safety-plan.ts';
import type { RiskState } from '../types.ts';
import { itemsIn, readAnswer } from './reading.ts';
import type { PlanMessage, PlanTalk } from './state.ts';
import * as steps from './steps.ts';
import { quoted, Wording } from './wording.ts';

/**
 * What to keep where something else answered. `words`: the answer that was cut short by danger,
 * where it may be asked about later; null where it named a means or a time.
 */
export function interrupted(talk: PlanTalk, words: string | null = null): Omit<steps.Move, 'text'> {
  const since = talk.since + 1;
  if (talk.phase === 'idle') return { talk: { ...talk, since } };
  if (talk.phase !== 'asking' || talk.step === null) {
    const phase = talk.step === null ? 'idle' : 'paused';
    return { talk: { ...talk, phase, since: talk.phase === 'paused' ? since : 0 } };
  }
  const add = steps.heldFor(talk, talk.step);
  const items = words === null ? [] : itemsIn(words);
  const held = items.length > 0 ? { items, why: 'danger' as const } : null;
  const paused: PlanTalk = { ...talk, phase: 'paused', held, since: 0 };
  return add ? { talk: paused, add } : { talk: paused };
}

const SUITED: readonly RiskLevel[] = [
  'passive_ideation',
  'active_ideation',
  'self_harm',
  'imminent',
];
/** An offer that was passed over comes once more, after this many turns. */
const OFFER_AGAIN = 6;

/**
 * A sentence to close a calm reply with: the offer of a plan, or of going on with it; null where
 * none is due. `risk` is the state after the message. Whoever says it keeps the talk given here.
 */
export function closingFor(input: PlanMessage, risk: RiskState): steps.Move | null {
  const { talk, plan, message } = input;
  const calm = risk.peak === 'imminent' ? 6 : 2;
  const suited = SUITED.includes(risk.peak) && risk.subject === 'self' && risk.calmTurns >= calm;
  const leaving = readAnswer(message) === 'goodbye' || readAnswer(message) === 'question';
  const unasked = talk.offers === 0 || (talk.offers === 1 && talk.since >= OFFER_AGAIN);
  if (talk.refused || leaving) return null;
  const wording = new Wording(talk.used);
  const offered = (text: string | null, offer: PlanTalk['offer']): steps.Move | null => {
    if (text === null) return null;
    const used = [...wording.said()];
    return {
      text,
      talk: { ...talk, phase: 'offered', offer, offers: talk.offers + 1, since: 0, used },
    };
  };
  if (talk.phase === 'paused' && talk.step !== null) {
    const wait = talk.used.includes('resume.0') ? 4 : 1;
    const ready = talk.since >= wait && (risk.peak === 'none' || risk.calmTurns >= calm);
    const slots = { title: PLAN[talk.step].title };
    return ready ? offered(wording.once('resume', lines.OFFER_RESUME, slots), 'resume') : null;
  }
  if (!suited || !unasked) return null;
  return isEmptyPlan(plan)
    ? offered(wording.once('offer', lines.OFFER_WRITE), 'write')
    : offered(wording.once('offer.show', lines.OFFER_SHOW), 'show');
}

/** The person's own answer to such a moment; null without one. */
export function pointer(talk: PlanTalk, plan: PlanItems, level: RiskLevel): steps.Move | null {
  if (!SUITED.includes(level)) return null;
  const urgent = level === 'imminent';
  const order = PLAN_STEPS.filter((one) =>
    urgent ? one === 'people' || one === 'professionals' : one === 'people' || one === 'coping',
  ).sort((one, other) => Number(other === 'people') - Number(one === 'people'));
  const wording = new Wording(talk.used);
  for (const step of order) {
    const items = plan[step].filter((item) => item.length <= 120).slice(0, 2);
    if (items.length === 0) continue;
    const text = wording.once('pointer', lines.POINTERS, { items: quoted(items) });
    return text === null ? null : { text, talk: { ...talk, used: [...wording.said()] } };
  }
  return null;
}
