/** One page load as a slow phone sees it: what came over the network, and when it could be used. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';

export interface Load {
  /** KB of 1024 B, each file packed by itself with gzip -9, as the page really asked for it. */
  readonly js: number;
  /** The same for style sheets, those inside the HTML included. */
  readonly css: number;
  /** Milliseconds from the start of the navigation. */
  readonly fcp: number;
  readonly lcp: number;
  /** Milliseconds beyond 50 of each long task after the first paint, to the end of `WATCH_MS`. */
  readonly tbt: number;
  readonly cls: number;
}

/** How long after the largest paint the main thread is still watched. */
const WATCH_MS = 5000;
const CPU_SLOWDOWN = 4;
/** Slow 4G as Lighthouse names it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (750e3 / 8) | 0,
};

/** Loads `url` in a browser profile of its own: nothing cached, no service worker. */
export async function loadPage(browser: Browser, url: string, token: string | null): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    if (token) await context.addInitScript((value) => localStorage.setItem('token', value), token);
    await context.addInitScript(watch);
    await slowDown(page);
    const scripts: Response[] = [];
    const sheets: Response[] = [];
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (kind === 'script') scripts.push(response);
      if (kind === 'stylesheet') sheets.push(response);
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(
      (quiet) => performance.now() > (globalThis.mooringSeen?.lcp ?? 0) + quiet,
      WATCH_MS,
      { polling: 500 },
    );
    const inline = await page.$$eval('style', (all) => all.map((one) => one.textContent ?? ''));
    const seen = await page.evaluate(() => globalThis.mooringSeen);
    if (!seen) throw new Error(`${url} was left before it could be measured.`);
    return {
      js: kilobytes(await Promise.all(scripts.map((one) => one.body()))),
      css: kilobytes([...(await Promise.all(sheets.map((one) => one.body()))), ...inline]),
      fcp: seen.fcp,
      lcp: seen.lcp,
      tbt: blocking(seen),
      cls: seen.cls,
    };
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

function kilobytes(files: readonly (Buffer | string)[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1024;
}

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  readonly tasks: { readonly start: number; readonly end: number }[];
}

declare global {
  var mooringSeen: Seen | undefined;
}

/** Runs in the page before anything else (W3C Paint, LCP, Long Tasks and Layout Instability). */
function watch() {
  if (window !== window.top) return;
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  globalThis.mooringSeen = seen;
  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, end: startTime + duration });
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.cls += value;
  });
}

/** Total blocking time as Lighthouse counts it: a task under way at the first paint counts from there. */
function blocking({ fcp, tasks }: Seen): number {
  return tasks.reduce(
    (sum, { start, end }) => sum + Math.max(0, end - Math.max(start, fcp) - 50),
    0,
  );
}
