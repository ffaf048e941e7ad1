/**
 * Where news will appear. It stands in the page, empty, before the news does: few screen readers read a
 * region that comes together with its words. So render it always, and its children when there is news.
 */
import type { ReactNode } from 'react';

/** Without a box of its own, unless `className` says otherwise; never hidden, as that would silence it. */
export function News({ className = 'contents', children }: NewsProps) {
  return (
    <div role="status" className={className}>
      {children}
    </div>
  );
}

export interface NewsProps {
  className?: string;
  children: ReactNode;
}
