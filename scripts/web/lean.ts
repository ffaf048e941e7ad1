/** Puts two small modules of ours in the place of parts of packages that the app has no use for. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Swap {
  /** Ends of the importing module's path and of what it imports. */
  readonly importer: RegExp;
  readonly source: RegExp;
  /** Ours, from the root. */
  readonly instead: string;
}

const SWAPS: readonly Swap[] = [
  {
    importer: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    source: /\/createLucideIcon\.mjs$/,
    instead: 'src/platform/ui/create-icon.ts',
  },
  {
    importer: /react-router\/dist\/\w+\/lib\/dom\/lib\.js$/,
    source: /\/ssr\/components\.js$/,
    instead: 'src/platform/web/router-links.ts',
  },
];

const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** An icon's shapes alone: names, other names and random keys are a tenth of what icons weigh. */
const shapesOnly = (code: string): string =>
  code
    .replace(/^ {2}(?:name: "[^"]*"|size: \d+|aliases: \[[^\]]*\]),?\n/gm, '')
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/^__iconData\.node;$/m, '');

/**
 * Icons without a context and settings, links without framework mode: 5 KB gzip of every first
 * load. The build fails where a package has moved the part, so that this is noticed.
 */
export function lean(root: string): Plugin {
  const found = new Set<Swap>();
  return {
    name: 'mooring:lean',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const swap = SWAPS.find((one) => one.importer.test(importer) && one.source.test(source));
      if (!swap) return null;
      found.add(swap);
      return join(root, swap.instead);
    },
    transform(code, id) {
      return ICON.test(id) ? { code: shapesOnly(code), map: null } : null;
    },
    generateBundle() {
      const missed = SWAPS.find((swap) => !found.has(swap));
      if (missed) throw new Error(`Nothing was replaced by ${missed.instead}: has it moved?`);
    },
  };
}
