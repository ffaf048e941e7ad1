/** What each plan opens: one pure table, shared by server and web. */
import type { TherapistId } from '#care/contract.ts';
import type { Standing } from './contract.ts';
import { planName, worded } from './plans.ts';

export type { Standing } from './contract.ts';

/** `basic` and `full` are both open; a feature that has a smaller form is `basic` in Base. */
export type Level = 'closed' | 'basic' | 'full';

type Row = Readonly<Record<Standing, Level>>;

const everyPlan: Row = {
  none: 'closed',
  trial: 'full',
  base: 'full',
  advanced: 'full',
  expired: 'closed',
};
const largePlan: Row = { ...everyPlan, base: 'closed' };
const smallerInBase: Row = { ...everyPlan, base: 'basic' };

/**
 * Export, deletion and help in a crisis have no row, and must never get one: they are open to
 * everybody, always.
 */
const TABLE = {
  chat: everyPlan,
  all_therapists: largePlan,
  voice: largePlan,
  cross_referencing: largePlan,
  peer_support: largePlan,
  offline_install: largePlan,
  progress: smallerInBase,
  mood_analysis: smallerInBase,
  journal: everyPlan,
  assessments: everyPlan,
  meditation: everyPlan,
  group_therapy: everyPlan,
  therapist_handover: everyPlan,
} as const satisfies Readonly<Record<string, Row>>;

export type Feature = keyof typeof TABLE;
export const FEATURES = Object.keys(TABLE) as readonly Feature[];

export function levelOf(standing: Standing, feature: Feature): Level {
  return TABLE[feature][standing];
}

export function opens(standing: Standing, feature: Feature): boolean {
  return levelOf(standing, feature) !== 'closed';
}

/** Trial and Advanced: all. Base: the preferred therapist only. Otherwise none. */
export function mayTalkTo(
  standing: Standing,
  therapist: TherapistId,
  preferred: string | null,
): boolean {
  if (!opens(standing, 'chat')) return false;
  return opens(standing, 'all_therapists') || therapist === preferred;
}

/** Why a door is shut, and the way through it. `pay`: nothing is bought; `plan`: too small a plan. */
export interface Closed {
  readonly kind: 'pay' | 'plan';
  readonly sentence: string;
  /** Where it can be opened. */
  readonly to: '/app/subscription';
}

const NAMES: Readonly<Record<Feature, string>> = {
  chat: 'Talking with a {persona}',
  all_therapists: 'Talking with every {persona}',
  voice: 'Voice mode',
  cross_referencing: 'Memory across conversations',
  peer_support: 'The peer support community',
  offline_install: 'Installing the app for offline use',
  progress: 'Progress tracking',
  mood_analysis: 'Mood analysis',
  journal: 'The journal',
  assessments: 'Assessments',
  meditation: 'Meditation',
  group_therapy: 'Group therapy',
  therapist_handover: 'The {persona} handover',
};

/** Null for an open door. `persona`: what an AI is called here. */
export function closedBecause(
  standing: Standing,
  feature: Feature,
  persona = 'therapist',
): Closed | null {
  if (opens(standing, feature)) return null;
  const name = worded(NAMES[feature], persona);
  const to = '/app/subscription';
  if (standing === 'base') {
    const sentence = `${name} is part of the ${planName('advanced')}. You can upgrade on the subscription page.`;
    return { kind: 'plan', sentence, to };
  }
  const sentence =
    standing === 'expired'
      ? 'Your free trial or plan has ended. Choose a plan on the subscription page to go on.'
      : `${name} needs a plan. You can choose one on the subscription page.`;
  return { kind: 'pay', sentence, to };
}

/** As `closedBecause`, for one therapist. */
export function therapistClosedBecause(
  standing: Standing,
  therapist: TherapistId,
  preferred: string | null,
  persona = 'therapist',
): Closed | null {
  if (mayTalkTo(standing, therapist, preferred)) return null;
  const closed = closedBecause(standing, 'chat', persona);
  if (closed) return closed;
  const sentence =
    preferred === null
      ? `The ${planName('base')} is for one ${persona}. Choose yours first, then you can start talking.`
      : `This ${persona} is part of the ${planName('advanced')}. Upgrade to talk with all 10 ${persona}s.`;
  return { kind: 'plan', sentence, to: '/app/subscription' };
}
