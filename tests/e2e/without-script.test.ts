/** Sign-in forms where no script runs: a page that says what to do, never raw data, no password in an address. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE } from '#tests/setup/browser.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

const FORMS = [
  ['/login', 'Sign in'],
  ['/register', 'Create'],
  ['/forgot-password', 'Send'],
  ['/reset-password/some-token', 'password'],
] as const;
const PASSWORD = 'quiet-water';

describe.each(FORMS)('%s', (path, label) => {
  const send = async () => {
    for (const field of await page.locator('input[type=password]').all())
      await field.fill(PASSWORD);
    const button = page.locator('form').getByRole('button', { name: new RegExp(label, 'i') });
    await button.last().click();
  };

  it('says without JavaScript what it needs, before and after it is sent', async () => {
    page = await openPage(browser, { viewport: PHONE, javaScriptEnabled: false });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    const needs = page.locator('main').getByText(/this form needs JavaScript/i);
    await needs.waitFor({ timeout: 10_000 });
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await send();
    expect((await answered).status()).toBe(303);
    await needs.waitFor({ timeout: 10_000 });
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(asked.join()).not.toContain(PASSWORD);
  });

  it('says so where its script could not be loaded', async () => {
    page = await openPage(browser, { viewport: PHONE });
    await page.route('**/assets/auth*.js', (route) => route.abort());
    await page.goto(path);
    await page.getByText(/could not be loaded whole/).waitFor({ timeout: 10_000 });
    await send();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(page.url()).not.toContain(PASSWORD);
  });
});
