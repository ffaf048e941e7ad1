/** Global set-up of the browser tests: the built product, served by its real process. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '#scripts/lib/browser.ts';
import { buildWebIfStale } from '#scripts/lib/web-build.ts';
import { startServer } from '#tests/factories/process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product is served, without a slash at the end. */
    webUrl: string;
    browserPath: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browserPath', ensureBrowser());
  await buildWebIfStale(console.log);
  const dataDir = mkdtempSync(join(tmpdir(), 'web-'));
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0' });
  project.provide('webUrl', server.url);
  return async () => {
    await server.kill('SIGTERM');
  };
}
