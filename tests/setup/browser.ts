/** A real Chromium for one test file, and pages in it as a phone or a desktop shows them. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { FLAGS } from './browser-flags.ts';

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

export interface View {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /**
   * With a service worker, as people have one. Without it unless asked for: while one takes a page over, a
   * request may pass `page.route` by, and an answer that was to be cut comes after all.
   */
  readonly serviceWorker?: boolean;
  /** Of an account, which is signed in from the first page on; nobody is without it. */
  readonly token?: string;
  /** Another server than the one all tests share. */
  readonly at?: string;
  readonly forcedColors?: 'active';
  readonly javaScriptEnabled?: false;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: inject('browserPath'), args: FLAGS, headless: true });
}

/** A page of its own, with nothing of another stored. Close its context when done. */
export async function openPage(browser: Browser, view: View = {}): Promise<Page> {
  const { token, at: baseURL = inject('webUrl') } = view;
  const localStorage = token === undefined ? [] : [{ name: 'token', value: token }];
  const context: BrowserContext = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
    viewport: view.viewport ?? DESKTOP,
    colorScheme: view.colorScheme ?? 'light',
    reducedMotion: view.reducedMotion ?? 'reduce',
    forcedColors: view.forcedColors ?? 'none',
    javaScriptEnabled: view.javaScriptEnabled ?? true,
    locale: 'en-US',
    serviceWorkers: view.serviceWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}

/** Two cores may be starting a database for another test meanwhile; nothing waits longer than it must. */
const PATIENCE_MS = 60_000;
