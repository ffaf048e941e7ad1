/** Grey shapes where something is on its way; the group says so once to screen readers. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** Give it the size of what will come: `<Skeleton className="h-6 w-40" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block rounded-small', className)} />;
}

/** Wraps skeletons of one region. */
export function Loading({
  label = 'Loading',
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
