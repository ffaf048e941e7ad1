/** What has been asked and answered, under the greeting. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#platform/ui/Button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { useStore } from '#platform/ui/store.ts';
import { TOPICS } from '../../rules.ts';
import { askAgain, type Line, thread } from '../conversation/thread.ts';

export interface TalkProps {
  persona: string;
  supportEmail: string | undefined;
  onAsk: (text: string) => void;
  /** A link to another page was followed. */
  onLeave: () => void;
}

export function Talk({ persona, supportEmail, onAsk, onLeave }: TalkProps) {
  const { lines, busy, failure } = useStore(thread);
  const scroller = useRef<HTMLDivElement>(null);
  const last = lines.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these adds something below
  useEffect(() => {
    const all = scroller.current;
    if (!all || lines.length === 0) return;
    // A long answer is read from its beginning.
    const newest = all.querySelector<HTMLElement>('[data-line]:last-of-type');
    const top = newest && last?.from === 'assistant' ? newest.offsetTop - 16 : all.scrollHeight;
    all.scrollTo({ top: Math.min(top, all.scrollHeight) });
  }, [lines.length, busy, failure]);
  return (
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard
      tabIndex={0}
      role="log"
      aria-label="Questions and answers"
      className="relative flex flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4"
    >
      <Bubble from="assistant">
        <p>Hello. I can tell you how Mooring works. Ask me about:</p>
        <ul className="list-disc pl-5">
          {TOPICS.map(({ name }) => (
            <li key={name} className="first-letter:uppercase">
              {worded(name, persona)}
            </li>
          ))}
        </ul>
      </Bubble>
      {lines.length === 0 ? (
        <Suggestions
          questions={TOPICS.map(({ question }) => worded(question, persona))}
          onAsk={onAsk}
        />
      ) : null}
      {lines.map((line) => (
        // One's own words are not read back.
        <div
          key={line.id}
          data-line
          aria-live={line.from === 'person' ? 'off' : undefined}
          className="grid gap-2"
        >
          <Bubble from={line.from}>
            <span className="sr-only">{line.from === 'person' ? 'You: ' : 'Assistant: '}</span>
            {line.text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Links line={line} onLeave={onLeave} />
          </Bubble>
          {line === last && !busy ? (
            <Suggestions questions={line.suggestions} onAsk={onAsk} />
          ) : null}
        </div>
      ))}
      {busy ? <Typing /> : null}
      {failure ? (
        <Bubble from="assistant" failed>
          <p>{failure}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button variant="secondary" size="small" onClick={askAgain}>
              Try again
            </Button>
            {supportEmail ? (
              <a className="link inline-flex min-h-11 items-center" href={`mailto:${supportEmail}`}>
                Write to support
              </a>
            ) : null}
          </p>
        </Bubble>
      ) : null}
    </div>
  );
}

const worded = (text: string, persona: string) => text.replaceAll('{persona}', persona);

interface BubbleProps {
  from: Line['from'];
  failed?: boolean;
  children: ReactNode;
}

function Bubble({ from, failed = false, children }: BubbleProps) {
  return (
    <div
      className={cx(
        'grid max-w-[92%] gap-2 rounded-large px-3.5 py-2.5 wrap-anywhere',
        from === 'person'
          ? 'justify-self-end self-end rounded-br-[0.3rem] bg-primary-soft forced-colors:border'
          : 'justify-self-start self-start rounded-bl-[0.3rem] border bg-raised',
        failed ? 'border-danger' : 'border-line',
      )}
    >
      {children}
    </div>
  );
}

function Links({ line, onLeave }: { line: Line; onLeave: () => void }) {
  if (line.links.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {line.links.map(({ to, label }) => {
        const look = 'link inline-flex min-h-11 items-center font-semibold';
        return to.startsWith('/app') ? (
          <Link key={to} to={to} className={look} onClick={onLeave}>
            {label}
          </Link>
        ) : (
          <a key={to} href={to} className={look}>
            {label}
          </a>
        );
      })}
    </p>
  );
}

interface SuggestionsProps {
  questions: readonly string[];
  onAsk: (text: string) => void;
}

function Suggestions({ questions, onAsk }: SuggestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label="Suggested questions" className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-large border border-line-strong bg-surface px-3.5 py-2 text-left text-sm font-semibold text-primary hover:bg-primary-soft"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Typing() {
  return (
    // Read out by the log around it.
    <div className="self-start rounded-large border border-line bg-raised px-4 py-4">
      <span className="sr-only">Looking it up</span>
      <span aria-hidden="true" className="flex gap-1.5">
        {['', '[animation-delay:160ms]', '[animation-delay:320ms]'].map((delay) => (
          <span
            key={delay}
            className={cx(
              'size-2 animate-[breathe_1.2s_ease-in-out_infinite] rounded-full bg-primary forced-colors:bg-[CanvasText]',
              delay,
            )}
          />
        ))}
      </span>
    </div>
  );
}
