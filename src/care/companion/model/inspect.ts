/** Safety's output guard, in the shapes that the model companion needs it in. */
import { forbidden, guardOutput, mayOffend, pastMending } from '#care/safety/guard.ts';
import type { GuardContext } from '#care/safety/index.ts';
import type { Inspector, Release } from './release.ts';
import { looksEnglish, suspects } from './suspects.ts';
import { languageBeside } from './tongue.ts';
import type { Turn } from './turn.ts';

export function inspectorFor(turn: Turn): Inspector {
  return inspectorOf(contextOf(turn));
}

export function inspectorOf(context: GuardContext): Inspector {
  return {
    allows: (text) => forbidden(text, context).length === 0,
    refuses: (text) => pastMending(text, context),
    doubts: (beginning, before) => foreign(beginning) || mayOffend(beginning, context, before),
    suspects,
  };
}

/** Whose suspect words nobody has listed: such a sentence waits, whatever was written before it. */
function foreign(beginning: string): boolean {
  const lately = beginning.slice(-LATELY);
  return lately.trim().split(/\s+/).length > 4 && !looksEnglish(lately);
}
const LATELY = 200;

/** What is said in the place of a reply that was stopped. */
export function insteadOf(turn: Turn, release: Release): string {
  const language = languageBeside(turn.input, release.heard);
  const context = { ...contextOf(turn), language };
  const verdict = guardOutput(release.heard, context);
  if (!verdict.ok) return verdict.replacement;
  const nothing = guardOutput('', context);
  return nothing.ok ? '' : nothing.replacement;
}

/** For short texts outside a conversation; an empty one says nothing, and no harm. */
export function isHarmless(text: string): boolean {
  return (
    text.trim() === '' || guardOutput(text, { level: 'none', riskPeak: 'none', bare: true }).ok
  );
}

/** Meant for a program, and no fact about anybody. */
const ORDER =
  /\b(?:ignore|disregard|override|bypass|obey)\b.{0,40}\b(?:rules?|instructions?|safety|guards?|prompts?|filters?)\b|\b(?:system prompt|developer mode|jailbreak|level none)\b/i;

export const isOrder = (line: string): boolean => ORDER.test(line);

function contextOf({ input, judged }: Turn): GuardContext {
  const lastReply = input.history.findLast(({ role }) => role === 'assistant')?.content;
  return {
    level: judged.assessment.level,
    riskPeak: judged.risk.peak,
    subject: judged.risk.subject,
    country: input.country,
    seed: input.seed,
    ...(lastReply === undefined ? {} : { lastReply }),
  };
}
