/** The reviewed prompt texts, read once. They are ours alone: no word of a person is put into them. */
import { readFileSync } from 'node:fs';
import { THERAPIST_IDS, type TherapistId } from '#care/contract.ts';

type Task = 'summary' | 'opinion' | 'memories';
export type Constraint = 'distress' | 'danger' | 'appended' | 'retry';

const read = (name: string): string =>
  readFileSync(new URL(`../prompts/${name}.md`, import.meta.url), 'utf8').trim();

const shared = read('shared');
const voices = Object.fromEntries(THERAPIST_IDS.map((id) => [id, read(id)])) as Readonly<
  Record<TherapistId, string>
>;
const constraints: Readonly<Record<Constraint, string>> = {
  distress: read('levels/distress'),
  danger: read('levels/danger'),
  appended: read('levels/appended'),
  retry: read('levels/retry'),
};
const tasks: Readonly<Record<Task, string>> = {
  summary: read('summary'),
  opinion: read('opinion'),
  memories: read('memories'),
};

/** The same beginning for every turn of a therapist, so that upstreams can cache it. */
export function instructionsFor(
  therapistId: TherapistId,
  under: readonly Constraint[] = [],
): string {
  return [shared, voices[therapistId], ...under.map((one) => constraints[one])].join('\n\n');
}

export const taskInstructions = (task: Task): string => tasks[task];
