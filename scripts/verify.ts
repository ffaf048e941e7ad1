/** `npm run verify`: what can be known in seconds, without a database or a browser. */
import { runChecks } from './lib/checks.ts';
import { helpOr } from './lib/help.ts';
import { runVitest } from './lib/vitest.ts';

helpOr(`npm run verify

Types, lint and format, import boundaries, structure, unused code, and the unit tests.`);

const checks = await runChecks();
const unit = await runVitest(['unit']);
const failed = checks.failed + unit.failed;
console.log(`${checks.passed + unit.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
