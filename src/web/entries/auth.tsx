/** Brings the form of a sign-in page to life. */
import '../styles/public.css';
import { hydrateRoot } from 'react-dom/client';
import { readToken } from '#platform/web/session.ts';
import { islands } from '../islands.tsx';
import { startVisitorPage } from '../visitor.ts';

declare global {
  var mooringHold: ((event: Event) => void) | undefined;
  var mooringHeld: HTMLFormElement | undefined;
}

startVisitorPage();
const root = document.getElementById('island');
const name = root?.dataset.name as keyof typeof islands | undefined;

// Someone who is signed in has no use for these two; a mailed link is good in any case.
if ((name === 'login' || name === 'register') && readToken()) location.replace('/app');
else if (root && name) {
  const { Page } = islands[name];
  hydrateRoot(root, <Page />);
  requestIdleCallback?.(release) ?? setTimeout(release);
}

/** From here on React sees every submit; one that came too early is sent now. */
function release() {
  const { mooringHold, mooringHeld } = globalThis;
  if (mooringHold) removeEventListener('submit', mooringHold, true);
  mooringHeld?.requestSubmit();
}
