/** The ten voices by therapist. */
import type { TherapistId } from '#care/contract.ts';
import { ALICE } from './alice.ts';
import { BOB } from './bob.ts';
import { CHARLIE } from './charlie.ts';
import { DIANA } from './diana.ts';
import { EVAN } from './evan.ts';
import { FIONA } from './fiona.ts';
import { GRACE } from './grace.ts';
import { HENRY } from './henry.ts';
import { IRIS } from './iris.ts';
import { JAMES } from './james.ts';
import type { Voice } from './types.ts';

export const VOICES: Readonly<Record<TherapistId, Voice>> = {
  alice: ALICE,
  bob: BOB,
  charlie: CHARLIE,
  diana: DIANA,
  evan: EVAN,
  fiona: FIONA,
  grace: GRACE,
  henry: HENRY,
  iris: IRIS,
  james: JAMES,
};
