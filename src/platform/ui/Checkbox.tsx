/** A tick box with its label beside it and its error below. */
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from './Field.tsx';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  error?: string | null | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-3">
        <input
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
          id={id}
          type="checkbox"
          className="mt-2.5 size-5 shrink-0 rounded accent-primary"
        />
        <label htmlFor={id} className="min-h-11 py-2">
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
