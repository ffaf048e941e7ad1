/** Finds in a finished build which files a page needs, so that it can ask for all of them at once. */
import type { Rolldown } from 'vite';

export interface Assets {
  /** URLs of module scripts to run. */
  readonly scripts: readonly string[];
  /** URLs of module scripts these will import. */
  readonly preload: readonly string[];
  /** URLs of fonts. */
  readonly fonts: readonly string[];
  /** Files of style sheets, relative to the output. */
  readonly styles: readonly string[];
}

export interface PageNeeds {
  /** Source file of the page's entry script. */
  readonly entry: string;
  /** Source files loaded on demand that this page is sure to need. */
  readonly alsoLoads: readonly string[];
}

export function assetsOf(bundle: Rolldown.OutputBundle, page: PageNeeds): Assets {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunkOf(chunks, page.entry);
  const needed = new Set<string>();
  const visit = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    const chunk = chunks.find((one) => one.fileName === name);
    for (const imported of chunk?.imports ?? []) visit(imported);
  };
  visit(entry.fileName);
  const other = chunks.find((one) => one.isEntry && one !== entry && needed.has(one.fileName));
  if (other) {
    // It would draw its own page over this one; the code both share belongs in a group of vite.config.ts.
    throw new Error(`${page.entry} imports from ${other.name}, the script of another page`);
  }
  for (const source of page.alsoLoads) visit(chunkOf(chunks, source).fileName);

  const styles = new Set<string>();
  for (const chunk of chunks.filter((one) => needed.has(one.fileName))) {
    for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
  }
  needed.delete(entry.fileName);
  return {
    scripts: [`/${entry.fileName}`],
    preload: [...needed].map((name) => `/${name}`),
    fonts: Object.keys(bundle)
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => `/${name}`),
    styles: [...styles],
  };
}

function chunkOf(chunks: Rolldown.OutputChunk[], source: string): Rolldown.OutputChunk {
  const found = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/${source}`));
  if (!found) throw new Error(`No chunk was built from ${source}`);
  return found;
}
