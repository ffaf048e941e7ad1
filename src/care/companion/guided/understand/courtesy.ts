/**
 * A question without the manners around it, and parted from what was told before it in the same
 * sentence: "is it usual, would you say, to mind", "I closed it in May, which he never mentions, is
 * it odd that I keep the key?". The patterns of questions know the plain order of words alone.
 */
import { VERBS } from './verbs.ts';

export function plainlyAsked(text: string): string {
  const plain = text
    .replace(INTERPOSED, ' ')
    .replace(
      WOULD_YOU_KNOW,
      (_, before: string, asked: string) => `${before.startsWith(';') ? '. ' : before}${asked}?`,
    )
    .replace(ONE_ASKS, (_, aux: string) =>
      /^does$/i.test(aux) ? `${aux.slice(0, 2)} I` : `${aux} I`,
    )
    .replace(HOW_ONE, (_, how: string, verb: string) => baseOf(verb, how));
  return plain
    .split(/(?<=[.!?…])(\s+)/)
    .map(apartFromTold)
    .join('');
}

/** "Is it usual, would you say, to …": between two commas it asks nothing of its own. */
const INTERPOSED = /,? (?:would|do) you (?:say|think|reckon|suppose|imagine), (?=\w)/gi;

/** "Would you happen to know how …", "what I meant to ask, I suppose, is whether …". */
const WOULD_YOU_KNOW =
  /(^|(?<=[.!?]) |; )(?:(?:so|and|but|well|now),? )*(?:(?:would|do|might) you (?:happen to|perhaps|by any chance) know|(?:may|might|can|could) i (?:just |perhaps )?ask(?: you)?|(?:could|can) you (?:perhaps |possibly )?tell me|i (?:wonder|was wondering) (?:if|whether) you (?:could|might|can) tell me|what i (?:really |actually )?(?:meant|wanted|want|mean) to (?:ask|know)(?:, i suppose,| i suppose)? (?:is|was)|might i have an answer to [\w ]{3,30},),? ((?:whether|if|how|why|what|when|where|who)\b[^.!?]*)[.!?]?/gi;

/** The "one" that means the one who asks; "I did one" counts something. */
const ONE_ASKS =
  /(?<!\b(?:i|he|she|we|they|you|it|that|who|not|just|only|already|also) )\b(do|does|did|can|could|should|shall|must|may|might|ought|will|would) one(?=\?| (?!(?:of|day|more|thing|in|and|or|but|at|on|for|from|then|last|this|that|which|with|time|today|tonight|tomorrow|yesterday)\b)\w)(?=[^.!]*\?)/gi;
const HOW_ONE =
  /(?<=^|[.!?;] )(how) (?:one|a person) (?!should|can|could|would|might|ought|is|was|has|had)(\w+)\b/gi;

function baseOf(verb: string, how: string): string {
  const cut = [verb.replace(/es$/, ''), verb.replace(/(?<=[^s])s$/, '')];
  const bare = cut.find((one) => one !== verb && VERBS.has(one)) ?? cut[1];
  return `${how} do I ${bare}`;
}

/** Words told before it; fewer are its own beginning. */
const LEAST_TOLD = 8;
const LEAST_ASKED = 4;

function apartFromTold(sentence: string): string {
  if (!/\?["')]*$/.test(sentence)) return sentence;
  for (const found of sentence.matchAll(ASKS)) {
    const told = sentence.slice(0, found.index);
    const asked = sentence.slice(found.index + found[0].length - (found[1] ?? '').length);
    if (told.split(/\s+/).length < LEAST_TOLD || asked.split(/\s+/).length < LEAST_ASKED) continue;
    if (BOUND.test(told) || ASKED_BEFORE.test(told)) continue;
    return `${told}. ${asked.charAt(0).toUpperCase()}${asked.slice(1)}`;
  }
  return sentence;
}

/** A mark, and behind it the order of words that only a question has. */
const ASKS =
  /(?:[,;:]|\s[-–—])\s+(?:(?:and|but|so) )?((?:(?:why|how|what|when|where|who)(?: (?:long|much|many|often|far))? )?(?:do|does|did|is|are|am|was|were|can|could|will|would|should|shall|has|have|isn't|aren't|don't|doesn't|can't|ought) (?:i|you|he|she|it|they|we|that|this|there|these|people|any(?:one|body|thing)|every(?:one|body|thing)|some(?:one|body)|my \w+|the \w+) )/gi;
/** What hangs on an "if", or was said by somebody, goes on. */
const BOUND =
  /\b(?:says?|said|saying|asks?|asked|thinks?|thought|wonder\w*|went|like|goes|whether)$|(?:^|[,;.] )(?:(?:and|but|so|because) )*(?:if|when|whenever|suppose|once|unless|say)\b(?!.*[;])/i;
const ASKED_BEFORE =
  /^(?:(?:so|and|but|ok|well)[, ]+)*(?:why|how|what|when|where|who|which|do|does|did|is|are|am|was|were|can|could|will|would|should|shall|has|have)\b/i;
