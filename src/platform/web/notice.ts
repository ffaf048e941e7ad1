/** A word left by one page for the next one of this tab: the session ended, the password is new. */
import { useEffect, useState } from 'react';

const KEY = 'notice';

export function leaveNotice(text: string) {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // A courtesy, not a need.
  }
}

/** The word left, once; null in the first drawing, so that it agrees with the one made at build. */
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
