/** HTTP of the help assistant. */
import { upstreamOptions } from '#care/companion/model/options.ts';
import { createUpstream } from '#care/companion/model/upstream.ts';
import type { Authed, Ctx, Services } from '#features/context.ts';
import type { Router } from '#platform/server/http/router.ts';
import { askAssistant } from '../contract.ts';
import { ask } from './service.ts';

export function assistantRoutes(route: Router<Ctx, Authed>, { config, log }: Services): void {
  const options = upstreamOptions(config);
  const upstream = options
    ? createUpstream({
        ...options,
        retries: 0,
        onFault: ({ reason, status, ms }) => log.warn({ reason, status, ms }, 'the model failed'),
      })
    : null;
  route.user(askAssistant, (ctx, { body, signal }) =>
    ask(ctx, upstream, {
      message: body.message,
      risk: body.risk ?? null,
      earlier: body.earlier ?? [],
      signal,
    }),
  );
}
