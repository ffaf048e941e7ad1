/** Starts the signed-in app. */
import '../styles/app.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from '#platform/web/query.ts';
import { registerServiceWorker } from '#platform/web/service-worker.ts';
import { followSession, readToken } from '#platform/web/session.ts';
import { followTheme } from '#platform/web/theme.ts';
import { App } from '../App.tsx';
import { preload } from '../routes.tsx';

/** Answers asked for by the page's head are of use to the first page only. */
const EARLY_LIFETIME_MS = 10_000;

function start() {
  preload(location.pathname);
  followSession();
  followTheme();
  registerServiceWorker();
  reloadOnNewBuild();
  setTimeout(() => {
    globalThis.mooringEarly = undefined;
  }, EARLY_LIFETIME_MS);
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <BrowserRouter>
      <App client={createQueryClient()} />
    </BrowserRouter>,
  );
}

/** A tab that outlived an update asks for scripts that are gone: the new page has them. */
function reloadOnNewBuild() {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem('reloaded') ?? 0);
    if (Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem('reloaded', String(Date.now()));
    location.reload();
  });
}

// Without a token the page's head is already leaving for the front page.
if (readToken()) start();
else location.replace('/');
