/**
 * Keeps pages of the app for when there is no network: their HTML and the scripts it names, nothing
 * else. They are the same for everybody and hold no word of anybody. The service worker hands
 * them out (`src/web/entries/service-worker.ts`).
 */
export const PAGES_CACHE = 'mooring-pages';

/** Every script, style and font that a page's HTML names. */
export const assetsNamedIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g) ?? []),
];

/** Fetches the pages at `paths` anew. Without a network, or without a cache, nothing changes. */
export async function keepPages(paths: readonly string[]): Promise<void> {
  try {
    const cache = await caches.open(PAGES_CACHE);
    for (const path of paths) {
      const page = await fetch(path, { headers: { accept: 'text/html' } });
      if (!page.ok) continue;
      const assets = assetsNamedIn(await page.clone().text());
      const missing = await missingFrom(cache, assets);
      // First what it needs: a page that is there works.
      await cache.addAll(missing);
      await cache.put(path, page);
    }
    await dropUnnamed(cache);
  } catch {
    // What was kept before still stands.
  }
}

/** Gives up the pages at `paths`, and what only they needed. */
export async function dropPages(paths: readonly string[]): Promise<void> {
  try {
    const cache = await caches.open(PAGES_CACHE);
    for (const path of paths) await cache.delete(path);
    await dropUnnamed(cache);
  } catch {
    // Without a cache there is nothing to give up.
  }
}

async function missingFrom(cache: Cache, assets: readonly string[]): Promise<string[]> {
  const found = await Promise.all(assets.map((asset) => cache.match(asset)));
  return assets.filter((_, at) => !found[at]);
}

/** Scripts of former builds go once no kept page names them. */
async function dropUnnamed(cache: Cache): Promise<void> {
  const kept = await cache.keys();
  const isAsset = ({ url }: Request) => new URL(url).pathname.startsWith('/assets/');
  const pages = await Promise.all(
    kept.filter((one) => !isAsset(one)).map(async (one) => (await cache.match(one))?.text()),
  );
  const named = new Set(pages.flatMap((html) => assetsNamedIn(html ?? '')));
  const unnamed = kept.filter((one) => isAsset(one) && !named.has(new URL(one.url).pathname));
  await Promise.all(unnamed.map((one) => cache.delete(one)));
}
