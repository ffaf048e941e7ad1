/** Mending the links that npm cannot pack. */
import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mendLinks } from './binaries.ts';

let root: string;
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'links-')), 'native');
  mkdirSync(join(root, 'lib'), { recursive: true });
  const links = [
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
    { source: 'native/lib/libz.so.1.2', target: 'native/lib/libz.so.1' },
  ];
  writeFileSync(join(root, 'pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => rmSync(join(root, '..'), { recursive: true }));

it('makes the links that are missing and leaves the others', () => {
  symlinkSync('of the install script', join(root, 'lib', 'libz.so.1'));
  mendLinks(root);
  expect(readlinkSync(join(root, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect(readlinkSync(join(root, 'lib', 'libz.so.1'))).toBe('of the install script');
});

it('says what to do where it may not make one', () => {
  rmSync(join(root, 'lib'), { recursive: true });
  expect(() => mendLinks(root)).toThrow('npm rebuild');
});
