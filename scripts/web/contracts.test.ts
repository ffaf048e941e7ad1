/** The browser gets the addresses of a contract and none of its schemas. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { contracts } from './contracts.ts';

const path = (name: string) => fileURLToPath(new URL(`../../src/${name}`, import.meta.url));

async function load(id: string): Promise<string | null> {
  const { load: hook } = contracts();
  if (typeof hook !== 'function') throw new Error('The plugin has no load hook');
  const result = (await hook.call({} as never, id)) as { code: string } | null;
  return result?.code ?? null;
}

test('an endpoint is its method, path and access', async () => {
  const code = await load(path('features/account/contract.ts'));
  expect(code).toContain(
    'export const login = {"method":"POST","path":"/api/auth/login","access":"public"};',
  );
  expect(code).not.toMatch(/zod|response|export const user\b/);
});

test('plain values stay', async () => {
  expect(await load(path('features/subscription/contract.ts'))).toContain(
    'export const PLANS = ["base","advanced"];',
  );
});

test('other modules are left alone', async () => {
  expect(await load(path('features/account/rules.ts'))).toBeNull();
});
