/** A page that is on its way: the shape most pages have. */
import { Loading, Skeleton } from '#platform/ui/Skeleton.tsx';

export function PageSkeleton() {
  return (
    <Loading label="Loading the page" className="grid gap-4">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-6 w-full max-w-md" />
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-36 rounded-large" />
        ))}
      </div>
    </Loading>
  );
}
