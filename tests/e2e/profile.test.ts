/** The profile in a real browser: every control, what it says, and what it leaves behind. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { caller } from '#tests/factories/caller.ts';
import { type Person, registerPerson } from '#tests/factories/people.ts';
import { telltaleJpeg } from '#tests/factories/pictures.ts';
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
  person = await registerPerson(inject('webUrl'), { firstName: 'Ada', lastName: 'Lovelace' });
});
afterEach(() => page.context().close());

async function open(view: Parameters<typeof openPage>[1] = { viewport: DESKTOP }): Promise<void> {
  page = await openPage(browser, { ...view, token: person.token });
  await page.goto('/app/profile');
  await page.getByText('Last used').first().waitFor();
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const says = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const asked = () => page.getByRole('alertdialog');

describe.each([
  ['phone, light', { viewport: PHONE, colorScheme: 'light' }],
  ['phone, dark', { viewport: PHONE, colorScheme: 'dark' }],
  ['desktop, light', { viewport: DESKTOP, colorScheme: 'light' }],
  ['desktop, dark', { viewport: DESKTOP, colorScheme: 'dark' }],
] as const)('on a %s', (_, view) => {
  it('is clean, closed and with everything open, and never too wide', async () => {
    await open(view);
    expect(await accessibilityFindings(page)).toEqual([]);
    for (const summary of await page.locator('details:not(details details) > summary').all())
      await summary.click();
    for (const summary of await page.locator('details details > summary').all()) {
      await summary.click();
    }
    expect(await accessibilityFindings(page)).toEqual([]);
    for (const name of ['Change Password', 'Manage Subscription', 'Choose']) {
      await button(name).click();
      await page.getByRole('dialog').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

it.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('breaks a name that has no place to break, on a %s', async (_, viewport) => {
  await person.call('PUT', '/api/user/profile', { body: { name: 'Wolfe'.repeat(20) } });
  await open({ viewport });
  const card = page.getByRole('region', { name: 'Profile Information' });
  const beside = page.getByRole('region', { name: 'Security & Privacy' });
  const [one, other] = await Promise.all([card.boundingBox(), beside.boundingBox()]);
  expect(one?.width).toBe(other?.width);
});

describe('profile information', () => {
  beforeEach(() => open());

  it('takes a new name, refuses none, and puts the old one back on Cancel', async () => {
    await button('Edit display name').click();
    await textbox('Display name').fill('   ');
    await button('Save').click();
    await says('Name cannot be empty');
    await textbox('Display name').fill('Somebody Else');
    await button('Cancel').click();
    await says('Ada Lovelace');
    await button('Edit display name').click();
    await textbox('Display name').fill('  Grace Hopper ');
    await page.keyboard.press('Enter');
    await says('Profile updated successfully!');
    await says('Grace Hopper');
    expect(await button('Edit display name').evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
    await page.getByText('Profile updated successfully!').waitFor({ state: 'detached' });
  });

  it('takes a picture, shows it, and says what is wrong with another file', async () => {
    const file = page.locator('input[type=file]');
    await file.setInputFiles({
      name: 'a.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<'),
    });
    await says('Please choose a PNG, JPEG or WebP picture');
    const buffer = await telltaleJpeg();
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await says('Profile image updated successfully!');
    const shown = page.locator('main img[src^="data:image/webp"]').first();
    expect(await shown.evaluate((it) => (it as HTMLImageElement).naturalWidth)).toBe(512);
    await button('Remove').click();
    await asked().getByRole('button', { name: 'Remove photo' }).click();
    await button('Add a photo').waitFor();
  });

  it('says so when the server cannot be reached, and keeps what was typed', async () => {
    await page.context().setOffline(true);
    await button('Edit display name').click();
    await textbox('Display name').fill('Grace');
    await button('Save').click();
    await says('Failed to update profile. Please try again.');
    expect(await textbox('Display name').inputValue()).toBe('Grace');
  });
});

describe('security', () => {
  beforeEach(() => open());

  it('changes the password once all is right, and signs the other device out', async () => {
    const body = { email: person.email, password: person.password };
    const other = (await person.call('POST', '/api/auth/login', { body })).body.token;
    await button('Change Password').click();
    const send = page.getByRole('dialog').getByRole('button', { name: 'Change Password' });
    expect(await send.getAttribute('aria-disabled')).toBe('true');
    await textbox('Current password').fill('not this');
    await textbox('New password').fill('12345');
    expect(await send.getAttribute('aria-disabled')).toBe('true');
    await textbox('Confirm new password').fill('123456');
    await send.click();
    await says('New passwords do not match');
    await textbox('Confirm new password').fill('12345');
    await send.click();
    await says('Password must be at least 6 characters long');
    await textbox('New password').fill('another-harbour');
    await textbox('Confirm new password').fill('another-harbour');
    await send.click();
    await says('That is not your current password');
    await textbox('Current password').fill(person.password);
    await send.click();
    await says('Password changed successfully!');
    const answer = await caller(inject('webUrl'), other)('GET', '/api/auth/profile');
    expect(answer.status).toBe(401);
    await page.reload();
    await says('This device');
  });

  it('signs out another device from the list', async () => {
    const body = { email: person.email, password: person.password };
    const headers = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile) Gecko Firefox/140.0' };
    await person.call('POST', '/api/auth/login', { body, headers });
    await page.reload();
    await button('Sign out Firefox on Android').click();
    await says('Firefox on Android was signed out.');
    expect((await person.call('GET', '/api/auth/sessions')).body.sessions).toHaveLength(1);
  });

  it('hands over everything as a file', async () => {
    const coming = page.waitForEvent('download');
    await button('Download my data').click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^mooring-data-\d{4}-\d\d-\d\d\.json$/);
    const file = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(file.data.account.rows[0].email).toBe(person.email);
  });

  it('asks twice before deleting, then leaves for the sign-in page with nothing kept', async () => {
    await button('Delete Account').click();
    await asked().getByRole('button', { name: 'Go on' }).click();
    await asked().getByRole('button', { name: 'Keep my account' }).click();
    expect((await person.call('GET', '/api/auth/profile')).status).toBe(200);
    await button('Delete Account').click();
    await asked().getByRole('button', { name: 'Go on' }).click();
    await asked().getByRole('button', { name: 'Delete my account for good' }).click();
    await page.waitForURL('**/login');
    await says('Your account and everything in it have been deleted.');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect((await person.call('GET', '/api/auth/profile')).status).toBe(401);
  });
});
