/** Measures the pages one arrives at first, as a slow phone on a slow network loads them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '#scripts/lib/browser.ts';
import { buildWebIfStale } from '#scripts/lib/web-build.ts';
import { registerPerson, talk } from '#tests/factories/people.ts';
import { startServer } from '#tests/factories/process.ts';
import { FLAGS } from '#tests/setup/browser-flags.ts';
import { type Load, loadPage } from './browser.ts';
import { median, printLoad, printTable } from './figures.ts';

const ROUNDS = 5;
const GOALS = {
  login: { js: '<= 95', css: '<= 20', lcp: '<= 500', tbt: '<= 100' },
  app: { js: '<= 120', css: '<= 20', lcp: '<= 900', tbt: '<= 100' },
} as const;

const LINES = [
  'I cannot sleep before the review on Thursday.',
  'I keep going over what I will say, and then over what they will say.',
  'My sister thinks that I should ring in sick. I do not want to.',
  'Maybe I could write down the three things that matter.',
];

await buildWebIfStale(console.log);
const dataDir = await mkdtemp(join(tmpdir(), 'mooring-pages-'));
const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0' });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: FLAGS });
try {
  const person = await registerPerson(server.url);
  await talk(person, 'mara', LINES.slice(0, 2));
  await talk(person, 'evan', LINES.slice(2));
  const session = await talk(person, 'charlie', LINES);
  const pages = [
    ['login', '/login', null, GOALS.login],
    ['home', '/app', person.token, GOALS.app],
    ['chat', `/app/chat/charlie?sessionId=${session}`, person.token, GOALS.app],
  ] as const;
  const loads = new Map<string, Load[]>(pages.map(([name]) => [name, []]));
  printLoad('at the start');
  // In turn, so that a busy moment of the machine does not fall on one page alone.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, path, token] of pages) {
      const seen = await loadPage(browser, server.url + path, token);
      // The first round warms the server up and does not count.
      if (round > 0) loads.get(name)?.push(seen);
    }
  }
  for (const [name, , , goals] of pages) report(name, loads.get(name) ?? [], goals);
  printLoad('at the end');
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

function report(name: string, seen: readonly Load[], goals: (typeof GOALS)[keyof typeof GOALS]) {
  const of = (figure: keyof Load) => median(seen.map((one) => one[figure]));
  const range = (figure: keyof Load) => {
    const all = seen.map((one) => one[figure]);
    return `${Math.min(...all).toFixed(0)}-${Math.max(...all).toFixed(0)}`;
  };
  printTable(`${name}: cold cache, 412x823, CPU 4x slower, slow 4G; median of ${seen.length}`, [
    ['JavaScript (KB = 1024 B, gzip -9)', of('js'), goals.js],
    ['CSS (KB, gzip -9)', of('css'), goals.css],
    ['first contentful paint (ms)', of('fcp'), ''],
    [`largest contentful paint (ms; ${range('lcp')})`, of('lcp'), goals.lcp],
    [`total blocking time (ms; ${range('tbt')})`, of('tbt'), goals.tbt],
    ['cumulative layout shift', of('cls'), ''],
  ]);
}
