/** The memory page before its list is there. */
import { Loading, Skeleton } from '#platform/ui/Skeleton.tsx';

export function MemorySkeleton() {
  return (
    <Loading label="Loading what is remembered" className="grid gap-6">
      <Skeleton className="h-28 rounded-large" />
      <Skeleton className="h-40 rounded-large" />
      <Skeleton className="h-56 rounded-large" />
    </Loading>
  );
}
