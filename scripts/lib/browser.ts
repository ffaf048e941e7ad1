/** Finds a Chromium, and installs one where the system lets us. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The same Chromium without windows comes first: it takes half of the time. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [
  HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const PLAYWRIGHT = [
  '.cache/ms-playwright/chromium-*/chrome-linux*/chrome',
  'Library/Caches/ms-playwright/chromium-*/chrome-mac*/*.app/Contents/MacOS/*',
];

/** The program's path, or null. `CHROMIUM_PATH` comes first. */
export function findBrowser(): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return isProgram(chosen) ? chosen : null;
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...NAMES.flatMap((name) => directories.map((directory) => join(directory, name))),
    ...PLACES,
    ...globSync(PLAYWRIGHT, { cwd: homedir() }).map((path) => join(homedir(), path)),
  ];
  return candidates.find(isProgram) ?? null;
}

/** @throws Error with a sentence that says how to get one */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which is not a program.`);
  }
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium with apt-get. This happens once.');
    apt('update');
    if (!install(HEADLESS)) install('chromium');
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The tests need a Chromium: install chromium or google-chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Older systems have no package of that name. */
const install = (name: string): boolean => apt('install', '-y', '--no-install-recommends', name);

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
