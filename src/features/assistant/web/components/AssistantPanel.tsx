/** The help assistant's panel: a corner on a desktop, a sheet over the bottom bar on a phone. */
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { resourcesFor } from '#care/safety/resources.ts';
import { CrisisBanner } from '#features/chat/web/components/CrisisBanner.tsx';
import { useConfig } from '#features/therapists/web/api.ts';
import { cx } from '#platform/ui/cx.ts';
import { IconButton } from '#platform/ui/IconButton.tsx';
import { useStore } from '#platform/ui/store.ts';
import { ask, thread } from '../conversation/thread.ts';
import { AskBox } from './AskBox.tsx';
import { Talk } from './Talk.tsx';

/** A phone on its side, or text at twice its size: there the panel has the whole window's height. */
const SHORT = '(max-height: 40rem)';
const WHOLE_HEIGHT =
  '[@media(max-height:40rem)]:top-0! [@media(max-height:40rem)]:bottom-0! [@media(max-height:40rem)]:z-30 [@media(max-height:40rem)]:h-auto! [@media(max-height:40rem)]:rounded-none';

export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const config = useConfig().data;
  const country = config?.country ?? 'US';
  const local = useMemo(() => resourcesFor(country, 'active_ideation'), [country]);
  const { crisis, busy } = useStore(thread);
  const panel = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // On a touch screen the keyboard would cover the greeting before it is read.
    if (matchMedia('(pointer: fine)').matches) box.current?.focus();
    else panel.current?.focus();
  }, []);
  const onAsk = (text: string) => ask(text, local);
  const persona = config?.personaTitle ?? 'therapist';

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby="assistant-title"
      aria-describedby="assistant-what"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose();
      }}
      className={cx(
        'fixed inset-x-0 top-16 bottom-[var(--bottom-bar)] z-20 flex animate-[rise_180ms_var(--ease)] flex-col overflow-hidden rounded-t-large border border-line-strong bg-surface shadow-lifted outline-none md:top-auto md:right-4 md:bottom-4 md:left-auto md:w-[25rem] md:rounded-large',
        WHOLE_HEIGHT,
        // The crisis lines take their room from the page, and not from what is being said.
        crisis ? 'md:h-[min(46rem,calc(100dvh-6rem))]' : 'md:h-[min(38rem,calc(100dvh-6rem))]',
      )}
    >
      <header className="flex items-start justify-between gap-3 border-b border-line bg-raised py-2 pr-2 pl-4">
        <div className="py-1">
          <h2 id="assistant-title" className="text-lg">
            Help assistant
          </h2>
          <p id="assistant-what" className="text-sm text-muted">
            AI, and not a {persona}. Nothing you ask is stored.
          </p>
        </div>
        <IconButton
          label="Close the help assistant"
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onClose}
        />
      </header>
      {crisis ? <CrisisBanner resources={crisis} brief={matchMedia(SHORT).matches} /> : null}
      <Talk
        persona={persona}
        supportEmail={config?.supportEmail}
        onAsk={(text) => {
          onAsk(text);
          box.current?.focus();
        }}
        onLeave={() => {
          if (!matchMedia('(min-width: 64rem)').matches) onClose();
        }}
      />
      <AskBox box={box} busy={busy} onAsk={onAsk} />
    </div>
  );
}
