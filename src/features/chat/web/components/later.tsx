/** Seldom needed, so not part of the first load; without a network a plain form has to do. */
import { lazy } from 'react';
import { ErrorState } from '#platform/ui/ErrorState.tsx';
import { sentenceFor } from '#platform/web/api-error.ts';
import type { ChatUnavailableProps } from './ChatUnavailable.tsx';

export const ChatUnavailable = lazy(() =>
  import('./ChatUnavailable.tsx').catch(() => ({
    default: ({ error, onRetry }: ChatUnavailableProps) => (
      <ErrorState message={sentenceFor(error, 'Please try again.')} onRetry={onRetry} />
    ),
  })),
);

export const ClosedChat = lazy(() =>
  import('./ClosedChat.tsx').catch(() => ({
    default: () => <p className="p-4 text-center">This conversation can be read here.</p>,
  })),
);
