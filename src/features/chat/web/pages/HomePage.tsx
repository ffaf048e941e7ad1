/** Home: a greeting, where one stands, what was begun, and who one can talk with. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useUser } from '#features/account/web/api.ts';
import { standingOf } from '#features/subscription/standing.ts';
import { useSubscriptionStatus } from '#features/subscription/web/api.ts';
import { ChoosePlan } from '#features/subscription/web/components/ChoosePlan.tsx';
import { PlanBadge } from '#features/subscription/web/components/PlanBadge.tsx';
import { configQuery, therapistsQuery, usePersona } from '#features/therapists/web/api.ts';
import { TherapistPicker } from '#features/therapists/web/components/TherapistPicker.tsx';
import { cx } from '#platform/ui/cx.ts';
import { Skeleton } from '#platform/ui/Skeleton.tsx';
import { usePage } from '#platform/web/page.ts';
import { recentQuery } from '../api.ts';
import { greetingFor } from '../home/greeting.ts';
import { HomeSkeleton } from '../home/HomeSkeleton.tsx';
import { RecentSessions } from '../home/RecentSessions.tsx';

/** Asks for all that the page shows; never throws. */
export function prepareHome(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.prefetchQuery(recentQuery),
    client.prefetchQuery(therapistsQuery),
    client.prefetchQuery(configQuery),
  ]);
}

export function HomePage() {
  const user = useUser();
  const recent = useQuery(recentQuery);
  const { data: status, error } = useSubscriptionStatus();
  const persona = usePersona();
  usePage('Home');
  const first = recent.data?.length === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const hadSessions = useRef(false);
  useEffect(() => {
    // The last session was deleted, and its list went with it: the focus must not fall to nowhere.
    if (first && hadSessions.current && document.activeElement === document.body) {
      heading.current?.focus();
    }
    hadSessions.current = recent.data !== undefined && !first;
  }, [first, recent.data]);

  // Both decide what stands above the therapists: drawn together, nothing jumps.
  if (recent.isPending || (!status && !error)) return <HomeSkeleton />;

  const { title, line } = greetingFor(new Date(), user.firstName, first);
  const standing = status ? standingOf(status) : null;
  const needsPlan = standing === 'expired' || standing === 'none';

  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 ref={heading} tabIndex={-1} className="min-w-0 wrap-anywhere">
            {title}
          </h1>
          {status ? (
            <PlanBadge status={status} />
          ) : error ? null : (
            <Skeleton className="h-7 w-28" />
          )}
        </div>
        <p className="text-lg text-muted">{line}</p>
      </header>
      {needsPlan ? <ChoosePlan standing={standing} /> : null}
      <div
        className={cx(
          'grid grid-cols-1 gap-8',
          first ? '' : 'lg:grid-cols-[3fr_5fr] lg:items-start',
        )}
      >
        {first ? null : (
          <section aria-labelledby="recent" className="grid min-w-0 grid-cols-1 gap-4">
            <h2 id="recent">Recent sessions</h2>
            <RecentSessions query={recent} />
          </section>
        )}
        <section aria-labelledby="therapists" className="grid min-w-0 grid-cols-1 gap-4">
          <h2 id="therapists">
            {first ? 'Who would you like to talk to?' : `Your AI ${persona}s`}
          </h2>
          <TherapistPicker status={status ?? (error ? null : undefined)} single={!first} />
        </section>
      </div>
    </div>
  );
}
