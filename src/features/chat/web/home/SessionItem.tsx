/** One conversation in the list of recent ones. */
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { AiBadge } from '#features/therapists/web/components/AiBadge.tsx';
import { Portrait } from '#features/therapists/web/components/Portrait.tsx';
import { specialtyLabel, tintOf } from '#features/therapists/web/components/tint.ts';
import { Badge } from '#platform/ui/Badge.tsx';
import { Button } from '#platform/ui/Button.tsx';
import { IconButton } from '#platform/ui/IconButton.tsx';
import type { SessionSummary } from '../../contract.ts';
import { countLabel, exactLabel, relativeLabel } from '../conversation/labels.ts';
import { useSessionActions } from '../hooks/useSessionActions.ts';

export function SessionItem({ session, now }: { session: SessionSummary; now: Date }) {
  const { sessionId, therapistId, therapistName: name, therapistSpecialty: specialty } = session;
  const actions = useSessionActions();
  const completed = session.status === 'completed';
  const link = useRef<HTMLAnchorElement>(null);
  const ending = useRef(false);
  useEffect(() => {
    // The button that ended it is gone: the focus stays with the session.
    if (completed && ending.current && document.activeElement === document.body) {
      link.current?.focus({ preventScroll: true });
    }
    ending.current = false;
  }, [completed]);
  const end = () => {
    ending.current = true;
    void actions.end(sessionId, name);
  };
  return (
    <li
      data-tint={tintOf(specialty)}
      className="relative flex gap-3 rounded-large border border-line bg-raised p-4 shadow-soft transition-shadow hover:border-tint hover:shadow-lifted"
    >
      <Portrait id={therapistId} name={name} specialty={specialty} className="max-[16rem]:hidden" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3>
            <Link
              ref={link}
              to={`/app/chat/${therapistId}?sessionId=${sessionId}`}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-large focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            >
              <span className="sr-only">{completed ? 'Read the talk with' : 'Go on with'} </span>
              {name}
            </Link>
          </h3>
          <AiBadge />
          {completed ? <Badge>Completed</Badge> : null}
        </div>
        <p className="text-sm text-muted">
          <span className="font-semibold text-tint">{specialtyLabel(specialty)}</span>
          {' · '}
          {countLabel(session.messageCount)}
        </p>
        <p className="mt-1 line-clamp-2 text-[0.9375rem]" dir="auto">
          {session.lastMessage || <span className="text-muted">Nothing said yet</span>}
        </p>
        <div className="mt-1 -mb-2 flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-muted">
          <p className="min-w-20 flex-1">
            <time dateTime={session.updatedAt} title={exactLabel(session.updatedAt)}>
              {relativeLabel(session.updatedAt, now)}
            </time>
          </p>
          {completed ? null : (
            <Button
              variant="quiet"
              size="small"
              className="relative"
              aria-label={`End session with ${name}`}
              onClick={end}
            >
              End
            </Button>
          )}
          <IconButton
            label={`Delete session with ${name}`}
            tone="danger"
            className="relative -mr-2"
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => void actions.remove(sessionId, name)}
          />
        </div>
      </div>
    </li>
  );
}
