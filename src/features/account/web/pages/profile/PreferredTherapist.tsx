/** Which therapist a person prefers; on the Base Plan, whom they can talk with. */
import { useState } from 'react';
import { standingOf } from '#features/subscription/standing.ts';
import { useSubscriptionStatus } from '#features/subscription/web/api.ts';
import { usePersona, useTherapists } from '#features/therapists/web/api.ts';
import { AiBadge } from '#features/therapists/web/components/AiBadge.tsx';
import { Portrait } from '#features/therapists/web/components/Portrait.tsx';
import { Button } from '#platform/ui/Button.tsx';
import { Card } from '#platform/ui/Card.tsx';
import { Skeleton } from '#platform/ui/Skeleton.tsx';
import { useUser } from '../../session/profile.ts';
import { ChooseTherapistDialog } from './ChooseTherapistDialog.tsx';
import { dayOf } from './words.ts';

export function PreferredTherapist() {
  const { preferredTherapist, therapistChangeableFrom } = useUser().preferences;
  const { data: therapists, error, refetch } = useTherapists();
  const { data: status } = useSubscriptionStatus();
  const persona = usePersona();
  const [choosing, setChoosing] = useState(false);
  const onBase = status !== undefined && standingOf(status) === 'base';
  const locked = onBase && therapistChangeableFrom !== null;
  const chosen = therapists?.find(({ id }) => id === preferredTherapist);

  return (
    <Card as="section" aria-labelledby="preferred" className="grid gap-4">
      <h2 id="preferred">Preferred {persona}</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {chosen ? (
          <div className="flex min-w-0 items-center gap-3">
            <Portrait id={chosen.id} name={chosen.name} specialty={chosen.specialty} />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {chosen.name} <AiBadge />
              </p>
              <p className="text-sm text-muted">{chosen.method}</p>
            </div>
          </div>
        ) : therapists || error ? (
          <p className="text-muted">{error ? 'The list could not be loaded.' : 'Nobody yet.'}</p>
        ) : (
          <Skeleton className="h-12 w-48" />
        )}
        <Button
          variant="secondary"
          disabled={locked || (!therapists && !error)}
          onClick={() => (therapists ? setChoosing(true) : void refetch())}
        >
          {error && !therapists ? 'Try again' : chosen ? 'Change' : 'Choose'}
        </Button>
      </div>
      <p className="text-sm text-muted">
        {locked
          ? `On the Base Plan you talk with one ${persona}. You can change again on ${dayOf(therapistChangeableFrom)}.`
          : onBase
            ? `On the Base Plan you talk with this ${persona}. You can change at most once in 7 days.`
            : `If you choose the Base Plan, this is the ${persona} you will talk with.`}
      </p>
      {choosing && therapists ? (
        <ChooseTherapistDialog
          therapists={therapists}
          chosen={preferredTherapist}
          binding={onBase}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Card>
  );
}
