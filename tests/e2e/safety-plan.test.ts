/** A plan is built in a talk, changed on its page by keyboard, and is there without a network. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEPT_FLAG } from '#platform/web/device-end.ts';
import { DESKTOP, openBrowser, openPage, PHONE } from '#tests/setup/browser.ts';
import { accessibilityFindings } from './axe.ts';
import { register } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PATH = '/app/safety-plan';
const step = (page: Page, title: RegExp) => page.getByRole('region', { name: title });
const plan = (page: Page) => page.getByRole('link', { name: 'My safety plan' });
const saved = (page: Page) => page.getByRole('status').getByText('Saved').waitFor();
const addTo = async (page: Page, title: RegExp, ...lines: string[]) => {
  const card = step(page, title);
  await card.getByRole('button', { name: /^(Add|Change)/ }).click();
  for (const line of lines) {
    await card.getByLabel(/line$/i).fill(line);
    await card.getByLabel(/line$/i).press('Enter');
    await card.getByRole('textbox').nth(lines.indexOf(line)).waitFor();
  }
};

/** Everything that any cache of the browser holds for this site. */
const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()) ?? []),
    );
    return found.flat().map(({ url }) => new URL(url).pathname);
  });
/** The page and its copy are kept, and the worker that hands the page out is in charge. */
const readyForOffline = (page: Page) =>
  page.waitForFunction(
    async ({ path, flag }) =>
      localStorage.getItem(flag) !== null &&
      navigator.serviceWorker.controller !== null &&
      (await caches.match(path)) !== undefined,
    { path: PATH, flag: KEPT_FLAG },
  );

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_name, viewport) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    page = await openPage(browser, { viewport, serviceWorker: true });
    context = page.context();
    await register(page);
  });
  afterAll(() => context.close());

  it('a talk builds a plan', async () => {
    await page.goto('/app/chat/iris');
    const box = page.getByRole('textbox', { name: 'Message to Iris' });
    await page.waitForURL(/sessionId=/);
    const talk = [
      ['help me make a safety plan', 'One of six'],
      ['I stop answering messages', 'Two of six'],
      ['a hot shower, the dog', 'Three of six'],
      ['the library', 'Four of six'],
      ['Mira, 555 0134', 'Five of six'],
      ['skip', 'Six of six'],
    ] as const;
    for (const [message, answer] of talk) {
      await box.fill(message);
      await box.press('Enter');
      await page.getByRole('log').getByText(answer).waitFor();
    }
    await box.fill('my sister keeps the key');
    await box.press('Enter');
    await page.getByRole('log').getByText('Here is your plan, as you said it').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  it('the page shows it, and the copy opens without a network', async () => {
    await page.goto(PATH);
    await step(page, /People I can ask/)
      .getByText('Mira, 555 0134')
      .waitFor();
    expect(await page.getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('checkbox', { name: 'Keep a copy on this device' }).check();
    await readyForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByText('The copy on this device').waitFor();
    await step(page, /People I can ask/)
      .getByText('Mira, 555 0134')
      .waitFor();
    await page.getByRole('link', { name: 'Text HOME to 741741' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await context.setOffline(false);
    await page.reload();
    await saved(page);
    expect((await cached(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
    const stored = await page.evaluate(async () => {
      const opening = indexedDB.open('mooring-device');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const reading = database.transaction('sealed').objectStore('sealed').getAll();
      const values = await new Promise<unknown[]>((resolve) => {
        reading.onsuccess = () => resolve(reading.result);
      });
      database.close();
      const key = values.find((value) => value instanceof CryptoKey) as CryptoKey;
      const rest = values.filter((value) => value !== key) as { data: ArrayBuffer }[];
      const text = rest.map(({ data }) => new TextDecoder().decode(data)).join();
      return { extractable: key.extractable, text, local: JSON.stringify({ ...localStorage }) };
    });
    expect(stored.extractable).toBe(false);
    expect(stored.text).not.toContain('Mira');
    expect(stored.local).not.toContain('Mira');
  });

  it('the crisis banner leads to it', async () => {
    await page.goto('/app/chat/iris');
    const box = page.getByRole('textbox', { name: 'Message to Iris' });
    await box.fill('I want to die, some nights');
    await box.press('Enter');
    const banner = page.getByRole('region', { name: 'Crisis support' });
    await page.getByRole('log').getByText('“Mira, 555 0134”').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await banner.getByRole('link', { name: 'My safety plan' }).click();
    await step(page, /People I can ask/)
      .getByText('Mira, 555 0134')
      .waitFor();
  });

  it('is changed by keyboard: added to, moved, rewritten, taken from', async () => {
    await page.goto(PATH);
    await addTo(page, /by myself/);
    const card = step(page, /by myself/);
    expect(await accessibilityFindings(page)).toEqual([]);
    await card.getByRole('button', { name: 'Move down: a hot shower' }).press('Enter');
    await card.getByRole('button', { name: 'Move up: a hot shower' }).waitFor();
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await expect.poll(focused).toBe('Move down: a hot shower');
    await card.getByRole('textbox', { name: 'Line 1' }).fill('the dog, round the park');
    await card.getByRole('textbox', { name: 'Line 1' }).press('Enter');
    await card.getByRole('button', { name: 'Remove: the dog, round the park' }).waitFor();
    const typing = () => page.evaluate(() => document.activeElement?.tagName);
    expect(await typing()).toBe('INPUT');
    await card.getByRole('textbox', { name: 'Line 2' }).fill('a hot bath');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Move up: a hot bath');
    await card.getByRole('button', { name: 'Remove: a hot bath' }).press('Enter');
    await expect.poll(() => card.getByRole('textbox').count()).toBe(2);
    await card.getByLabel('Another line').fill('the DOG, round the park');
    await card.getByText('That line is there already.').waitFor();
    await card.getByLabel('Another line').fill('tea');
    await card.getByRole('button', { name: /^Done/ }).click();
    await card.getByText('tea').waitFor();
    await saved(page);
    await page.reload();
    await step(page, /by myself/)
      .getByText('tea')
      .waitFor();
    expect(
      await step(page, /by myself/)
        .getByRole('listitem')
        .allTextContents(),
    ).toEqual(['the dog, round the park', 'tea']);
  });

  it('takes a press right after words were written', async () => {
    await page.goto(PATH);
    await step(page, /take my mind elsewhere/)
      .getByRole('button', { name: /^(Add|Change)/ })
      .click();
    const card = step(page, /by myself/);
    await card.getByRole('button', { name: /^Change/ }).click();
    await card.getByRole('textbox', { name: 'Line 2' }).fill('green tea');
    await card
      .getByRole('button', { name: /^Move up: / })
      .nth(1)
      .click();
    await expect.poll(() => card.getByLabel('Line 1').inputValue()).toBe('green tea');
    await card.getByLabel('Another line').fill('the long way home');
    await step(page, /take my mind elsewhere/)
      .getByRole('button', { name: /^Done/ })
      .click();
    await card.getByRole('textbox', { name: 'Line 3' }).waitFor();
    await step(page, /take my mind elsewhere/)
      .getByRole('button', { name: /^(Add|Change)/ })
      .waitFor();
    await saved(page);
  });

  it('loses nothing of what is written where the page is left, saved or not', async () => {
    await page.goto('/app');
    await plan(page).last().click();
    const card = () => step(page, /How I notice/);
    await card()
      .getByRole('button', { name: /^(Add|Change)/ })
      .click();
    await card().getByLabel(/line$/i).fill('the phone stays off');
    await page.goBack();
    await page.waitForURL(/\/app$/);
    await page.goForward();
    await card().getByText('the phone stays off').waitFor();

    await page.route('**/api/safety-plan', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await addTo(page, /How I notice/, 'dishes for days');
    await page.getByText('Not saved yet').waitFor();
    await page.goBack();
    await page.waitForURL(/\/app$/);
    await page.goForward();
    await card().getByText('dishes for days').waitFor();
    await page.unroute('**/api/safety-plan');
    // What waited is tried again by itself as the page comes back; pressing is for who is faster.
    const now = page.getByRole('button', { name: 'Save now' });
    await now
      .or(page.getByText('Saved', { exact: true }))
      .first()
      .click();
    await saved(page);
  });

  it('keeps both where two tabs change it', async () => {
    const other = await context.newPage();
    await other.goto(PATH);
    await addTo(other, /make my surroundings|Making my surroundings/, 'nothing in the drawer');
    await saved(other);
    await addTo(page, /take my mind elsewhere/, 'the pier');
    await page.getByText('Both versions are here').waitFor();
    await saved(page);
    await page.reload();
    await step(page, /take my mind elsewhere/)
      .getByText('the pier')
      .waitFor();
    await step(page, /Making my surroundings/)
      .getByText('nothing in the drawer')
      .waitFor();
    await other.close();
  });

  it('prints the plan and the lines, and nothing of the app', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByText('Mira, 555 0134').isVisible()).toBe(true);
    expect(await page.getByText('Call 988').isVisible()).toBe(true);
    expect(await page.getByText('findahelpline.com').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  });

  it('is deleted after a question, on this device too', async () => {
    await page.getByRole('button', { name: 'Delete the plan' }).click();
    const dialog = page.getByRole('alertdialog');
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete the plan' }).click();
    await page.getByRole('button', { name: 'Write it myself' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('kept-on-device'))).toBeNull();
    await page.getByRole('button', { name: 'Write it myself' }).click();
    await addTo(page, /People I can ask/, 'Ben');
    await saved(page);
  });

  it('leaves nothing on the device for whoever signs in next', async () => {
    await page.getByRole('checkbox', { name: 'Keep a copy on this device' }).check();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-on-device'))).toBe('1');
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/login');
    await page.getByLabel('Email').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('kept-on-device'))).toBeNull();
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).length);
    await expect.poll(databases).toBe(0);
  });
});
