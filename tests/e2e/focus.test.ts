/** Where the focus is after what one did has worked, and after it has failed: never on nothing. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from '#tests/setup/browser.ts';
import { register, replies, spokenWith } from './steps.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await openPage(browser);
});
afterEach(() => page.context().close());

/** The words of what has the focus. */
const focused = () =>
  page.evaluate(() => {
    const one = document.activeElement;
    return one?.getAttribute('aria-label') ?? one?.textContent ?? '';
  });

it('goes past the navigation by the first link of the page, and on from there', async () => {
  await register(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#main$/);
  await page.getByRole('link', { name: 'Talk with Iris' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Iris' }).waitFor();
});

it('is at the heading once a session could not be ended and the alert was read', async () => {
  const { sessionId } = await spokenWith(page, 'evan', 'Work is too much.');
  await page.route('**/api/chat/end/**', (route) => route.abort());
  await page.goto(`/app/chat/evan?sessionId=${sessionId}`);
  await page.getByRole('button', { name: 'End session' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).press('Enter');
  await page.getByText('Failed to end session. Please try again.').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Evan');
  await page.getByRole('button', { name: 'End session' }).waitFor();
});

it('is at the heading once the form of a forgotten password is gone', async () => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('link').waitFor();
  await expect.poll(focused).toBe('Forgot your password?');
});

it('is at the heading once a new password is set', async () => {
  await page.route('**/api/auth/reset-password', (route) =>
    route.fulfill({ json: { success: true, message: 'Your password has been set.' } }),
  );
  await page.goto('/reset-password/some-token');
  await page.getByLabel('New password', { exact: true }).fill('quiet-water');
  await page.getByLabel('Confirm new password').fill('quiet-water');
  await page.keyboard.press('Enter');
  await page.getByText('Your password has been set.').waitFor();
  await expect.poll(focused).toBe('Set a new password');
});

it('stays in the conversation when the button to try again goes with the answer', async () => {
  await register(page);
  await page.goto('/app/chat/evan');
  await page.waitForURL(/sessionId=/);
  await page.route('**/api/chat/message/**', (route) => route.abort());
  const box = page.getByRole('textbox', { name: 'Message to Evan' });
  await box.fill('Three deadlines on one Friday.');
  await box.press('Enter');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unroute('**/api/chat/message/**');
  await again.press('Enter');
  await replies(page, 1);
  await expect.poll(focused).toBe('Conversation with Evan');
});

it('is at the heading when a plan is begun, and when it is deleted', async () => {
  await register(page);
  await page.goto('/app/safety-plan');
  await page.getByRole('button', { name: 'Write it myself' }).press('Enter');
  await expect.poll(focused).toBe('My safety plan');
  await page.getByRole('button', { name: /^Add/ }).first().press('Enter');
  await page.getByLabel('A line').fill('tea');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Saved').waitFor();
  await page.getByRole('button', { name: 'Delete the plan' }).press('Enter');
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Delete the plan' });
  await sure.press('Enter');
  await page.getByRole('button', { name: 'Write it myself' }).waitFor();
  await expect.poll(focused).toBe('My safety plan');
});

it('hears a reply whose answer was lost on the way, and an error where the focus is already', async () => {
  await register(page);
  await page.goto('/app/chat/evan');
  await page.waitForURL(/sessionId=/);
  await page.route('**/api/chat/message/**', async (route) => {
    await route.fetch();
    return route.abort();
  });
  const box = page.getByRole('textbox', { name: 'Message to Evan' });
  await box.fill('Nobody asked whether I have time.');
  await box.press('Enter');
  await page
    .getByRole('status')
    .getByText(/^Evan: /)
    .waitFor();
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Edit display name' }).press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await page.locator('[aria-live=assertive]').getByText('Name cannot be empty').waitFor();
});

it('is told on the sign-in pages that they need JavaScript, and whom to call', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const path of ['/login', '/register', '/forgot-password']) {
    await plain.goto(new URL(path, inject('webUrl')).href);
    // Text is not looked for in there.
    expect(await plain.locator('noscript p').isVisible()).toBe(true);
  }
  await context.close();
});
