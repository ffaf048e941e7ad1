/** Subscription: plans, the trial, and what the caller is entitled to. */
import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { answer, timestamp } from '#platform/contract/fields.ts';

export const PLANS = ['base', 'advanced'] as const;
export const planType = z.enum(PLANS);
export type PlanType = z.infer<typeof planType>;

export const subscription = z.object({
  plan: planType,
  planType,
  status: z.enum(['active', 'canceled', 'trial']),
  currentPeriodEnd: z.nullable(timestamp),
  trialEnd: z.nullable(timestamp),
});
export type Subscription = z.infer<typeof subscription>;

export const trialInfo = z.object({
  isOnTrial: z.boolean(),
  isTrialExpired: z.boolean(),
  trialDaysRemaining: z.number(),
  trialEnd: z.nullable(timestamp),
});
export type TrialInfo = z.infer<typeof trialInfo>;

export const subscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  alias: '/subscription/status',
  access: 'user',
  tag: 'Subscription',
  summary: 'The caller’s subscription, if any, and the state of the trial',
  response: answer({ subscription: z.nullable(subscription), trialInfo }),
});
