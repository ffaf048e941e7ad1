/** The ten AI therapists as people meet them: name, specialty, method and what to expect. */
import { SPECIALTIES, type Specialty, THERAPIST_IDS, type TherapistId } from '#care/contract.ts';

export interface TherapistProfile {
  readonly id: TherapistId;
  readonly name: string;
  readonly specialty: Specialty;
  readonly method: string;
  readonly description: string;
}

const ABOUT: Readonly<Record<TherapistId, { method: string; description: string }>> = {
  alice: {
    method: 'Communication skills after Gottman',
    description:
      'For the space between two people: what was said, what was meant, and how to say the next thing so that it can be heard.',
  },
  bob: {
    method: 'Family systems',
    description:
      'For families as they are: old roles, loyalties and arguments that outlive their cause, and where you want to stand in them.',
  },
  charlie: {
    method: 'Cognitive behavioural therapy',
    description:
      'For worry that keeps talking. Practical and a little dry: look at the prediction, test it, and take one small step towards it.',
  },
  diana: {
    method: 'Grounding and stabilisation',
    description:
      'For what happened and what it left in the body. Slow, asks before each step, and never digs for details.',
  },
  evan: {
    method: 'Problem solving and recovery',
    description:
      'For too much at once. Sorts the load, finds what gives, and makes room for rest that actually rests you.',
  },
  fiona: {
    method: 'Grief work and continuing bonds',
    description:
      'For loss, recent or long ago. No stages to complete and no hurry; room for the person you miss.',
  },
  grace: {
    method: 'Self-compassion and values',
    description:
      'For the voice that says you are not enough. Listens to it, checks its evidence, and practises a fairer one.',
  },
  henry: {
    method: 'Motivational interviewing',
    description:
      'For drinking, using, gambling and other habits with a grip. Level and unshockable; your reasons, your pace.',
  },
  iris: {
    method: 'Behavioural activation',
    description:
      'For days that are grey or stopped. Patient, with steps small enough for the energy there is.',
  },
  james: {
    method: 'Shared meaning and decisions',
    description:
      'For marriages and long partnerships: conflict that repeats, decisions that wait, and what you still want to build.',
  },
};

export const THERAPISTS: readonly TherapistProfile[] = THERAPIST_IDS.map((id, index) => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  specialty: SPECIALTIES[index] ?? 'anxiety',
  ...ABOUT[id],
}));

/** undefined for an id that is nobody's. */
export function findTherapist(id: string): TherapistProfile | undefined {
  return THERAPISTS.find((therapist) => therapist.id === id);
}

/** Path of the drawn portrait. */
export function portraitOf(id: TherapistId): string {
  return `/portraits/${id}.svg`;
}
