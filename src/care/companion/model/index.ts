/** The model side of the companion. Importing this loads no SDK; `createUpstream` does. */
export { createModelCompanion, type ModelCompanionOptions } from './companion.ts';
export { type Insight, type InsightRequest, structured } from './insights.ts';
export {
  type CandidateMemory,
  createMemoryExtractor,
  type MemoryExtractor,
  type SaidByPerson,
} from './memories.ts';
export { type FaultReport, type UpstreamOptions, upstreamOptions } from './options.ts';
export { CompanionUnavailable, type Unavailability } from './unavailable.ts';
export { createUpstream, type Upstream } from './upstream.ts';
export { type Allowance, allowanceOf, type UsageMeter } from './usage.ts';
