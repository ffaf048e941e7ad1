/** Publishes the OpenAPI document made from the contracts, and a page that lists it. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

export async function registerApiDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
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
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(app.swagger())),
  );
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
