/** News is put into regions that stand in the page already: few screen readers read one that brings its words along. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from '#tests/setup/browser.ts';
import { register, replies } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The words of every region that came into the page with words in it, but for what only says "wait". */
const watch = () => {
  const all: string[] = [];
  Object.assign(globalThis, { arrivedWithWords: all });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      for (const region of [node, ...node.querySelectorAll('*')]) {
        const words = region.textContent?.trim() ?? '';
        const waits = region.getAttribute('aria-busy') === 'true';
        if (region.getAttribute('role') === 'status' && words !== '' && !waits) all.push(words);
      }
    }
  }).observe(document, { childList: true, subtree: true });
};
const arrived = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { arrivedWithWords: readonly string[] }).arrivedWithWords,
  );

describe('what is new on a page is put into a region that stands there', () => {
  let page: Page;
  beforeEach(async () => {
    page = await openPage(browser);
    await register(page);
    await page.addInitScript(watch);
  });
  afterEach(() => page.context().close());

  it('in a conversation', async () => {
    await page.goto('/app/chat/iris');
    await page.waitForURL(/sessionId=/);
    let answer = () => undefined as unknown;
    const held = new Promise((resolve) => {
      answer = () => resolve(undefined);
    });
    await page.route('**/api/chat/message/**', async (route) => {
      await held;
      return route.fallback();
    });
    const box = page.getByRole('textbox', { name: 'Message to Iris' });
    await box.fill('long '.repeat(1600));
    await page
      .getByRole('status')
      .getByText(/characters left|over the limit/i)
      .waitFor();
    await box.fill('A short line after all.');
    await box.press('Enter');
    await page.getByRole('status').getByText('Iris is writing').waitFor();
    answer();
    await replies(page, 1);
    expect(await arrived(page)).toEqual([]);
  });

  it('on the safety plan, with a server and without', async () => {
    await page.route('**/api/safety-plan', (route) => route.abort());
    await page.goto('/app/safety-plan');
    await page.getByRole('status').getByText('Your plan cannot be shown now').waitFor();
    await page.unroute('**/api/safety-plan');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Write it myself' }).click();
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const steps = { warning_signs: [], coping: ['a walk'], distraction: [], people: [] };
    const elsewhere = { version: 0, steps: { ...steps, professionals: [], environment: [] } };
    const put = await page.request.put('/api/safety-plan', {
      headers: { authorization: `Bearer ${token}` },
      data: elsewhere,
    });
    expect(put.status()).toBe(200);
    await page.getByRole('button', { name: /^Add/ }).first().click();
    const line = page.getByLabel(/line$/i).first();
    await line.fill('I stop answering messages');
    await line.press('Enter');
    await page.getByRole('status').getByText('Both versions are here').waitFor();
    // What stands beside the plan from the start is no news.
    const news = (await arrived(page)).filter((words) => words !== 'Saved');
    expect(news).toEqual([]);
  });
});
