/** A few choices side by side, one of which holds: a radio group that looks like one control. */
import { type ReactNode, useId } from 'react';

export interface SegmentedProps<Value extends string> {
  /** What is being chosen; read aloud before the choices. */
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex max-w-full flex-wrap gap-1 rounded-medium bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-small border border-transparent px-3 text-sm font-semibold text-muted hover:text-ink has-checked:border-line has-checked:bg-raised has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-focus forced-colors:has-checked:border-[Highlight]"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
