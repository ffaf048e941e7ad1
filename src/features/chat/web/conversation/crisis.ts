/** When help is shown, and what is shown: decided here in the browser, before any answer. */
import type { CrisisNotice, CrisisResource } from '#care/contract.ts';
import { matchesBannerPhrase } from '#care/safety/banner.ts';
import type { Message } from '../../contract.ts';

/**
 * The resources to show, or null. The server's notice wins, as it knows the kind of danger; the
 * nine phrases open the banner at once, with the `local` lines. What was said stays said, and so
 * does what was sent from here (`danger`), arrived or not: the banner never closes.
 */
export function crisisFor(
  notice: CrisisNotice | null,
  messages: readonly Message[],
  danger: boolean,
  local: readonly CrisisResource[],
): readonly CrisisResource[] | null {
  if (notice) return notice.resources;
  const said =
    danger || messages.some(({ role, content }) => role === 'user' && matchesBannerPhrase(content));
  return said ? local : null;
}
