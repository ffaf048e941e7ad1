/** The beginning of a conversation: who this is, and what they say first. */
import { Link } from 'react-router';
import { MEMORY_PATH } from '#features/memory/paths.ts';
import { AiBadge } from '#features/therapists/web/components/AiBadge.tsx';
import { Portrait } from '#features/therapists/web/components/Portrait.tsx';
import { Skeleton } from '#platform/ui/Skeleton.tsx';
import type { Partner } from '../conversation/conversations.ts';
import type { Line } from '../conversation/entries.ts';
import { MessageRow } from './MessageRow.tsx';
import { ReplyText } from './ReplyText.tsx';

export interface ChatIntroProps {
  partner: Partner;
  answeredBy: string | null;
  /** What they say first: undefined while it is on its way, null where it is not to be shown. */
  welcome: string | null | undefined;
  /** Nothing has been said yet. */
  empty: boolean;
}

/** Once the talk has begun, the welcome is simply its first line. */
const firstLine = (content: string): Line => ({
  kind: 'line',
  key: 'welcome',
  role: 'assistant',
  content,
  at: '',
  opens: true,
  closes: false,
  state: 'stored',
});

export function ChatIntro({ partner, answeredBy, welcome, empty }: ChatIntroProps) {
  return (
    <div className={empty ? 'grid min-h-[40dvh] grid-cols-1 content-center gap-6' : 'mb-2'}>
      <div className="grid justify-items-center gap-2 text-center text-sm text-muted">
        {empty ? <Portrait {...partner} size="large" /> : null}
        <AiBadge full />
        <p className="max-w-md">
          {partner.name} is an AI, not a person, and cannot see you or call anyone.
          {answeredBy ? ` ${answeredBy}.` : null}{' '}
          <Link to={MEMORY_PATH} className="link">
            What is remembered
          </Link>
        </p>
      </div>
      {empty ? (
        <Welcome partner={partner} text={welcome} />
      ) : welcome ? (
        <MessageRow partner={partner} line={firstLine(welcome)} />
      ) : null}
    </div>
  );
}

function Welcome({ partner, text }: { partner: Partner; text: string | null | undefined }) {
  return (
    <article
      aria-label={partner.name}
      className="mx-auto w-full max-w-lg rounded-large border border-line bg-raised px-5 py-4 shadow-soft"
    >
      {text ? (
        <ReplyText text={text} />
      ) : (
        <div className="grid gap-2.5">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      )}
    </article>
  );
}
