/** Runs axe-core on a page as it stands: WCAG 2.2 A and AA, and best practices. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One line per finding, with the elements it is about; empty when there is nothing to mend. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // Evaluated, not injected as a script element: the page's own policy forbids that, rightly.
  await page.evaluate(source);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: put there by the line above
    const results = await (globalThis as any).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return results.violations.map(
      (found: { id: string; nodes: { target: string[] }[] }) =>
        `${found.id}: ${found.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  });
}
