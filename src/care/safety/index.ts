/** Safety's public face: what the companion and every feature with a free-text field may use. */
export { BANNER_PHRASES, matchesBannerPhrase } from './banner.ts';
export { detect, urgency } from './detector.ts';
export { type GuardContext, type GuardVerdict, guardOutput } from './guard.ts';
export { inTongue } from './in-tongue.ts';
export { spokenLines } from './lines.ts';
export { assessAndAnswer, protocolReply } from './protocol.ts';
export { resourcesFor } from './resources.ts';
export { isDanger, NO_RISK, nextRisk } from './risk.ts';
export * from './safety-plan.ts';
export { isPlainlyHarmless } from './suspicion.ts';
export type * from './types.ts';
