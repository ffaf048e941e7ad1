/** Asks before the tab is closed while words are not sent yet: they are kept in memory alone. */
import { useEffect } from 'react';
import { holdsUnsentText } from '../conversation/conversations.ts';

export function useUnsentWarning() {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (holdsUnsentText()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
}
