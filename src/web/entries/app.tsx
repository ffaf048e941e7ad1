/** Starts the signed-in app. */
import '../styles/app.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/paths.ts';
import { forgetDevice, isSomethingKept } from '#platform/web/device-end.ts';
import { catchFocus } from '#platform/web/focus-net.ts';
import { isInstalled, watchInstallPrompt } from '#platform/web/install.ts';
import { pause } from '#platform/web/pause.ts';
import { createQueryClient } from '#platform/web/query.ts';
import { registerServiceWorker } from '#platform/web/service-worker.ts';
import { followSession, onSignOut, readToken } from '#platform/web/session.ts';
import { followTheme } from '#platform/web/theme.ts';
import { watchVitals } from '#platform/web/vitals.ts';
import { App } from '../App.tsx';
import { prepare } from '../prepare.ts';
import { preload } from '../routes.tsx';

/** Answers asked for by the page's head are of use to the first page only. */
const EARLY_LIFETIME_MS = 10_000;

/** Nobody waits for it: after this long the first page stands. */
const LATER_MS = 8_000;

async function start() {
  watchInstallPrompt();
  onSignOut(forgetDevice);
  // Scripts were read and run up to here; what follows are tasks of their own.
  await pause();
  const client = createQueryClient();
  const ready = prepare(client, new URL(location.href));
  followSession();
  followTheme();
  catchFocus();
  registerServiceWorker();
  reloadOnNewBuild();
  watchVitals();
  setTimeout(() => {
    globalThis.mooringEarly = undefined;
  }, EARLY_LIFETIME_MS);
  // Help must not wait for a network: a link to it may be pressed when there is none.
  setTimeout(() => preload(SAFETY_PLAN_PATH), LATER_MS);
  if (isInstalled() || isSomethingKept()) {
    setTimeout(() => import('../later.ts').then((later) => later.run(client), ignore), LATER_MS);
  }
  const root = document.getElementById('root');
  if (!root) return;
  // The page's HTML stands in so far. Drawn once, when all is there, and in slices: a transition
  // lets a finger in between.
  await ready;
  await pause();
  delete root.dataset.shell;
  startTransition(() => {
    createRoot(root).render(
      <BrowserRouter>
        <App client={client} />
      </BrowserRouter>,
    );
  });
}

const ignore = () => undefined;

/** A tab that outlived an update asks for scripts that are gone: the new page has them. */
function reloadOnNewBuild() {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem('reloaded') ?? 0);
    if (Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem('reloaded', String(Date.now()));
    location.reload();
  });
}

// Without a token the page's head is already leaving for the front page.
if (readToken()) void start();
else location.replace('/');
