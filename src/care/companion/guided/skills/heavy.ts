/** Answers that are no success: what hurts, what is in the way, what they cannot do. */
import type { Turn } from '../turn.ts';

/** What is in the way, or hurts, is taken without praise. */
export const ticks = (all: readonly string[], { reading }: Turn): readonly string[] =>
  reading.feelings.some(({ family }) => family !== 'glad') || HURTS.test(reading.text)
    ? all.filter((line) => !PRAISE.test(line))
    : all;
const HURTS =
  /\b(?:can'?t|cannot|couldn'?t|never|nobody|no one|nothing|won'?t|not able|too (?:hard|much)|worst|leave|lose|died?)\b/i;
const PRAISE = /\b(?:good|fine|nice|great|well done|lovely|perfect|yes|keep that)\b/i;

/** A step that is too big for them. */
export const CANT =
  /\b(?:(?:the|a) (?:bit|part|thing|step) (?:that )?i (?:just )?(?:can'?t|cannot|couldn'?t)|i (?:just |really )?(?:can'?t|cannot|couldn'?t) (?:even )?(?:do|manage|face) (?:it|that|any of)|(?:that'?s|it'?s|still) (?:way |far |just )?too (?:hard|much|big|scary)|i'?d (?:just |only |probably )*(?:roll over|give up|stay in bed|bottle it|chicken out|not do it|go back to bed|back out))\b/i;
