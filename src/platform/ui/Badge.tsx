/** A small word about a thing: a state, a plan, 'AI'. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Tint } from './tint.ts';

export interface BadgeProps {
  tone?: 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  /** Colours it by one of the ten tints instead. */
  tint?: Tint;
  className?: string;
  children: ReactNode;
}

const tones = {
  neutral: 'bg-sunken text-muted',
  primary: 'bg-primary-soft text-primary',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};

export function Badge({ tone = 'neutral', tint, className, children }: BadgeProps) {
  return (
    <span
      data-tint={tint}
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold',
        'forced-colors:border',
        tint ? 'bg-tint-soft text-tint' : tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
