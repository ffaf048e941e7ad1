/** The companion that every feature talks to: a configured model's, or else the guided one. */
import type { Config } from '#platform/server/config.ts';
import type { Log } from '#platform/server/log.ts';
import { guidedCompanion } from './guided-companion.ts';
import { upstreamOptions } from './model/options.ts';
import { withSafetyPlan } from './plan/companion.ts';
import type { Companion } from './types.ts';

export type * from './types.ts';

/**
 * Without a model in the settings the guided companion answers: complete on any machine. What a
 * model needs is loaded only where there is one.
 */
export async function createCompanion(
  config: Pick<Config, 'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>,
  log: Log,
): Promise<Companion> {
  const options = upstreamOptions(config);
  if (!options) return withSafetyPlan(guidedCompanion);
  const { createModelCompanion, createUpstream } = await import('./model/index.ts');
  const upstream = createUpstream({
    ...options,
    onFault({ reason, status, ms }) {
      // Given up by ourselves, because nobody waits for it: no fault of the model's.
      if (reason !== 'aborted') log.warn({ reason, status, ms }, 'the model failed');
    },
  });
  return withSafetyPlan(createModelCompanion({ upstream, guided: guidedCompanion }));
}
