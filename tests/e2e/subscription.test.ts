/** From the first day of a trial to a plan and out of it again, as a person sees it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePort, type ServerProcess, startServer } from '#tests/factories/process.ts';
import { DESKTOP, openBrowser, openPage, PHONE } from '#tests/setup/browser.ts';
import { accessibilityFindings } from './axe.ts';
import { register } from './steps.ts';

const SECOND = 1 / 86_400;
let browser: Browser;
let server: ServerProcess | undefined;
let dataDir: string;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await server?.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

/** A server on which trials last `trialDays`, opened at another name than its `PUBLIC_URL` has. */
async function open(
  trialDays: number,
  view: Parameters<typeof openPage>[1],
  env: Record<string, string> = {},
): Promise<Page> {
  const port = await freePort();
  dataDir = await mkdtemp(join(tmpdir(), 'mooring-plans-'));
  const url = `http://127.0.0.1:${port}`;
  server = await startServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '0',
    TRIAL_DAYS: String(trialDays),
    ...env,
  });
  const page = await openPage(browser, view);
  // The walks' own addresses are relative; this server is not the one all tests share.
  const goto = page.goto.bind(page);
  page.goto = (to, options) => goto(new URL(to, url).href, options);
  await register(page);
  return page;
}

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [trialDays, title, left, tone] of [
  [7, 'Free Trial Active', '7 days remaining', 'info'],
  [3, 'Your free trial ends in a few days', '3 days remaining', 'warning'],
  [1, 'Trial Ending Soon!', '1 day remaining', 'danger'],
] as const) {
  it(`tells of a trial with ${left}`, async () => {
    const page = await open(trialDays, { viewport: PHONE, colorScheme: 'dark' });
    await page.goto('/app/subscription');
    const banner = page.getByRole('status').filter({ hasText: title });
    await banner.getByText(left).waitFor();
    expect(await banner.locator(':scope > div').getAttribute('class')).toContain(`bg-${tone}-soft`);
    await page.getByRole('heading', { name: 'Free Trial' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await wide(page)).toBe(0);
    await page.context().close();
  });
}

it('takes over when a trial ends, and leads through a plan', async () => {
  const page = await open(20 * SECOND, { viewport: DESKTOP });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const asked = () => page.getByRole('alertdialog');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/app');
  await page.waitForURL('**/app/subscription', { timeout: 40_000 });
  await page.getByText('Your free trial has expired').waitFor();
  await button('Download my data').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  // Every other page leads back here, and the way back does not lead into a loop.
  await page.goto('/app/chat/bob');
  await page.waitForURL('**/app/subscription');

  await button('Subscribe').first().click();
  await page.waitForURL('**/test-checkout/*');
  await page.getByText('Test mode: no money moves').waitFor();
  await page.getByText('30 days free, then $9.99 per month.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await button('Back').click();
  await page.waitForURL('**/app/subscription');
  await button('Subscribe').first().click();
  // As the Back button brings it back from the browser's memory.
  await page.route('**/pay', () => undefined);
  await button('Pay (test)').click();
  await button('Processing...').waitFor();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await button('Pay (test)').waitFor();
  await page.unroute('**/pay');
  await button('Pay (test)').click();
  await page.waitForURL(/\/app$/);

  // Base is for one therapist: another one and the microphone say what they need.
  expect(await started(page, 'charlie')).toBe(403);
  await call(page, 'PUT', '/api/user/profile', { preferences: { preferredTherapist: 'charlie' } });
  expect(await started(page, 'bob')).toBe(403);
  await page.goto('/app/chat/charlie');
  await button('Dictate').click();
  await asked()
    .getByText(/Voice mode is part of the Advanced Plan/)
    .waitFor();
  await page.keyboard.press('Escape');

  await page.goto('/app/subscription');
  await page.getByRole('heading', { name: 'Base Plan' }).waitFor();
  expect(await button('Current Plan').getAttribute('aria-disabled')).toBe('true');
  await button('Upgrade to Advanced').click();
  await asked()
    .getByText(/free days of the Base Plan end now/)
    .waitFor();
  await asked().getByRole('button', { name: 'Upgrade' }).click();
  await page.getByText('Subscription upgraded successfully!').waitFor();
  await page.getByRole('heading', { name: 'Advanced Plan' }).waitFor();

  await button('Cancel Subscription').click();
  await asked()
    .getByText(
      'Are you sure you want to cancel your subscription? You will lose access to premium features.',
    )
    .waitFor();
  await asked().getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByText('Subscription cancelled successfully!').waitFor();
  await page.getByText('Cancels at end of period').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await button('Keep the Advanced Plan').click();
  await page.waitForURL(/\/app$/);
  await page.goto('/app/subscription');
  await button('Cancel Subscription').waitFor();
  await page.context().close();
});

it('lets somebody whose trial is over take everything along, and leave without a trace', async () => {
  const page = await open(2 * SECOND, { viewport: PHONE });
  await page.waitForURL('**/app/subscription', { timeout: 40_000 });
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^mooring-data-.*\.json$/);
  await page.evaluate(() => localStorage.setItem('crisis-lines', '[]'));
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const agree = (name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name }).click();
  await agree('Delete Account');
  await agree('Delete everything');
  await page.waitForURL('**/login');
  await page.getByText('Your account and everything in it have been deleted.').waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.context().close();
});

