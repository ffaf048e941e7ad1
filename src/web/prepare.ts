/** Gets everything the first page will show, before it is drawn for the first time. */
import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from '#features/account/web/session/profile.ts';
import { subscriptionQuery } from '#features/subscription/web/api.ts';
import { routeOf } from './routes.tsx';

/** On a network slower than this the page had better come alive with gaps than not at all. */
const PATIENCE_MS = 2000;

/** Resolves when all of it is there, could not be had, or takes too long; never rejects. */
export async function prepare(client: QueryClient, address: URL): Promise<void> {
  const page = routeOf(address.pathname)
    ?.load()
    .then((loaded) => loaded.prepare?.(client, address))
    // Drawing it will try again, and say so.
    .catch(() => undefined);
  // Nothing can arrive: what is kept on the device is drawn at once.
  if (!navigator.onLine) return void (await page);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const all = [page, client.prefetchQuery(profileQuery), client.prefetchQuery(subscriptionQuery)];
  await Promise.race([Promise.all(all), patience]);
}
