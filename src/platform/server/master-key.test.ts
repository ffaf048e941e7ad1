import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { masterKey } from './master-key.ts';

const log = createLog('warn', { write: () => undefined });
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'master-key-'));
});
const key = (mayMake = true) => masterKey(readConfig({ DATA_DIR: directory }), log, mayMake);
const bytes = () => key().export().toString('base64');

it('makes a key once, for its owner alone', () => {
  const made = bytes();
  expect(Buffer.from(made, 'base64')).toHaveLength(32);
  expect(bytes()).toBe(made);
  expect(statSync(join(directory, 'master.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory)).toEqual(['master.key']);
});

it('makes no second key where something is sealed with a first', () => {
  expect(() => key(false)).toThrow('MASTER_KEY');
  expect(readdirSync(directory)).toEqual([]);
});

it('refuses what is no key', () => {
  writeFileSync(join(directory, 'master.key'), 'half');
  expect(() => key()).toThrow('does not hold a key');
});

// As on a full disk: a file may be made, but nothing written into it.
it('leaves no half a key where it could not be written', () => {
  const program = `
    import { readConfig } from '#platform/server/config.ts';
    import { masterKey } from '#platform/server/master-key.ts';
    masterKey(readConfig({ DATA_DIR: process.argv[1] }), { warn() {} }, true);`;
  const script = 'ulimit -f 0; exec "$0" --input-type=module -e "$1" "$2"';
  const ended = spawnSync('sh', ['-c', script, process.execPath, program, directory]);
  expect(ended.status).not.toBe(0);
  expect(bytes()).toHaveLength(44);
});

it.runIf(process.getuid?.() === 0)('made by root is the key of whose the directory is', () => {
  chownSync(directory, 54_321, 54_321);
  key();
  expect(statSync(join(directory, 'master.key')).uid).toBe(54_321);
});
