/** Subscription: plans, the trial, buying and changing a plan, and what the caller is entitled to. */
import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { answer, ok, pathId, timestamp } from '#platform/contract/fields.ts';

const tag = 'Subscription';

export const PLANS = ['base', 'advanced'] as const;
export const planType = z.enum(PLANS, 'Please choose the Base or the Advanced Plan.');
export type PlanType = z.infer<typeof planType>;

/** Where a person stands. `none`: nothing bought and no trial given; `expired`: either is over. */
export const STANDINGS = ['none', 'trial', 'base', 'advanced', 'expired'] as const;
export type Standing = (typeof STANDINGS)[number];

export const subscription = z.object({
  plan: planType,
  planType,
  /** `canceled` still gives access until `currentPeriodEnd`. `trial` is for older clients only. */
  status: z.enum(['active', 'canceled', 'trial']),
  currentPeriodEnd: z.nullable(timestamp),
  /** End of the free first days of Base, while they run. */
  trialEnd: z.nullable(timestamp),
  cancelAtPeriodEnd: z.boolean(),
  /** The plan from `currentPeriodEnd` on, where it will be another. */
  pendingPlan: z.nullable(planType),
  /** The last payment failed and is being tried again. */
  paymentProblem: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

export const trialInfo = z.object({
  isOnTrial: z.boolean(),
  isTrialExpired: z.boolean(),
  /** Begun days of 24 hours: 6 days and one minute left are 7. */
  trialDaysRemaining: z.number(),
  /** The moment at which the final trial day, and with it the access, ends. */
  trialEnd: z.nullable(timestamp),
});
export type TrialInfo = z.infer<typeof trialInfo>;

const status = z.object({
  subscription: z.nullable(subscription),
  trialInfo,
  standing: z.enum(STANDINGS),
  /** A plan was there, and has ended. */
  planEnded: z.boolean(),
  /** The server's clock, so that a countdown does not depend on the device's. */
  now: timestamp,
  /** No payment service is set up: no money moves. */
  testMode: z.boolean(),
  /** Free days the caller's next Base subscription would start with. */
  introDays: z.number(),
});
export type Status = z.infer<typeof status>;

export const subscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  alias: '/subscription/status',
  access: 'user',
  tag,
  summary: 'The caller’s subscription, if any, and the state of the trial',
  response: answer(status.shape),
});

const choice = z.strictObject({ planType });

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/create',
  alias: '/subscription/create',
  access: 'user',
  tag,
  summary: 'Buy a plan: answers with the address of the checkout to send the browser to',
  body: choice,
  response: answer({
    checkoutUrl: z.string(),
    /**
     * `checkoutUrl` as a path, where it is a page of this server: a browser that knows the server by
     * another name than the configured one has no session there, and stays with its own.
     */
    checkoutPath: z.nullable(z.string()),
    message: z.string(),
  }),
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  alias: '/subscription/cancel',
  access: 'user',
  tag,
  summary: 'Stop the renewal; access stays until the period that is paid for ends',
  response: answer({ message: z.string() }),
});

export const updateSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/update',
  alias: '/subscription/update',
  access: 'user',
  tag,
  summary: 'Change plan: up at once with proration, down at the next billing date',
  body: choice,
  response: answer({ message: z.string() }),
});

export const billingPortal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal',
  alias: '/subscription/portal',
  access: 'user',
  tag,
  summary: 'The address of the payment service’s page for payment method and invoices',
  response: answer({ url: z.string() }),
});

export const testAuth = endpoint({
  method: 'GET',
  path: '/api/subscription/test-auth',
  alias: '/subscription/test-auth',
  access: 'user',
  tag,
  summary: 'Diagnostics: who the server takes the caller for',
  response: answer({ userId: z.string(), userEmail: z.string() }),
});

export const billingDebug = endpoint({
  method: 'GET',
  path: '/api/subscription/debug',
  alias: '/subscription/debug',
  access: 'user',
  tag,
  summary: 'Diagnostics: how billing is configured; never shows a key',
  response: answer({
    stripeConfigured: z.boolean(),
    stripeKeyPresent: z.boolean(),
    planPrices: z.object({ base: z.string(), advanced: z.string() }),
  }),
});

const intentParams = z.object({ intentId: pathId });

export const readTestCheckout = endpoint({
  method: 'GET',
  path: '/api/subscription/test-checkout/:intentId',
  alias: '/subscription/test-checkout/:intentId',
  access: 'user',
  tag,
  summary: 'Test mode: what is about to be bought, without money',
  params: intentParams,
  response: answer({ plan: planType, introDays: z.number(), open: z.boolean() }),
});

export const payTestCheckout = endpoint({
  method: 'POST',
  path: '/api/subscription/test-checkout/:intentId/pay',
  alias: '/subscription/test-checkout/:intentId/pay',
  access: 'user',
  tag,
  summary: 'Test mode: pretend to pay; no money moves',
  params: intentParams,
  response: answer({ returnPath: z.string() }),
});

export const leaveTestCheckout = endpoint({
  method: 'POST',
  path: '/api/subscription/test-checkout/:intentId/back',
  alias: '/subscription/test-checkout/:intentId/back',
  access: 'user',
  tag,
  summary: 'Test mode: go back without buying',
  params: intentParams,
  response: answer({ returnPath: z.string() }),
});

export const billingWebhook = endpoint({
  method: 'POST',
  path: '/api/billing/webhook',
  access: 'public',
  tag,
  summary: 'Stripe’s events, signed over the raw body; each one only makes us look again',
  rawBody: true,
  bodyLimit: 512 * 1024,
  response: ok,
});
