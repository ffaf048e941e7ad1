/** One therapist to choose: the whole card is the link. */
import { Lock } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Badge } from '#platform/ui/Badge.tsx';
import { Spinner } from '#platform/ui/Spinner.tsx';
import type { Therapist } from '../../contract.ts';
import { AiBadge } from './AiBadge.tsx';
import { Portrait } from './Portrait.tsx';
import { specialtyLabel, tintOf } from './tint.ts';

export interface TherapistCardProps {
  therapist: Therapist;
  level: 2 | 3;
  /** Chosen, and waiting for something that is still loading. */
  waiting: boolean;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export function TherapistCard({ therapist, level, waiting, onChoose }: TherapistCardProps) {
  const { id, name, specialty, method, description, available } = therapist;
  const Heading = `h${level}` as const;
  return (
    <li
      data-tint={tintOf(specialty)}
      aria-busy={waiting || undefined}
      className="relative flex gap-3 rounded-large border border-line bg-raised p-4 shadow-soft transition-shadow hover:border-tint hover:shadow-lifted sm:gap-4 sm:p-5"
    >
      <Portrait
        id={id}
        name={name}
        specialty={specialty}
        size="large"
        className="max-sm:size-14 max-sm:text-base max-[16rem]:hidden"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Heading className="text-lg">
            <Link
              to={`/app/chat/${id}`}
              onClick={onChoose}
              className="rounded-large text-ink no-underline after:absolute after:inset-0 after:rounded-large focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            >
              <span className="sr-only">Talk with </span>
              {name}
            </Link>
          </Heading>
          <AiBadge />
          {available ? null : (
            <Lock aria-hidden="true" className="ml-auto size-4 shrink-0 text-muted" />
          )}
          {waiting ? (
            <span className="ml-auto text-muted">
              <Spinner />
            </span>
          ) : null}
        </div>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <Badge tint={tintOf(specialty)}>{specialtyLabel(specialty)}</Badge>
          <span className="text-muted">{method}</span>
        </p>
        <p className="mt-2 text-[0.9375rem] leading-normal">{description}</p>
        {available ? null : <p className="sr-only">Needs an Advanced Plan</p>}
      </div>
    </li>
  );
}
