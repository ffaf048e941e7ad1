/** No plan yet: what it is, and two ways to begin. */
import { MessageCircle, PenLine, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { usePersona } from '#features/therapists/web/api.ts';
import { Button, buttonClass } from '#platform/ui/Button.tsx';
import { EmptyState } from '#platform/ui/EmptyState.tsx';

export function EmptyPlan({ onStart }: { onStart: () => void }) {
  const persona = usePersona();
  return (
    <EmptyState
      icon={<ShieldCheck className="size-6" />}
      title="A page for the worst hour, written in a better one"
      className="max-w-xl print:hidden"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button icon={<PenLine aria-hidden="true" className="size-4" />} onClick={onStart}>
            Write it myself
          </Button>
          <Link to="/app/chat" className={buttonClass('secondary')}>
            <MessageCircle aria-hidden="true" className="size-4" />
            Write it with a {persona}
          </Link>
        </div>
      }
    >
      <p>
        Six short steps in your own words: how you notice it coming, what you can do alone, where to
        go, whom to call, and how to make the place safer. No step has to be filled.
      </p>
      <p className="mt-2">
        In a conversation, write “help me make a safety plan”: you are asked one question at a time,
        and what you say is kept here.
      </p>
    </EmptyState>
  );
}
