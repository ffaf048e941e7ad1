/** The payment service of this process: Stripe where a key is set, else the test mode. */
import type { Services } from '#features/context.ts';
import type { StripeGateway } from './stripe.ts';
import { createTestGateway } from './test.ts';
import type { Gateway } from './types.ts';

type Needs = Pick<Services, 'config' | 'db' | 'clock'>;

/** One per process: `config` is made once and lives as long as the process. */
const made = new WeakMap<Services['config'], Promise<Gateway>>();

export function isStripe(gateway: Gateway): gateway is StripeGateway {
  return gateway.kind === 'stripe';
}

export function testMode(config: Services['config']): boolean {
  return config.STRIPE_SECRET_KEY === undefined;
}

export function gatewayOf(services: Needs): Promise<Gateway> {
  const { config, db, clock } = services;
  const known = made.get(config);
  if (known) return known;
  const gateway = testMode(config)
    ? Promise.resolve(createTestGateway({ db, clock, publicUrl: config.PUBLIC_URL }))
    : import('./stripe.ts').then(({ createStripeGateway }) => createStripeGateway(config));
  made.set(config, gateway);
  return gateway;
}
