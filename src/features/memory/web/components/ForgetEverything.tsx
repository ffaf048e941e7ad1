/** Everything away at once: the list, and what a greeting would look back at. */
import { confirm } from '#platform/ui/alerts.ts';
import { Button } from '#platform/ui/Button.tsx';
import { toast } from '#platform/ui/toasts.ts';
import { sentenceFor } from '#platform/web/api-error.ts';
import { useForgetEverything } from '../api.ts';
import { WORDS } from '../text/words.ts';

export function ForgetEverything() {
  const forget = useForgetEverything();
  async function press() {
    const sure = await confirm({
      title: 'Forget everything?',
      text: 'The whole list is forgotten for good, and no conversation you have had until now is brought up again. You can still read them, until you delete them.',
      confirmLabel: 'Forget everything',
      cancelLabel: 'Keep',
      danger: true,
    });
    if (!sure) return;
    try {
      await forget.mutateAsync(undefined);
      toast(WORDS.allForgotten);
    } catch (error) {
      toast(sentenceFor(error, WORDS.forgetFailed), 'danger');
    }
  }
  return (
    <section
      aria-labelledby="forget-everything"
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="forget-everything" className="text-lg">
          A clean slate
        </h2>
        <p className="text-muted">
          Empties the list, and former conversations are not brought up any more. To erase the
          conversations themselves, delete them on the home page.
        </p>
      </div>
      <Button
        variant="secondary"
        busy={forget.isPending}
        busyLabel="Forgetting..."
        onClick={() => void press()}
      >
        Forget everything
      </Button>
    </section>
  );
}
