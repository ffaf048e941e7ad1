/** How long a sign-in and a choice of therapist last. Pure. */
import { DAY } from '#platform/server/clock.ts';

/** Without use a session ends after `idle`; whatever the use, after `absolute`. Milliseconds. */
export function sessionLifetime(remember: boolean): { idle: number; absolute: number } {
  return remember ? { idle: 30 * DAY, absolute: 180 * DAY } : { idle: DAY, absolute: 7 * DAY };
}

export function nextExpiry(now: Date, remember: boolean, endsAt: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLifetime(remember).idle, endsAt.getTime()));
}

/** A reset link works for this long, in milliseconds. */
export const RESET_LIFETIME = 60 * 60 * 1000;

/** On the Base plan a choice of therapist holds for this long, in milliseconds. */
export const CHOICE_HOLDS = 7 * DAY;

/** When a choice made at `since` may be changed; null if that is now, or if none was made. */
export function changeableFrom(since: Date | null, now: Date): Date | null {
  if (since === null) return null;
  const from = new Date(since.getTime() + CHOICE_HOLDS);
  return from.getTime() > now.getTime() ? from : null;
}
