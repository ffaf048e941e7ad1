/** What an app that is installed, or that keeps something on this device, brings up to date. */
import type { QueryClient } from '@tanstack/react-query';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/paths.ts';
import { refreshCopy } from '#features/safety-plan/web/device/copy.ts';
import { opens } from '#features/subscription/entitlements.ts';
import { subscriptionQuery } from '#features/subscription/web/api.ts';
import { isInstalled } from '#platform/web/install.ts';
import { dropPages, keepPages } from '#platform/web/keep-page.ts';
import { shells } from './shells.ts';

/** Nothing here is worth a word where it fails: the next start does it again. */
export async function run(client: QueryClient): Promise<void> {
  await refreshCopy().catch(() => undefined);
  const status = await client.ensureQueryData(subscriptionQuery).catch(() => null);
  if (!status) return;
  const pages = shells.map(({ path }) => path.replace('/*', ''));
  if (isInstalled() && opens(status.standing, 'offline_install')) return keepPages(pages);
  // The safety plan's page is everybody's, whatever they pay.
  await dropPages(pages.filter((path) => path !== SAFETY_PLAN_PATH));
}
