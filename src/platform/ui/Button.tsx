/** The button, and the same look for links. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'large' | 'small';

const base =
  'inline-flex items-center justify-center gap-2 rounded-medium border font-semibold text-center ' +
  'no-underline transition-colors select-none aria-disabled:cursor-not-allowed ' +
  'aria-disabled:opacity-60 forced-colors:border-[ButtonBorder]';
const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-primary text-on-primary not-aria-disabled:hover:bg-primary-hover shadow-soft',
  secondary:
    'border-line-strong bg-raised text-ink not-aria-disabled:hover:bg-primary-soft not-aria-disabled:hover:border-primary',
  quiet: 'border-transparent bg-transparent text-primary not-aria-disabled:hover:bg-primary-soft',
  danger:
    'border-transparent bg-danger text-on-danger not-aria-disabled:hover:bg-danger-hover shadow-soft',
};
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3 text-sm',
  medium: 'min-h-11 px-4',
  large: 'min-h-13 px-6 text-lg',
};

/** Classes of a button, for a link that has to look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium') {
  return cx(base, variants[variant], sizes[size]);
}

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: further presses do nothing, the focus stays. */
  busy?: boolean;
  /** Shown instead of the label while busy, e.g. 'Saving...'. */
  busyLabel?: string;
  /** Announced as disabled, yet reachable with the keyboard. */
  disabled?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'primary',
  size = 'medium',
  busy = false,
  busyLabel,
  disabled = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const inert = busy || disabled;
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      className={cx(buttonClass(variant, size), className)}
      onClick={(event) => {
        if (inert) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
