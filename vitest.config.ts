/** Which tests there are, and what each kind stands on. `npm test` runs them all. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { installedPostgres } from './tests/setup/installed-postgres.ts';

const temporary = './tests/setup/temporary.ts';
/**
 * Files share what they import: to read rules, weights and situations anew for each took twice the
 * time of the tests themselves. No test of ours replaces a module or leaves one changed.
 */
const isolate = false;
const api = {
  include: ['tests/api/**/*.test.ts'],
  hookTimeout: 30_000,
  testTimeout: 20_000,
  isolate,
};

export default defineConfig({
  plugins: [react()],
  test: {
    // Every core: left alone, Vitest keeps one of two for itself, which it does not need.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.{ts,tsx}', 'tests/evals/**/*.test.ts'],
          // Longer than any needs by itself: coverage and a busy machine slow some down tenfold.
          testTimeout: 20_000,
          isolate,
          globalSetup: [temporary],
        },
      },
      {
        extends: true,
        test: { name: 'api', ...api, globalSetup: [temporary, './tests/setup/embedded-server.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'external',
          ...api,
          // Without another PostgreSQL on the machine there is nothing to run this on.
          ...(installedPostgres() ? {} : { include: [] }),
          // Random histories: minutes, through the same queries that the other files run here.
          exclude: ['tests/api/*-histories.test.ts'],
          globalSetup: [temporary, './tests/setup/external-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: [temporary, './tests/setup/embedded-server.ts'],
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [temporary, './tests/setup/web-server.ts'],
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/**/*.test.{ts,tsx}', 'src/web/entries/**'],
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: 'coverage',
    },
  },
});
