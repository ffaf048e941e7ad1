/** Checks that files are where their names say, short, and begin by saying what they are for. */
import { globSync, readFileSync } from 'node:fs';
import { helpOr } from './lib/help.ts';
import { ROOT } from './lib/process.ts';

helpOr(`node scripts/check-structure.ts

Every feature has the same rooms and the same names in them:

  contract.ts  rules.ts          what server and web share, and plain modules beside them
  server/      ${'routes service queries policy jobs events limits present sealing'}
  web/         api.ts  pages/  components/

What does not fit becomes a sub-folder of server/ or web/ named after the thing. Files have at
most 200 lines (tests 300) and begin with a doc comment.`);

const MAX_LINES = 200;
/** A table of cases is read against one subject; splitting it would hide what is missing. */
const MAX_TEST_LINES = 300;
const TEST = /\.test\.tsx?$/;

/** Long for a reason: lists of content, which splitting would only scatter. */
const LONG: readonly { readonly files: RegExp; readonly because: string }[] = [
  {
    files: /^src\/care\/companion\/guided\/(skills|frames|voices|moves|understand)\//,
    because: 'sentences and scripts of the guided companion, read as one text by clinicians',
  },
  {
    files: /^src\/care\/companion\/guided\/answers\/known\.ts$/,
    because: 'facts with their sources',
  },
  { files: /^src\/care\/safety\/helplines\.ts$/, because: 'helplines by country' },
  {
    files: /^src\/care\/safety\/((rules|languages|phrases)\/|spelling\.ts)/,
    because: 'phrases of the detector',
  },
  { files: /^src\/care\/instruments\//, because: 'items and bands of published questionnaires' },
  { files: /common-passwords\.ts$/, because: 'a list of passwords' },
  { files: /statistics\/weights\.ts$/, because: 'numbers that a script has written' },
  { files: /^scripts\/portrait-parts\.ts$/, because: 'drawn shapes' },
];

const SERVER_ROLES = 'routes|service|queries|policy|jobs|events|limits|present|sealing';
const FEATURE_FILES: readonly RegExp[] = [
  /^[a-z][a-z-]*(\.test)?\.ts$/,
  new RegExp(`^server/(${SERVER_ROLES})(\\.test)?\\.ts$`),
  /^server\/[a-z][a-z-]*\/.+\.ts$/,
  /^web\/api(\.test)?\.ts$/,
  /^web\/[a-z][a-z-]*\/.+\.tsx?$/,
];
/** What all features are given; it belongs to none of them. */
const SHARED = /^src\/features\/[a-z-]+\.ts$/;

const SOURCES = ['src/**/*.{ts,tsx}', 'tests/**/*.ts', 'scripts/**/*.{ts,mjs}', 'bench/**/*.ts'];

function problemsOf(file: string): string[] {
  const text = readFileSync(`${ROOT}/${file}`, 'utf8');
  const lines = text.split('\n').length - 1;
  const most = TEST.test(file) ? MAX_TEST_LINES : MAX_LINES;
  const long = lines > most && !LONG.some(({ files }) => files.test(file));
  return [
    ...(long ? [`has ${lines} lines: split it, ${most} are the most`] : []),
    ...(text.startsWith('/**') || TEST.test(file)
      ? []
      : ['does not begin by saying what it is for: /** … */']),
    ...misplaced(file),
  ];
}

function misplaced(file: string): string[] {
  const inside = /^src\/features\/[^/]+\/(.+)$/.exec(file)?.[1];
  if (inside === undefined || SHARED.test(file)) return [];
  if (FEATURE_FILES.some((allowed) => allowed.test(inside))) return [];
  const room = inside.startsWith('web/')
    ? 'components and pages go into web/pages/ or web/components/, other parts into a sub-folder of web/'
    : `server/ holds ${SERVER_ROLES.replaceAll('|', ', ')}; other parts go into a sub-folder of server/`;
  return [`is not where its kind belongs: ${room}`];
}

const files = globSync(SOURCES, { cwd: ROOT }).sort();
const problems = files.flatMap((file) => problemsOf(file).map((problem) => `${file} ${problem}`));
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${files.length} files are in their places.`);
