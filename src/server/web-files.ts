/** Serves the built web app: compressed files, prerendered pages, the shell for everything in /app. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/server/errors.ts';
import type { InlineHashes } from '#platform/server/http/headers.ts';

/** Hashes of inline scripts and styles, written by the build. */
export function readInlineHashes(webRoot: string): InlineHashes {
  const path = join(webRoot, 'csp.json');
  if (!existsSync(path)) return { scripts: [], styles: [] };
  return JSON.parse(readFileSync(path, 'utf8')) as InlineHashes;
}

/** Links of old name pages of the app without its folder. */
const BARE = /^\/chat(\/|$)/;

/** Pages whose forms a browser without JavaScript posts to them: it is shown the page, which says so. */
const FORMS = ['/login', '/register', '/forgot-password', '/reset-password/*'];

const YEAR = 365 * 86_400;

export async function registerWeb(http: FastifyInstance, webRoot: string): Promise<void> {
  const built = existsSync(join(webRoot, 'index.html'));
  http.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!built || !isPage || path.startsWith('/api/') || !acceptsHtml(request.headers.accept)) {
      throw new AppError('not_found', 'There is nothing at this address.');
    }
    if (BARE.test(path)) return reply.redirect(`/app${request.url}`);
    return page(reply, webRoot, path);
  });
  if (!built) return;
  for (const url of FORMS) {
    // Before the body is read, which may hold a password.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
      reply.redirect(pathOf(request), 303);
    http.post(url, { schema: { hide: true }, onRequest }, async () => undefined);
  }
  http.addHook('onRoute', (route) => {
    if (route.url === '/*') route.onRequest = askPageInstead;
  });
  await http.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    wildcard: true,
    index: ['index.html'],
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  });
}

/** Of `//` the file server makes a refusal; who has mistyped an address wants a page. */
function askPageInstead(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (pathOf(request).includes('//')) reply.callNotFound();
  else done();
}

/** Not as a URL is read: `//host` would be one, and `//` none at all. */
const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/, 1)[0] ?? '';

function page(reply: FastifyReply, webRoot: string, path: string): FastifyReply {
  const found = pageFor(webRoot, path);
  return found
    ? reply.sendFile(`${found}/index.html`, webRoot)
    : reply.code(404).sendFile('404.html', webRoot);
}

/** Below these the nearest page above serves too: `/app/chat/iris` is drawn by `app/chat`. */
const OPEN_ENDED = new Set(['app', 'reset-password', 'test-checkout']);

/** The folder of the page for a path, or null. */
function pageFor(webRoot: string, path: string): string | null {
  if (!/^[A-Za-z0-9/_-]+$/.test(path)) return null;
  const segments = path.split('/').filter((segment) => segment !== '');
  for (let depth = segments.length; depth > 0; depth -= 1) {
    const folder = segments.slice(0, depth).join('/');
    const serves = depth === segments.length || OPEN_ENDED.has(segments[0] ?? '');
    if (serves && existsSync(join(webRoot, folder, 'index.html'))) return folder;
  }
  return null;
}

function cachingOf(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${YEAR}, immutable`;
  return 'no-cache';
}

function acceptsHtml(accept: string | undefined): boolean {
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
}
