/** A button that shows only an icon: 44 px to hit, with a name to hear and to hover. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children' | 'title'> {
  /** What it does; read aloud and shown as a tooltip. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'primary' | 'danger';
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const tones = {
  plain: 'text-muted not-aria-disabled:hover:text-ink not-aria-disabled:hover:bg-primary-soft',
  primary:
    'bg-primary text-on-primary not-aria-disabled:hover:bg-primary-hover forced-colors:border',
  danger: 'text-muted not-aria-disabled:hover:text-danger not-aria-disabled:hover:bg-danger-soft',
};

export function IconButton({
  label,
  icon,
  tone = 'plain',
  disabled = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-medium transition-colors',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
        tones[tone],
        className,
      )}
    >
      {icon}
    </button>
  );
}
