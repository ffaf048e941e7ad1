/** The banner: opens by phrase without a server, stays, and offers the right links. */
import { describe, expect, it } from 'vitest';
import { crisisLinks, US_RESOURCES } from '#care/safety/crisis-links.ts';
import { resourcesFor } from '#care/safety/resources.ts';
import type { Message } from '../../contract.ts';
import { conversationAt, dispatch } from './conversations.ts';
import { crisisFor } from './crisis.ts';

const message = (role: Message['role'], content: string): Message => ({
  _id: content,
  role,
  content,
  timestamp: '2026-03-10T00:00:00.000Z',
  metadata: { mood: null },
});
const evan = { id: 'evan', name: 'Evan', specialty: 'stress' } as const;
const sent = (text: string) => {
  const conversation = conversationAt(text, evan, text);
  dispatch(conversation, { type: 'sent', key: 'k', text, at: '', after: null });
  return conversation;
};
const refused = { kind: 'invalid', sentence: 'No.', uncertain: false } as const;

describe('crisisFor', () => {
  it('opens with the message that is just being sent', () => {
    expect(crisisFor(null, [], sent('I Want To Die').danger.get(), US_RESOURCES)).not.toBeNull();
    expect(crisisFor(null, [], sent('I want tea').danger.get(), US_RESOURCES)).toBeNull();
  });
  it('stays where a message was refused and taken back', () => {
    const conversation = sent('There is no reason to live');
    dispatch(conversation, { type: 'refused', key: 'k', problem: refused });
    dispatch(conversation, { type: 'discarded', key: 'k' });
    expect(conversation.turns.get()).toEqual([]);
    expect(crisisFor(null, [], conversation.danger.get(), US_RESOURCES)).not.toBeNull();
  });
  it('stays for what the person said before, not for what was answered', () => {
    expect(crisisFor(null, [message('user', 'I give up')], false, US_RESOURCES)).not.toBeNull();
    expect(
      crisisFor(null, [message('assistant', 'do not give up')], false, US_RESOURCES),
    ).toBeNull();
  });
  it('shows what the server names', () => {
    const resources = [...resourcesFor('GB', 'abuse')];
    expect(crisisFor({ level: 'abuse', resources }, [], false, US_RESOURCES)).toBe(resources);
  });
});

describe('US_RESOURCES', () => {
  it('are those that safety names', () => {
    expect(US_RESOURCES).toEqual(resourcesFor('US', 'active_ideation'));
  });
});

describe('crisisLinks', () => {
  it('offers 988 by call and text, 741741 by text, and 911', () => {
    const links = crisisLinks(resourcesFor('US', 'active_ideation'));
    const shown = links.map(({ label, href }) => `${label} ${href}`);
    expect(shown.slice(0, 4)).toEqual([
      'Call 988 tel:988',
      'Text 988 sms:988',
      'Text HOME to 741741 sms:741741?&body=HOME',
      'Call 911 tel:911',
    ]);
  });
  it('dials numbers without their spaces', () => {
    const [first] = crisisLinks(resourcesFor('GB', 'active_ideation'));
    expect(first).toMatchObject({ label: 'Call 116 123', href: 'tel:116123' });
  });
});
