/** All ten to choose one from; on the Base Plan the choice is asked about once more. */
import { type FormEvent, useId, useState } from 'react';
import type { Therapist } from '#features/therapists/contract.ts';
import { usePersona } from '#features/therapists/web/api.ts';
import { confirmChoice } from '#features/therapists/web/components/confirm-choice.ts';
import { Portrait } from '#features/therapists/web/components/Portrait.tsx';
import { Banner } from '#platform/ui/Banner.tsx';
import { Button } from '#platform/ui/Button.tsx';
import { Dialog } from '#platform/ui/Dialog.tsx';
import { toast } from '#platform/ui/toasts.ts';
import { useUpdateProfile, whatFailed } from '../../api.ts';
import { WORDS } from './words.ts';

export interface ChooseTherapistDialogProps {
  therapists: readonly Therapist[];
  chosen: string | null;
  /** The choice decides whom one can talk with, for seven days. */
  binding: boolean;
  onClose: () => void;
}

export function ChooseTherapistDialog(props: ChooseTherapistDialogProps) {
  const { therapists, chosen, binding, onClose } = props;
  const update = useUpdateProfile();
  const persona = usePersona();
  const form = useId();
  const [wanted, setWanted] = useState(chosen);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    const therapist = therapists.find(({ id }) => id === wanted);
    if (!therapist || update.isPending) return;
    if (therapist.id === chosen) return onClose();
    if (binding && !(await confirmChoice(therapist.name, persona))) return;
    setProblem(null);
    try {
      await update.mutateAsync({ preferences: { preferredTherapist: therapist.id } });
      toast(WORDS.saved);
      onClose();
    } catch (error) {
      setProblem(whatFailed(error, WORDS.saveFailed, WORDS.saveAgain));
    }
  }

  return (
    <Dialog
      title={`Preferred ${persona}`}
      wide
      onClose={() => (update.isPending ? undefined : onClose())}
      footer={
        <>
          <Button variant="secondary" disabled={update.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={wanted === null}
            busy={update.isPending}
            busyLabel="Saving..."
          >
            Save
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4" onSubmit={(event) => void save(event)}>
        <p className="text-muted">All of them are AI {persona}s: computer programs, not people.</p>
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
        <fieldset className="grid gap-2 sm:grid-cols-2">
          <legend className="sr-only">Preferred {persona}</legend>
          {therapists.map((therapist) => (
            <label
              key={therapist.id}
              className="flex min-h-16 cursor-pointer items-center gap-3 rounded-medium border border-line px-3 py-2 hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus forced-colors:has-checked:border-[Highlight]"
            >
              <input
                type="radio"
                name="therapist"
                value={therapist.id}
                checked={wanted === therapist.id}
                onChange={() => setWanted(therapist.id)}
                className="size-5 shrink-0 accent-primary"
              />
              <Portrait
                id={therapist.id}
                name={therapist.name}
                specialty={therapist.specialty}
                size="small"
              />
              <span className="min-w-0">
                <span className="block font-semibold">{therapist.name}</span>
                <span className="block text-sm text-muted">{therapist.method}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
