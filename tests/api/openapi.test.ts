/** The published description of the API: every endpoint of the contracts, and nothing else. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoints } from '#server/endpoints.ts';
import { startApp, type TestApp } from '#tests/factories/app.ts';

const document = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.looseObject({}) }))),
});

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** `/things/:id` is `/things/{id}` there. */
const called = endpoints
  .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  .sort();

it('tells of every endpoint, and says the same when asked again', async () => {
  const asked = async () => {
    const response = await fetch(`${app.url}/api/openapi.json`);
    expect(response.status).toBe(200);
    return document.parse(await response.json());
  };
  const [first, again] = await Promise.all([asked(), asked()]);
  const told = Object.entries(first.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(told.sort()).toEqual(called);
  expect(first.openapi).toBe('3.1.0');
  expect(again).toEqual(first);
});

it('lists them on a page that needs no script', async () => {
  const response = await fetch(`${app.url}/api/docs`);
  const page = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(page.match(/<code>[A-Z]+ \/api/g)).toHaveLength(called.length);
  expect(page).not.toContain('<script');
});
