/** The plans: what they cost and what they hold. The one source of every price in the product. */
import type { PlanType } from './contract.ts';

export interface Plan {
  readonly id: PlanType;
  readonly name: string;
  /** US cents per month. */
  readonly cents: number;
  readonly tagline: string;
  readonly features: readonly string[];
}

export const PLAN_DETAILS: Readonly<Record<PlanType, Plan>> = {
  base: {
    id: 'base',
    name: 'Base',
    cents: 999,
    tagline: 'One therapist, for as long and as often as you like.',
    features: [
      'One therapist, 24/7',
      'Unlimited chat sessions',
      'Basic progress tracking',
      'Basic mood analysis',
      'Email support',
    ],
  },
  advanced: {
    id: 'advanced',
    name: 'Advanced',
    cents: 1999,
    tagline: 'Everyone you might want to talk to, and everything they remember.',
    features: [
      'All 10 therapists, 24/7',
      'Cross-referencing of your chat history',
      'Advanced progress tracking',
      'Voice mode: speak your messages, hear the replies',
      'Mood tracking with AI analysis',
      'Peer support community',
      'Install the app and open it offline',
      'Priority support',
    ],
  },
};

/** `$9.99` */
export function priceOf(plan: PlanType): string {
  return `$${(PLAN_DETAILS[plan].cents / 100).toFixed(2)}`;
}

/** 'Base Plan', the way the product speaks of it everywhere. */
export function planName(plan: PlanType): string {
  return `${PLAN_DETAILS[plan].name} Plan`;
}
