/** Home before its script and answers are there; drawn into the page's HTML. */
import { Loading, Skeleton } from '#platform/ui/Skeleton.tsx';

export function HomeSkeleton() {
  return (
    <Loading label="Loading home" className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-3">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-40 rounded-large" />
        ))}
      </div>
    </Loading>
  );
}
