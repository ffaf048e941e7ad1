/** One-line and many-line text controls; 16 px, so that phones do not zoom in on them. */
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './Field.tsx';

const control =
  'w-full rounded-medium border border-line-strong bg-raised px-3.5 text-base text-ink ' +
  'placeholder:text-muted transition-colors hover:border-primary focus:border-primary ' +
  'focus-visible:outline-2 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-60 read-only:bg-sunken';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      {...useFieldControl()}
      {...rest}
      type={type}
      className={cx(control, 'min-h-12', className)}
    />
  );
}

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Grow with the text, up to the element's max-height (`field-sizing`, where known). */
  grow?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** @public */
export function TextArea({ className, grow = false, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      className={cx(
        control,
        'min-h-12 py-2.5',
        grow && 'field-sizing-content resize-none',
        className,
      )}
    />
  );
}
