/** The first evening with Mooring, in a real browser, as a phone and as a desktop show it. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, openPage, PHONE } from '#tests/setup/browser.ts';
import { accessibilityFindings } from './axe.ts';

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

let people = 0;

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

describe('when something goes wrong', () => {
  let page: Page;
  beforeEach(async () => {
    page = await openPage(browser, { viewport: PHONE });
  });
  afterEach(() => page.context().close());

  it('keeps a message that could not be sent and sends it once on retry', async () => {
    await register(page);
    await page.goto('/app/chat/evan');
    const box = page.getByRole('textbox', { name: 'Message to Evan' });
    await page.waitForURL(/sessionId=/);
    const cut = '**/api/chat/message/**';
    await page.route(cut, (route) => route.abort());
    await box.fill('Three deadlines on one Friday.');
    await box.press('Enter');
    await page
      .getByText("Sorry, I'm having trouble responding right now. Please try again.")
      .waitFor();
    await page.unroute(cut);
    await page.getByRole('button', { name: /try again|retry/i }).click();
    await replies(page, 1);
    await page.reload();
    await replies(page, 1);
    expect(await page.getByText('Three deadlines on one Friday.').count()).toBe(1);
  });

  it('does not double a message whose answer was lost on the way', async () => {
    await register(page);
    await page.goto('/app/chat/evan');
    const box = page.getByRole('textbox', { name: 'Message to Evan' });
    await page.waitForURL(/sessionId=/);
    let lost = false;
    await page.route('**/api/chat/message/**', async (route) => {
      if (lost) return route.fallback();
      lost = true;
      await route.fetch();
      return route.abort();
    });
    await box.fill('Nobody asked whether I have time.');
    await box.press('Enter');
    const retry = page.getByRole('button', { name: /try again|retry/i });
    const reply = page.getByRole('article', { name: 'Evan' }).filter({ hasNotText: /trouble/ });
    await retry.or(reply.last()).first().waitFor();
    if (await retry.isVisible()) await retry.click();
    await replies(page, 1);
    await page.reload();
    await replies(page, 1);
    expect(lost).toBe(true);
    expect(await page.getByText('Nobody asked whether I have time.').count()).toBe(1);
  });

  it('signs out at a dead token, once, and comes back to the login', async () => {
    await register(page);
    await page.evaluate(() => localStorage.setItem('token', 'dead'));
    await page.goto('/app');
    await page.waitForURL((url) => url.pathname === '/login' || url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  it('goes home when the therapist cannot be had, and says so at unknown addresses', async () => {
    await register(page);
    await page.goto('/app/chat/sigmund');
    await page.waitForURL((url) => url.pathname === '/app');
    const answer = await page.goto('/no/such/harbour');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

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
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByText('Login successful! Redirecting...').waitFor();
    await page.waitForURL((url) => url.pathname === '/app');
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

async function register(page: Page): Promise<{ email: string; password: string }> {
  people += 1;
  const email = `mara-${process.pid}-${people}@example.org`;
  const password = 'quiet-water';
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Mara Lind');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /create/i }).click();
  await page.waitForURL((url) => url.pathname === '/app');
  return { email, password };
}

async function replies(page: Page, count: number): Promise<void> {
  const answered = page.getByRole('log').getByRole('article', { name: /^(Charlie|Iris|Evan)$/ });
  await answered.nth(count - 1).waitFor();
}
