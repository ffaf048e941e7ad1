/** Remembering across conversations, on or off, and what either means. */
import { useId } from 'react';
import { usePersona } from '#features/therapists/web/api.ts';
import { Card } from '#platform/ui/Card.tsx';
import { toast } from '#platform/ui/toasts.ts';
import { sentenceFor } from '#platform/web/api-error.ts';
import { useSwitch } from '../api.ts';
import { WORDS } from '../text/words.ts';

export function MemorySwitch({ enabled }: { enabled: boolean }) {
  const id = useId();
  const persona = usePersona();
  const change = useSwitch();
  const shown = change.isPending ? change.variables : enabled;
  async function press() {
    if (change.isPending) return;
    try {
      await change.mutateAsync(!enabled);
    } catch (error) {
      toast(sentenceFor(error, WORDS.switchFailed), 'danger');
    }
  }
  return (
    <Card className="grid gap-1">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-4">
        <span className="flex-1 font-semibold">Remember across conversations</span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={shown}
          aria-checked={shown}
          aria-describedby={`${id}-meaning`}
          onChange={() => void press()}
          className="peer sr-only"
        />
        <span
          aria-hidden="true"
          className="relative h-7 w-12 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors after:absolute after:top-1/2 after:left-1 after:size-5 after:-translate-y-1/2 after:rounded-full after:bg-muted after:transition-transform peer-checked:border-primary peer-checked:bg-primary peer-checked:after:translate-x-4.5 peer-checked:after:bg-on-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus forced-colors:after:bg-[ButtonText] forced-colors:peer-checked:bg-[Highlight]"
        />
      </label>
      <p id={`${id}-meaning`} className="text-muted">
        {shown
          ? `What you tell one ${persona} can be known to the others, as it stands in this list.`
          : `Off: nothing new is remembered, and nothing in this list is used. A ${persona} still looks back at your own last conversations with them; “Forget everything” ends that too.`}
      </p>
    </Card>
  );
}
