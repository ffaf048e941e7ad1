/** When something goes wrong on the way: lost answers, dead tokens, therapists that are not there. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE } from '#tests/setup/browser.ts';
import { accessibilityFindings } from './axe.ts';
import { register, replies, spokenWith } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

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
    const said = page.getByText('Three deadlines on one Friday.', { exact: true });
    expect(await said.count()).toBe(1);
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

  it('shows what was sent before the talk had been read, behind what was said before', async () => {
    const { sessionId } = await spokenWith(page, 'evan', 'Work is too much.');
    let read = () => undefined as unknown;
    const held = new Promise((resolve) => {
      read = () => resolve(undefined);
    });
    await page.route('**/api/chat/session/**', async (route) => {
      await held;
      return route.fallback();
    });
    await page.goto(`/app/chat/evan?sessionId=${sessionId}`);
    const box = page.getByRole('textbox', { name: 'Message to Evan' });
    await box.fill('I want to die');
    await box.press('Enter');
    await page.getByRole('region', { name: 'Crisis support' }).waitFor();
    read();
    await replies(page, 2);
    const said = page.getByRole('article', { name: 'You' });
    expect(await said.allInnerTexts()).toEqual([
      expect.stringContaining('Work is too much.'),
      expect.stringContaining('I want to die'),
    ]);
  });

  it('keeps the crisis banner where the words could not be sent and are taken back', async () => {
    await register(page);
    await page.goto('/app/chat/evan');
    await page.waitForURL(/sessionId=/);
    await page.route('**/api/chat/message/**', (route) => route.abort());
    const box = page.getByRole('textbox', { name: 'Message to Evan' });
    await box.fill('I want to die');
    await box.press('Enter');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByText('Not sent').waitFor({ state: 'detached' });
    const banner = page.getByRole('region', { name: 'Crisis support' });
    expect(await banner.isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.getByRole('heading', { level: 1, name: /Mara/ }).waitFor();
    await page.goBack();
    await banner.waitFor();
  });

  it('takes words along from a conversation that was deleted elsewhere', async () => {
    const { sessionId, token } = await spokenWith(page, 'evan', 'Work is too much.');
    await page.goto(`/app/chat/evan?sessionId=${sessionId}`);
    await replies(page, 1);
    await page.request.delete(`/api/chat/session/${sessionId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const box = page.getByRole('textbox', { name: 'Message to Evan' });
    await box.fill('Words that took a while.');
    await box.press('Enter');
    await page.getByRole('heading', { name: 'This conversation is not here' }).waitFor();
    expect(await page.getByText('Work is too much.').count()).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Start a new conversation' }).click();
    await page.waitForURL((url) => !url.search.includes(sessionId));
    await expect.poll(() => box.inputValue()).toBe('Words that took a while.');
  });

  it('shows what was said in another window while an answer was on its way here', async () => {
    const { sessionId } = await spokenWith(page, 'evan', 'Work is too much.');
    const other = await page.context().newPage();
    for (const one of [page, other]) {
      await one.goto(`/app/chat/evan?sessionId=${sessionId}`);
      await replies(one, 1);
    }
    let release = () => undefined as unknown;
    const held = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    await page.route('**/api/chat/message/**', async (route) => {
      await held;
      return route.fallback();
    });
    const say = async (one: Page, words: string) => {
      await one.getByRole('textbox', { name: 'Message to Evan' }).fill(words);
      await one.keyboard.press('Enter');
    };
    await say(page, 'Said here.');
    await say(other, 'Said over there.');
    await replies(other, 2);
    release();
    await page.getByRole('article', { name: 'You' }).filter({ hasText: 'over there' }).waitFor();
    await replies(page, 3);
  });

  it('logs out without waiting for a network that hangs', async () => {
    await register(page);
    const asked = page.waitForRequest('**/api/auth/logout');
    await page.route('**/api/auth/logout', () => undefined);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await asked;
    await page.waitForURL((url) => url.pathname === '/login', { timeout: 10_000 });
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  it('signs out at a dead token, once, and comes back to the login', async () => {
    await register(page);
    await page.evaluate(() => localStorage.setItem('token', 'dead'));
    await page.goto('/app');
    await page.waitForURL((url) => url.pathname === '/login' || url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  it('shows a page out of the back-forward cache to nobody but its own person', async () => {
    const { sessionId } = await spokenWith(page, 'evan', 'Only Mara is to read this.');
    await page.goto(`/app/chat/evan?sessionId=${sessionId}`);
    await replies(page, 1);
    const mara = page.getByText('Only Mara is to read this.');
    expect(await mara.count()).toBe(1);
    const other = await openPage(browser, { viewport: PHONE });
    await register(other);
    const token = await other.evaluate(() => localStorage.getItem('token') ?? '');
    await other.context().close();
    const loaded = page.waitForEvent('load');
    await page.evaluate((of) => {
      localStorage.setItem('token', of);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, token);
    await loaded;
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await mara.count()).toBe(0);
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
