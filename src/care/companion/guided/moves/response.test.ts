/** What fits is said and asked in a talk, and goes on fitting after a complaint. */
import { expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { guidedReply } from '../index.ts';
import type { GuidedState } from '../state.ts';
import { panicNow } from '../understand/panic.ts';

const NOW = new Date('2026-11-20T20:00:00Z');

function talk(therapistId: TherapistId, messages: readonly string[]): string[] {
  const history: { role: 'user' | 'assistant'; content: string; at: Date }[] = [];
  let guided: GuidedState | null = null;
  return messages.map((message) => {
    const { text, state } = guidedReply({
      message,
      history: [...history],
      state: guided && { version: 1, guided, risk: null },
      now: NOW,
      recall: [],
      country: 'US',
      therapistId,
      firstName: null,
      seed: 'fit',
    });
    guided = state;
    history.push({ role: 'user', content: message, at: NOW });
    history.push({ role: 'assistant', content: text, at: NOW });
    return text;
  });
}

it('says what it means to whoever tells it, in the words of each', () => {
  const [henry] = talk('henry', ['they picked the paint without asking me']);
  const [grace] = talk('grace', ['they picked the paint without asking me']);
  expect(henry).toMatch(/weren't asked|without you|left you to/);
  expect(grace).toMatch(
    /nobody thought to ask you|wasn't asked|weren't asked|without you|left you/,
  );
});

it('asks nothing twice in a talk', () => {
  const replies = talk('bob', [
    'mum decided we all go to hers for christmas',
    'nobody asked me',
    'my sister said yes for me again',
    'she always does that',
    'i said nothing as usual',
    'they think i am fine with it',
  ]);
  const asked = replies.flatMap((text) => text.match(/[^.!?]+\?/g) ?? []);
  expect(new Set(asked).size).toBe(asked.length);
});

it('has more than stock lines for whoever wants nothing said back', () => {
  const [, , reply = ''] = talk('evan', [
    'three people left and i do all of it',
    'stop repeating what i say',
    'told my manager twice. he said we are all stretched',
  ]);
  expect(reply).not.toMatch(/stretched|as it stands/);
  expect(reply.split(' ').length).toBeGreaterThan(3);
});

it.each([
  'I keep getting panic attacks on the night bus, can you help',
  'it is not happening right now, my heart goes on the bus please',
])('knows panic that is told of from panic at hand: %s', (message) => {
  expect(panicNow(message)).toBe(false);
});
