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
  /\bwhat (?:could|can|will|would|might|do) (?:you|we) (?:\w+ )?(?:do|try|say|tell|write|begin|start|change|use|want to (?:do|try|keep|take))\b.*\?|\bwhat (?:is|would be|could be) (?:the smallest|one|the (?:first|next))\b.*\?|\b(?:smallest|first step|one thing)\b.*\?/i;
/** What is asked for there is a fear, and no deed. */
const ASKED_FEAR =
  /\b(?:afraid|fears?|imagine|picture|expect|worst|happens?|worr(?:y|ies)|badly|wrong|against it|instead of)\b/i;
/** "I'm ringing the charity at nine": what is under way with a time to it. */
const UNDER_WAY =
  /(?:^|[.!?,;] *|\b(?:and|but|so|then|right|ok|well) )i(?:'m| am|m) (?:definitely |just |actually )?((?!(?:going|trying|feeling|being|getting|having|thinking|sleeping|dying|lying|staying)\b)[a-z]{2,10}ing\b[^.!?;]*?\b(?:tomorrow|tonight|later|first thing|at (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|this (?:week|weekend|evening|afternoon)|in the morning)\b)/i;
/** Going to bed, what others do to one, and what says nothing by itself: no plan to take along. */
const NO_DEED =
  /^(?:go (?:up|to (?:bed|sleep)|home|now|off|on|away|back(?: to (?:bed|sleep))?|with it|for it|quiet|under|wrong)\b|(?:try (?:and |to )?)?(?:get (?:some )?)?(?:sleep|rest)\b|get (?:kicked|fired|sacked|caught|lost|hurt|told|thrown|laughed|worse|ill|sick|old|angry|upset|into|in trouble|off|out|through|up|over|used|by|\w+ed)\b|see (?:what|how|if|him|her|them)\b|keep (?:on |getting|being|thinking|going|doing)|make (?:a fool|it worse|things worse)|(?:do|try|use|say|keep|get|see|put|make|call|tell|ask|start) (?:it|that|this|so|them)$|do (?:with|anything|something)|walk (?:in|out|away|around)$|run (?:away|off)|move (?:on|out)$|put up|turn (?:into|out)|show up|throw up|talk (?:to you|here)|tell you)\b|^say (?:ta[ -]?ra|(?:good ?)?bye|(?:good ?)?night|cheerio)(?: (?:then|now|for now|love|dear|pal|mate|to you))*$/i;
/** Broken off in the middle of a clause. */
const HALF =
  /\b(?:the|an?|my|your|his|her|their|to|with|for|of|and|or|at|in|on|by|from|that|when|what|who|which|is|are|was)$/i;
/** Not to be taken along, whatever else it is. */
const NEVER =
  /\b(?:not|never|n'?t|kill|die|hurt (?:my|him|her|them)|end it|pills|tablets|overdose|knife|rope|bridge|gun|roof|drink|vodka|wine|bottle|bet|smoke|mad|crazy|insane|wrong|lose|fail|cry|be sick|hell|nothing|somehow|anyway)\b/i;
const TRAILING =
  /,? (?:then|now|instead|as well|too|also|i (?:guess|suppose|think)|maybe|tbh|lol|though|please|thanks|thank you)$/i;
const REASON =
  /\s*(?:,| \b(?:because|cos|so that|as if|but|that (?:i|he|she|we|they|it)|and \w+ing|and (?:then )?(?:if|see|i|he|she|they|then)|if|then i|so)\b).*$/i;

/** As it is typed on a phone at night. */
const TOMORROW = /\b(?:tom+or+ow|tom+or+o|tmr+w?|tmoz|2mor+ow?|tomoz)\b/gi;

export function decisionIn(message: string, asked: string): string | null {
  const text = mended(message.replace(/[’‘]/g, "'")).replace(TOMORROW, 'tomorrow');
  if (/\?\s*$/.test(text)) return null;
  const found =
    WILL.exec(text)?.[1] ??
    THINKING.exec(text)?.[1] ??
    UNDER_WAY.exec(text)?.[1] ??
    (ASKED_WHAT.test(asked) && !ASKED_FEAR.test(asked) ? ANSWERED.exec(text)?.[1] : undefined);
  if (found === undefined) return null;
  const said = found.replace(REASON, '').replace(TRAILING, '').trim();
  const count = said.split(/\s+/).length;
  if (count < 2 || count > 10 || NEVER.test(said)) return null;
  if (NO_DEED.test(said) || HALF.test(said)) return null;
  return said
    .replace(/\b(before|until|till|when|if|while|once|after|so) i (?!am\b|was\b)/gi, '$1 you ')
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bmyself\b/gi, 'yourself');
}
