/** When help is shown, and what is shown: decided here in the browser, before any answer. */
import type { CrisisNotice, CrisisResource } from '#care/contract.ts';
import { matchesBannerPhrase } from '#care/safety/banner.ts';
import { resourcesFor } from '#care/safety/resources.ts';
import type { Message } from '../../contract.ts';
import type { Turns } from './turns.ts';

/**
 * The resources to show, or null. The server's notice wins, as it knows the kind of danger; the
 * nine phrases open the banner at once. What was said stays said, so the banner never closes.
 * `country`: ISO 3166-1 alpha-2.
 */
export function crisisFor(
  notice: CrisisNotice | null,
  messages: readonly Message[],
  turns: Turns,
  country: string,
): readonly CrisisResource[] | null {
  if (notice) return notice.resources;
  const said =
    turns.some(({ text }) => matchesBannerPhrase(text)) ||
    messages.some(({ role, content }) => role === 'user' && matchesBannerPhrase(content));
  return said ? resourcesFor(country, 'active_ideation') : null;
}

export interface CrisisLink {
  readonly href: string;
  readonly label: string;
  readonly title: string;
  readonly kind: 'call' | 'text' | 'web';
}

/** One link for each way to reach each resource, in their order. */
export function crisisLinks(resources: readonly CrisisResource[]): CrisisLink[] {
  return resources.flatMap(({ name, description, call, text, url }) => {
    const title = `${name}. ${description}`;
    const links: CrisisLink[] = [];
    if (call) {
      links.push({ href: `tel:${digits(call)}`, label: `Call ${call}`, title, kind: 'call' });
    }
    if (text) {
      const { to, body } = text;
      // The form that both iOS and Android read (RFC 5724 has no `?&`).
      const href = `sms:${digits(to)}${body ? `?&body=${encodeURIComponent(body)}` : ''}`;
      const label = body ? `Text ${body} to ${to}` : `Text ${to}`;
      links.push({ href, label, title, kind: 'text' });
    }
    if (url) links.push({ href: url, label: name, title, kind: 'web' });
    return links;
  });
}

const digits = (number: string) => number.replace(/[^\d+]/g, '');
