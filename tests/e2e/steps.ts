/** What the walks through the app have in common. */
import type { Page } from 'playwright-core';

let people = 0;

export async function register(page: Page): Promise<{ email: string; password: string }> {
  people += 1;
  const email = `mara-${process.pid}-${people}@example.org`;
  const password = 'quiet-water';
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Mara Lind');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /create/i }).click();
  await page.waitForURL((url) => url.pathname === '/app');
  return { email, password };
}

export async function replies(page: Page, count: number): Promise<void> {
  const answered = page.getByRole('log').getByRole('article', { name: /^(Charlie|Iris|Evan)$/ });
  await answered.nth(count - 1).waitFor();
}

/** A new account that has said `words` to a therapist; nothing of it is on the page yet. */
export async function spokenWith(
  page: Page,
  therapistId: string,
  words: string,
): Promise<{ sessionId: string; token: string }> {
  await register(page);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const opened = await page.request.post(`/api/chat/start/${therapistId}`, { headers, data: {} });
  const { sessionId } = (await opened.json()) as { sessionId: string };
  const data = { message: words };
  await page.request.post(`/api/chat/message/${sessionId}`, { headers, data });
  return { sessionId, token };
}
