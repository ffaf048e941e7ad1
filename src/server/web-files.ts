/** Serves the built web app: compressed files, prerendered pages, the shell for everything in /app. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#platform/server/errors.ts';
import type { InlineHashes } from '#platform/server/http/server.ts';

/** Hashes of inline scripts and styles, written by the build. */
export function readInlineHashes(webRoot: string): InlineHashes {
  const path = join(webRoot, 'csp.json');
  if (!existsSync(path)) return { scripts: [], styles: [] };
  return JSON.parse(readFileSync(path, 'utf8')) as InlineHashes;
}

const YEAR = 365 * 86_400;

export async function registerWeb(http: FastifyInstance, webRoot: string): Promise<void> {
  if (!existsSync(join(webRoot, 'index.html'))) return;
  await http.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    wildcard: true,
    index: ['index.html'],
    redirect: false,
    cacheControl: false,
    globIgnore: ['csp.json'],
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  });
  http.setNotFoundHandler((request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || path.startsWith('/api/') || !acceptsHtml(request.headers.accept)) {
      throw new AppError('not_found', 'There is nothing at this address.');
    }
    return page(reply, webRoot, path);
  });
}

function page(reply: FastifyReply, webRoot: string, path: string): FastifyReply {
  if (path === '/app' || path.startsWith('/app/')) return reply.sendFile('app/index.html', webRoot);
  const directory = knownPage(webRoot, path);
  if (directory) return reply.sendFile(`${directory}/index.html`, webRoot);
  return reply.code(404).sendFile('404.html', webRoot);
}

/** `/login` → `login`; `/reset-password/<token>` → `reset-password`. */
function knownPage(webRoot: string, path: string): string | null {
  const first = /^\/([a-z-]+)(\/[A-Za-z0-9_-]*)?\/?$/.exec(path);
  if (!first?.[1] || (first[2] && first[1] !== 'reset-password')) return null;
  return existsSync(join(webRoot, first[1], 'index.html')) ? first[1] : null;
}

function cachingOf(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${YEAR}, immutable`;
  return 'no-cache';
}

function acceptsHtml(accept: string | undefined): boolean {
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
}
