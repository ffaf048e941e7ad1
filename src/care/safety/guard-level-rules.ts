/** What a reply must not say at certain levels, beside what it must never say. */
import { type GuardRule, words } from './guard-rules.ts';

/** Only where the named level is being answered. */
export const AT_LEVEL: Readonly<Record<string, readonly GuardRule[]>> = {
  abuse: [
    {
      reason: 'harm',
      match: words(
        'couples? (?:counsel\\w*|therapy)|both sides|what could you do differently|his side|forgive him|try to be more',
      ),
    },
  ],
  medical_emergency: [
    {
      reason: 'reassurance',
      match: words(
        'probably (?:just|nothing|fine)|often muscular|lie down and|drink some water|wait and see|rest for|no need to (?:call|worry)|will pass|take an aspirin',
      ),
    },
  ],
  harm_to_others: [
    {
      reason: 'agreement',
      match: words('has earned it|deserves it|understand your anger he|how you would do it'),
    },
  ],
};
