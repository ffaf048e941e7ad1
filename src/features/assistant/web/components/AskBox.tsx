/** Where a question is written. */
import { SendHorizontal } from 'lucide-react';
import type { RefObject } from 'react';
import { MESSAGE_MAX } from '#features/chat/rules.ts';
import { IconButton } from '#platform/ui/IconButton.tsx';
import { useStore } from '#platform/ui/store.ts';
import { draft } from '../conversation/thread.ts';

export interface AskBoxProps {
  box: RefObject<HTMLTextAreaElement | null>;
  busy: boolean;
  /** False where it was not taken. */
  onAsk: (text: string) => boolean;
}

export function AskBox({ box, busy, onAsk }: AskBoxProps) {
  const text = useStore(draft);
  const submit = () => {
    // Not `text`: an Enter may come before what was just typed has been drawn.
    if (onAsk(draft.get())) draft.set('');
    box.current?.focus();
  };
  return (
    <form
      aria-label="Ask a question"
      className="border-t border-line bg-raised px-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex items-end gap-1 rounded-large border border-line-strong bg-surface p-1 has-[textarea:focus-visible]:border-primary has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-focus">
        <textarea
          ref={box}
          rows={1}
          value={text}
          maxLength={MESSAGE_MAX}
          aria-label="Your question"
          placeholder="Ask how something works"
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => draft.set(event.target.value)}
          onKeyDown={(event) => {
            // An Enter that ends an input method's composition only takes the suggestion.
            if (event.key !== 'Enter' || event.shiftKey) return;
            if (event.nativeEvent.isComposing || event.keyCode === 229) return;
            event.preventDefault();
            submit();
          }}
          className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-3 py-2.5 text-base leading-6 outline-none placeholder:text-muted"
        />
        <IconButton
          type="submit"
          label="Ask"
          tone="primary"
          disabled={busy || text.trim() === ''}
          icon={<SendHorizontal aria-hidden="true" className="size-5" />}
        />
      </div>
    </form>
  );
}
