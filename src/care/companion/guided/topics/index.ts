/** All topic guides, read when the first is wanted. */
import type { GuidedState } from '../state.ts';
import { readTopic, topicIds } from './read.ts';
import type { TopicRun } from './run.ts';
import type { Topic } from './types.ts';

const read = new Map<string, Topic>();
let ids: ReadonlySet<string> | null = null;

/** Null where there is none of that name: a saved state may name one of an earlier version. */
export function topicById(id: string): Topic | null {
  ids ??= new Set(topicIds());
  if (!ids.has(id)) return null;
  const known = read.get(id) ?? readTopic(id);
  read.set(id, known);
  return known;
}

/** The guide that leads, with where the talk stands in it; null where none does. */
export function leading({ topic: run }: GuidedState): { topic: Topic; run: TopicRun } | null {
  const topic = run === null ? null : topicById(run.id);
  return run === null || topic === null ? null : { topic, run };
}

let told: ReadonlyMap<string, string> | null = null;

/** The topic that a situation belongs to. */
export function topicOfSituation(situation: string): string | null {
  told ??= new Map(
    topicIds().flatMap((id) => (topicById(id)?.situations ?? []).map((one) => [one, id] as const)),
  );
  return told.get(situation) ?? null;
}

/** Guides that lead only until it is known what it is about. */
export const UNDECIDED: ReadonlySet<string> = new Set(['does-not-know-why-here']);

/** What the talk was about, to stand behind "about"; null where no guide knew. */
export const titleOf = (state: GuidedState): string | null => leading(state)?.topic.title ?? null;
