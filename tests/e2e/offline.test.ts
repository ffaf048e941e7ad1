/** Without a network: what opens for whom, and who is offered the app. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registerPerson } from '#tests/factories/people.ts';
import { openBrowser, openPage, PHONE, type View } from '#tests/setup/browser.ts';
import { accessibilityFindings } from './axe.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Signed in to a new account. */
async function asNew(viewport?: View['viewport']): Promise<View> {
  const { token } = await registerPerson(inject('webUrl'));
  return { token, serviceWorker: true, ...(viewport ? { viewport } : {}) };
}

const NO_NETWORK = 'Mooring is here, the network is not';
const isInCharge = () => navigator.serviceWorker.controller !== null;

/** The worker claims the pages that are open; one that was just loading is its own from the next time on. */
async function inCharge(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  if (!(await page.evaluate(isInCharge))) await page.reload();
  await page.waitForFunction(isInCharge);
}
const isKept = (page: Page, path: string) =>
  page.evaluate(async (one) => (await caches.match(one)) !== undefined, path);

/** Through the test checkout, as the person would. */
async function buyBase(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    };
    const post = (path: string, body: unknown) =>
      fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const made = await (await post('/api/subscription/create', { planType: 'base' })).json();
    const id = /[0-9a-f-]{36}/.exec(made.checkoutUrl)?.[0];
    await post(`/api/subscription/test-checkout/${id}/pay`, {});
  });
}

/** As the browser does it once it finds the app worth installing. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => ({ outcome: 'accepted' }),
    });
    dispatchEvent(event);
    return event.defaultPrevented;
  });

/** Opened from its icon, as far as a page can see. */
const asInstalled = (page: Page) =>
  page.addInitScript(() => {
    const original = globalThis.matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) =>
      query === '(display-mode: standalone)'
        ? ({ ...original(query), matches: true } as MediaQueryList)
        : original(query);
  });

describe('installing the app', () => {
  it('is offered on trial, by the browser’s own prompt', async () => {
    const page = await openPage(browser, await asNew(PHONE));
    await page.goto('/app/profile');
    const card = page.getByRole('region', { name: 'App and offline' });
    await card.getByText('open your browser’s menu').waitFor();
    expect(await offerInstall(page)).toBe(true);
    await card.getByRole('button', { name: 'Install Mooring' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await card.getByRole('button', { name: 'Install Mooring' }).click();
    await card.getByText('Mooring is installed here').waitFor();
    await page.context().close();
  });

  it('is closed on Base, which says why, and where it opens', async () => {
    const page = await openPage(browser, await asNew());
    await page.goto('/app');
    await buyBase(page);
    await page.goto('/app/profile');
    const card = page.getByRole('region', { name: 'App and offline' });
    await card.getByText('part of the Advanced Plan').waitFor();
    await offerInstall(page);
    expect(await card.getByRole('button').count()).toBe(0);
    expect(await card.getByRole('link').getAttribute('href')).toBe('/app/subscription');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.context().close();
  });
});

describe('without a network', () => {
  it('an installed app on trial opens and says what works; its safety plan does', async () => {
    const page = await openPage(browser, await asNew(PHONE));
    await asInstalled(page);
    await page.goto('/app');
    await inCharge(page);
    await expect.poll(() => isKept(page, '/app/chat'), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => isKept(page, '/app'), { timeout: 20_000 }).toBe(true);
    await page.context().setOffline(true);
    for (const path of ['/app', '/app/chat/iris', '/app/profile']) {
      await page.goto(path);
      await page.getByText(NO_NETWORK).waitFor();
    }
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open my safety plan' }).click();
    await page.getByRole('link', { name: 'Call 988' }).waitFor();
    await page.context().setOffline(false);
    await page.goto('/app');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().close();
  });

  it('says the same where the browser believes in a network that leads nowhere', async () => {
    const page = await openPage(browser, await asNew(PHONE));
    let leadsNowhere = true;
    await page.route('**/api/**', (route) =>
      leadsNowhere ? route.abort('internetdisconnected') : route.fallback(),
    );
    await page.goto('/app');
    await page.getByText(NO_NETWORK).waitFor();
    await page.getByRole('link', { name: 'Open my safety plan' }).waitFor();
    leadsNowhere = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
    await page.context().close();
  });

  it('a page not opened before says so and comes by itself; the safety plan is there already', async () => {
    const { token } = await registerPerson(inject('webUrl'));
    const page = await openPage(browser, { token, viewport: PHONE });
    const planLoaded = page.waitForResponse(/assets\/SafetyPlanPage.*js/);
    await page.goto('/app/chat/iris');
    const box = page.getByRole('textbox', { name: 'Message to Iris' });
    await page.waitForURL(/sessionId=/);
    await (await planLoaded).finished();
    await box.fill('Half a thought');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.getByText(NO_NETWORK).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open my safety plan' }).click();
    await page.getByRole('link', { name: 'Call 988' }).waitFor();
    await page.goBack();
    await page.getByText(NO_NETWORK).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Recent sessions' }).waitFor();
    await page.getByRole('link', { name: 'Go on with Iris' }).click();
    await expect.poll(() => box.inputValue()).toBe('Half a thought');
    await page.context().close();
  });

  it('an installed app on Base keeps the crisis lines and the plan, not the app', async () => {
    const page = await openPage(browser, await asNew(PHONE));
    await asInstalled(page);
    await page.goto('/app');
    await buyBase(page);
    await page.goto('/app/safety-plan');
    await inCharge(page);
    await expect.poll(() => isKept(page, '/app/safety-plan'), { timeout: 20_000 }).toBe(true);
    await page.context().setOffline(true);
    await page.goto('/app');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await page.getByRole('link', { name: 'Call or text 988' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'My safety plan' }).click();
    await page.getByText('Your plan cannot be shown now').waitFor();
    await page.getByRole('link', { name: 'Call 988' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.context().close();
  });

  it('a plan that has ended does not close the safety plan', async () => {
    const page = await openPage(browser, await asNew());
    await page.route('**/api/subscription/status', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), standing: 'expired' } });
    });
    await page.goto('/app');
    await page.waitForURL('**/app/subscription');
    await page.goto('/app/safety-plan');
    await page.getByRole('button', { name: 'Write it myself' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/safety-plan');
    await page.context().close();
  });
});
