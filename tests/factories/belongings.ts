/** One of everything that a person can own, for the tests that swap owners. */
import { type Person, talk } from './people.ts';

export interface Belongings {
  readonly sessionId: string;
  readonly id: string;
  readonly therapistId: string;
  /** A checkout that was begun and not paid. */
  readonly intentId: string;
  /** Something that is remembered of them. */
  readonly memoryId: string;
}

export async function belongingsOf(person: Person): Promise<Belongings> {
  const sessionId = await talk(person, 'charlie', [
    'I keep waking at four. My sister Priya hears me.',
  ]);
  const sessions = await person.call('GET', '/api/auth/sessions');
  const checkout = await person.call('POST', '/api/subscription/create', {
    body: { planType: 'base' },
  });
  const remembered = await person.call('GET', '/api/memory');
  const intentId = /[0-9a-f-]{36}/.exec(checkout.body.checkoutUrl)?.[0] ?? '';
  return {
    sessionId,
    id: sessions.body.sessions[0].id,
    therapistId: 'charlie',
    intentId,
    memoryId: remembered.body.memories[0].id,
  };
}

/** `/api/chat/session/:sessionId` with the person's own ids filled in. */
export function pathFor(template: string, belongings: Belongings): string {
  return template.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = (belongings as unknown as Record<string, string>)[name];
    if (value === undefined) throw new Error(`Nothing is known for :${name}; add it to belongings`);
    return encodeURIComponent(value);
  });
}
