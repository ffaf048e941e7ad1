/** `npm test`: every check and every test, with what each part took. */
import { installedPostgres } from '#tests/setup/installed-postgres.ts';
import { ensureBrowser } from './lib/browser.ts';
import { runChecks, type Tally } from './lib/checks.ts';
import { helpOr } from './lib/help.ts';
import { runVitest } from './lib/vitest.ts';
import { buildWebIfStale } from './lib/web-build.ts';

helpOr(`npm test

Installs what is missing (a browser included, where the system lets it) and runs everything on a
database of its own, never on yours:

  checks     types, lint, boundaries, structure, unused code
  server     unit and API tests on a real PostgreSQL, with coverage in coverage/index.html
  external   the API tests once more on another PostgreSQL, if this machine has one
  faults     kills, full stops, taken ports
  browser    the whole product in a real Chromium

To run some of them: node_modules/.bin/vitest run --project unit|api|external|faults|e2e [file]`);

interface Part {
  readonly name: string;
  run(): Promise<Tally & { readonly skipped?: number }>;
}

const server: Part = {
  name: 'server',
  run: () => runVitest(['unit', 'api'], ['--coverage']),
};
const external: Part = { name: 'external', run: () => runVitest(['external']) };
const faults: Part = { name: 'faults', run: () => runVitest(['faults']) };
const browser: Part = { name: 'browser', run: testInBrowser };

/** One step after the other; the rows of a step side by side, as faults and pages are mostly waiting. */
const STEPS: readonly (readonly (readonly Part[])[])[] = [
  [[{ name: 'checks', run: runChecks }]],
  [
    [faults, ...(installedPostgres() ? [external] : [])],
    [server, browser],
  ],
];

async function testInBrowser() {
  await buildWebIfStale(console.log);
  return runVitest(['e2e']);
}

interface Row {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
}

async function runPart({ name, run }: Part): Promise<Row> {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.error((error as Error).message);
    return { passed: 0, failed: 1 };
  });
  return { skipped: 0, ...tally, name, seconds: (performance.now() - began) / 1000 };
}

async function inTurn(parts: readonly Part[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of parts) rows.push(await runPart(part));
  return rows;
}

function print(rows: readonly Row[]): void {
  console.log(`\n${'part'.padEnd(10)}  passed  failed  skipped  seconds`);
  for (const { name, passed, failed, skipped, seconds } of rows) {
    const figures = [passed, failed].map((n) => String(n).padStart(6)).join('  ');
    const rest = `${String(skipped).padStart(7)}  ${seconds.toFixed(1).padStart(7)}`;
    console.log(`${name.padEnd(10)}  ${figures}  ${rest}`);
  }
}

async function main(): Promise<void> {
  process.env.CHROMIUM_PATH = ensureBrowser();
  const began = performance.now();
  const rows: Row[] = [];
  for (const step of STEPS) rows.push(...(await Promise.all(step.map(inTurn))).flat());
  const seconds = (performance.now() - began) / 1000;
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    rows.reduce((total, row) => total + row[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  print([...rows, { name: 'all', passed, failed, skipped: sum('skipped'), seconds }]);
  if (!installedPostgres()) {
    console.log('No other PostgreSQL (15 or newer) is installed: DATABASE_URL was not tested.');
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
