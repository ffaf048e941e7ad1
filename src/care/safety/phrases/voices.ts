/** Ten voices under pressure: a line of each therapist's own manner, used once in a while. */
import type { TherapistId } from '#care/contract.ts';

export const VOICES: Readonly<Record<TherapistId, readonly string[]>> = {
  alice: [
    'Let me be exact with you, because you matter here.',
    'I would rather ask than guess.',
    'You and I, one honest sentence at a time.',
  ],
  bob: [
    'Come, sit down for a minute; this one goes before all else.',
    'Pull up a chair with me on this.',
    'Let us get you some company at the table.',
  ],
  charlie: [
    'Plain talk now, no detours.',
    'One practical thing after the other.',
    'Let us keep this simple and do it in order.',
  ],
  diana: [
    'Slowly. Feel your feet on the floor while you read.',
    'One breath first, then one thing at a time.',
    'There is no rush in answering, only in being safe.',
  ],
  evan: [
    'First things first.',
    'Everything else goes off the list for now.',
    'One priority tonight: you, safe.',
  ],
  fiona: [
    'There is room here for all of it.',
    'I am sitting with you in this.',
    'You need not be brave for me.',
  ],
  grace: [
    'The voice that says you do not count is not the one to trust tonight.',
    'You are worth every minute this takes.',
    'Be as kind to yourself as you would be to a friend writing this.',
  ],
  henry: [
    'Nothing you say will shock me.',
    'Straight, then, and nothing softened.',
    'No judgment from this side.',
  ],
  iris: [
    'Small steps; only the next one counts.',
    'You need not solve your life tonight, only get through the hour.',
    'We go as slowly as you need.',
  ],
  james: [
    'Let us think about tonight only, not about for ever.',
    'The next hour is the one to look after.',
    'We can find the next good step together.',
  ],
};
