/**
 * A question turned into a clause that can be spoken of: "why does he go quiet when I come in" →
 * "why he goes quiet when you come in". Only where its subject and verb are certain; a question to
 * the companion itself, or one with hard words about the writer, is left alone.
 */
import { pastTense, thirdPerson } from './conjugate.ts';
import { mirror, speakable, turned } from './mirror.ts';
import { wordsOf } from './text.ts';
import { isDefiance } from './unmarked.ts';
import { VERBS } from './verbs.ts';

export type Wondering =
  | 'why'
  | 'whether'
  | 'decide'
  | 'how'
  | 'count'
  | 'when'
  | 'what'
  | 'who'
  | 'suppose';

export interface Asked {
  readonly kind: Wondering;
  readonly about: 'self' | 'other' | 'general';
  readonly clause: string;
  /** Whose doing is asked about, where it is one person: "he", "your sister". */
  readonly who: string | null;
  /** The two sides of an "or". */
  readonly sides: readonly [string, string] | null;
}

const HEAD =
  /^(?:(?:so|and|but|ok(?:ay)?|well|then|like|honestly|seriously|also|anyway|no|yes|yeah|hm+|right|please|really|tell me|do you (?:really |honestly )?think(?: that)?|would you say|i wonder|maybe|cause|because)[,.! ]+)+/i;
const TAIL =
  /[, ]+(?:then|though|tho|anyway|do you think|you think|you reckon|lol|tbh|really|exactly|actually|i wonder|please|or what|or something|or not)$/i;
const WH = /^(?:why|how|when|where|what|who|whose|which)$/;
const AUX =
  /^(?:do|does|did|is|are|am|was|were|can|could|will|would|shall|should|has|have|had|might|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|can't|couldn't|won't|wouldn't|shouldn't|hasn't|haven't|hadn't)$/;
const PRONOUN =
  /^(?:i|he|she|it|we|they|this|that|there|people|everyone|everybody|anyone|anybody|someone|somebody|nobody|nothing|something|everything|couples|men|women|parents|kids|children|friends|families|mum|mom|dad|nan|gran|grandma|grandad)$/;
const DETERMINER = /^(?:my|the|his|her|our|their|a|an|this|that|these|those|most|some|other)$/;
const ADJECTIVE =
  /^(?:best|old|older|little|big|younger|own|new|other|whole|last|first|next|same)$/;
const ADVERB =
  /^(?:just|even|ever|still|always|never|really|actually|only|suddenly|all|both|often|usually|honestly|not|so|constantly|ever)$/;
const PERSON = /^(?:he|she|they|your|mum|mom|dad|nan|gran|grandma|grandad)\b/;
/** Few type the mark; these orders of words are questions without it. */
const UNMARKED =
  /^(?:(?:why|how|when|where|what|who)(?: (?:long|many|much|often|far|time))? (?:do|does|did|is|are|am|was|were|can|could|will|would|should|has|have|won't|don't|doesn't|didn't|isn't|can't)\b|who (?:decides|says|knows|cares|goes|does|gets|starts|pays|wins|leaves|tells|asks|has)\b|how come\b|(?:do|does|did|is|are|am|was|were|can|could|will|would|should) (?:i|he|she|they|we|it)\b)/i;
const CUT =
  /\b(?:the|a|an|my|to|of|and|or|but|with|for|is|are|was|were|i|he|she|they|if|when|because|than)$/i;

