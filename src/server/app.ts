/** Puts the product together: services, every feature's routes and jobs, health, static files. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { accountJobs } from '#features/account/server/jobs.ts';
import { accountRoutes } from '#features/account/server/routes.ts';
import { createAuthenticator } from '#features/account/server/service.ts';
import { assistantRoutes } from '#features/assistant/server/routes.ts';
import { chatJobs } from '#features/chat/server/jobs.ts';
import { chatRoutes } from '#features/chat/server/routes.ts';
import type { Authed, Ctx, Services } from '#features/context.ts';
import { memoryRoutes } from '#features/memory/server/routes.ts';
import { safetyPlanRoutes } from '#features/safety-plan/server/routes.ts';
import { subscriptionJobs } from '#features/subscription/server/jobs.ts';
import { subscriptionRoutes } from '#features/subscription/server/routes.ts';
import { therapistRoutes } from '#features/therapists/server/routes.ts';
import { createMetrics } from '#platform/server/health.ts';
import { registerApiDocs } from '#platform/server/http/api-docs.ts';
import { createRouter } from '#platform/server/http/router.ts';
import { sentenceFor } from '#platform/server/http/sentences.ts';
import { createHttp } from '#platform/server/http/server.ts';
import { registerHealth } from './health.ts';
import { readInlineHashes, registerWeb } from './web-files.ts';

// Schemas say what is wrong in their own words; this is for the few that do not.
z.config({ localeError: sentenceFor });

export interface App {
  readonly http: FastifyInstance;
  /** Starts background work; the app answers before this has finished. */
  startJobs(): Promise<void>;
}

export async function createApp(services: Services, webRoot: string): Promise<App> {
  const metrics = createMetrics();
  const http = await createHttp(services.config, services.log, metrics, readInlineHashes(webRoot));
  registerApiDocs(http, services.config.PUBLIC_URL);

  const authenticate = createAuthenticator(services);
  const context = (request: FastifyRequest): Ctx => ({
    ...services,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  });
  const route = createRouter<Ctx, Authed>(http, {
    log: services.log,
    anonymous: context,
    identify: async (token, request) => {
      const actor = await authenticate(token);
      return actor ? { ...context(request), actor } : null;
    },
  });
  accountRoutes(route, services);
  therapistRoutes(route);
  chatRoutes(route);
  memoryRoutes(route);
  assistantRoutes(route, services);
  safetyPlanRoutes(route);
  subscriptionRoutes(route);

  for (const job of [
    ...accountJobs(services),
    ...chatJobs(services),
    ...subscriptionJobs(services),
  ]) {
    services.jobs.define(job);
  }
  registerHealth(http, services, metrics);
  await registerWeb(http, webRoot);
  return { http, startJobs: () => services.jobs.start() };
}
