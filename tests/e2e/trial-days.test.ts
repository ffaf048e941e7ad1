/** One person from the first day of the trial to the end of the account, as the days go by. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, HOUR } from '#platform/server/clock.ts';
import { type MovingServer, startMovingServer } from '#tests/factories/moving-server.ts';
import { DESKTOP, openBrowser, openPage } from '#tests/setup/browser.ts';
import { accessibilityFindings } from './axe.ts';
import { register } from './steps.ts';

let browser: Browser;
let server: MovingServer;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startMovingServer()]);
  page = await openPage(browser, { viewport: DESKTOP });
  const goto = page.goto.bind(page);
  page.goto = (to, options) => goto(new URL(to, server.url).href, options);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const asked = () => page.getByRole('alertdialog');
const titled = (title: string) => page.getByRole('status').filter({ hasText: title });

/** Both clocks go on; whoever comes back after days signs in again. */
async function after(ms: number, who: { email: string; password: string }): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  server.advance(ms);
  await page.clock.setSystemTime(server.now());
  await page.goto('/login');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await button(/^sign in$/i).click();
  await page.waitForURL(/\/app/);
}

it('counts the trial down, ends it, and leads through the plans to the end', async () => {
  const who = await register(page);
  await page.goto('/app/subscription');
  await titled('Free Trial Active').getByText('7 days remaining').waitFor();

  await after(4 * DAY, who);
  await page.goto('/app/subscription');
  await titled('Your free trial ends in a few days').getByText('3 days remaining').waitFor();

  await after(2 * DAY, who);
  await page.goto('/app/subscription');
  await titled('Trial Ending Soon!').getByText('1 day remaining').waitFor();

  await after(DAY + HOUR, who);
  await page.waitForURL('**/app/subscription');
  await page.getByText('Your free trial has expired').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await button('Subscribe').first().click();
  await button('Pay (test)').click();
  await page.waitForURL(/\/app$/);

  // A Base member chooses one therapist, on the home screen; another one is closed then.
  await page.getByRole('link', { name: /Bob/ }).first().click();
  await asked().getByRole('button', { name: 'Choose Bob' }).click();
  await page.getByRole('textbox', { name: 'Message to Bob' }).waitFor();
  await page.goto('/app');
  await page
    .getByRole('link', { name: /Charlie/ })
    .first()
    .click();
  await asked()
    .getByText(/You need an Advanced Plan to talk with Charlie/)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.goto('/app/subscription');
  await button('Upgrade to Advanced').click();
  await asked().getByRole('button', { name: 'Upgrade' }).click();
  await page.getByText('Subscription upgraded successfully!').waitFor();
  await button('Cancel Subscription').click();
  await asked().getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByText('Subscription cancelled successfully!').waitFor();
  await button('Keep the Advanced Plan').click();
  await page.waitForURL(/\/app$/);

  await page.goto('/app/profile');
  await button('Delete Account').click();
  await asked().getByRole('button', { name: 'Go on' }).click();
  await asked().getByRole('button', { name: 'Delete my account for good' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
