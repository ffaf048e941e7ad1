/** Medians, percentiles and the table that every benchmark prints. */
import { loadavg } from 'node:os';

export const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
  );
}

export const median = (values: readonly number[]): number => percentile(values, 50);

/** How much else runs: with other work on the machine the slowest of a hundred are the machine's. */
export function printLoad(when: string): void {
  const load = loadavg().map((one) => one.toFixed(2));
  console.log(`\nLoad of the machine ${when}: ${load.join(' ')}`);
}

/** Rows of what was measured, the figure, and the goal it is held against (may be empty). */
export function printTable(
  title: string,
  rows: readonly (readonly [string, number, string])[],
): void {
  console.log(`\n${title}`);
  for (const [what, figure, goal] of rows) {
    const value = figure >= 100 ? figure.toFixed(0) : figure.toFixed(2);
    const verdict = goal === '' ? '' : meets(figure, goal) ? 'met' : 'NOT MET';
    console.log(`  ${what.padEnd(46)} ${value.padStart(10)}   ${goal.padEnd(9)} ${verdict}`);
  }
}

function meets(figure: number, goal: string): boolean {
  const bound = Number(goal.slice(3));
  return goal.startsWith('<=') ? figure <= bound : figure >= bound;
}