/** The last question of the text, or null. */
export function askedIn(text: string): Asked | null {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/);
  const marked = sentences.findLast((one) => /\?["')\s]*$/.test(one));
  const last = marked ?? sentences.at(-1) ?? '';
  if (isDefiance(last)) return null;
  let plain = last
    .replace(/ or (?:will|would|is|does|do|are|should|can) (?:i|he|she|it|they|that)\b.*$/i, '')
    .replace(/ or(?: what| not| something)?[?!.\s"]*$/i, '')
    .replace(/[?!.\s"]+$/g, '')
    .trim()
    .replace(HEAD, '');
  while (TAIL.test(plain)) plain = plain.replace(TAIL, '');
  const supposed = /^(?:and |but )?what if (.+)$/i.exec(plain)?.[1];
  if (supposed !== undefined) return suppose(supposed);
  const words = expanded(plain);
  if (marked === undefined && !UNMARKED.test(words.join(' '))) return null;
  if (words.length < 2 || words.length > 18 || /[,;:“”"]/.test(plain) || CUT.test(plain))
    return null;
  const opinion = /\b(?:do you (?:\w+ )?think|would you say|you (?:think|reckon))\b/i.test(last);
  const made = embed(words) ?? (opinion ? stated(words) : null);
  if (made === null || !speakable(made.clause)) return null;
  return { ...made, sides: sidesOf(made.clause) };
}

function suppose(text: string): Asked | null {
  const clause = mirror({ text, words: wordsOf(text), question: false }, false);
  if (clause === null) return null;
  const about = /^you\b/.test(clause) ? 'self' : 'other';
  return { kind: 'suppose', about, clause, who: null, sides: null };
}

/** "what's", "why's", "how'd" written out, so that the verb can be moved. */
function expanded(text: string): string[] {
  return text
    .replace(/\b(why|how|when|where|what|who)'s\b/gi, '$1 is')
    .replace(/\b(why|how|when|where|what|who)'d\b/gi, '$1 would')
    .split(/\s+/);
}

function embed(words: readonly string[]): Omit<Asked, 'sides'> | null {
  const lower = words.map((word) => word.toLowerCase());
  const first = lower[0] ?? '';
  if (lower.slice(0, 2).join(' ') === 'how come') return whole('why', 'why', words.slice(2));
  if (/^(?:do|can|would|could)$/.test(lower[1] ?? '') && first === 'how' && lower[2] === 'you')
    return general(words, lower);
  if (lower.some((word) => /^(?:you|your|you're|yours)$/.test(word))) return null;
  if (AUX.test(first)) return moved('whether', 'whether', words, lower, 0);
  if (!WH.test(first)) return null;
  const at = lower.findIndex((word, index) => index > 0 && index <= 4 && AUX.test(word));
  const kind = kindOf(lower);
  const lead = at === -1 ? [] : lower.slice(0, at);
  const bare = at === 1 || /^(?:how|what|which|whose)$/.test(first);
  const subjectFirst = lead
    .slice(1)
    .some((word) => VERBS.has(word) && !/^(?:kind|sort|time)$/.test(word));
  if (at > 0 && bare && !subjectFirst) {
    const made = moved(kind, words.slice(0, at).join(' ').toLowerCase(), words, lower, at);
    if (made) return made;
  }
  // "How was that": its subject still stands behind the verb, so it is no clause yet.
  return (at !== 1 || first === 'who') && /^(?:who|what|which|how)$/.test(first)
    ? whole(kind, null, words)
    : null;
}

/** "how do you know when it is over": meant of anyone. */
function general(words: readonly string[], lower: readonly string[]): Omit<Asked, 'sides'> | null {
  const verb = lower.findIndex((word, at) => at > 2 && VERBS.has(word));
  if (verb === -1 || verb > 5) return null;
  const rest = words.slice(3);
  if (rest.some((word) => /^(?:you|your|yourself)$/i.test(word))) return null;
  const aux = lower[1] === 'do' ? '' : `${lower[1]} `;
  const said =
    aux === ''
      ? rest.map((word, at) => (at === verb - 3 ? thirdPerson(word.toLowerCase()) : word))
      : rest;
  const body = turned(said);
  return body === null
    ? null
    : { kind: 'how', about: 'general', clause: `how one ${aux}${body}`, who: null };
}

/** "do you think she left because of me": a statement that was put as a question. */
function stated(words: readonly string[]): Omit<Asked, 'sides'> | null {
  const text = words.join(' ');
  const clause = mirror({ text, words: wordsOf(text), question: false }, false);
  if (clause === null) return null;
  const who = PERSON.exec(clause)?.[0] ?? null;
  return {
    kind: 'whether',
    about: /^you\b/.test(clause) ? 'self' : who === null ? 'general' : 'other',
    clause: `whether ${clause}`,
    who: who === 'your' ? clause.split(' ').slice(0, 2).join(' ') : who,
  };
}

/** Already in the order of a clause: "who decides", "how many make it". */
function whole(
  kind: Wondering,
  lead: string | null,
  words: readonly string[],
): Omit<Asked, 'sides'> | null {
  if (!words.some((word) => VERBS.has(word.toLowerCase()) || /ies$|[^s]s$/.test(word))) return null;
  const body = turned(words.map((word, at) => (at === 0 ? word.toLowerCase() : word)));
  if (body === null) return null;
  const clause = lead === null ? body : `${lead} ${body}`;
  return { kind, about: 'general', clause, who: null };
}

function kindOf(lower: readonly string[]): Wondering {
  const [first = '', second = ''] = lower;
  if (first === 'how')
    return /^(?:long|many|much|often|far|old|bad|soon)$/.test(second) ? 'count' : 'how';
  if (first === 'why' || first === 'when' || first === 'who') return first;
  return first === 'where' ? 'when' : 'what';
}

/** The verb behind its subject: the one step that needs to know where the subject ends. */
function moved(
  kind: Wondering,
  lead: string,
  words: readonly string[],
  lower: readonly string[],
  at: number,
): Omit<Asked, 'sides'> | null {
  const aux = lower[at] ?? '';
  const end = subjectEnd(lower, at + 1);
  if (end === null) return null;
  const subject = words.slice(at + 1, end);
  const rest = words.slice(end);
  const first = (subject[0] ?? '').toLowerCase();
  const verb = rest.findIndex((word) => !ADVERB.test(word.toLowerCase()));
  let tail: string[];
  if (/^(?:do|does|did)$/.test(aux)) {
    const base = (rest[verb] ?? '').toLowerCase();
    if (verb === -1 || !VERBS.has(base)) return null;
    const form = aux === 'did' ? pastTense(base) : aux === 'does' ? thirdPerson(base) : base;
    tail = rest.map((word, index) => (index === verb ? form : word));
  } else {
    if (rest.length === 0) return null;
    if (
      /^(?:is|are|was|were)$/.test(aux) &&
      /^(?:of|in|behind|with|for|to)$/i.test(rest[0] ?? '')
    ) {
      const body = turned([...subject.map(lowered), ...rest, aux]);
      return body === null
        ? null
        : { kind, about: 'general', clause: `${lead} ${body}`, who: null };
    }
    const form = first === 'i' ? (aux === 'am' ? 'are' : aux === 'was' ? 'were' : aux) : aux;
    tail = [form, ...rest];
  }
  if (aux === 'should' && /^(?:i|we)$/.test(first)) {
    const body = turned(rest);
    return body === null
      ? null
      : {
          kind: kind === 'whether' ? 'decide' : kind,
          about: 'self',
          clause: `${lead} to ${body}`,
          who: null,
        };
  }
  const said = turned([
    ...subject.map((word, index) => (index === 0 ? lowered(word) : word)),
    ...tail,
  ]);
  if (said === null) return null;
  const who = subject
    .map((word) => (word.toLowerCase() === 'my' ? 'your' : word))
    .join(' ')
    .toLowerCase();
  return {
    kind,
    about: /^(?:i|we)$/.test(first) ? 'self' : PERSON.test(who) ? 'other' : 'general',
    clause: `${lead} ${said}`,
    who: PERSON.test(who) ? who : null,
  };
}

const lowered = (word: string): string =>
  /^(?:I|[A-Z][a-z]+)$/.test(word) &&
  word !== 'I' &&
  !PRONOUN.test(word.toLowerCase()) &&
  !DETERMINER.test(word.toLowerCase())
    ? word
    : word.toLowerCase();

function subjectEnd(lower: readonly string[], from: number): number | null {
  const first = lower[from] ?? '';
  if (
    PRONOUN.test(first) &&
    !(
      DETERMINER.test(first) &&
      /^[a-z]+$/.test(lower[from + 1] ?? '') &&
      !VERBS.has(lower[from + 1] ?? '') &&
      /^(?:does|did|do)$/.test(lower[from - 1] ?? '')
    )
  )
    return from + 1;
  if (DETERMINER.test(first)) {
    const noun = ADJECTIVE.test(lower[from + 1] ?? '') ? from + 2 : from + 1;
    return noun < lower.length - 1 ? noun + 1 : null;
  }
  // A name or a bare plural, where a verb follows at once.
  const next = lower[from + 1] ?? '';
  return /^[a-z]{2,}$/.test(first) && (VERBS.has(next) || ADVERB.test(next)) ? from + 1 : null;
}

/** "whether it is worse to stay or to go" → "to stay", "to go". */
function sidesOf(clause: string): readonly [string, string] | null {
  const found =
    /^whether .*?\b((?:to |because |about |with |for )?[\w']+(?: [\w']+){0,3}) or ((?:to |because |about |with |for )?[\w']+(?: [\w']+){0,3})$/.exec(
      clause,
    );
  const [a, b] = [found?.[1], found?.[2]];
  if (a === undefined || b === undefined) return null;
  // The first side begins where the second one does in kind: "worse to stay or to go".
  const lead = b.split(' ')[0] ?? '';
  const start = a.split(' ').indexOf(lead);
  const own =
    start > 0
      ? a.split(' ').slice(start).join(' ')
      : a.split(' ').slice(-b.split(' ').length).join(' ');
  return [own.replace(/^to /, ''), b.replace(/^to /, '')];
}
