/** One line being changed: kept when the field is left or Enter is pressed. */
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ITEM_MAX } from '#care/safety/safety-plan.ts';
import { Field } from '#platform/ui/Field.tsx';
import { IconButton } from '#platform/ui/IconButton.tsx';
import { TextInput } from '#platform/ui/TextInput.tsx';
import { useLastWords } from '../draft/useLastWords.ts';
import { TAKEN } from './AddLine.tsx';

export interface LineRowProps {
  id: string;
  text: string;
  place: number;
  count: number;
  onRewrite: (text: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  isTaken: (text: string) => boolean;
}

export function LineRow(props: LineRowProps) {
  const { id, text, place, count, onRewrite, onMove, onRemove, isTaken } = props;
  const [value, setValue] = useState(text);
  // The row stays where its line is rewritten, and with it the focus; another line may come into it.
  const [drawn, setDrawn] = useState(text);
  if (drawn !== text) {
    setDrawn(text);
    setValue(text);
  }
  const trimmed = value.trim();
  const taken = isTaken(trimmed);
  const keep = () => {
    if (trimmed === '') setValue(text);
    else if (trimmed !== text && !taken) onRewrite(trimmed);
  };
  useLastWords(trimmed !== '' && trimmed !== text && !taken, keep);
  return (
    <li className="grid gap-1 sm:flex sm:items-start sm:gap-2">
      <Field
        label={`Line ${place + 1}`}
        hideLabel
        error={taken ? TAKEN : null}
        className="min-w-0 flex-1"
      >
        <TextInput
          value={value}
          maxLength={ITEM_MAX}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setValue(event.target.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keep();
            if (event.key === 'Escape') setValue(text);
          }}
        />
      </Field>
      <div className="flex justify-end">
        <IconButton
          id={`${id}-up`}
          label={`Move up: ${text}`}
          icon={<ArrowUp aria-hidden="true" className="size-5" />}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          id={`${id}-down`}
          label={`Move down: ${text}`}
          icon={<ArrowDown aria-hidden="true" className="size-5" />}
          disabled={place === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={`Remove: ${text}`}
          tone="danger"
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
