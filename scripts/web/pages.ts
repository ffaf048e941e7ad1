/** Writes the HTML of every page after the scripts are built, and serves the same pages in dev. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type ViteDevServer } from 'vite';
import type * as Prerender from '../../src/web/entries/prerender.tsx';
import { type Assets, assetsOf } from './assets.ts';

type Renderer = Pick<typeof Prerender, 'pages' | 'renderPage'>;
const RENDERER = 'src/web/entries/prerender.tsx';

export function pages(root: string): Plugin {
  let outDir = '';
  return {
    name: 'mooring:pages',
    configResolved(config) {
      outDir = join(root, config.build.outDir);
    },
    async writeBundle(_, bundle) {
      const renderer = await buildRenderer(root);
      await writePages(renderer, bundle, outDir);
    },
    configureServer: (server) => () => servePages(server),
  };
}

/** The same components once more, built for Node; thrown away afterwards. */
async function buildRenderer(root: string): Promise<Renderer> {
  const outDir = join(root, 'node_modules/.cache/mooring/prerender');
  const { contracts } = await import('./contracts.ts');
  const { lean } = await import('./lean.ts');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [contracts(), lean(root)],
    // The icons in the HTML and those the scripts draw have to be the same.
    ssr: { noExternal: ['lucide-react', 'react-router'] },
    build: { ssr: RENDERER, outDir, emptyOutDir: true, minify: false },
  });
  const url = pathToFileURL(join(outDir, 'prerender.js'));
  const renderer = (await import(`${url.href}?at=${Date.now()}`)) as Renderer;
  await rm(outDir, { recursive: true });
  return renderer;
}

async function writePages(renderer: Renderer, bundle: Rolldown.OutputBundle, outDir: string) {
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const page of renderer.pages) {
    const assets = assetsOf(bundle, page);
    const styles = await Promise.all(
      assets.styles.map((file) => readFile(join(outDir, file), 'utf8')),
    );
    const html = renderer.renderPage(page, { ...assets, styles });
    for (const [, text = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
      hashes.scripts.add(hash(text));
    for (const [, text = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g))
      hashes.styles.add(hash(text));
    const path = join(outDir, page.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, html);
  }
  const policy = { scripts: [...hashes.scripts], styles: [...hashes.styles] };
  await writeFile(join(outDir, 'csp.json'), `${JSON.stringify(policy, null, 2)}\n`);
}

/** A CSP source expression (W3C CSP3 §2.3.1). */
function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function servePages(server: ViteDevServer) {
  server.middlewares.use(async (request, response, next) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    try {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const renderer = (await server.ssrLoadModule(`/${RENDERER}`)) as Renderer;
      const page =
        renderer.pages.find((one) => one.path !== undefined && matches(one.path, path)) ??
        renderer.pages.find((one) => one.file === '404.html');
      if (!page) return next();
      const assets: Assets = { scripts: [`/${page.entry}`], preload: [], fonts: [], styles: [] };
      const html = await server.transformIndexHtml(path, renderer.renderPage(page, assets));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html);
    } catch (error) {
      next(error);
    }
  });
}

/** `/app/*` matches `/app` and all below it; else the path itself, a slash at the end or not. */
function matches(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return pattern === path || `${pattern}/` === path;
  const base = pattern.slice(0, -2);
  return path === base || path.startsWith(`${base}/`);
}
