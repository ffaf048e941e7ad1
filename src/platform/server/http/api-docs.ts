/** Publishes the OpenAPI document made from the contracts, and a page that lists it. */
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** To be called before the routes it tells of are mounted. */
export function registerApiDocs(app: FastifyInstance, publicUrl: string): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  let made: Promise<object> | null = null;
  const document = () => {
    made ??= describe(routes, publicUrl);
    return made;
  };
  app.get('/api/openapi.json', { schema: { hide: true } }, document);
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(await document())),
  );
}

/**
 * Made when first asked for, on a server that listens to nobody: what draws the document is large
 * and few ever ask.
 */
async function describe(routes: readonly RouteOptions[], publicUrl: string): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger');
  const drawing = fastify({ exposeHeadRoutes: false });
  drawing.setValidatorCompiler(() => () => true);
  drawing.setSerializerCompiler(() => () => '');
  await drawing.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mooring',
        version: '1',
        description: 'A steady place to talk. Errors everywhere have the shape of the 4xx answers.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  for (const { method, url, schema } of routes) {
    drawing.route({ method, url, ...(schema ? { schema } : {}), handler: () => null });
  }
  await drawing.ready();
  return drawing.swagger();
}

interface Listed {
  readonly paths?: Record<
    string,
    Record<string, { summary?: string; tags?: string[] }> | undefined
  >;
}

/** Plain HTML: works under the strict content security policy and without JavaScript. */
function page(document: unknown): string {
  const rows = Object.entries((document as Listed).paths ?? {}).flatMap(([path, calls]) =>
    Object.entries(calls ?? {}).map(
      ([method, call]) =>
        `<tr><td>${asText(call.tags?.[0] ?? '')}</td><td><code>${method.toUpperCase()} ${asText(path)}</code></td><td>${asText(call.summary ?? '')}</td></tr>`,
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mooring API</title><h1>Mooring API</h1><p>Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1</a>. Calls marked with a lock there need <code>Authorization: Bearer …</code>.</p><table><thead><tr><th>Feature<th>Call<th>What it does</thead><tbody>${rows.join('')}</tbody></table></html>`;
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
