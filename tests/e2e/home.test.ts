/** Home and the head of a talk: by keyboard, with long names, on the narrowest screens. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE } from '#tests/setup/browser.ts';
import { accessibilityFindings } from './axe.ts';
import { register, replies, spokenWith } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('keeps the focus at its place when a session is ended, and when the last one is deleted', async () => {
  const page = await openPage(browser);
  await spokenWith(page, 'evan', 'Work is too much.');
  await page.goto('/app');
  await page.getByRole('button', { name: 'End session with Evan' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Completed').waitFor();
  const talk = page.getByRole('link', { name: 'Read the talk with Evan' });
  await expect.poll(() => talk.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete session' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Welcome' });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.context().close();
});

const LONGEST = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);

it('a long name stays inside a narrow page, at home and in a welcome', async () => {
  const page = await openPage(browser, { viewport: { width: 320, height: 640 } });
  await register(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.put('/api/user/profile', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: LONGEST },
  });
  await page.goto('/app');
  await page.getByRole('heading', { level: 1, name: LONGEST }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto('/app/chat/grace');
  const welcome = page.getByRole('article', { name: 'Grace' });
  await welcome.getByText(LONGEST).waitFor();
  const over = await welcome.evaluate(
    (one) =>
      one.scrollWidth - one.clientWidth + Math.max(0, one.getBoundingClientRect().right - 320),
  );
  expect(over).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.context().close();
});

it('says whole with whom one talks on the narrowest screen', async () => {
  const page = await openPage(browser, { viewport: { width: 320, height: 640 } });
  const { sessionId } = await spokenWith(page, 'charlie', 'I worry all night.');
  await page.goto(`/app/chat/charlie?sessionId=${sessionId}`);
  await replies(page, 1);
  const cut = await page
    .getByRole('banner')
    .or(page.locator('header'))
    .locator('h1, p')
    .evaluateAll((lines) =>
      lines.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent),
    );
  expect(cut).toEqual([]);
  await page.context().close();
});

it('sets words written from right to left in their own direction', async () => {
  const page = await openPage(browser, { viewport: PHONE });
  const words = 'مرحبا! أنا متعب (جدا).';
  const { sessionId } = await spokenWith(page, 'evan', words);
  await page.goto(`/app/chat/evan?sessionId=${sessionId}`);
  const said = page.getByRole('article', { name: 'You' }).getByText(words);
  const box = page.getByRole('textbox', { name: 'Message to Evan' });
  await box.fill(words);
  for (const place of [said, box]) {
    expect(await place.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
  }
  await page.context().close();
});

it('opens one conversation for a double click, and Back leads home', async () => {
  const page = await openPage(browser);
  await register(page);
  let arrive = () => undefined as unknown;
  const held = new Promise((resolve) => {
    arrive = () => resolve(undefined);
  });
  await page.route('**/assets/ChatPage*', async (route) => {
    await held;
    return route.fallback();
  });
  await page.getByRole('link', { name: 'Talk with Evan' }).dblclick();
  arrive();
  await page.waitForURL(/sessionId=/);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/app');
  await page.context().close();
});

it('leads from the bare path to where one starts a chat', async () => {
  const page = await openPage(browser);
  await register(page);
  await page.goto('/chat');
  await page.waitForURL((url) => url.pathname === '/app/chat');
  await page.goto('/chat/evan');
  await page.waitForURL(/\/app\/chat\/evan\?sessionId=/);
  await page.context().close();
});

it('cuts no crisis line and nobody’s name off where the text is twice as large', async () => {
  const page = await openPage(browser, { viewport: PHONE });
  const { sessionId } = await spokenWith(page, 'evan', 'I want to die');
  const enlarged = await page.context().newCDPSession(page);
  await enlarged.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['/app', `/app/chat/evan?sessionId=${sessionId}`]) {
    await page.goto(path);
    await page.getByRole('heading', { name: /Evan/ }).first().waitFor();
    const { font, wide } = await page.evaluate(() => ({
      font: getComputedStyle(document.documentElement).fontSize,
      wide: document.documentElement.scrollWidth,
    }));
    expect({ font, wide }).toEqual({ font: '32px', wide: PHONE.width });
  }
  const cut = await page
    .getByRole('region', { name: 'Crisis support' })
    .getByRole('link')
    .or(page.getByRole('heading', { level: 1 }))
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
  await page.context().close();
});
