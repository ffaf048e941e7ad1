/** Start a new chat: choose who to talk with. */
import { standingOf } from '#features/subscription/standing.ts';
import { useSubscriptionStatus } from '#features/subscription/web/api.ts';
import { ChoosePlan } from '#features/subscription/web/components/ChoosePlan.tsx';
import { TherapistPicker } from '#features/therapists/web/components/TherapistPicker.tsx';
import { usePage } from '#platform/web/page.ts';

export function NewChatPage() {
  const { data: status, error } = useSubscriptionStatus();
  usePage('Start a new chat');
  const standing = status ? standingOf(status) : null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid gap-2">
        <h1>Who would you like to talk to?</h1>
        <p className="text-lg text-muted">
          Each listens in a way of their own. You can change any time.
        </p>
      </header>
      {standing === 'expired' || standing === 'none' ? <ChoosePlan standing={standing} /> : null}
      <TherapistPicker status={status ?? (error ? null : undefined)} level={2} />
    </div>
  );
}
