/** The model side of the companion. Importing this loads no SDK; `createUpstream` does. */
export { createModelCompanion } from './companion.ts';
export { structured } from './insights.ts';
export type { FaultReport, UpstreamOptions } from './options.ts';
export { CompanionUnavailable, type Unavailability } from './unavailable.ts';
export { createUpstream, type Upstream } from './upstream.ts';
export type { Allowance } from './usage.ts';
