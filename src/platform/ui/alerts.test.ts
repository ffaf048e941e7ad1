/** Dialogs come one at a time, and each answer reaches the one who asked. */
import { expect, test } from 'vitest';
import { alert, alertQueue, confirm } from './alerts.ts';

test('two questions wait for each other and get their own answers', async () => {
  const first = confirm('First?');
  const second = confirm({ text: 'Second?', danger: true });
  expect(alertQueue.get().map((request) => request.text)).toEqual(['First?', 'Second?']);

  alertQueue.get()[0]?.settle(false);
  expect(await first).toBe(false);
  expect(alertQueue.get().map((request) => request.text)).toEqual(['Second?']);

  alertQueue.get()[0]?.settle(true);
  expect(await second).toBe(true);
  expect(alertQueue.get()).toEqual([]);
});

test('an alert resolves once it was read, however it was closed', async () => {
  const read = alert('Done');
  expect(alertQueue.get()[0]?.kind).toBe('alert');
  alertQueue.get()[0]?.settle(false);
  expect(await read).toBeUndefined();
});
