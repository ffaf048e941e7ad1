/** The sheet a sign-in form stands on: heading, what went wrong or well, the form. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '#platform/ui/Banner.tsx';
import { News } from '#platform/ui/News.tsx';

export interface AuthCardProps {
  title: string;
  lead: ReactNode;
  /** What concerns the form as a whole. */
  problem?: string | null;
  done?: string | null;
  /** News from the page before. */
  notice?: string | null;
  children: ReactNode;
  footer: ReactNode;
}

export function AuthCard({ title, lead, problem, done, notice, children, footer }: AuthCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form is gone, and its button with it; the news itself is read out by its region.
    if (done && document.activeElement === document.body) heading.current?.focus();
  }, [done]);
  return (
    <div className="mx-auto w-full max-w-md">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-2 text-lg text-muted">{lead}</p>
      <div className="mt-6 grid gap-4 sm:rounded-large sm:border sm:border-line sm:bg-raised sm:p-7 sm:shadow-soft">
        {/* Without boxes of their own, yet never hidden: a region that appears with its words is not read. */}
        <div role="alert" className="contents">
          {problem ? <Banner tone="danger">{problem}</Banner> : null}
        </div>
        <News>
          {done ? <Banner tone="success">{done}</Banner> : null}
          {notice ? <Banner>{notice}</Banner> : null}
        </News>
        {children}
      </div>
      <p className="mt-5 text-center">{footer}</p>
    </div>
  );
}
