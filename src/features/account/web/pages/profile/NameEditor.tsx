/** The display name: read, or being changed. */
import { Pencil } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messages, NAME_MAX, seenName } from '#features/account/rules.ts';
import { Button } from '#platform/ui/Button.tsx';
import { Field } from '#platform/ui/Field.tsx';
import { TextInput } from '#platform/ui/TextInput.tsx';
import { toast } from '#platform/ui/toasts.ts';
import { useUpdateProfile, whatFailed } from '../../api.ts';
import { useUser } from '../../session/profile.ts';
import { WORDS } from './words.ts';

export function NameEditor() {
  const { name } = useUser();
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing) return <NameForm name={name} onDone={() => setEditing(false)} />;
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="font-semibold">Display name</p>
        <p className="wrap-anywhere">{name}</p>
      </div>
      <Button
        ref={edit}
        variant="secondary"
        aria-label="Edit display name"
        icon={<Pencil aria-hidden="true" className="size-4" />}
        onClick={() => setEditing(true)}
      >
        Edit
      </Button>
    </div>
  );
}

function NameForm({ name, onDone }: { name: string; onDone: () => void }) {
  const update = useUpdateProfile();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => input.current?.select(), []);

  const refuse = (sentence: string) => {
    setProblem(sentence);
    input.current?.focus();
  };
  async function save(event: FormEvent) {
    event.preventDefault();
    if (update.isPending) return;
    const trimmed = value.trim();
    if (seenName(trimmed) === '') return refuse(messages.nameEmpty);
    if (trimmed === name) return onDone();
    setProblem(null);
    try {
      await update.mutateAsync({ name: trimmed });
      toast(WORDS.saved);
      onDone();
    } catch (error) {
      refuse(whatFailed(error, WORDS.saveFailed, WORDS.saveAgain));
    }
  }

  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !update.isPending) onDone();
      }}
    >
      <Field
        label="Display name"
        hint="Enter your first name, or your first and last name separated by a space."
        error={problem}
      >
        <TextInput
          ref={input}
          name="name"
          autoComplete="name"
          maxLength={2 * NAME_MAX + 1}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={update.isPending} busyLabel="Saving...">
          Save
        </Button>
        <Button variant="secondary" disabled={update.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
