/** A word left by the page before: the session ended, the password was changed. */
import { useEffect, useState } from 'react';

const KEY = 'notice';

/** Says `text` on the next sign-in page of this tab. */
export function leaveNotice(text: string) {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // A courtesy, not a need.
  }
}

/** The word left, once; null while drawing at build, so that both drawings agree. */
export function useNotice(): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    try {
      setNotice((before) => before ?? sessionStorage.getItem(KEY));
      sessionStorage.removeItem(KEY);
    } catch {
      // As above.
    }
  }, []);
  return notice;
}
