/** Where the system decides the colours, backgrounds say nothing: edges have to. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, openPage, PHONE } from '#tests/setup/browser.ts';
import { replies, spokenWith } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Whether something other than its background tells where it ends. */
const hasEdge = (of: Locator) =>
  of.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } =
      getComputedStyle(element);
    const drawn = (width: string, style: string) =>
      Number.parseFloat(width) > 0 && style !== 'none';
    return drawn(borderTopWidth, borderTopStyle) || drawn(outlineWidth, outlineStyle);
  });

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('in forced colours, on %s', (_name, viewport) => {
  let page: Page;
  beforeEach(async () => {
    page = await openPage(browser, { viewport, forcedColors: 'active' });
  });
  afterEach(() => page.context().close());

  it('who said what, what sends, and where one is can be seen', async () => {
    const { sessionId } = await spokenWith(page, 'evan', 'Work is too much.');
    const here = page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true });
    await page.goto('/app');
    await here.first().waitFor();
    // The page's HTML is drawn over by the app: what was found in it may be gone a moment later.
    await expect
      .poll(() => hasEdge(page.locator('[aria-current=page]:visible').first()))
      .toBe(true);
    await page.goto(`/app/chat/evan?sessionId=${sessionId}`);
    await replies(page, 1);
    for (const who of ['You', 'Evan']) {
      const said = page.getByRole('log').getByRole('article', { name: who }).last();
      expect(await hasEdge(said.locator('.rounded-large')), who).toBe(true);
    }
    expect(await hasEdge(page.getByRole('button', { name: 'Send' }))).toBe(true);
    await page.goto('/app');
    await page.getByRole('button', { name: 'Ask the help assistant' }).click();
    await page.getByRole('textbox').last().fill('Is this private?');
    await page.keyboard.press('Enter');
    const asked = page.getByText('Is this private?').last();
    await asked.waitFor();
    expect(await hasEdge(asked.locator('xpath=ancestor::div[1]'))).toBe(true);
  });
});
