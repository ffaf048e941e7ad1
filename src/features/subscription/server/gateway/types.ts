/** What billing needs of a payment service. Calls may take seconds: never inside a transaction. */
import type { PlanType } from '../../contract.ts';
import type { Change, Remote } from './remote.ts';

/** Whom it is about. */
export interface Payer {
  readonly userId: string;
  readonly email: string;
  /** null until the service has been told of the person. */
  readonly customerId: string | null;
}

export interface Order {
  readonly intentId: string;
  readonly customerId: string;
  readonly plan: PlanType;
  /** Free days at the start; 0 for none. */
  readonly introDays: number;
  /** When it was first asked for: a repetition has to ask for exactly the same. */
  readonly createdAt: Date;
}

export interface Checkout {
  readonly id: string;
  readonly url: string;
}

export interface Gateway {
  readonly kind: 'stripe' | 'test';
  /** The customer's id, made now if there is none; the same for any number of calls. */
  customerFor(payer: Payer): Promise<string>;
  /** The same checkout for any number of calls with the same intent. */
  openCheckout(order: Order): Promise<Checkout>;
  checkoutState(checkoutId: string): Promise<'open' | 'paid' | 'expired'>;
  /** Makes sure that no checkout of theirs can be paid any more, save the one of `keepIntent`. */
  closeCheckouts(customerId: string, keepIntent: string | null): Promise<void>;
  /**
   * Every subscription of the customer to one of our plans, ended ones included.
   * `quick`: somebody waits for it and can do without.
   */
  read(customerId: string, quick?: boolean): Promise<Remote[]>;
  /** `key` makes a repetition harmless. @throws PaymentRefused, PaymentAway */
  change(remoteId: string, change: Change, key: string): Promise<void>;
  portal(customerId: string, returnUrl: string): Promise<string>;
  /** Ends everything at once and forgets the person. Succeeds if they are already gone. */
  farewell(customerId: string): Promise<void>;
}

/** The service said no, for good: asking the same again would get the same answer. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
  /**
   * `card`: the payment failed. `gone`: it does not know the thing any more. `stale`: this key was
   * used before, to ask for something else.
   */
  readonly reason: 'card' | 'gone' | 'stale' | 'request';
  constructor(reason: PaymentRefused['reason'], cause: unknown) {
    super(`The payment service refused: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** No answer, or none that settles anything: it may or may not have happened. */
export class PaymentAway extends Error {
  override readonly name = 'PaymentAway';
  constructor(cause: unknown) {
    super('The payment service gave no clear answer', { cause });
  }
}
