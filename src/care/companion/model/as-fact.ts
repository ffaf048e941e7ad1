/** Whether a message says something as a fact: not as a dream, a tale, a joke, a supposition or its opposite. */

const NO_FACT =
  /\b(?:dreamt|dreamed|(?:a|the|my|in a|in my) (?:bad )?dream (?:that|where|in which|about|last)|nightmares?|in (?:my|the|a|this|our) (?:\w+ )?(?:novel|book|story|script|screenplay|film|movie|show|series|game)|fan ?fic\w*|role ?-?play\w*|(?:my|the|a) character|imagine|imagined|pretend\w*|what if|suppose|if (?:\w+ ){1,3}(?:were|was|had)|ha(?:ha)+|lol|lmao|jk|(?:just|only) kidding|i(?:['’]m| am| was) (?:just |only )?(?:kidding|joking)|(?:a|as a) joke)\b/i;
const DENIED = /(?:\b(?:not|never|no|without)|n['’]t)(?: \w+)?\s*$/i;
/** Whose body it is: what another takes or has is theirs to tell. */
const OTHERS_HEALTH =
  /\b(?:takes|is on|has been on|was diagnosed|is diagnosed|suffers?|has (?:\w+ )?(?:cancer|hiv|aids|diabetes|depression|dementia|epilepsy|bipolar|adhd|autism|anxiety|ptsd|an addiction|a tumou?r)|had an? (?:stroke|abortion|miscarriage))\b/i;
const MEDICINE =
  /\b(?:takes|is on|has been on) (?:\w+ ){0,2}(?:\w+(?:ine|line|pam|lam|pram|ium|azole|statin)|medic\w+|pills?|tablets?|antidepress\w*|insulin|chemo\w*|methadone)\b/i;

/** @param quote as it stands in `content` */
export function saidAsFact(content: string, quote: string): boolean {
  const at = content.indexOf(quote);
  const before = content.slice(0, at);
  const start = before.search(/[^.!?\n]*$/);
  const end = content.slice(at + quote.length).search(/[.!?\n]/);
  const sentence = content.slice(start, end === -1 ? undefined : at + quote.length + end);
  return !NO_FACT.test(sentence) && !DENIED.test(before);
}

/** A fact about the health of somebody else than the person. */
export function isOthersHealth(fact: string): boolean {
  if (/^you\b(?!r)/i.test(fact)) return false;
  const health = OTHERS_HEALTH.exec(fact)?.[0] ?? '';
  return /^(?:takes|is on|has been on)$/i.test(health) ? MEDICINE.test(fact) : health !== '';
}
