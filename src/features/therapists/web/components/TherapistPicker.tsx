/** The therapists to choose from, and what happens on choosing one. */
import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUpdateProfile, whatFailed } from '#features/account/web/api.ts';
import { PLANS_PATH } from '#features/subscription/paths.ts';
import type { Status } from '#features/subscription/standing.ts';
import { alert } from '#platform/ui/alerts.ts';
import { cx } from '#platform/ui/cx.ts';
import { ErrorState } from '#platform/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#platform/ui/Skeleton.tsx';
import { sentenceFor } from '#platform/web/api-error.ts';
import type { Therapist } from '../../contract.ts';
import { usePersona, useTherapists } from '../api.ts';
import { advancedNeeded, type Choice, choiceFor } from '../choosing/choice.ts';
import { confirmChoice } from './confirm-choice.ts';
import { TherapistCard } from './TherapistCard.tsx';

export interface TherapistPickerProps {
  /** undefined while user or subscription load; null where they could not be had. */
  status: Status | null | undefined;
  /** Beside something else: fewer columns. */
  single?: boolean;
  /** Of the names' headings, so that the outline of the page stays whole. */
  level?: 2 | 3;
}

export function TherapistPicker({ status, single = false, level = 3 }: TherapistPickerProps) {
  const grid = cx('grid grid-cols-1 gap-4', single ? 'xl:grid-cols-2' : 'md:grid-cols-2');
  const { data, error, isFetching, refetch } = useTherapists();
  const navigate = useNavigate();
  const persona = usePersona();
  const update = useUpdateProfile();
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = data?.find(({ id }) => id === wanted);

  const goTo = (therapist: Therapist) => void navigate(`/app/chat/${therapist.id}`);
  const chooseFirst = async (therapist: Therapist) => {
    if (update.isPending || !(await confirmChoice(therapist.name, persona))) return;
    try {
      await update.mutateAsync({ preferences: { preferredTherapist: therapist.id } });
      goTo(therapist);
    } catch (failure) {
      const again = 'Your choice could not be saved. Please try again.';
      void alert(whatFailed(failure, again, again));
    }
  };
  const act = (choice: Choice, therapist: Therapist) => {
    const { name } = therapist;
    if (choice === 'open') goTo(therapist);
    if (choice === 'first') void chooseFirst(therapist);
    if (choice === 'advanced') {
      void alert(advancedNeeded(name, persona), { title: 'Advanced Plan needed' });
    }
    if (choice === 'plan') void navigate(PLANS_PATH);
  };
  useEffect(() => {
    if (!chosen || !data) return;
    const choice = choiceFor(chosen, status, data);
    if (choice === 'wait') return;
    setWanted(null);
    act(choice, chosen);
  });

  if (!data && error && !isFetching) {
    return (
      <ErrorState
        title="The therapists could not be loaded"
        message={sentenceFor(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PickerSkeleton className={grid} />;
  return (
    <ul className={grid}>
      {data.map((therapist) => (
        <TherapistCard
          key={therapist.id}
          therapist={therapist}
          level={level}
          waiting={wanted === therapist.id}
          onChoose={(event: MouseEvent) => {
            // The second press of a double one: the page is on its way already.
            if (location.pathname === `/app/chat/${therapist.id}`) return event.preventDefault();
            const choice = choiceFor(therapist, status, data);
            if (choice === 'open') return;
            event.preventDefault();
            if (choice === 'wait') setWanted(therapist.id);
            else act(choice, therapist);
          }}
        />
      ))}
    </ul>
  );
}

function PickerSkeleton({ className }: { className: string }) {
  return (
    <Loading label="Loading therapists" className={className}>
      {Array.from({ length: 10 }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          key={index}
          className="flex gap-4 rounded-large border border-line bg-raised p-4 sm:p-5"
        >
          <Skeleton className="size-20 shrink-0 rounded-full" />
          <div className="grid flex-1 content-start gap-2.5">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-5 w-48 max-w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
