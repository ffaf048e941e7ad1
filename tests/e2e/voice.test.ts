/** Replies read aloud: started, stopped in every way there is, in a voice of one's choice. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { registerPerson } from '#tests/factories/people.ts';
import {
  endSpeech,
  installSpeech,
  saidOn,
  speaksOn,
  VOICES,
} from '#tests/fakes/speech/synthesis.ts';
import { DESKTOP, openBrowser, openPage, PHONE } from '#tests/setup/browser.ts';
import { accessibilityFindings } from './axe.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

const button = (name: string | RegExp) => page.getByRole('button', { name });
const bar = () => page.getByRole('region', { name: 'Reading aloud' });
const dialog = () => page.getByRole('dialog', { name: /’s voice$/ });

async function open(voices = VOICES, view: Parameters<typeof openPage>[1] = {}): Promise<void> {
  const { token } = await registerPerson(inject('webUrl'), { firstName: 'Mara' });
  page = await openPage(browser, { ...view, token });
  await installSpeech(page, voices);
  await page.goto('/app');
}

/** The latest message; it has a button once it is a reply, and whole. */
const latest = () => page.getByRole('log').getByRole('article').last();
const speaker = () => latest().getByRole('button', { name: 'Read aloud' });

async function say(text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: /^Message to/ });
  await box.fill(text);
  await box.press('Enter');
  await page.getByRole('log').getByText(text, { exact: true }).waitFor();
  await latest().getByRole('button').waitFor();
}

async function talk(therapist = 'charlie'): Promise<void> {
  await page.goto(`/app/chat/${therapist}`);
  await say('My manager moved the review to Thursday and I cannot sleep.');
}

const begun = (count: number) =>
  expect.poll(async () => (await saidOn(page)).length).toBeGreaterThanOrEqual(count);
const squeezed = (text: string) => text.replace(/\s+/g, '');
const silent = () => expect.poll(() => speaksOn(page)).toBe(false);

describe.each([
  ['phone, dark', { viewport: PHONE, colorScheme: 'dark' }],
  ['desktop, light', { viewport: DESKTOP, colorScheme: 'light' }],
] as const)('on a %s', (_, view) => {
  it('reads a reply to its end, and stops at a press', async () => {
    await open(VOICES, view);
    await talk();
    const reply = await latest().textContent();
    await speaker().click();
    await bar().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await begun(1);
    for (let at = 1; await speaksOn(page); at += 1) {
      await begun(at);
      await endSpeech(page);
    }
    await bar().waitFor({ state: 'detached' });
    const said = (await saidOn(page)).map(({ text }) => text).join(' ');
    expect(squeezed(reply ?? '')).toContain(squeezed(said));

    await speaker().click();
    await bar().getByRole('button', { name: 'Stop reading' }).click();
    await silent();
    await bar().waitFor({ state: 'detached' });
  });

  it('lets one listen to voices, choose one, and keeps the choice on the device', async () => {
    await open(VOICES, view);
    await talk();
    await button('Voice').click();
    await dialog().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog().getByText('Zarvox').waitFor({ state: 'detached' });
    await dialog().getByRole('button', { name: 'Listen: Karen · Australia' }).click();
    await begun(1);
    expect((await saidOn(page))[0]).toMatchObject({ voice: 'Karen' });
    await dialog().getByRole('radio', { name: /Karen/ }).check();
    await dialog().getByText('Slower').click();
    await button('Done').click();
    await silent();
    await page.reload();
    await speaker().click();
    await begun(1);
    expect((await saidOn(page))[0]).toMatchObject({ voice: 'Karen', rate: 0.85 });
  });
});

it('stops for a new message, at Escape, when the tab is hidden, and on leaving', async () => {
  await open();
  await talk();
  const read = async () => {
    await speaker().click();
    await bar().waitFor();
    await expect.poll(() => speaksOn(page)).toBe(true);
  };
  await read();
  await say('She emails at eleven at night.');
  await silent();
  await read();
  await page.keyboard.press('Escape');
  await silent();
  await read();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  });
  await silent();
  await read();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.getByRole('heading', { level: 1, name: /Mara/ }).waitFor();
  await silent();
});

it('reads new replies by itself where wanted, but not where somebody dangerous may hear', async () => {
  await open();
  await talk();
  await button('Voice').click();
  await dialog().getByRole('checkbox', { name: 'Read new replies aloud' }).check();
  await button('Done').click();
  await say('I keep going over what she will say.');
  await begun(1);
  await page.reload();
  await latest().getByRole('button').waitFor();
  await say('It is the same every month.');
  await begun(1);
  await bar().getByRole('button', { name: 'Stop reading' }).click();
  const before = (await saidOn(page)).length;
  await say('My husband hit me again last night.');
  await page.getByText(/Not read aloud by itself/).waitFor();
  expect(await saidOn(page)).toHaveLength(before);
});

it('tells of a voice that sends the words away before it does', async () => {
  await open(VOICES.slice(0, 1));
  await talk();
  await speaker().click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText(/sends the words that are read to the voice’s maker/).waitFor();
  await asked.getByRole('button', { name: 'Not now' }).click();
  await bar().waitFor({ state: 'detached' });
  expect(await saidOn(page)).toEqual([]);
  await speaker().click();
  await asked.getByRole('button', { name: 'Use it anyway' }).click();
  await begun(1);
});

it('says so where the device has no voice', async () => {
  await open([]);
  await talk();
  await speaker().click();
  const told = page.getByRole('alertdialog');
  await told.getByText(/no English voice/).waitFor();
  await page.keyboard.press('Escape');
  await button('Voice').click();
  await dialog()
    .getByText(/no English voice/)
    .waitFor();
});

it('tells Base members what it belongs to, and leads there', async () => {
  await open();
  await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    };
    const post = async (path: string, body: unknown, method = 'POST') => {
      const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
      return answer.json();
    };
    const { checkoutUrl } = await post('/api/subscription/create', { planType: 'base' });
    const intent = checkoutUrl.split('/').at(-1);
    await post(`/api/subscription/test-checkout/${intent}/pay`, {});
    await post('/api/user/profile', { preferences: { preferredTherapist: 'charlie' } }, 'PUT');
  });
  await talk();
  await speaker().click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText(/Voice mode is part of the Advanced Plan/).waitFor();
  await asked.getByRole('button', { name: 'See the plans' }).click();
  await page.waitForURL('**/app/subscription');
  expect(await saidOn(page)).toEqual([]);
});
