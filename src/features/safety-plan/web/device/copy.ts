/** The copy of the plan on this device: made when the person says so, read without a network. */
import type { CrisisResource } from '#care/contract.ts';
import { call } from '#platform/web/api.ts';
import { keepSealed, readSealed } from '#platform/web/device.ts';
import { isSomethingKept } from '#platform/web/device-end.ts';
import { readToken } from '#platform/web/session.ts';
import { readSafetyPlan } from '../../contract.ts';
import type { PlanAnswer } from '../api.ts';

const NAME = 'safety-plan';
/** Local storage: the country's crisis lines, which are nobody's secret. */
const LINES = 'crisis-lines';

export interface DeviceCopy extends PlanAnswer {
  /** When it was made, ISO 8601. */
  readonly keptAt: string;
}

/** @throws where the browser refuses storage */
export async function keepCopy({ plan, resources }: PlanAnswer): Promise<void> {
  // Who has signed out meanwhile leaves nothing behind.
  if (readToken() === null) return;
  const copy: DeviceCopy = { plan, resources, keptAt: new Date().toISOString() };
  await keepSealed(NAME, copy);
}

export const readCopy = (): Promise<DeviceCopy | null> =>
  isSomethingKept() ? readSealed<DeviceCopy>(NAME) : Promise.resolve(null);

/** Brings a copy that was agreed to up to date; makes none of its own accord. */
export async function refreshCopy(): Promise<void> {
  if (!isSomethingKept()) return;
  const answer = await call(readSafetyPlan);
  if (isSomethingKept()) await keepCopy(answer);
}

export function rememberLines(resources: readonly CrisisResource[]): void {
  try {
    localStorage.setItem(LINES, JSON.stringify(resources));
  } catch {
    // The lines in the page stand in.
  }
}

export function rememberedLines(): readonly CrisisResource[] | null {
  try {
    return JSON.parse(localStorage.getItem(LINES) ?? 'null') as CrisisResource[] | null;
  } catch {
    return null;
  }
}
