/**
 * Keeps the offline page and what it looks like, and hands out pages that were kept for when there
 * is no network (`platform/web/keep-page.ts`); never an answer of the API, never a person's data.
 */
import { PAGES_CACHE } from '#platform/web/keep-page.ts';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response> | Response): void;
}
interface Worker {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
}
declare const self: Worker;

const files = self.__WB_MANIFEST;
const version = files.map(({ url, revision }) => `${url}@${revision}`).join('|');
const CACHE = `mooring-shell-${hash(version)}`;
const OFFLINE_PAGE = '/offline.html';

/** FNV-1a, 32 bit: a name for this set of files. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

self.addEventListener('install', (event) => {
  const urls = files.map(({ url }) => new Request(`/${url}`, { cache: 'reload' }));
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(urls))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('mooring-shell-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => pageWithoutNetwork(pathname)));
  } else if (pathname.startsWith('/assets/') || files.some(({ url }) => `/${url}` === pathname)) {
    event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
  }
});

/** A kept page for the address, or for one above it inside the app; else the offline page. */
async function pageWithoutNetwork(pathname: string): Promise<Response> {
  const cache = await caches.open(PAGES_CACHE);
  let path = pathname.replace(/\/+$/, '');
  for (; path.startsWith('/app'); path = path.slice(0, path.lastIndexOf('/'))) {
    const page = await cache.match(path);
    if (page) return page;
  }
  return (await kept(OFFLINE_PAGE)) ?? Response.error();
}

const kept = (path: string): Promise<Response | undefined> => caches.match(path);
