/** The copy of the plan on this device goes when it is told to, wherever and whenever that is said. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser, openPage } from '#tests/setup/browser.ts';
import { register } from './steps.ts';

const PATH = '/app/safety-plan';
const saved = (tab: Page) => tab.getByRole('status').getByText('Saved').waitFor();
const addLine = async (tab: Page, line: string) => {
  await tab
    .getByRole('button', { name: /^(Add|Change)/ })
    .first()
    .click();
  await tab.getByLabel(/line$/i).fill(line);
  await tab.getByLabel(/line$/i).press('Enter');
  await tab.getByRole('button', { name: `Remove: ${line}` }).waitFor();
};

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await openPage(browser);
  await register(page);
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await addLine(page, 'tea');
  await saved(page);
});
afterEach(() => page.context().close());

it('keeps no copy any more once one tab has been told not to', async () => {
  const kept = () => page.evaluate(() => localStorage.getItem('kept-on-device'));
  const tick = (tab: Page) => tab.getByRole('checkbox', { name: 'Keep a copy on this device' });
  await page.goto(PATH);
  await tick(page).check();
  await expect.poll(kept).toBe('1');
  const other = await page.context().newPage();
  await other.goto(PATH);
  expect(await tick(other).isChecked()).toBe(true);
  await tick(page).uncheck();
  await expect.poll(() => tick(other).isChecked()).toBe(false);
  await addLine(other, 'the clinic');
  await saved(other);
  expect(await kept()).toBeNull();
});

it('keeps none either where it is told not to while the first one is written', async () => {
  await page.evaluate(() => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    crypto.subtle.encrypt = async (...values) => {
      await new Promise((resolve) => addEventListener('go-on', resolve, { once: true }));
      const sealed = await encrypt(...values);
      setTimeout(() => document.body.setAttribute('data-written', ''), 100);
      return sealed;
    };
  });
  const box = page.getByRole('checkbox', { name: 'Keep a copy on this device' });
  await box.check();
  await box.uncheck();
  await page.evaluate(() => dispatchEvent(new Event('go-on')));
  await page.locator('[data-written]').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('kept-on-device'))).toBeNull();
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});
