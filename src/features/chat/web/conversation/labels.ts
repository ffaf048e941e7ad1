/** Times in words: the hour of a message, the day it belongs to, how long ago something was. */

import { LOCALE } from '#platform/web/locale.ts';

/** What the product shows for a time it cannot read. */
export const INVALID = 'Invalid Date';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Made when first wanted: each costs a phone about as much as drawing a screen of messages. */
const format = (options: Intl.DateTimeFormatOptions) => {
  let formatter: Intl.DateTimeFormat | undefined;
  return (at: Date) => {
    if (Number.isNaN(at.getTime())) return INVALID;
    formatter ??= new Intl.DateTimeFormat(LOCALE, options);
    return formatter.format(at);
  };
};
const hour = format({ hour: 'numeric', minute: '2-digit' });
const weekday = format({ weekday: 'long', day: 'numeric', month: 'long' });
const date = format({ day: 'numeric', month: 'long', year: 'numeric' });
const exact = format({ dateStyle: 'full', timeStyle: 'short' });
let relative: Intl.RelativeTimeFormat | undefined;
const ago = (amount: number, unit: Intl.RelativeTimeFormatUnit) => {
  relative ??= new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
  return relative.format(-amount, unit);
};

/** '3:07 AM', in the reader's locale and zone. */
export const timeLabel = (iso: string) => hour(new Date(iso));

/** The whole moment, for a tooltip. */
export const exactLabel = (iso: string) => exact(new Date(iso));

/** Days since midnight between two moments, in the reader's zone. */
function daysBetween(earlier: Date, later: Date): number {
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return Math.round((midnight(later) - midnight(earlier)) / DAY);
}

/** 'Today', 'Yesterday', 'Tuesday 3 March', or with the year where it is another one. */
export function dayLabel(iso: string, now: Date): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return INVALID;
  const days = daysBetween(at, now);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return at.getFullYear() === now.getFullYear() ? weekday(at) : date(at);
}

/** 'just now', '5 minutes ago', '3 hours ago', 'yesterday', '4 days ago', then the date. */
export function relativeLabel(iso: string, now: Date): string {
  const at = new Date(iso);
  const passed = now.getTime() - at.getTime();
  if (Number.isNaN(passed)) return INVALID;
  // A clock a little behind the server's must not speak of the future.
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute');
  const days = daysBetween(at, now);
  if (days === 0) return ago(Math.floor(passed / HOUR), 'hour');
  return days < 7 ? ago(days, 'day') : date(at);
}

/** '1 message', '12 messages'. */
export function countLabel(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`;
}
