/** What follows a no in the same message. */
import { denies } from './denial.ts';
import { englishHits } from './english.ts';
import { listenerTo, wordsIn } from './listening.ts';
import type { Score } from './statistics/risk.ts';
import { despiteNo, enough, settled } from './thresholds.ts';
import type { RiskState } from './types.ts';

/** "I don't want to do anything. It's just, if I drifted over the line": what follows a no is read by itself. */
export function behindNo(
  parts: readonly string[],
  plain: readonly string[],
  previous: RiskState,
): Score | null {
  const at = parts.findIndex((part) => denies([part], true, false));
  const rest = plain.slice(at + 1);
  if (at < 0 || rest.length === 0) return null;
  const words = wordsIn(rest);
  // The no may go on there: "What, no. I'm not going to kill myself, just drunk".
  const hits = englishHits(rest);
  const least = hits.some(({ flags }) => flags.includes('denial')) ? despiteNo(hits) : 0;
  return listenerTo(rest, words)(Math.max(enough(hits, rest), least, settled(previous)));
}
