/**
 * The conversation. Only its latest part is in the page at first; earlier parts are added above
 * as one scrolls up to them, so that thousands of messages cost no more than sixty.
 */
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { News } from '#platform/ui/News.tsx';
import { Loading } from '#platform/ui/Skeleton.tsx';
import type { Message } from '../../contract.ts';
import type { Partner } from '../conversation/conversations.ts';
import type { Entry } from '../conversation/entries.ts';
import type { Turn } from '../conversation/turns.ts';
import { useSeen } from '../hooks/useSeen.ts';
import { useStickToBottom } from '../hooks/useStickToBottom.ts';
import { MessagesSkeleton } from './ChatSkeleton.tsx';
import { DayDivider, MessageRow, Typing } from './MessageRow.tsx';
import { Unanswered } from './ProblemNote.tsx';

export interface MessageListProps {
  partner: Partner;
  /** What was said before is still on its way. */
  loading: boolean;
  stored: readonly Entry[];
  pending: readonly Entry[];
  /** Stands above the first message. */
  intro: ReactNode;
  /** Key of the message the person sent last: brings the end into view. */
  sent: string | undefined;
  renderProblem: (turn: Turn) => ReactNode;
  onAskAgain: (message: Message) => void;
}

const FIRST = 60;
const MORE = 60;

export function MessageList(props: MessageListProps) {
  const { partner, loading, stored, pending, intro, sent, renderProblem, onAskAgain } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { away, toBottom } = useStickToBottom(scroller, content, sent);
  const [limit, setLimit] = useState(FIRST);
  const hidden = Math.max(0, stored.length - limit);
  const shown = useMemo(() => stored.slice(hidden), [stored, hidden]);

  // What is added above must not push away what is being read.
  const height = useRef(0);
  const showEarlier = () => {
    height.current = content.current?.offsetHeight ?? 0;
    setLimit((old) => old + MORE);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the limit is the occasion
  useLayoutEffect(() => {
    const grown = (content.current?.offsetHeight ?? 0) - height.current;
    if (height.current > 0) scroller.current?.scrollBy({ top: grown, behavior: 'instant' });
    height.current = 0;
  }, [limit]);
  // Back at the end, what was read above is let go again.
  useEffect(() => {
    if (!away) setLimit(FIRST);
  }, [away]);
  // The button that was pressed goes; from here one reads on.
  const toScroller = () => scroller.current?.focus({ preventScroll: true });
  const sentinel = useSeen<HTMLButtonElement>(scroller, showEarlier);

  // The same elements as before: while a reply streams in, React looks at none of these rows.
  const rows = useMemo(() => shown.map((entry) => plainRow(entry, partner)), [shown, partner]);
  const row = (entry: Entry) => {
    switch (entry.kind) {
      case 'typing':
        return <Typing key={entry.key} partner={partner} />;
      case 'problem':
        return <div key={entry.key}>{renderProblem(entry.turn)}</div>;
      case 'unanswered':
        return (
          <Unanswered
            key={entry.key}
            message={entry.message}
            onAsk={() => onAskAgain(entry.message)}
          />
        );
      default:
        return plainRow(entry, partner);
    }
  };

  return (
    <div className="relative min-h-0 flex-1">
      <News className="sr-only">
        {pending.some(({ kind }) => kind === 'typing') ? `${partner.name} is writing` : null}
      </News>
      {/* Replies are read out once, when they are whole, by the page's announcer. */}
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={`Conversation with ${partner.name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region needs the keyboard
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:outline-offset-[-3px]"
      >
        <div ref={content} className="mx-auto w-full max-w-3xl px-4 py-5 sm:px-6">
          {loading ? (
            <Loading label="Loading the conversation">
              <MessagesSkeleton />
            </Loading>
          ) : hidden > 0 ? (
            <button
              ref={sentinel}
              key={hidden}
              type="button"
              onClick={() => {
                showEarlier();
                toScroller();
              }}
              className="link mx-auto mb-4 block min-h-11 px-3 font-semibold"
            >
              Show earlier messages
            </button>
          ) : (
            intro
          )}
          {rows}
          {pending.map(row)}
        </div>
      </div>
      {away ? (
        <button
          type="button"
          onClick={() => {
            toBottom();
            toScroller();
          }}
          className="absolute bottom-3 left-1/2 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full border border-line-strong bg-raised px-4 font-semibold shadow-lifted hover:bg-primary-soft"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          Latest messages
        </button>
      ) : null}
    </div>
  );
}

function plainRow(entry: Entry, partner: Partner) {
  if (entry.kind === 'line') return <MessageRow key={entry.key} line={entry} partner={partner} />;
  return entry.kind === 'day' ? <DayDivider key={entry.key} label={entry.label} /> : null;
}
