/** One line of the conversation: a message, a day, somebody typing. */
import { memo, type PointerEvent } from 'react';
import { Portrait } from '#features/therapists/web/components/Portrait.tsx';
import { cx } from '#platform/ui/cx.ts';
import type { Partner } from '../conversation/conversations.ts';
import type { Line } from '../conversation/entries.ts';
import { exactLabel, timeLabel } from '../conversation/labels.ts';
import { SpeakButton } from '../speech/SpeakButton.tsx';
import { ReplyText } from './ReplyText.tsx';

export interface MessageRowProps {
  line: Line;
  partner: Partner;
}

const same = (one: Line, other: Line) =>
  one.content === other.content &&
  one.state === other.state &&
  one.at === other.at &&
  one.opens === other.opens &&
  one.closes === other.closes;

export const MessageRow = memo(
  function MessageRow({ line, partner }: MessageRowProps) {
    const { role, content, at, opens, closes, state } = line;
    const own = role === 'user';
    return (
      <article
        aria-label={own ? 'You' : partner.name}
        className={cx(
          'flex gap-2.5',
          own ? 'justify-end' : 'justify-start',
          opens ? 'mt-4' : 'mt-1',
        )}
      >
        {own ? null : <Gutter partner={opens ? partner : null} />}
        <div className={cx('grid max-w-[85%] min-w-0', own ? 'justify-items-end' : '')}>
          <div
            dir={own ? 'auto' : undefined}
            className={cx(
              'max-w-full min-w-0 rounded-large px-4 py-2.5',
              own
                ? 'rounded-br-[0.3rem] bg-primary-soft whitespace-pre-wrap forced-colors:border'
                : 'rounded-bl-[0.3rem] border border-line bg-raised',
              state === 'failed' && 'border border-dashed border-danger',
            )}
          >
            {own ? content : <ReplyText text={content} />}
          </div>
          {closes ? (
            <p className="mt-1 px-1 text-xs text-muted">
              {state === 'stored' ? (
                <time dateTime={at} onPointerEnter={tellExactly}>
                  {timeLabel(at)}
                </time>
              ) : null}
              {state === 'failed' ? (
                <span className="font-semibold text-danger">Not sent</span>
              ) : null}
              {state === 'under-way' ? (own ? 'Sending…' : 'Writing…') : null}
            </p>
          ) : null}
        </div>
        {!own && state === 'stored' ? (
          <SpeakButton id={line.key} text={content} raised={closes} />
        ) : null}
      </article>
    );
  },
  (before, now) => before.partner === now.partner && same(before.line, now.line),
);

/** The tooltip is made when it is wanted: for every row it would hold the first paint back. */
function tellExactly({ currentTarget }: PointerEvent<HTMLTimeElement>) {
  currentTarget.title = exactLabel(currentTarget.dateTime);
}

/** Keeps replies in line whether or not the portrait stands beside them. */
function Gutter({ partner }: { partner: Partner | null }) {
  return (
    <div className="w-9 shrink-0 pt-0.5 max-sm:hidden">
      {partner ? <Portrait {...partner} size="small" /> : null}
    </div>
  );
}

export function DayDivider({ label }: { label: string }) {
  return (
    <div className="mt-6 flex items-center gap-3 text-sm text-muted first:mt-0">
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
      {label}
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </div>
  );
}

export function Typing({ partner }: { partner: Partner }) {
  return (
    <div aria-hidden="true" className="mt-4 flex gap-2.5">
      <Gutter partner={partner} />
      <div className="rounded-large rounded-bl-[0.3rem] border border-line bg-raised px-4 py-4">
        <span className="flex gap-1.5">
          {['', '[animation-delay:160ms]', '[animation-delay:320ms]'].map((delay) => (
            <span
              key={delay}
              className={cx(
                'size-2 animate-[breathe_1.2s_ease-in-out_infinite] rounded-full bg-tint forced-colors:bg-[CanvasText]',
                delay,
              )}
            />
          ))}
        </span>
      </div>
    </div>
  );
}
