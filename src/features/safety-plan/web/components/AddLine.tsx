/** A new line of a step. */
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ITEM_MAX } from '#care/safety/safety-plan.ts';
import { afterPress } from '#platform/ui/after-press.ts';
import { Button } from '#platform/ui/Button.tsx';
import { Field } from '#platform/ui/Field.tsx';
import { TextInput } from '#platform/ui/TextInput.tsx';
import { useLastWords } from '../draft/useLastWords.ts';

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
  /** What is not added yet: a press may ask for it twice before it is drawn. */
  const words = useRef('');
  const write = (typed: string) => {
    words.current = typed;
    setValue(typed);
  };
  const text = value.trim();
  const taken = text !== '' && isTaken(text);
  const add = () => {
    const line = words.current.trim();
    if (line === '' || isTaken(line)) return;
    write('');
    onAdd(line);
  };
  const addLast = useLastWords(text !== '' && !taken, add);
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
          onChange={(event) => write(event.target.value)}
          // Who goes on to "Done" means what they have written to stay.
          onBlur={() => afterPress(addLast)}
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
