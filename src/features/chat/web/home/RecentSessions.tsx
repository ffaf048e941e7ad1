/** The latest conversations: to go on with, to read, to end, to delete. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '#platform/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#platform/ui/Skeleton.tsx';
import { sentenceFor } from '#platform/web/api-error.ts';
import type { SessionSummary } from '../../contract.ts';
import { SessionItem } from './SessionItem.tsx';

const MINUTE = 60_000;

/** The time, once a minute: 'just now' must not stand there for an hour. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function RecentSessions({ query }: { query: UseQueryResult<SessionSummary[]> }) {
  const { data, error, isFetching, refetch } = query;
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const count = data?.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    // The button that was pressed is gone with its row: the focus must not fall to the top.
    if (count < before.current && document.activeElement === document.body) list.current?.focus();
    before.current = count;
  }, [count]);

  if (!data && error && !isFetching) {
    return (
      <ErrorState
        title="Your sessions could not be loaded"
        message={sentenceFor(error, 'They are safe. Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton />;
  if (count === 0) {
    return (
      <p className="rounded-large border border-dashed border-line-strong px-4 py-6 text-center text-muted">
        Nothing here yet. What you talk about appears here, for you alone.
      </p>
    );
  }
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Recent sessions"
      className="grid grid-cols-1 gap-3 outline-none"
    >
      {data.map((session) => (
        <SessionItem key={session.sessionId} session={session} now={now} />
      ))}
    </ul>
  );
}

function ListSkeleton() {
  return (
    <Loading label="Loading your sessions" className="grid gap-3">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3 rounded-large border border-line bg-raised p-4">
          <Skeleton className="size-12 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-40 max-w-full" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
