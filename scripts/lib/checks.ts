/** The checks that need nothing but the sources. */
import { type Outcome, programOf, runNode } from './process.ts';

export interface Check {
  readonly name: string;
  readonly args: readonly string[];
}

export const CHECKS: readonly Check[] = [
  { name: 'types', args: [programOf('typescript', 'bin/tsc'), '-b'] },
  { name: 'lint and format', args: [programOf('@biomejs/biome', 'bin/biome'), 'ci', '.'] },
  {
    name: 'boundaries',
    args: [
      ...['--import', './scripts/lib/classic-typescript.mjs'],
      programOf('dependency-cruiser', 'bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      ...['src', 'tests', 'scripts', 'bench'],
    ],
  },
  { name: 'structure', args: ['scripts/check-structure.ts'] },
  { name: 'nothing unused', args: [programOf('knip', 'bin/knip.js')] },
];

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Runs all of them side by side and prints the words of those that fail. */
export async function runChecks(): Promise<Tally> {
  const outcomes = await Promise.all(
    CHECKS.map(async (check) => ({ check, outcome: await runNode(check.args) })),
  );
  for (const { check, outcome } of outcomes) report(check.name, outcome);
  const failed = outcomes.filter(({ outcome }) => outcome.code !== 0).length;
  return { passed: outcomes.length - failed, failed };
}

function report(name: string, { code, seconds, output }: Outcome): void {
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output.trim());
}
