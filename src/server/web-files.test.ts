/** The file server, on a web app of four files: which address opens which page, and what is refused. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { createMetrics } from '#platform/server/health.ts';
import { createHttp } from '#platform/server/http/server.ts';
import { createLog } from '#platform/server/log.ts';
import { registerWeb } from './web-files.ts';

const PAGES = { 'index.html': 'landing', '404.html': 'nothing', 'about/index.html': 'about' };

let http: FastifyInstance;
beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(root, 'about'));
  for (const [name, text] of Object.entries({ ...PAGES, 'icon.svg': '<svg/>' })) {
    writeFileSync(join(root, name), text);
  }
  const log = createLog('info', { write: () => undefined });
  http = await createHttp(readConfig({}), log, createMetrics(), { scripts: [], styles: [] });
  await registerWeb(http, root);
});
afterAll(() => http.close());

const HTML = { accept: 'text/html,*/*;q=0.8' };

it.each([
  ['/', 200, 'landing'],
  ['/about', 200, 'about'],
  ['/about/', 200, 'about'],
  ['/about//', 200, 'about'],
  ['//about', 200, 'about'],
  ['//', 404, 'nothing'],
  ['/nowhere', 404, 'nothing'],
] as const)('%s', async (url, status, text) => {
  const answer = await http.inject({ url, headers: HTML });
  expect([answer.statusCode, answer.body]).toEqual([status, text]);
  expect(answer.headers['content-type']).toContain('text/html');
});

it('gives a part of a file, and says how long it is where the part is behind its end', async () => {
  const part = await http.inject({ url: '/icon.svg', headers: { range: 'bytes=1-3' } });
  expect([part.statusCode, part.body]).toEqual([206, 'svg']);
  const beyond = await http.inject({ url: '/icon.svg', headers: { range: 'bytes=99-' } });
  expect(beyond.statusCode).toBe(416);
  expect(beyond.headers['content-range']).toBe('bytes */6');
  expect(beyond.json()).toMatchObject({ success: false, code: 'range_not_satisfiable' });
});
