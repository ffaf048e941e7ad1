/** The way to the help assistant, on every page of the app; the panel is loaded when it is wanted. */
import { MessageCircleQuestionMark } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { alert } from '#platform/ui/alerts.ts';
import { cx } from '#platform/ui/cx.ts';

const load = () => import('./AssistantPanel.tsx');

/** `full`: a conversation has the window; the button leaves it alone where it would cover it. */
export function AssistantButton({ full }: { full: boolean }) {
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = () =>
    load().then(
      (part) => setPanel(() => part.AssistantPanel),
      () => alert('The help assistant could not be loaded. Please try again.'),
    );
  const close = () => {
    setPanel(null);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <aside aria-label="Help assistant" className={cx(full && 'max-lg:hidden')}>
      <button
        ref={button}
        type="button"
        hidden={Panel !== null}
        aria-haspopup="dialog"
        aria-label="Ask the help assistant"
        title="Ask the help assistant"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={open}
        className="fixed right-4 bottom-[calc(var(--bottom-bar)+1rem)] z-20 grid size-13 place-items-center rounded-full border border-line-strong bg-raised text-primary shadow-lifted hover:bg-primary-soft"
      >
        <MessageCircleQuestionMark aria-hidden="true" className="size-6" />
      </button>
      {Panel ? <Panel onClose={close} /> : null}
    </aside>
  );
}
