/** Reads the scripted people: who they talk to, whether they take up an exercise, what they say. */
import { readFileSync } from 'node:fs';
import { type TherapistId, therapistId } from '#care/contract.ts';

export interface Person {
  readonly id: string;
  readonly therapist: TherapistId;
  /** Says yes to an exercise when one is offered. */
  readonly willing: boolean;
  readonly lines: readonly string[];
}

export function readPeople(): Person[] {
  const text = readFileSync(new URL('./people.txt', import.meta.url), 'utf8');
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [id = '', therapist = '', mood = ''] = head.replace(/^# /, '').split(' | ');
      return { id, therapist: therapistId.parse(therapist), willing: mood === 'willing', lines };
    });
}
