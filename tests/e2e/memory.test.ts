/** The memory page in a real browser: what it shows, and that forgetting and switching hold. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { checkout, pay } from '#tests/factories/billing.ts';
import { type Person, registerPerson, talk } from '#tests/factories/people.ts';
import { DESKTOP, openBrowser, openPage, PHONE } from '#tests/setup/browser.ts';
import { accessibilityFindings } from './axe.ts';

let browser: Browser;
let person: Person;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  person = await registerPerson(inject('webUrl'), { firstName: 'Mara', lastName: 'Lind' });
});
afterEach(() => page.context().close());

async function open(path: string, view: Parameters<typeof openPage>[1] = {}): Promise<void> {
  page = await openPage(browser, { ...view, token: person.token });
  await page.goto(path);
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const says = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const agree = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
const remembering = () => page.getByRole('switch', { name: 'Remember across conversations' });
const onServer = async () =>
  (await person.call('GET', '/api/memory')).body.memories.map((one: { fact: string }) => one.fact);

describe.each([
  ['phone, light', { viewport: PHONE, colorScheme: 'light' }],
  ['phone, dark', { viewport: PHONE, colorScheme: 'dark' }],
  ['desktop, light', { viewport: DESKTOP, colorScheme: 'light' }],
  ['desktop, dark', { viewport: DESKTOP, colorScheme: 'dark' }],
] as const)('on a %s', (_, view) => {
  it('is clean in every state, and never too wide', async () => {
    await open('/app/memory', view);
    const clean = async () => {
      expect(await accessibilityFindings(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      // Below zero while a dialog holds the page's scrollbar.
      expect(overflow).toBeLessThanOrEqual(0);
    };
    await says('Nothing is remembered');
    await clean();
    await talk(person, 'charlie', [
      'My sister Priya is staying with us. Going for a walk helps me.',
      'My goal is to run ten kilometres in spring without stopping once.',
    ]);
    await page.reload();
    await says('Priya is your sister.');
    await clean();
    await button('Forget: Priya is your sister.').click();
    await page.getByRole('alertdialog').waitFor();
    await clean();
    await page.keyboard.press('Escape');
    await remembering().focus();
    await page.keyboard.press('Space');
    await page.getByText('Off: nothing new is remembered').waitFor();
    await clean();
  });
});

it('is reached from a conversation, leads back to it, and forgets with the keyboard alone', async () => {
  const sessionId = await talk(person, 'charlie', ['My sister Priya is staying with us.']);
  await talk(person, 'iris', ['My brother Dan is here.']);
  await open(`/app/chat/charlie?sessionId=${sessionId}`, { viewport: PHONE });
  await page.getByRole('link', { name: 'What is remembered' }).click();
  await says('Dan is your brother.');
  await says('“My sister Priya is staying with us.”');
  await button('Forget: Dan is your brother.').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Tab');
  await agree('Forget');
  await says('Forgotten.');
  await page.getByText('Dan is your brother.').waitFor({ state: 'detached' });
  expect(
    await page
      .getByRole('region', { name: 'Remembered' })
      .evaluate((it) => it === document.activeElement),
  ).toBe(true);
  expect(await onServer()).toEqual(['Priya is your sister.']);
  await page.getByRole('link', { name: /your conversation with Charlie/ }).click();
  await page.getByRole('log').getByText('My sister Priya is staying with us.').waitFor();
});

it('switches off and on, forgets everything, and is told to another therapist only meanwhile', async () => {
  await talk(person, 'charlie', ['My sister Priya is staying with us.']);
  await open('/app/chat/fiona');
  await page.getByText(/Charlie.*Priya|Priya.*Charlie/).waitFor();
  await page.goto('/app/profile');
  await page.getByRole('link', { name: 'See what is remembered' }).click();
  await page.getByText('Remember across conversations').click();
  await page.getByText('Off: nothing new is remembered').waitFor();
  await talk(person, 'iris', ['My brother Dan is here.']);
  expect(await onServer()).toEqual(['Priya is your sister.']);
  await page.getByText('Remember across conversations').click();
  await page.getByText('can be known to the others').waitFor();
  await button('Forget everything').click();
  await agree('Forget everything');
  await says('Everything is forgotten.');
  await says('Nothing is remembered');
  expect(await onServer()).toEqual([]);
  await page.goto('/app/chat/bob');
  await page.getByText(/Bob/).first().waitFor();
  await expect(page.getByText('Priya').count()).resolves.toBe(0);
});

it('says why it is closed on a smaller plan, and leaves seeing and forgetting open', async () => {
  await talk(person, 'charlie', ['My sister Priya is staying with us.']);
  await pay(person, await checkout(person, 'base'));
  await open('/app/memory', { viewport: PHONE });
  await page.getByText('Memory across conversations is part of the Advanced Plan.').waitFor();
  await page.getByRole('link', { name: 'View Plans' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await button('Forget: Priya is your sister.').click();
  await agree('Forget');
  await says('Nothing is remembered');
});

it('opens from the plans when a trial is over: one’s own data has no gate', async () => {
  await talk(person, 'charlie', ['My sister Priya is staying with us.']);
  page = await openPage(browser, { viewport: PHONE, token: person.token });
  await page.route('**/api/subscription/status', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      json: { ...(await answer.json()), standing: 'expired', planEnded: true },
    });
  });
  await page.goto('/app');
  await page.waitForURL((url) => url.pathname === '/app/subscription');
  await says('Your plan has ended');
  await page.getByRole('link', { name: 'What is remembered' }).click();
  await says('Priya is your sister.');
  await button('Forget everything').click();
  await agree('Forget everything');
  await says('Nothing is remembered');
  expect(await onServer()).toEqual([]);
});

it('says so when it cannot be had, and comes back', async () => {
  page = await openPage(browser, { viewport: PHONE, token: person.token });
  await page.route('**/api/memory', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/app/memory');
  await page.getByText('The list could not be loaded').waitFor({ timeout: 20_000 });
  await page.unroute('**/api/memory');
  await button('Try again').click();
  await says('Nothing is remembered');
});
