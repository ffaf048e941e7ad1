/** Ties a control to its label, hint and error, for eyes and screen readers alike. */
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId, useState } from 'react';
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
  const [inside, setInside] = useState(false);
  const described = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only follows where the focus is
    <div
      className={cx('grid gap-1.5', className)}
      onFocus={() => setInside(true)}
      onBlur={() => setInside(false)}
    >
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
      {/* The focus does not come to where it is already: then the sentence is read out by itself. */}
      <div aria-live={inside ? 'assertive' : 'off'} className="contents">
        <FieldError id={errorId} error={error} />
      </div>
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
