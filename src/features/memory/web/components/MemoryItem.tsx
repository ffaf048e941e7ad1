/** One remembered thing: the fact, the words it rests on, the talk they stand in, and Forget. */
import { Link } from 'react-router';
import { confirm } from '#platform/ui/alerts.ts';
import { Button } from '#platform/ui/Button.tsx';
import { toast } from '#platform/ui/toasts.ts';
import { sentenceFor } from '#platform/web/api-error.ts';
import type { Memory } from '../../contract.ts';
import { useForget } from '../api.ts';
import { dayOf, WORDS } from '../text/words.ts';

export interface MemoryItemProps {
  memory: Memory;
  /** The button that was pressed is gone: the focus has to go somewhere. */
  onGone: () => void;
}

export function MemoryItem({ memory, onGone }: MemoryItemProps) {
  const { fact, quote, sessionId, therapistId, therapistName, createdAt } = memory;
  const forget = useForget();
  async function press() {
    const sure = await confirm({
      title: 'Forget this?',
      text: `“${fact}” is forgotten for good, and this conversation does not teach it again. What you wrote stays in the conversation until you delete that.`,
      confirmLabel: 'Forget',
      cancelLabel: 'Keep',
      danger: true,
    });
    if (!sure) return;
    try {
      await forget.mutateAsync(memory.id);
      toast(WORDS.forgotten);
      onGone();
    } catch (error) {
      toast(sentenceFor(error, WORDS.forgetFailed), 'danger');
    }
  }
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <p className="min-w-0 pt-2 font-semibold break-words">{fact}</p>
      <Button
        variant="quiet"
        size="small"
        className="-mr-3"
        busy={forget.isPending}
        busyLabel="Forgetting..."
        aria-label={`Forget: ${fact}`}
        onClick={() => void press()}
      >
        Forget
      </Button>
      <p className="col-span-2 text-[0.9375rem] break-words text-muted">“{quote}”</p>
      <p className="col-span-2 mt-1 text-sm text-muted">
        From{' '}
        <Link to={`/app/chat/${therapistId}?sessionId=${sessionId}`} className="link">
          your conversation with {therapistName} on{' '}
          <time dateTime={createdAt}>{dayOf(createdAt)}</time>
        </Link>
      </p>
    </li>
  );
}
