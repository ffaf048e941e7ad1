/** What a person is told when the payment service says no, or nothing. */
import { AppError } from '#platform/server/errors.ts';
import { PaymentAway, PaymentRefused } from '../gateway/types.ts';

const SENTENCES = {
  card: 'Your payment did not go through, so nothing was changed. Check your payment method and try again.',
  gone: 'The payment service does not know this subscription any more. Please reload the page.',
  stale: 'This was asked for before in another way, so nothing was changed. Please try again.',
  request:
    'The payment service did not accept this, so nothing was changed. Please contact support.',
  away: 'The payment service is not answering. If anything did go through, it shows here within a minute; you are never charged twice.',
} as const;

/** Turns an error of the payment service into an answer; anything else is passed on. */
export function refusedPayment(error: unknown): unknown {
  if (error instanceof PaymentRefused) {
    return new AppError('unprocessable', SENTENCES[error.reason]);
  }
  if (error instanceof PaymentAway) {
    return new AppError('unavailable', SENTENCES.away, { retryAfter: 30 });
  }
  return error;
}

export async function answering<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw refusedPayment(error);
  }
}
