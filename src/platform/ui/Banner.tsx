/** A message that belongs to the page: something to know, to watch, or to mend. */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links, under the text on a phone and beside it on a desktop. */
  actions?: ReactNode;
  /** 'alert' interrupts; what waits its turn goes into a `News`. Leave it out for what was there from the start. */
  role?: 'alert' | 'region';
  'aria-label'?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

const tones = {
  info: { box: 'bg-info-soft border-info', icon: 'text-info', Icon: Info },
  success: { box: 'bg-success-soft border-success', icon: 'text-success', Icon: CircleCheck },
  warning: { box: 'bg-warning-soft border-warning', icon: 'text-warning', Icon: TriangleAlert },
  danger: { box: 'bg-danger-soft border-danger', icon: 'text-danger', Icon: CircleAlert },
};

export function Banner({
  tone = 'info',
  title,
  children,
  actions,
  className,
  ...rest
}: BannerProps) {
  const { box, icon, Icon } = tones[tone];
  return (
    <div
      {...rest}
      className={cx(
        'flex flex-wrap items-start gap-3 rounded-medium border px-4 py-3',
        box,
        className,
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1 basis-48">
        {title ? <p className="font-bold">{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  );
}
