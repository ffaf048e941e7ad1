/** A conversation that is on its way; also drawn into the page's HTML. */
import { Loading, Skeleton } from '#platform/ui/Skeleton.tsx';

export function ChatSkeleton() {
  return (
    <Loading label="Loading the conversation" className="flex min-h-0 flex-1 flex-col">
      <div className="border-b border-line bg-raised">
        <div className="mx-auto flex w-full max-w-3xl items-center gap-3 px-4 py-2 sm:px-6">
          <Skeleton className="size-12 rounded-full" />
          <div className="grid gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-4 w-44" />
          </div>
        </div>
      </div>
      <MessagesSkeleton />
      <div className="mx-auto w-full max-w-3xl px-3 pt-2 pb-8 sm:px-6">
        <Skeleton className="h-13 w-full rounded-large" />
      </div>
    </Loading>
  );
}

export function MessagesSkeleton() {
  return (
    // The page's HTML puts the latest messages here before any script (`src/web/preview.tsx`).
    <div
      data-preview=""
      className="mx-auto flex w-full max-w-3xl flex-1 flex-col justify-end gap-4 overflow-hidden px-4 py-5 sm:px-6"
    >
      <Skeleton className="h-16 w-3/4 rounded-large" />
      <Skeleton className="h-11 w-1/2 self-end rounded-large" />
      <Skeleton className="h-24 w-4/5 rounded-large" />
    </div>
  );
}
