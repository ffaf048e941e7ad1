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

const MEANS =
  '(?:pills?|tablets?|capsules?|overdos\\w*|paracetamol|acetaminophen|tylenol|ibuprofen|aspirin|opioids?|fentanyl|insulin|ropes?|nooses?|cords?|hanging|guns?|pistols?|shotguns?|rifles?|bullets?|trigger|blades?|razors?|knife|knives|veins?|arteries|artery|wrists?|thighs?|bridges?|railings?|ledge|rooftop|cliff|tracks|exhaust|helium|bleach|ammonia|antifreeze|carbon monoxide|drown\\w*|lethal|fatal|survivable|painless)';

/**
 * Once a session has shown the wish to die or to be hurt, a means is spoken of to put it away, to ask
 * about it, or because they did; in any other sentence it is not for us to bring up.
 */
export const AFTER_DANGER: GuardRule = {
  reason: 'method',
  match: words(MEANS),
  unless:
    / (?:put|bandage|clean|wound|away|out of (?:reach|the house)|lock\w*|unlock\w*|handed|hand (?:it|them|over)|gave|give|given|move|moved|leave|left|distance|far from|throw|threw|flush\w*|remove\w*|rid of|hold on to|keep|kept|someone else|neighbou?r|pharmacist|doctor|prescri\w+|poison|packaging|you (?:said|told|wrote|took|take|have|had|bought|counted|thought|were|are|crossed|walked|climbed)|train to|your train) |^ (?:are|is|do|did|does|have|has|where|who|what|how|can|could|will|would|which|when) /,
};
