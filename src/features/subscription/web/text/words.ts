/** Dates and sentences about plans, in the person's own time zone. */
import { LOCALE } from '#platform/web/locale.ts';
import type { Subscription, TrialInfo } from '../../contract.ts';
import { PLAN_DETAILS, planName, priceOf, worded } from '../../plans.ts';
import { countdown, days, type TrialUrgency, urgencyOf } from '../../trial.ts';

/** '27 November 2026' */
export function day(iso: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }).format(new Date(iso));
}

/** 'Friday, 27 November, 14:05' */
export function moment(iso: string): string {
  return new Intl.DateTimeFormat(LOCALE, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso));
}

export interface TrialWords {
  readonly urgency: TrialUrgency;
  readonly title: string;
  readonly text: string;
}

const TITLES: Readonly<Record<TrialUrgency, string>> = {
  last: 'Trial Ending Soon!',
  soon: 'Your free trial ends in a few days',
  calm: 'Free Trial Active',
};

/** What the banner of a running trial says at `now` (milliseconds, the server's clock). */
export function trialWords(trial: TrialInfo, now: number): TrialWords | null {
  if (!trial.isOnTrial || trial.trialEnd === null) return null;
  const left = Date.parse(trial.trialEnd) - now;
  const remaining = Math.max(0, Math.ceil(left / 86_400_000));
  const urgency = urgencyOf(remaining);
  return {
    urgency,
    title: TITLES[urgency],
    text: `${days(remaining)} remaining. Your trial runs until ${moment(trial.trialEnd)}: ${countdown(left)} from now.`,
  };
}

/** What comes next for a plan, and when. */
export function nextFor(plan: Subscription): string {
  const date = plan.currentPeriodEnd ? day(plan.currentPeriodEnd) : '';
  if (plan.cancelAtPeriodEnd) return `You have access until ${date}. Nothing more is charged.`;
  if (plan.pendingPlan) {
    return `Changes to the ${planName(plan.pendingPlan)} (${priceOf(plan.pendingPlan)} per month) on ${date}.`;
  }
  if (plan.trialEnd) {
    return `Free until ${day(plan.trialEnd)}, then ${priceOf(plan.plan)} per month.`;
  }
  return `Renews on ${date} for ${priceOf(plan.plan)}.`;
}

/** What an upgrade costs, before it is made. */
export function upgradeTerms(plan: Subscription, testMode: boolean): string {
  const price = `${priceOf('advanced')} per month`;
  const terms = plan.trialEnd
    ? `Your free days of the ${planName('base')} end now, and the ${planName('advanced')} is charged from today: ${price}.`
    : `Today you pay the difference for the rest of this billing period. From the next one on it is ${price}.`;
  return testMode ? `${terms} This is the test mode: no money moves.` : terms;
}

export function downgradeTerms(plan: Subscription, persona: string): string {
  const opens = worded(PLAN_DETAILS.base.features[0] ?? '', persona).toLowerCase();
  const date = plan.currentPeriodEnd ? day(plan.currentPeriodEnd) : 'the next billing date';
  return `You keep the ${planName('advanced')} until ${date}. From then on you have the ${planName('base')} for ${priceOf('base')} per month, with ${opens}.`;
}
