/** Where one writes: a box that grows, the microphone, and send. */
import { ArrowUp, Mic, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useEntitlement } from '#features/subscription/web/api.ts';
import { alert } from '#platform/ui/alerts.ts';
import { cx } from '#platform/ui/cx.ts';
import { IconButton } from '#platform/ui/IconButton.tsx';
import { News } from '#platform/ui/News.tsx';
import { type Store, useStore } from '#platform/ui/store.ts';
import { MESSAGE_MAX } from '../../rules.ts';
import { useDictation } from '../hooks/useDictation.ts';
import { stopReading } from '../speech/desk.ts';

export interface ComposerProps {
  name: string;
  draft: Store<string>;
  /** A message is under way: one may write on, but not send. */
  busy: boolean;
  /** Takes the text; false where it was not accepted. */
  onSend: (text: string) => boolean;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** From here on the count is shown. */
const COUNT_FROM = MESSAGE_MAX - 500;

export function Composer({ name, draft, busy, onSend, box }: ComposerProps) {
  const text = useStore(draft);
  const voice = useEntitlement('voice');
  const dictation = useDictation(draft.get, draft.set);
  const hint = useId();
  const length = text.trim().length;
  const over = length - MESSAGE_MAX;
  const ready = isSendable(text) && !busy;

  const submit = () => {
    // Not `text`: an Enter may come before what was just typed has been drawn.
    const written = draft.get();
    if (!isSendable(written) || busy) return;
    dictation.stop();
    stopReading();
    if (onSend(written)) draft.set('');
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && dictation.listening) dictation.stop();
    // An Enter that ends an input method's composition only takes the suggestion (229: Safari).
    if (event.key !== 'Enter' || event.shiftKey) return;
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      aria-label="Write a message"
      className="mx-auto w-full max-w-3xl px-3 pt-2 sm:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div
        className={cx(
          'flex items-end gap-1 rounded-large border bg-raised p-1 shadow-soft transition-colors',
          'has-[textarea:focus-visible]:border-primary has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-focus',
          over > 0 ? 'border-danger' : 'border-line-strong',
        )}
      >
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          value={text}
          aria-label={`Message to ${name}`}
          aria-describedby={hint}
          aria-invalid={over > 0 || undefined}
          placeholder={dictation.listening ? 'Listening…' : `Write to ${name}`}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => draft.set(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-[30dvh] min-h-11 min-w-0 flex-1 resize-none bg-transparent px-3 py-2.5 text-base leading-6 outline-none placeholder:text-muted"
        />
        <IconButton
          label={dictation.listening ? 'Stop dictating' : 'Dictate'}
          aria-pressed={dictation.listening}
          tone={dictation.listening ? 'danger' : 'plain'}
          className={dictation.listening ? 'bg-danger-soft text-danger' : ''}
          icon={
            dictation.listening ? (
              <Square aria-hidden="true" className="size-4 fill-current" />
            ) : (
              <Mic aria-hidden="true" className="size-5" />
            )
          }
          onClick={() => {
            if (voice.closed) void alert(voice.closed.sentence, { title: 'Advanced Plan needed' });
            else {
              // The microphone would hear the voice.
              stopReading();
              dictation.toggle();
            }
            box.current?.focus();
          }}
        />
        <IconButton
          type="submit"
          label="Send"
          tone="primary"
          disabled={!ready}
          icon={<ArrowUp aria-hidden="true" className="size-5" />}
        />
      </div>
      <div id={hint} className="flex justify-between gap-4 px-2 pt-1 text-sm text-muted">
        <span className="max-md:sr-only">Enter sends, Shift+Enter starts a new line.</span>
        <News className={cx('ml-auto', over > 0 && 'font-semibold text-danger')}>
          {length >= COUNT_FROM
            ? over > 0
              ? `${over.toLocaleString('en')} over the limit of ${MESSAGE_MAX.toLocaleString('en')} characters`
              : `Characters left: ${(-over).toLocaleString('en')}`
            : null}
        </News>
      </div>
    </form>
  );
}

function isSendable(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= MESSAGE_MAX;
}
