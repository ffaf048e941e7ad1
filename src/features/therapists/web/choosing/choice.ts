/** What happens when somebody chooses a therapist. Pure. */
import { opens } from '#features/subscription/entitlements.ts';
import { type Status, standingOf } from '#features/subscription/standing.ts';
import type { Therapist } from '../../contract.ts';

/**
 * `wait`: not known yet · `open`: go · `first`: the plan opens one and none was chosen yet ·
 * `advanced`: the plan is too small · `plan`: there is none.
 */
export type Choice = 'wait' | 'open' | 'first' | 'advanced' | 'plan';

/**
 * `status`: undefined while it loads, null where it could not be had: the server decides then.
 * `all`: every therapist there is, open or not.
 */
export function choiceFor(
  therapist: Therapist,
  status: Status | null | undefined,
  all: readonly Therapist[],
): Choice {
  if (status === undefined) return 'wait';
  if (therapist.available || status === null) return 'open';
  if (!opens(standingOf(status), 'chat')) return 'plan';
  return all.some(({ available }) => available) ? 'advanced' : 'first';
}

export function advancedNeeded(name: string, persona: string): string {
  return `You need an Advanced Plan to talk with ${name}. Your plan opens one ${persona}.`;
}
