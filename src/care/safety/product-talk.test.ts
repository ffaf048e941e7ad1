/** What is asked of the program is no danger; what is said of oneself in the same words still is. */
import { describe, expect, it } from 'vitest';
import { detect } from './detector.ts';
import { isDanger } from './risk.ts';

describe('of the program', () => {
  it.each([
    'will this be saved',
    'will this chat be erased',
    'will my password be kept?',
    'ok and will my messages be read',
    'permanently erase account',
    'it just hangs',
    'is this chat with you recorded',
    'kill my subscription',
    'i want to kill my account',
    'how do i kill the free trial',
    'i want to be gone from your servers',
    'i want to disappear from your database',
    'erase me completely from this app',
  ])('“%s” is no danger', (message) => {
    expect(detect(message).level).toBe('none');
  });
});

describe('of oneself', () => {
  it.each([
    'cancel my plan im going to kill myself anyway',
    'delete my account, i am going to end my life',
    'how do i delete my account before i kill myself',
    'will my messages be read after i am gone',
    'i want to disappear from the face of the earth',
    'i want to be gone from this world',
    'i want to kill my account manager',
    'is this my last message',
  ])('“%s” still is', (message) => {
    expect(isDanger(detect(message).level)).toBe(true);
  });
});
