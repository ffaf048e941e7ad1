/** Shows the word that `endSession` left for the sign-in page. */
import { useEffect, useState } from 'react';
import { NOTICE_KEY } from './session.ts';

/** The word left, once; null in the first drawing, so that it agrees with the one made at build. */
export function useNotice(): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    try {
      const left = sessionStorage.getItem(NOTICE_KEY);
      if (left !== null) setNotice(left);
      sessionStorage.removeItem(NOTICE_KEY);
    } catch {
      // As above.
    }
  }, []);
  return notice;
}
