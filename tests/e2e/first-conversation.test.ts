/** The first evening with Mooring, in a real browser, as a phone and as a desktop show it. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, openPage, PHONE } from '#tests/setup/browser.ts';
import { accessibilityFindings } from './axe.ts';
import { register, replies } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const VIEWS = [
  ['phone, light', { viewport: PHONE, colorScheme: 'light' }],
  ['phone, dark', { viewport: PHONE, colorScheme: 'dark' }],
  ['desktop, light', { viewport: DESKTOP, colorScheme: 'light' }],
  ['desktop, dark', { viewport: DESKTOP, colorScheme: 'dark' }],
] as const;

describe.each(VIEWS)('on a %s', (_, view) => {
  let page: Page;
  const complaints: string[] = [];
  beforeEach(async () => {
    page = await openPage(browser, view);
    complaints.length = 0;
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterEach(() => page.context().close());

  it('registers, talks, ends, finds the session again and deletes it', async () => {
    await register(page);
    await page.getByRole('heading', { level: 1, name: /Mara/ }).waitFor();
    expect(await page.getByText('Free Trial').first().isVisible()).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);

    await page
      .getByRole('link', { name: /Charlie/ })
      .or(page.getByRole('button', { name: /Charlie/ }))
      .first()
      .click();
    await page.waitForURL(/\/app\/chat\/charlie\?sessionId=/);
    const box = page.getByRole('textbox', { name: 'Message to Charlie' });
    await box.fill('I keep rehearsing a call');
    await box.press('Shift+Enter');
    await box.pressSequentially('that I have to make on Friday.');
    await box.press('Enter');
    await replies(page, 1);
    expect(await box.inputValue()).toBe('');
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.reload();
    await page.getByText('I keep rehearsing a call').waitFor();
    await replies(page, 1);

    await page.getByRole('button', { name: /^End/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: /^End/ }).click();
    await page.getByRole('region', { name: 'Session ended' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.goto('/app');
    const sessions = page.getByRole('list', { name: 'Recent sessions' });
    await sessions.getByText('Completed').waitFor();
    await sessions.getByText('2 messages').waitFor();
    await sessions.getByRole('button', { name: 'Delete session with Charlie' }).click();
    const dialog = page.getByRole('alertdialog');
    expect(await dialog.textContent()).toContain('cannot be undone');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sessions.getByText('Completed').waitFor();
    await sessions.getByRole('button', { name: 'Delete session with Charlie' }).click();
    await dialog.getByRole('button', { name: /Delete/ }).click();
    await sessions.getByText('Completed').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('opens the crisis banner the moment the words are sent, and keeps it', async () => {
    await register(page);
    await page.goto('/app/chat/iris');
    const box = page.getByRole('textbox', { name: 'Message to Iris' });
    await box.fill('Some days I just give up on everything.');
    await box.press('Enter');
    const banner = page.getByRole('region', { name: 'Crisis support' });
    await banner.waitFor();
    expect(await banner.getByRole('link', { name: /Call 988/ }).getAttribute('href')).toBe(
      'tel:988',
    );
    await replies(page, 1);
    await box.fill('The weather is better today.');
    await box.press('Enter');
    await replies(page, 2);
    expect(await banner.isVisible()).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

const REDIRECTING = 'Login successful! Redirecting...';

describe('the way in', () => {
  it('checks the registration in order, and signs in by keyboard alone', async () => {
    const first = await openPage(browser);
    const { email, password } = await register(first);
    await first.context().close();
    const page = await openPage(browser, { viewport: PHONE });
    await page.goto('/register');
    await page.getByRole('button', { name: /create/i }).click();
    await page.getByText('Name is required').waitFor();
    await page.goto('/login');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByLabel('Email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('wrong-one');
    await page.keyboard.press('Enter');
    await page.getByText('That email and password do not match an account here.').waitFor();
    // The words stand for a tenth of a second: the page itself notes that it showed them.
    await page.evaluate((words) => {
      new MutationObserver(() => {
        if (document.body.textContent?.includes(words)) sessionStorage.setItem('seen', words);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, REDIRECTING);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/app');
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe(REDIRECTING);
    await page.context().close();
  });

  it.each([
    ['of blanks', ' '.repeat(8)],
    ['longer than is taken', 'seven moorings '.repeat(20)],
  ])('never takes another password than was typed: one %s', async (_, typed) => {
    const page = await openPage(browser, { viewport: PHONE });
    const email = `typed-${process.pid}-${typed.length}@example.org`;
    await page.goto('/register');
    await page.getByLabel('Full name').fill('Mara Lind');
    await page.getByLabel('Email').fill(email);
    for (const field of ['Password', 'Confirm password']) {
      await page.getByLabel(field, { exact: true }).focus();
      await page.keyboard.insertText(typed);
    }
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: /create/i }).click();
    const inside = (url: URL) => url.pathname === '/app';
    const refused = page.getByText('Password must be at most 256 characters long');
    await Promise.race([page.waitForURL(inside), refused.waitFor()]);
    if (typed.length > 256) {
      expect(await refused.isVisible()).toBe(true);
    } else {
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(typed);
      await page.keyboard.press('Enter');
      await page.waitForURL(inside);
    }
    await page.context().close();
  });

  it.each([
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/terms-of-service',
    '/privacy-policy',
    '/pricing',
  ])('%s is clean for everyone', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openPage(browser, { viewport: PHONE, colorScheme });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await page.context().close();
    }
  });
});
