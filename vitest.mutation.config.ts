/** The few unit tests that mutants of the money rules have to get past: `npx stryker run`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/features/subscription/**/*.test.ts'] },
});
