/** "I'm asking if it was my fault", "I was wondering whether I should ring": the question itself. */

const LEAD =
  /^(?:.{0,40}?[,.;] )?(?:(?:no|but|so|and|yes|ok|well|look),? )*(?:(?:i'?m|i am|i was|i'?ve been|all i'?m|what i'?m|i) (?:just |only |really |actually |kind of |literally |already |still |basically )*(?:asking|asked|wondering|wondered|want(?:ed)? to (?:know|ask)|need to know|trying to (?:ask|find out))(?: you| myself| is)?,? |(?:my|the|another|one) (?:\w+ )?question (?:is|was)(?: really)?,? |(?:tell me|do you know|any idea|can you tell me|no idea) )(?=(?:if|whether|what|why|how|when|who|where)\b)/i;
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
  const past =
    /^(?:if|whether) (i|he|she|they|we) (?:did|made|went) ((?:some|any)thing .*|it\b.*)$/i.exec(
      asked,
    );
  if (past) return `Did ${past[1]} do ${past[2]}?`;
  return `${capital(asked)}?`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
