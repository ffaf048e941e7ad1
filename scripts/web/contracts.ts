/** Takes the schemas out of contracts for the browser: what it needs of a call is where it goes. */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT = /\/src\/(?:features|care|platform)\/.*contract\.ts$/;

/**
 * Replaces each contract module by its plain values: an endpoint becomes `{method, path, access}`,
 * lists and texts stay, schemas go. The server checks every request and answer against them
 * anyway, and Zod alone would be a fifth of the sign-in page. An import of a schema from web code
 * fails the build, because the name is no longer exported.
 */
export function contracts(): Plugin {
  return {
    name: 'mooring:contracts',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?')[0] ?? id;
      if (!CONTRACT.test(path)) return null;
      const module: Record<string, unknown> = await import(
        `${pathToFileURL(path).href}?at=${Date.now()}`
      );
      const lines = Object.entries(module).flatMap(([name, value]) => {
        const plain = plainOf(value);
        return plain === undefined ? [] : [`export const ${name} = ${JSON.stringify(plain)};`];
      });
      return { code: lines.join('\n'), moduleSideEffects: false, map: null };
    },
  };
}

function plainOf(value: unknown): unknown {
  if (typeof value === 'function' || value === undefined) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('_zod' in value) return undefined;
  if ('method' in value && 'path' in value && 'access' in value) {
    const { method, path, access } = value;
    return { method, path, access };
  }
  return value;
}
