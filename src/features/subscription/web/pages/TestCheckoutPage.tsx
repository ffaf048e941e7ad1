/** The checkout of an installation without a payment service: plainly a rehearsal. */
import { useEffect, useState } from 'react';
import { Banner } from '#platform/ui/Banner.tsx';
import { Button } from '#platform/ui/Button.tsx';
import { Card } from '#platform/ui/Card.tsx';
import { Loading, Skeleton } from '#platform/ui/Skeleton.tsx';
import { call } from '#platform/web/api.ts';
import { sentenceFor } from '#platform/web/api-error.ts';
import {
  leaveTestCheckout,
  type PlanType,
  payTestCheckout,
  readTestCheckout,
} from '../../contract.ts';
import { planName, priceOf } from '../../plans.ts';
import { days } from '../../trial.ts';

interface Order {
  readonly plan: PlanType;
  readonly introDays: number;
  readonly open: boolean;
}

const GONE = 'This checkout cannot be shown. Please choose your plan again.';

/** The last part of the address. */
const intentId = () => location.pathname.split('/').filter(Boolean).at(-1) ?? '';

export function TestCheckoutPage() {
  const [order, setOrder] = useState<Order | null>(null);
  const [busy, setBusy] = useState<'pay' | 'back' | null>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    const aborted = new AbortController();
    call(readTestCheckout, { params: { intentId: intentId() }, signal: aborted.signal }).then(
      setOrder,
      (failure: unknown) => {
        if (!aborted.signal.aborted) setError(sentenceFor(failure, GONE));
      },
    );
    return () => aborted.abort();
  }, []);

  // The Back button shows this page as it was left: busy, and perhaps with an order that is closed.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const go = async (what: 'pay' | 'back') => {
    setBusy(what);
    setError(null);
    const endpoint = what === 'pay' ? payTestCheckout : leaveTestCheckout;
    try {
      const { returnPath } = await call(endpoint, { params: { intentId: intentId() } });
      location.assign(returnPath);
    } catch (failure) {
      setError(sentenceFor(failure, GONE));
      setBusy(null);
    }
  };

  return (
    <div className="mx-auto grid w-full max-w-lg gap-5 px-4 py-8 sm:px-6">
      <h1>Checkout</h1>
      <Banner tone="warning" title="Test mode: no money moves">
        This installation has no payment service. Nothing you press here costs anything, and no card
        is asked for.
      </Banner>
      <div role="alert" className="empty:-mt-5">
        {error ? <Banner tone="danger" title={error} /> : null}
      </div>
      {order ? (
        <Order order={order} busy={busy} go={(what) => void go(what)} />
      ) : error ? (
        <BackLink />
      ) : (
        <Loading label="Loading the checkout">
          <Skeleton className="h-56 rounded-large" />
        </Loading>
      )}
    </div>
  );
}

function Order(props: { order: Order; busy: string | null; go: (what: 'pay' | 'back') => void }) {
  const { order, busy, go } = props;
  const { plan, introDays, open } = order;
  if (!open) {
    return (
      <Card className="grid gap-4">
        <p>This checkout is closed. Nothing is left to do here.</p>
        <BackLink />
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby="order" className="grid gap-4">
      <h2 id="order">{planName(plan)}</h2>
      <p>
        {introDays > 0
          ? `${days(introDays)} free, then ${priceOf(plan)} per month.`
          : `${priceOf(plan)} per month, from today.`}{' '}
        Cancel anytime.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          busy={busy === 'pay'}
          busyLabel="Processing..."
          disabled={busy !== null}
          onClick={() => go('pay')}
        >
          Pay (test)
        </Button>
        <Button
          size="large"
          variant="secondary"
          busy={busy === 'back'}
          disabled={busy !== null}
          onClick={() => go('back')}
        >
          Back
        </Button>
      </div>
    </Card>
  );
}

function BackLink() {
  return (
    <a className="link" href="/app/subscription">
      Back to the plans
    </a>
  );
}
