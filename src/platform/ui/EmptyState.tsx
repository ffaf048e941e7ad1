/** Nothing here yet: says so kindly and says what to do. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
  /** Heading level, so that the outline of the page stays whole. */
  level?: 2 | 3;
}

export function EmptyState({
  icon,
  title,
  children,
  action,
  className,
  level = 2,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cx(
        'mx-auto grid max-w-md justify-items-center gap-3 px-4 py-10 text-center',
        className,
      )}
    >
      {icon ? (
        <span
          aria-hidden="true"
          className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-ink"
        >
          {icon}
        </span>
      ) : null}
      <Heading className="text-lg">{title}</Heading>
      {children ? <div className="text-muted">{children}</div> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
