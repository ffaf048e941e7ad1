/** In place of the text box once a conversation is over: calm, and with a way on. */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#platform/ui/Button.tsx';

export interface ChatEndedProps {
  therapistId: string;
  name: string;
  /** It was ended here, just now. */
  justEnded: boolean;
  /** The message that could not be sent goes along, if there is one. */
  onStartNew: () => void;
}

export function ChatEnded({ therapistId, name, justEnded, onStartNew }: ChatEndedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justEnded) heading.current?.focus();
  }, [justEnded]);
  return (
    <section aria-label="Session ended" className="border-t border-line bg-raised">
      <div className="mx-auto grid w-full max-w-3xl justify-items-center gap-3 px-4 py-5 text-center">
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {justEnded ? 'Ended for now' : 'This session has ended'}
        </h2>
        <p className="max-w-md text-muted">
          {justEnded
            ? `Thank you for the time you took. You can read this at any time; ${name} is here when you want to go on.`
            : 'You can read it at any time. To go on talking, start a new conversation.'}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Link to="/app" className={buttonClass(justEnded ? 'primary' : 'secondary')}>
            Go home
          </Link>
          <Link
            to={`/app/chat/${therapistId}`}
            onClick={onStartNew}
            className={buttonClass(justEnded ? 'secondary' : 'primary')}
          >
            Start a new conversation
          </Link>
        </div>
      </div>
    </section>
  );
}
