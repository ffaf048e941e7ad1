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
