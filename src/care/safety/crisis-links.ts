/** How people in danger reach somebody from a page: one link for each way, ready without a network. */
import type { CrisisResource } from '#care/contract.ts';

/**
 * The lines of the United States, in the page from the start. Those of other countries come with
 * an answer or a file of their own; a test holds both to the same data.
 */
export const US_RESOURCES: readonly CrisisResource[] = [
  {
    id: 'us-crisis-0',
    name: '988 Suicide & Crisis Lifeline',
    description: 'Someone trained to talk with, free and confidential.',
    call: '988',
    text: { to: '988' },
  },
  {
    id: 'us-crisis-1',
    name: 'Crisis Text Line',
    description: 'Someone trained to talk with, free and confidential.',
    text: { to: '741741', body: 'HOME' },
  },
  {
    id: 'us-emergency-0',
    name: 'Emergency services',
    description: 'When somebody is in danger right now.',
    call: '911',
  },
  {
    id: 'find-a-helpline',
    name: 'Find A Helpline',
    description: 'Free, confidential helplines in more than 130 countries.',
    url: 'https://findahelpline.com',
  },
];

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
