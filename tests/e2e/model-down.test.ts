/** A language model that is away: what stands on the page, and the way on. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEND_FAILED } from '#features/chat/rules.ts';
import { registerPerson } from '#tests/factories/people.ts';
import { type ServerProcess, startServer } from '#tests/factories/process.ts';
import { say, status } from '#tests/fakes/model/orders.ts';
import { type FakeModel, startFakeModel } from '#tests/fakes/model/server.ts';
import { openBrowser, openPage, PHONE } from '#tests/setup/browser.ts';
import { accessibilityFindings } from './axe.ts';
import { replies } from './steps.ts';

let browser: Browser;
let model: FakeModel;
let server: ServerProcess;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'model-down-'));
  [browser, model] = await Promise.all([openBrowser(), startFakeModel()]);
  server = await serve({ AI_MODEL: 'fake' });
});
const serve = (env: Record<string, string>) =>
  startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0', AI_BASE_URL: model.url, ...env });
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a language model', () => {
  let page: Page;
  let person: Awaited<ReturnType<typeof registerPerson>>;
  beforeEach(async () => {
    person = await registerPerson(server.url);
    page = await openPage(browser, { viewport: PHONE, token: person.token, at: server.url });
  });
  afterEach(() => page.context().close());

  it('that is away leaves a message that says so at once, and is answered once when it is asked again', async () => {
    model.replies(status(500));
    const initialMessage = 'The kettle has been cold since Sunday.';
    const started = await person.call('POST', '/api/chat/start/iris', { body: { initialMessage } });
    await page.goto(`${server.url}/app/chat/iris?sessionId=${started.body.sessionId}`);
    const own = page.getByRole('article', { name: 'You' });
    await own.filter({ hasText: initialMessage }).waitFor();
    await page.getByText(SEND_FAILED).waitFor({ timeout: 10_000 });
    expect(await accessibilityFindings(page)).toEqual([]);
    model.replies(say('Cold since Sunday. What was it like before?'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await replies(page, 1);
    await page.reload();
    await replies(page, 1);
    expect(await own.count()).toBe(1);
    expect(await page.getByText(SEND_FAILED).count()).toBe(0);
  });

  it('that was put in another’s place is named on the page from its first answer on', async () => {
    model.replies(say('What was the longest part of it?'));
    const started = await person.call('POST', '/api/chat/start/iris', { body: {} });
    await page.goto(`${server.url}/app/chat/iris?sessionId=${started.body.sessionId}`);
    const named = (model: RegExp) => page.getByText(model).filter({ visible: true }).first();
    await named(/fake/).waitFor();
    const { port } = new URL(server.url);
    await server.kill('SIGTERM');
    server = await serve({ AI_MODEL: 'newcomer', PORT: port });
    const box = page.getByRole('textbox', { name: 'Message to Iris' });
    await box.fill('A long day in the archive.');
    await box.press('Enter');
    await replies(page, 1);
    await named(/newcomer/).waitFor({ timeout: 10_000 });
    expect(await page.getByText(/fake/).count()).toBe(0);
  });
});