it('shows a refusal in a red banner, and diagnostics on demand', async () => {
  const page = await open(7, { viewport: DESKTOP });
  await page.goto('/app/subscription');
  await page.route('**/api/subscription/create', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: '', code: 'unavailable' } }),
  );
  await page.getByRole('button', { name: 'Subscribe' }).first().click();
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to create subscription' });
  await banner.waitFor();
  expect(await banner.getAttribute('class')).toContain('bg-danger-soft');
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await banner.waitFor({ state: 'detached' });

  await page.getByText('Diagnostics').click();
  await page.getByRole('button', { name: 'Test authentication' }).click();
  await page.getByText('Signed in: yes').waitFor();
  await page.getByRole('button', { name: 'Check billing configuration' }).click();
  await page.getByText('Stripe configured: no').waitFor();
  await page.context().close();
});

it('shows plans and prices to visitors', async () => {
  const page = await open(7, { viewport: PHONE });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/pricing');
  await page.getByRole('heading', { name: 'Plans and prices' }).waitFor();
  await page.getByText('Most Popular').waitFor();
  await page.getByRole('table').getByText('Cross-referencing of chat history').waitFor();
  await page.getByText('Can I cancel anytime?').click();
  await page.getByText(/until the end of the period you have paid for/).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await wide(page)).toBe(0);
  await page.context().close();
});

it('promises no trial and no therapist where there is none', async () => {
  const page = await open(
    0,
    { viewport: PHONE },
    { PERSONA_TITLE: 'companion', BASE_INTRO_DAYS: '0' },
  );
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
  const text = async () => (await page.locator('main').innerText()).toLowerCase();
  await page.goto('/app/subscription');
  await page.getByText('One companion, 24/7').waitFor();
  expect(await text()).not.toContain('therapist');
  await page.getByRole('button', { name: 'Subscribe' }).first().click();
  await page.getByRole('button', { name: 'Pay (test)' }).click();
  await page.waitForURL(/\/app$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await text()).not.toContain('therapist');
  await page.goto('/app/safety-plan');
  await page.getByRole('link', { name: 'Write it with a companion' }).waitFor();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/pricing');
  await page.getByText('All 10 companions, 24/7').waitFor();
  await page.getByText('Is there a free trial?').click();
  await page.getByText('Not before you choose a plan.').waitFor();
  expect(await text()).not.toMatch(/therapist|0 days|days free|start your free trial/);
  expect(await page.getByText('What happens when the trial ends?').isVisible()).toBe(false);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.goto('/');
  await page.getByText('Ten AI companions').waitFor();
  await page.goto('/terms-of-service');
  await page.getByText('A new account begins with a free trial').waitFor({ state: 'hidden' });
  await page.context().close();
});

const started = (page: Page, therapist: string) =>
  call(page, 'POST', `/api/chat/start/${therapist}`, {});

/** The status that the signed-in page's own call is answered with. */
function call(page: Page, method: string, path: string, body: unknown): Promise<number> {
  return page.evaluate(
    async ([verb, url, json]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      };
      return (await fetch(url, { method: verb, headers, body: json })).status;
    },
    [method, path, JSON.stringify(body)] as const,
  );
}
