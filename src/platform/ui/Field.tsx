/** Ties a control to its label, hint and error, for eyes and screen readers alike. */
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { cx } from './cx.ts';

interface FieldControl {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}
const FieldContext = createContext<FieldControl>({});

/** Attributes the surrounding Field gives its control. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence; its presence marks the control as invalid. */
  error?: string | null | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

export function Field({ label, hint, error, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  // The focus does not come to where it is already: then the sentence is read out by itself.
  const [spoken, setSpoken] = useState<string | null>(null);
  useEffect(() => {
    setSpoken(error && document.activeElement?.id === id ? error : null);
  }, [error, id]);
  const described = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <FieldContext
        value={{
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        }}
      >
        {children}
      </FieldContext>
      {hint ? (
        <div id={hintId} className="text-sm text-muted">
          {hint}
        </div>
      ) : null}
      <FieldError id={errorId} error={error} />
      <span role="alert" className="sr-only">
        {spoken}
      </span>
    </div>
  );
}

/** The sentence under a control that says what to mend. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {error}
    </p>
  );
}
