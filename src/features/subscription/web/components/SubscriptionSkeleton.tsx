/** The shape of the subscription page while it is on its way. */
import { Loading, Skeleton } from '#platform/ui/Skeleton.tsx';

export function SubscriptionSkeleton() {
  return (
    <Loading label="Loading your plan" className="grid gap-6">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-16 rounded-medium" />
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="h-112 rounded-large" />
        <Skeleton className="h-112 rounded-large" />
      </div>
    </Loading>
  );
}
