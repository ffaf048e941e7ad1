/** Global set-up of the browser tests: the built product, served by its real process. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '#scripts/lib/browser.ts';
import { buildWebIfStale } from '#scripts/lib/web-build.ts';
import { startServer } from '#tests/factories/process.ts';
import { FLAGS } from './browser-flags.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product is served, without a slash at the end. */
    webUrl: string;
    browserPath: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = ensureBrowser();
  project.provide('browserPath', executablePath);
  await buildWebIfStale(console.log);
  const dataDir = mkdtempSync(join(tmpdir(), 'web-'));
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0' });
  project.provide('webUrl', server.url);
  await openOnce(executablePath, server.url);
  return async () => {
    await server.kill('SIGTERM');
  };
}

/** The very first page of a newly installed browser may take a minute, which no test should pay for. */
async function openOnce(executablePath: string, url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: FLAGS, timeout: FIRST_MS });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/login`, { timeout: FIRST_MS });
    await page.getByLabel('Email').waitFor({ timeout: FIRST_MS });
  } finally {
    await browser.close();
  }
}

const FIRST_MS = 180_000;
