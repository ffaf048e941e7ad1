/** What somebody says they will do, as it can be said back: "mute him", "send Kevin the list". */
import { mended } from './text.ts';

const DEED =
  'tell|ask|send|ring|call|text|email|message|write|mute|block|unfollow|delete|book|go|walk|move|talk|speak|say|show|give|hand|try|do|make|start|buy|cook|eat|sit|read|phone|visit|meet|cancel|apply|sign|join|pour|bin|throw|plan|set|clean|tidy|open|pay|swim|run|apologise|apologize|put|use|get|see|keep|sleep|answer|invite|turn|wash|drive';
const WILL = new RegExp(
  `(?:^|[.!?,;] *|\\b(?:and|but|so|then|ok|yeah|well|maybe|think|guess) )(?:i think |i guess |maybe |then |so )*(?:i'?ll|i will|i'?m going to|i am going to|i'?m gonna|im gonna|ill|i might just|i(?:'?ve)? decided to|i want to) (?:maybe |just |probably |then |also )*((?:${DEED})\\b[^.!?;]*)`,
  'i',
);
/** "maybe just mute him": a thought on the way to it. */
const THINKING = new RegExp(
  `\\b(?:i think|i'?m thinking(?: of)?|thinking of|i guess) (?:i'?ll |i could |i should )?(?:maybe |just )+((?:${DEED})\\b[^.!?;]*)`,
  'i',
);
/** An answer to what they could do: a bare verb. */
const ANSWERED = new RegExp(
  `^(?:(?:the )?smallest (?:thing|step)[.,: ]+|maybe |probably |just |well[, ]+|to |um+[, ]+|i(?:'d| would|'?ll| could) )*((?:${DEED})\\b[^.!?;]*)`,
  'i',
);
const ASKED_WHAT =
  /\bwhat (?:could|can|will|would|might|is the smallest|is one|do you)\b.*\?|\b(?:smallest|first step|one thing)\b.*\?/i;
/** Not to be taken along, whatever else it is. */
const NEVER =
  /\b(?:not|never|n'?t|kill|die|hurt (?:my|him|her|them)|end it|pills|tablets|overdose|knife|rope|bridge|gun|roof|drink|vodka|wine|bottle|bet|smoke|mad|crazy|insane|wrong|lose|fail|cry|be sick|hell|nothing|somehow|anyway)\b/i;
const TRAILING =
  /,? (?:then|now|instead|as well|too|also|i (?:guess|suppose|think)|maybe|tbh|lol|though|please|thanks|thank you)$/i;
const REASON =
  /\s*(?:,| \b(?:because|cos|so that|as if|but|that (?:i|he|she|we|they|it)|and (?:then )?(?:if|see|i|he|she|they|then)|if|then i|so)\b).*$/i;

export function decisionIn(message: string, asked: string): string | null {
  const text = mended(message.replace(/[’‘]/g, "'"));
  if (/\?\s*$/.test(text)) return null;
  const found =
    WILL.exec(text)?.[1] ??
    THINKING.exec(text)?.[1] ??
    (ASKED_WHAT.test(asked) ? ANSWERED.exec(text)?.[1] : undefined);
  if (found === undefined) return null;
  const said = found.replace(REASON, '').replace(TRAILING, '').trim();
  const count = said.split(/\s+/).length;
  if (count < 2 || count > 10 || NEVER.test(said)) return null;
  return said.replace(/\bmy\b/gi, 'your').replace(/\bmyself\b/gi, 'yourself');
}
