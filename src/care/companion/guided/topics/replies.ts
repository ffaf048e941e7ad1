/** Which kind of reply came back to a question of a topic guide. */
import { plainWords } from '../situations/index.ts';
import type { Reading } from '../understand/index.ts';
import { BARE, type BareReply, type ReplyClass, type Topic, type TopicNode } from './types.ts';

const DECLINES =
  /^(?:i )?(?:(?:do not|would|can not) (?:really )?(?:want to |rather not |like to )?(?:not )?(?:say|talk|go (?:in|there)|answer|discuss)|(?:would )?rather not|pass|skip|no comment|not (?:ready|going there)|next)\b/;
const NONE =
  /^(?:(?:no|not really|well|honestly|i (?:have|got)|there is|literally|absolutely|uh|um) ?[,.]? ?)*(?:nothing|nobody|no one|none|never(?= ?(?:[.,]|$))|nowhere|not (?:a (?:soul|thing)|anyone|anything|one|much|really)|neither|zero|zilch)\b/;
const ALL =
  /^(?:(?:well|honestly|pretty much|just|basically|like|oh) ?[,.]? ?)*(?:everything|all (?:of it|of them|the time|day|day long|that|three|sorts)|the (?:whole|lot)|constantly|always|both|it all|every (?:single )?(?:one|day|night|hour|minute|time))\b/;
const DUNNO =
  /^(?:(?:honestly|um|uh|hm+|well|i mean|i guess|oh|really|hard|tbh|to be honest) ?[,.]? ?)*(?:(?:i )?(?:really |honestly |just )?(?:do not|dunno|did not) (?:really )?know|i am not sure|not (?:really )?sure|no (?:idea|clue)|dunno|i have no (?:idea|clue)|hard to say|can not (?:think|say|tell|remember)|i can not (?:think|say|tell|remember)|who knows|beats me|what do you mean|i wish i knew)\b/;
const YES =
  /^(?:(?:well|um|uh|oh|honestly) ?[,.]? ?)*(?:y|ye|yes|yeah|yep|yup|ya|sure|definitely|absolutely|of course|totally|kind of|sort of|a bit|a little|i (?:do|did|am|was|have|had|think so|guess so|suppose so|would)|sometimes|probably|maybe|true|most(?:ly| days| nights))\b/;
const NO =
  /^(?:(?:well|um|uh|oh|honestly) ?[,.]? ?)*(?:n|no|nope|nah|not (?:really|at all|yet|any ?more|so much|exactly|since)|never|hardly|i (?:do not|did not|am not|was not|have not|had not|could not|would not)|it (?:does not|did not|is not|was not)|doubt it|i doubt)\b/;

const BARE_REPLIES: Readonly<Record<BareReply, RegExp>> = {
  declines: DECLINES,
  dunno: DUNNO,
  none: NONE,
  all: ALL,
  no: NO,
  yes: YES,
};

/** Of more words than these, how it begins says little of the rest. */
const MOST_WORDS: Readonly<Record<BareReply, number>> = {
  declines: 10,
  dunno: 8,
  none: 10,
  all: 12,
  no: 14,
  yes: 14,
};

/** And of so few, a first sentence is the answer. */
const ALONE = 3;

/** The class that a reply falls in, or null for none of them. @param plain as `plainWords` gives it */
export function classOf(node: TopicNode, plain: string): ReplyClass | null {
  const bare = bareIn(plain);
  // "No idea", "nobody, not even my mum": whatever words stand in it, it is that.
  const first = node.classes.find(
    ({ id, words }) => words === null && OUTRIGHT.has(id) && bare.has(id),
  );
  if (first) return first;
  const worded = node.classes.find(({ words }) => words?.(plain));
  if (worded) return worded;
  const known = node.classes.find(({ id, words }) => words === null && bare.has(id));
  // "No" to "Who knows?" is nobody.
  return known ?? (bare.has('no') ? node.classes.find(({ id }) => id === 'none') : null) ?? null;
}

const OUTRIGHT: ReadonlySet<string> = new Set(['declines', 'dunno', 'none']);

function bareIn(plain: string): ReadonlySet<string> {
  const [start = ''] = plain.split(' . ');
  // "No one. My boyfriend thinks …": answered in a sentence of its own, and then told more.
  if (start !== plain && start.split(' ').length <= ALONE) return bareIn(start);
  const { length } = plain.split(' ');
  const found = BARE.filter((id) => length <= MOST_WORDS[id] && BARE_REPLIES[id].test(plain));
  // "I do not know" begins like a no, however long it goes on.
  if (found.includes('dunno')) return new Set(['dunno']);
  return new Set(DUNNO.test(plain) ? found.filter((id) => id !== 'no') : found);
}

/** Classes found by their words alone, wherever the talk is: what was told before it was asked. */
export const wordedIn = (node: TopicNode, plain: string): ReplyClass | null =>
  node.classes.find(({ words }) => words?.(plain)) ?? null;

/** What is told in it, whatever was asked; what was `told` before gives way to what is new. */
export const tellIn = (
  topic: Topic,
  plain: string,
  told: readonly string[] = [],
): ReplyClass | null =>
  topic.tells.find(({ id, words }) => !told.includes(id) && words?.(plain)) ?? null;

/** The question of this matter that has an answer of its own; null for what is told, and for any other question. */
export const askIn = (topic: Topic, plain: string): ReplyClass | null =>
  ASKS.test(plain) ? (topic.asks.find(({ words }) => words?.(plain)) ?? null) : null;

const ASKS =
  /\b(?:should|shall|do|can|could|must|am|is|does|would|will) (?:i|it|that|we|you|they|he|she)\b|\bi (?:wonder|do not know) (?:if|whether)\b/;

/** A reply that can stand alone as a sentence: a name, a number, a thing. */
export function standingAlone({ text, words, acts }: Reading): string | null {
  if (words.length === 0 || words.length > 4 || /[?!]/.test(text)) return null;
  if ((['yes', 'no', 'dunno', 'maybe', 'ack', 'hostile'] as const).some((one) => acts.has(one)))
    return null;
  const said = text
    .replace(/[.,;:\s…]+$/, '')
    .replace(/^(?:just|only|like|um|uh|well|oh)\b[, ]*/i, '');
  if (NOT_ALONE.test(said) || said.includes(',') || said.includes('.')) return null;
  return said.replace(/\bmy\b/gi, 'your');
}

const NOT_ALONE =
  /^$|\b(?:i|i'?m|i'?ve|me|we|us|you|u|he|she|they|it|its|it'?s|he'?s|she'?s|that'?s|is|are|was|were|do|does|did|don'?t|can'?t|isn'?t|not|no|never|be|am|have|has|had|get|got|went|want|to|so|but|because|cos|and|or|if|then|too|idk|lol|fuck\w*|shit\w*|stupid|useless|whatever|fine|ok|okay|everything|nothing|nobody|always|sometimes)\b/i;

export const plainOf = ({ text }: Reading): string => plainWords(text);
