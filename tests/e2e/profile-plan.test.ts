/** The plan and the therapist, as the profile shows and changes them. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type Person, registerPerson } from '#tests/factories/people.ts';
import { openBrowser, openPage } from '#tests/setup/browser.ts';

let browser: Browser;
let person: Person;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  person = await registerPerson(inject('webUrl'));
  page = await openPage(browser, { token: person.token });
});
afterEach(() => page.context().close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = () => page.getByRole('region', { name: 'Subscription', exact: true });
const asked = () => page.getByRole('alertdialog');

/** Subscribes through the profile and the test checkout. */
async function subscribe(): Promise<void> {
  await page.goto('/app/profile');
  await button('Manage Subscription').click();
  await button('Subscribe').first().click();
  await button('Pay (test)').click();
  await page.waitForURL(/\/app$/);
  await page.goto('/app/profile');
  await card().getByText('Base Plan').waitFor();
}

it('goes from the trial to Base, up to Advanced, and cancels with access to the end', async () => {
  await page.goto('/app/profile');
  await card().getByText('Free Trial', { exact: true }).waitFor();
  await card().getByText('Free · 7 days').waitFor();
  await subscribe();
  await card().getByText('$9.99 per month').waitFor();
  await card().getByText('Active', { exact: true }).waitFor();

  await button('Manage Subscription').click();
  expect(await button('Current Plan').getAttribute('aria-disabled')).toBe('true');
  await button('Upgrade').click();
  await asked().getByRole('button', { name: 'Upgrade' }).click();
  await card().getByText('Subscription upgraded successfully!').waitFor();
  await card().getByText('$19.99 per month').waitFor();

  await button('Manage Subscription').click();
  await button('Cancel Subscription').click();
  await asked()
    .getByText(
      'Are you sure you want to cancel your subscription? You will lose access to premium features.',
    )
    .waitFor();
  await page.keyboard.press('Escape');
  expect((await person.call('GET', '/api/subscription/status')).body.subscription.status).toBe(
    'active',
  );
  await button('Cancel Subscription').click();
  await asked().getByRole('button', { name: 'Cancel Subscription' }).click();
  await card().getByText('Subscription cancelled successfully!').waitFor();
  await card().getByText('Cancels at end of period').waitFor();
  await card().getByText('Active', { exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('shows a change that is on its way, and lets one stay instead', async () => {
  await subscribe();
  const update = (planType: string) =>
    person.call('POST', '/api/subscription/update', { body: { planType } });
  await update('advanced');
  await update('base');
  await page.goto('/app/profile');
  await card()
    .getByText(/Changes to the Base Plan on/)
    .waitFor();
  await button('Manage Subscription').click();
  const starts = page.getByRole('dialog').getByRole('button', { name: /^Starts on / });
  expect(await starts.getAttribute('aria-disabled')).toBe('true');
  await button('Keep my plan').click();
  await page.waitForURL(/\/app$/);
  const { subscription } = (await person.call('GET', '/api/subscription/status')).body;
  expect(subscription).toMatchObject({ plan: 'advanced', pendingPlan: null });
});

it('asks before a binding choice of therapist, and says until when it holds', async () => {
  await subscribe();
  const therapist = page.getByRole('region', { name: 'Preferred therapist' });
  await therapist.getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('radio', { name: /^Bob/ }).check();
  await button('Save').click();
  await asked().getByRole('button', { name: 'Choose Bob' }).click();
  await therapist.getByText(/You can change again on/).waitFor();
  const change = therapist.getByRole('button', { name: 'Change' });
  expect(await change.getAttribute('aria-disabled')).toBe('true');
});

it('says so when an action fails, and lets one try again', async () => {
  await page.goto('/app/profile');
  await button('Manage Subscription').click();
  await page.context().setOffline(true);
  await button('Subscribe').first().click();
  await page.getByText('An error occurred. Please try again.').waitFor();
  await page.context().setOffline(false);
  const left = page.waitForRequest(/\/test-checkout\//);
  await button('Subscribe').first().click();
  await left;
});
