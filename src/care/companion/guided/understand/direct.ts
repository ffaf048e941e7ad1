/** "I'm asking if it was my fault", "I was wondering whether I should ring": the question itself. */

const LEAD =
  /^(?:.{0,40}?[,.;] )?(?:(?:no|but|so|and|yes|ok|well|look),? )*(?:(?:i'?m|i am|i was|i'?ve been|all i'?m|what i'?m|i) (?:just |only |really |actually |kind of |literally |already |still |basically )*(?:asking|asked|wondering|wondered|want(?:ed)? to (?:know|ask)|need to know|trying to (?:ask|find out))(?: you| myself| is)?,? |(?:my|the|another|one) (?:\w+ )?question (?:is|was)(?: really)?,? |(?:tell me|do you know|any idea|can you tell me|no idea) |you (?:still )?(?:didn'?t|did not|haven'?t|never) (?:even |actually |really )?(?:say|said|tell(?: me)?|told me|answer(?:ed)?) )(?=(?:if|whether|what|why|how|when|who|where)\b)/i;
/** "The question was do I tell her", "I want to know can I have one": in the order of a question already. */
const PLAIN_LEAD =
  /^(?:.{0,40}?[,.;] )?(?:(?:no|but|so|and|yes|ok|well|look),? )*(?:(?:all )?i(?:'m| am)? (?:just |only |really )*(?:want(?:ed)? to (?:know|ask)|asking|asked(?: you)?|said),? |(?:my|the) (?:\w+ )?question (?:is|was),? |(?:just )?tell me,? )(?=(?:do|does|did|is|are|am|was|were|can|could|should|will|would|has|have|shall) (?:i|he|she|it|they|we|you|that|this|there|my|people|any\w+)\b)/i;
const BE = 'is|was|am|are|were|can|could|should|will|would|does|did|do|has|have|had';
const INVERTS = new RegExp(
  `^(?:if|whether) ((?:it|that|this|i|he|she|they|we|there)(?: all)?)(?: (${BE})|('s|'m|'re|'ll|'ve))\\b ?(.*)$`,
  'i',
);
const WH = new RegExp(
  `^((?:what|why|how|when|who|where)(?: (?:long|much|many|often))?) (i|he|she|they|it|we|that|this) (${BE})\\b ?(.*)$`,
  'i',
);
const FULL: Readonly<Record<string, string>> = {
  "'s": 'is',
  "'m": 'am',
  "'re": 'are',
  "'ll": 'will',
  "'ve": 'have',
};

/** Null where nothing is asked in this way. Only the verb is moved, and only where that is sure. */
export function direct(sentence: string): string | null {
  const plain = sentence.replace(/\b(it|that|he|she)s\b/gi, "$1's").replace(/\bim\b/gi, "I'm");
  const order = PLAIN_LEAD.exec(plain);
  if (order !== null && !/\btold\b/i.test(order[0]))
    return `${capital(plain.slice(order[0].length).replace(/[.?! ]+$/, ''))}?`;
  const lead = LEAD.exec(plain);
  if (lead === null) return null;
  const asked = plain
    .slice(lead[0].length)
    .replace(/ and (?:you|u) .*$| not (?:if|whether|how|what) .*$/i, '')
    .replace(/[.?! ]+$/, '');
  if (asked.split(/\s+/).length < 3) return null;
  const whether = INVERTS.exec(asked);
  if (whether) {
    const [, who = '', verb, short = '', rest = ''] = whether;
    return `${capital(verb ?? FULL[short.toLowerCase()] ?? 'is')} ${who} ${rest}`
      .trim()
      .concat('?');
  }
  const todo = /^(what|how|when|where|who) to (.+)$/i.exec(asked);
  if (todo) return `${capital(todo[1] ?? '')} do I ${todo[2]}?`;
  const wh = WH.exec(asked);
  if (wh) return `${capital(wh[1] ?? '')} ${wh[3]} ${wh[2]} ${wh[4] ?? ''}`.trim().concat('?');
  const lexical =
    /^(?:if|whether) (i|you|we|they|(?:normal |other |most )?(?:people|couples|families|parents)) (?!\w+ed\b|did\b)(\w+\b.*)$/i.exec(
      asked,
    );
  if (lexical) return `Do ${lexical[1]} ${lexical[2]}?`;
  const third =
    /^(?:if|whether) (any(?:one|body)|some(?:one|body)|he|she|it|that|this) (\w{3,}s)\b ?(.*)$/i.exec(
      asked,
    );
  if (third) return `Does ${third[1]} ${bare(third[2] ?? '')} ${third[3] ?? ''}`.trim().concat('?');
  const past =
    /^(?:if|whether) (i|he|she|they|we) (?:did|made|went) ((?:some|any)thing .*|it\b.*)$/i.exec(
      asked,
    );
  if (past) return `Did ${past[1]} do ${past[2]}?`;
  return `${capital(asked)}?`;
}

/** "reads", "watches", "tries" */
const bare = (verb: string): string =>
  verb
    .replace(/ies$/i, 'y')
    .replace(/(?<=sh|ch|ss|x|go|do)es$/i, '')
    .replace(/(?<!s)s$/i, '');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
