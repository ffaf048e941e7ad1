/** The session token in the browser, and what happens when it ends. */
const KEY = 'token';
/** Session storage: a sentence for the next sign-in page of this tab. */
export const NOTICE_KEY = 'notice';

/** The token, or null when signed out or when the browser refuses storage. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function writeToken(token: string) {
  localStorage.setItem(KEY, token);
  held = token;
}

/** Whose page this is: a page out of the browser's back-forward cache may be another's by now. */
let held: string | null = null;

const cleanups = new Set<() => void>();

/** Runs `cleanup` whenever a session ends here, e.g. to empty a cache. Returns its removal. */
export function onSignOut(cleanup: () => void): () => void {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/** Forgets the token and everything kept in this tab on its account; the theme stays. */
export function forgetSession() {
  try {
    localStorage.removeItem(KEY);
    sessionStorage.clear();
  } catch {
    // Storage that is refused holds nothing to forget.
  }
  for (const cleanup of cleanups) cleanup();
}

let leaving = false;

/**
 * Forgets the session and loads the sign-in page, which shows `notice`; several dead answers at
 * once leave once.
 */
export function endSession(to = '/login', notice?: string) {
  if (leaving) return;
  leaving = true;
  forgetSession();
  if (notice) leaveNotice(notice);
  location.assign(to);
}

function leaveNotice(text: string) {
  try {
    sessionStorage.setItem(NOTICE_KEY, text);
  } catch {
    // A courtesy, not a need.
  }
}

/**
 * Follows a sign-out, or a change of account, that happened in another tab; and keeps the browser's
 * Back button from showing a page of a session that has ended.
 */
export function followSession(): void {
  const listen = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    if (readToken() === null) endSession();
    else if (event.oldValue !== null && event.newValue !== event.oldValue) location.reload();
  };
  held = readToken();
  addEventListener('storage', listen);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const token = readToken();
    if (token === null) location.replace('/login');
    else if (token !== held) location.reload();
  });
}
