/** A new line of a step. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ITEM_MAX } from '#care/safety/safety-plan.ts';
import { Button } from '#platform/ui/Button.tsx';
import { Field } from '#platform/ui/Field.tsx';
import { TextInput } from '#platform/ui/TextInput.tsx';

export const TAKEN = 'That line is there already.';

export interface AddLineProps {
  id: string;
  label: string;
  example: string;
  isTaken: (text: string) => boolean;
  onAdd: (text: string) => void;
}

export function AddLine({ id, label, example, isTaken, onAdd }: AddLineProps) {
  const [value, setValue] = useState('');
  const text = value.trim();
  const taken = text !== '' && isTaken(text);
  const add = () => {
    if (text === '' || taken) return;
    onAdd(text);
    setValue('');
  };
  return (
    <form
      id={id}
      className="grid gap-2 sm:flex sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field label={label} error={taken ? TAKEN : null} className="min-w-0 flex-1">
        <TextInput
          value={value}
          maxLength={ITEM_MAX}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={`for example ${example}`}
          onChange={(event) => setValue(event.target.value)}
          // Who goes on to "Done" means what they have written to stay.
          onBlur={add}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="sm:min-h-12"
        disabled={text === '' || taken}
        icon={<Plus aria-hidden="true" className="size-4" />}
      >
        Add
      </Button>
    </form>
  );
}
