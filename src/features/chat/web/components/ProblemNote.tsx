/** Under a message that was not answered: what happened, and the ways on. */
import { Pencil, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { PLANS_PATH } from '#features/subscription/paths.ts';
import { Button, buttonClass } from '#platform/ui/Button.tsx';
import { cx } from '#platform/ui/cx.ts';
import type { Message } from '../../contract.ts';
import { SEND_FAILED } from '../../rules.ts';
import { mayRetry } from '../conversation/problem.ts';
import type { Turn } from '../conversation/turns.ts';

export interface ProblemNoteProps {
  turn: Turn;
  /** Another message is under way. */
  busy: boolean;
  onRetry: () => void;
  /** Takes the words back into the text box. */
  onEdit: () => void;
}

export function ProblemNote({ turn, busy, onRetry, onEdit }: ProblemNoteProps) {
  const { problem } = turn;
  if (!problem) return null;
  const over = problem.kind === 'ended' || problem.kind === 'gone';
  return (
    <div className="mt-2 ml-auto grid max-w-md justify-items-end gap-2">
      <p role="alert" className="text-right text-sm text-balance font-semibold text-danger">
        {problem.sentence}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        {mayRetry(problem) ? (
          <Button
            variant="secondary"
            size="small"
            disabled={busy}
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={onRetry}
          >
            Try again
          </Button>
        ) : null}
        {problem.kind === 'plan' ? (
          <Link to={PLANS_PATH} className={buttonClass('secondary', 'small')}>
            View Plans
          </Link>
        ) : null}
        {over ? null : (
          <Button
            variant="quiet"
            size="small"
            icon={<Pencil aria-hidden="true" className="size-4" />}
            onClick={onEdit}
          >
            Edit
          </Button>
        )}
      </div>
    </div>
  );
}

export interface UnansweredProps {
  message: Message;
  onAsk: () => void;
}

/** Under a stored message without an answer: it failed, or the page was closed meanwhile. */
export function Unanswered({ message, onAsk }: UnansweredProps) {
  const failed = message.metadata.unanswered;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <p
        className={cx(
          'text-right text-sm text-balance',
          failed ? 'font-semibold text-danger' : 'text-muted',
        )}
      >
        {failed ? SEND_FAILED : 'This was saved, but has not been answered.'}
      </p>
      <Button
        variant="secondary"
        size="small"
        icon={<RotateCcw aria-hidden="true" className="size-4" />}
        onClick={onAsk}
      >
        {failed ? 'Try again' : 'Ask for an answer'}
      </Button>
    </div>
  );
}
