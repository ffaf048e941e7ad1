/** The help assistant in a real browser: by mouse, keyboard and thumb, in trouble and in danger. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Person, registerPerson } from '#tests/factories/people.ts';
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
  person = await registerPerson(inject('webUrl'), { firstName: 'Ada' });
});
afterEach(() => page.context().close());

const open = () => page.getByRole('button', { name: 'Ask the help assistant' });
const panel = () => page.getByRole('dialog', { name: 'Help assistant' });
const box = () => panel().getByRole('textbox', { name: 'Your question' });
const log = () => panel().getByRole('log');
const ask = async (text: string) => {
  await box().fill(text);
  await page.keyboard.press('Enter');
};

async function goTo(path: string, view: Parameters<typeof openPage>[1]): Promise<void> {
  page = await openPage(browser, { ...view, token: person.token });
  await page.goto(path);
  await alive();
}

/** The page's HTML stands in until the app is drawn; a press before that is nobody's. */
async function alive(): Promise<void> {
  await page.locator('#root:not([data-shell])').waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

describe.each([
  ['phone, light', { viewport: PHONE, colorScheme: 'light' }],
  ['phone, dark', { viewport: PHONE, colorScheme: 'dark' }],
  ['desktop, light', { viewport: DESKTOP, colorScheme: 'light' }],
  ['desktop, dark', { viewport: DESKTOP, colorScheme: 'dark' }],
] as const)('on a %s', (_, view) => {
  it('is clean with its greeting, an answer and the crisis lines, and never too wide', async () => {
    await goTo('/app', view);
    await open().click();
    await panel().waitFor();
    for (const topic of ['features', 'AI therapists', 'help center', 'privacy']) {
      expect(await log().textContent()).toContain(topic);
    }
    expect(await accessibilityFindings(page)).toEqual([]);
    await panel().getByRole('button', { name: 'What do the plans include?' }).click();
    await log().getByText('$9.99').waitFor();
    await ask('averylongwordwithoutaspace'.repeat(8));
    await log().getByText('I do not know that').waitFor();
    expect(await log().evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    await ask('I want to die');
    await panel().getByRole('link', { name: 'Call 988' }).waitFor();
    await log().getByText('Looking it up').waitFor({ state: 'detached' });
    // The lines leave room to read what was answered.
    await expect.poll(async () => (await log().boundingBox())?.height).toBeGreaterThan(240);
    expect(await accessibilityFindings(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

it.each([
  ['a phone on its side', { width: 844, height: 390 }],
  ['a window at twice the text', { width: 640, height: 360 }],
  ['a very small phone', { width: 320, height: 480 }],
])('shows the lines, the answer and the box together in %s', async (_, viewport) => {
  await goTo('/app', { viewport });
  await open().click();
  await ask('I want to die');
  await log().locator('[data-line]').nth(1).waitFor();
  for (const part of [panel().getByRole('link', { name: 'Call 988' }), log(), box()]) {
    const place = await part.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual(0);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  }
  expect((await log().boundingBox())?.height).toBeGreaterThan(80);
  expect(await accessibilityFindings(page)).toEqual([]);
});

describe('by keyboard', () => {
  it('opens into the box, closes with Escape, and gives the focus back', async () => {
    await goTo('/app', { viewport: DESKTOP });
    await open().focus();
    await page.keyboard.press('Enter');
    await panel().waitFor();
    expect(await box().evaluate((it) => it === document.activeElement)).toBe(true);
    await ask('how do I cancel');
    await log().getByText('The renewal stops at once').waitFor();
    expect(await box().evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    await expect.poll(() => open().evaluate((it) => it === document.activeElement)).toBe(true);
  });
});

describe('the talk', () => {
  it('stays while one moves through the app, and is gone after logging out', async () => {
    await goTo('/app', { viewport: DESKTOP });
    await open().click();
    await ask('how do I change my password');
    await panel().getByRole('link', { name: 'Your profile' }).click();
    await page.waitForURL('**/app/profile');
    expect(await log().textContent()).toContain('how do I change my password');
    await panel().getByRole('button', { name: 'Close the help assistant' }).click();
    await open().click();
    expect(await log().textContent()).toContain('how do I change my password');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    const again = await registerPerson(inject('webUrl'));
    await page.evaluate((token) => localStorage.setItem('token', token), again.token);
    await page.goto('/app');
    await alive();
    await open().click();
    await panel().waitFor();
    expect(await log().textContent()).not.toContain('how do I change my password');
  });

  it('takes a question that is sent in the very moment the panel stands there', async () => {
    await goTo('/app', { viewport: DESKTOP });
    // Before React has run the effects of what it has just drawn: no hand is as quick, a slow machine is.
    await page.evaluate(() => {
      const send = (box: HTMLTextAreaElement) => {
        const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
        set?.call(box, 'how do I cancel');
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
        box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      };
      const watch = new MutationObserver(() => {
        const box = document.querySelector<HTMLTextAreaElement>(
          'textarea[aria-label="Your question"]',
        );
        if (!box) return;
        watch.disconnect();
        send(box);
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    await open().click();
    await log().getByText('The renewal stops at once').waitFor({ timeout: 10_000 });
  });

  it('takes a question that goes on from the last one', async () => {
    await goTo('/app', { viewport: DESKTOP });
    await open().click();
    await ask('how do I cancel');
    await log().getByText('The renewal stops at once').waitFor();
    await ask('and how long does that take?');
    await log().getByText('This is all that my help has on it').waitFor();
  });

  it('closes on a phone when a link leads elsewhere', async () => {
    await goTo('/app', { viewport: PHONE });
    await open().click();
    await ask('how do I change my password');
    await panel().getByRole('link', { name: 'Your profile' }).click();
    await page.waitForURL('**/app/profile');
    await panel().waitFor({ state: 'detached' });
  });

  it('says so when no answer can be had, shows the crisis lines all the same, and tries again', async () => {
    await goTo('/app', { viewport: DESKTOP });
    await open().click();
    await page.route('**/ai-assistant/chat', (route) => route.abort());
    await ask('I could just give up on this password');
    await log()
      .getByText(
        "I'm sorry, I'm having trouble processing your request right now. Please try again or contact our support team for assistance.",
      )
      .waitFor();
    await panel().getByRole('link', { name: 'Call 988' }).waitFor();
    await page.unroute('**/ai-assistant/chat');
    await log().getByRole('button', { name: 'Try again' }).click();
    await log().locator('[data-line]').nth(1).waitFor();
    expect(await log().textContent()).not.toContain("I'm sorry, I'm having trouble");
    expect(await log().getByText('I could just give up on this password').count()).toBe(1);
  });
});

describe('in a conversation', () => {
  it('leaves a phone’s screen to it, and covers nothing on a desktop', async () => {
    await goTo('/app/chat/charlie', { viewport: PHONE });
    await page.getByRole('button', { name: 'Send' }).waitFor();
    expect(await open().isVisible()).toBe(false);
    await page.setViewportSize(DESKTOP);
    const [button, send] = await Promise.all([
      open().boundingBox(),
      page.getByRole('button', { name: 'Send' }).boundingBox(),
    ]);
    expect(button?.x ?? 0).toBeGreaterThan((send?.x ?? 0) + (send?.width ?? 0));
  });
});
