/** Runs some of the Vitest projects and counts what came of it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tally } from './checks.ts';
import { programOf, runNode } from './process.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly success: boolean;
}

/** Settings of an operator's shell that must not reach the tests. */
const OURS =
  /^(PORT|HOST|PUBLIC_URL|DATA_DIR|DATABASE_URL|MASTER_KEY|AI_|STRIPE_|SMTP_|MAIL_|TRIAL_|BASE_INTRO|PASSWORD_MIN|MINIMUM_AGE|PERSONA_|RATE_LIMIT|TRUST_PROXY|LOG_LEVEL|PG|NODE_ENV)/;

export interface Run extends Tally {
  readonly skipped: number;
}

export async function runVitest(
  projects: readonly string[],
  extra: readonly string[] = [],
): Promise<Run> {
  const directory = mkdtempSync(join(tmpdir(), 'mooring-report-'));
  const file = join(directory, 'report.json');
  try {
    const { code } = await runNode(
      [
        ...[programOf('vitest', 'vitest.mjs'), 'run', ...extra],
        ...projects.flatMap((name) => ['--project', name]),
        ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${file}`],
      ],
      { show: true, env: cleanEnvironment() },
    );
    return count(file, code);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** A run that failed without a failed test (a file that does not load) counts as one failure. */
function count(file: string, code: number): Run {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const failed = report.numFailedTests;
  const broken = code !== 0 || !report.success;
  return {
    passed: report.numPassedTests,
    failed: broken ? Math.max(failed, 1) : failed,
    skipped: report.numPendingTests,
  };
}

function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));
}
