/** The sentences of the profile, and the words for its dates. */
import { LOCALE } from '#platform/web/locale.ts';

export const WORDS = {
  photoSaved: 'Profile image updated successfully!',
  photoFailed: 'Failed to save profile image',
  photoAgain: 'Failed to update profile image. Please try again.',
  saved: 'Profile updated successfully!',
  saveFailed: 'Failed to save profile',
  saveAgain: 'Failed to update profile. Please try again.',
  passwordChanged: 'Password changed successfully!',
  passwordFailed: 'Failed to change password',
  passwordAgain: 'Failed to change password. Please try again.',
  deleteFailed: 'Failed to delete account',
  deleteAgain: 'Failed to delete account. Please try again.',
  planFailed: 'Operation failed. Please try again.',
  planAgain: 'An error occurred. Please try again.',
  cancelPlan:
    'Are you sure you want to cancel your subscription? You will lose access to premium features.',
  cancelled: 'Subscription cancelled successfully!',
  upgraded: 'Subscription upgraded successfully!',
} as const;

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });

/** 'March 9, 2026', in the person's own time zone. */
export const dayOf = (moment: string) => day.format(new Date(moment));

/** '1 day', '7 days', '1.5 days'. */
export const daysOf = (count: number) => (count === 1 ? '1 day' : `${count} days`);

const STEPS = [
  [3_600_000, 60_000, 'minute'],
  [86_400_000, 3_600_000, 'hour'],
  [30 * 86_400_000, 86_400_000, 'day'],
] as const;
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** 'now', '5 minutes ago', 'yesterday'; a date where it is longer than a month ago. */
export function agoOf(moment: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - Date.parse(moment));
  if (ms < 60_000) return 'just now';
  const step = STEPS.find(([below]) => ms < below);
  return step ? relative.format(-Math.floor(ms / step[1]), step[2]) : dayOf(moment);
}
