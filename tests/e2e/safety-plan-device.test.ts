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

const unsavedOn = (tab: Page) => tab.evaluate(() => localStorage.getItem('unsaved-on-device'));
/** The words of everything this site keeps in the browser, as ordinary tools would find them. */
const storedText = (tab: Page) =>
  tab.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const texts = names.map(
      (name) =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => {
            const all = opening.result.transaction('sealed').objectStore('sealed').getAll();
            all.onsuccess = () => {
              opening.result.close();
              const bytes = all.result.map(({ data }) => (data ? new Uint8Array(data) : ''));
              resolve(bytes.map((one) => new TextDecoder().decode(one || undefined)).join());
            };
          };
        }),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await Promise.all(texts)]);
  });
const writeUnsaved = async () => {
  await page
    .context()
    .route('**/api/safety-plan', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
  await page.goto(PATH);
  await addLine(page, 'dishes for days');
  await page.getByText('Not saved yet.').waitFor();
  await expect.poll(() => unsavedOn(page)).toBe('1');
};

it('finds lines that could not be saved after the tab was closed, and saves them', async () => {
  await writeUnsaved();
  expect(await storedText(page)).not.toContain('dishes');
  await page.close();
  await page.context().unroute('**/api/safety-plan');
  const later = await page.context().newPage();
  await later.goto(PATH);
  await later.getByText('dishes for days').waitFor();
  await saved(later);
  await expect.poll(() => unsavedOn(later)).toBeNull();
  await later.reload();
  await later.getByText('dishes for days').waitFor();
  // What nobody ticked is not ticked.
  const tick = later.getByRole('checkbox', { name: 'Keep a copy on this device' });
  expect(await tick.isChecked()).toBe(false);
});

it('forgets lines that could not be saved with the session, and shows them to nobody else', async () => {
  await writeUnsaved();
  await page.evaluate(() => {
    // A browser that was closed in the middle of it: the token is gone, what was kept is not yet.
    localStorage.removeItem('token');
  });
  await page.close({ runBeforeUnload: false });
  await page.context().unroute('**/api/safety-plan');
  const next = await page.context().newPage();
  await next.goto('/login');
  await expect.poll(() => unsavedOn(next)).toBeNull();
  await register(next);
  await next.goto(PATH);
  await next.getByRole('button', { name: 'Write it myself' }).waitFor();
  expect(await next.getByText('dishes for days').count()).toBe(0);
});

it('gives lines that could not be saved to nobody but whose they are', async () => {
  await writeUnsaved();
  const stranger = await openPage(browser);
  await register(stranger);
  const token = await stranger.evaluate(() => localStorage.getItem('token') ?? '');
  await stranger.context().close();
  await page.evaluate((of) => localStorage.setItem('token', of), token);
  await page.close({ runBeforeUnload: false });
  const next = await page.context().newPage();
  await next.goto(PATH);
  await next.getByRole('button', { name: 'Write it myself' }).waitFor();
  expect(await next.getByText('dishes for days').count()).toBe(0);
  await expect.poll(() => unsavedOn(next)).toBeNull();
});

it('forgets lines that could not be saved when one signs out', async () => {
  await writeUnsaved();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  expect(await unsavedOn(page)).toBeNull();
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toEqual([]);
});
