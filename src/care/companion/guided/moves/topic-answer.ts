/** Questions that people ask of us about a matter, answered as its topic guide knows. */
import { plainWords } from '../situations/index.ts';
import { askIn } from '../topics/replies.ts';
import type { AskedOfUs, Topic } from '../topics/types.ts';
import type { Move, Turn } from '../turn.ts';
import type { Reading } from '../understand/index.ts';
import { withoutLament } from '../understand/questions.ts';
import { offerOf } from './topic-offer.ts';
import { pickSaid } from './topic-words.ts';

const KINDS: readonly (readonly [AskedOfUs, RegExp])[] = [
  [
    'normal',
    /\bis (?:that|this|it) (?:even |so |just |really )?(?:normal|ok|okay|weird|strange|wrong|bad|stupid|crazy|pathetic|silly|common|a thing|too much(?! (?:to|for)))\b|\b(?:am|are) i (?:just |being |going |feeling |so )*(?:crazy|mad|insane|weird|over ?reacting|silly|stupid|dramatic|paranoid|weak|normal|broken|pathetic|selfish|too (?:sensitive|much)|the only one|a bad \w+|a terrible \w+|an? (?:awful|horrible) \w+)\b|\b(?:is (?:there )?something|what is) wrong with me\b|(?<!\bhow )\b(?:do|does) (?:other people|anyone else|anybody else|everyone|everybody|others) (?:\w+ )?(?:feel|get|do|have|go)\b/,
  ],
  [
    'better',
    /\b(?:will|does|do|is) (?:it|this|that|things|i|the \w+)(?: ever| going to| gonna)* (?:get|go|feel|be|stop|pass|end|ease|fade|change|heal)(?:s|ting)? ?(?:any |ever )?(?:better|easier|away|over|ok|okay|normal|again|the same)?(?= [.]| ?$| with| in time| or)|\bhow long (?:does|will|until|before|is|do|should|till)\b|\bwhen (?:does|will|do) (?:it|this|i|things)\b/,
  ],
  [
    'should',
    /\bwhat (?:else )?(?:should|do|can|could|would|am) (?:i|you|we) (?:do|even do|say|try|supposed|suggest|think i|recommend|advise)\b|\b(?:any|some|got) (?:advice|tips|ideas|suggestions)\b|\bwhat now\b|\btell me what to do\b|\b(?:give|show) me (?:a|some|the) (?:plan|solution)\w*|^(?:just |only )?(?:solutions?|answers|steps|a plan) please\b|\bwhat would you \w+ (?:\w+ ){0,3}if you were (?:me\b|in my)|\bhow do (?:other |most |normal )?(?:people|others) (?:do (?:it|that)|manage|cope|stop|cut)\b|\bhow (?:do|can|am|could|should) i (?:even |ever |supposed to )?(?:cut down|drink less|sleep better|calm down|switch off|relax|say no|fix|deal|cope|get (?:over|past|through|out|back)|stop|handle|move on|live|survive|make it|go on|change)\b/,
  ],
  ['other', /\b(?:do you think|does|did|will|would|do) (?:that )?(?:she|he|they)\b/],
  [
    'why',
    /(?:^|[.,] ?)(?:but |and |so )?(?:why (?:did|does|do|am|is|are|can|would|has|was)\b(?! you))/,
  ],
];

/** "It isn't that, is it?", "could it be …?": asked so as to be made sure. */
const TO_BE_SURE =
  /\b(?:is|could|might|can|would) (?:it|this|that|they|there)\b|\b(?:it|this|that|there) (?:is|will be) (?:not|nothing|no|probably|just|only|all|fine|ok|okay|safe)\b|\b(?:am|will|would|could) i (?:going to |really |still )*(?:be |have |get )?(?:die|dying|ill|sick|ok|okay|safe|fine|all right)\b|\bhow (?:do|can|would|could) (?:i|you|they|he|she) (?:ever |even )?(?:be sure|know|tell)\b|\bwhat if (?:it|they|he|she|i|the|there)\b|\bare you (?:\w+ )?(?:sure|certain)\b|\bwhat are the (?:chances|odds)\b|\b(?:would|could|can) (?:a|the|he|she|they|doctors?) (?:\w+ ){0,2}(?:miss|overlook)/;
/** The same as an order. */
const TELL_ME =
  /\byou (?:did not|never|will not|would not|still (?:did|have) not) (?:say|said|tell me|told me) (?:no|yes|it)\b|\b(?<!\b(?:not|never|to|will|would|did) )(?:tell|promise|reassure|assure|say to) me (?:that )?(?:it|i|this|that|there|everything|nothing)\b|\bsay (?:it|this|that|that it) (?:is|will be) (?:\w+ )?(?:fine|ok|okay|nothing|all right)\b/;

/** The sentences that ask, in plain words; many people leave out the mark. */
const questionsIn = (text: string): string =>
  (text.match(/[^.!?\n]+[.!?]*/g) ?? [])
    .filter((one) => one.includes('?') || UNMARKED.test(plainWords(one)))
    .map((one) => plainWords(one))
    .join(' . ');
const UNMARKED =
  /^(?:(?:so|and|but|ok|okay|well) )*(?:do you think|is|are|am|does|did|will|would|could|can) (?:it|this|that|there|i|she|he|they|you)\b/;

/**
 * Whether a message asks this guide to make them sure, and it has something to say to that. "Is that
 * normal?" is no such thing, except of a body that is feared for.
 */
export const asksToBeSure = (reading: Reading, topic: Topic): boolean =>
  topic.asked.sure.length > 0 &&
  (TO_BE_SURE.test(questionsIn(reading.text)) || TELL_ME.test(plainWords(reading.text))) &&
  (askedOfTopic(reading) !== 'normal' || SIGN.test(plainWords(reading.text)));
const SIGN =
  /\b(?:heart|chest|lump|mole|rash|head ?ache|pain|blood|pulse|breath\w*|dizz\w+|tingl\w+|numb|symptoms?|twitch\w*)\b/;

/** What is asked of us that a topic guide may answer; null for anything else. */
export function askedOfTopic({ text }: Pick<Reading, 'text'>): AskedOfUs | null {
  if (!/\?|\b(?:what|how|why|is|am|do|does|any|tell)\b/i.test(text)) return null;
  const plain = plainWords(withoutLament(text));
  const questions = questionsIn(text);
  return (
    KINDS.find(([kind, pattern]) => pattern.test(kind === 'other' ? questions : plain))?.[0] ?? null
  );
}

/** "Is it silly?" is answered with a no where "is it normal?" is answered with a yes. */
const turnedFor = (plain: string, bank: readonly string[]): readonly string[] =>
  DOUBTS.test(plain) ? bank.map((line) => line.replace(GRANTS, 'No. ')) : bank;
const DOUBTS =
  /\b(?:weird|strange|wrong|bad|stupid|crazy|pathetic|silly|mad|insane|over ?reacting|dramatic|paranoid|weak|broken|selfish|too (?:sensitive|much)|the only one|awful|horrible|terrible)\b/;
const GRANTS =
  /^(?:yes|it is|it is normal|it's normal|very(?: normal)?|quite|perfectly(?: normal)?|entirely|completely|of course|very much so|yes, very)[.,:;] (?=\p{Lu})/iu;

/** The guide's own answers to just this question; null where it has none. */
export const ownAnswers = ({ text }: Reading, topic: Topic): readonly string[] | null =>
  askIn(topic, plainWords(text))?.answers ?? null;

/** A question of so few words is of the whole matter. */
const MOST_OF_MATTER = 8;
/** Messages that told something before one is led anywhere. */
const KNOWN = 3;

/** Null where nothing of the kind is asked, or all that the guide knows was said. */
export function topicAnswer(turn: Turn, topic: Topic, lead: string | null): Move | null {
  const { reading, state } = turn;
  const asked = asksToBeSure(reading, topic) ? 'sure' : askedOfTopic(reading);
  const own = ownAnswers(reading, topic);
  // "Is it normal that I still turn round to tell her" asks of just that, and not of the matter.
  const ofItself = asked === 'normal' && reading.words.length > MOST_OF_MATTER;
  const bank =
    asked === null || ofItself ? [] : turnedFor(plainWords(reading.text), topic.asked[asked]);
  const answer = (own === null ? null : pickSaid(turn, own)) ?? pickSaid(turn, bank);
  if (answer === null) return null;
  // Asked what to do, an exercise belongs to the answer.
  const offer =
    own === null && asked === 'should' && state.content >= KNOWN && !answer.endsWith('?')
      ? offerOf(turn, topic, answer)
      : null;
  if (offer) return offer;
  const text = [lead, answer].filter((one) => one !== null).join(' ');
  return { text, shape: 'A', pending: answer.endsWith('?') ? { kind: 'ask' } : null };
}

/** Whether a message that asks us something tells something beside it, in other sentences or in one long one. */
export const tellsBeside = ({ text, acts }: Reading): boolean =>
  !acts.has('correction') &&
  (text.split(/(?<=[.!?])\s+|\n+/).some(tellsOnly) ||
    text.split(/[,;.!]\s+/).filter(tellsOnly).length >= 2);

const tellsOnly = (part: string): boolean =>
  !part.includes('?') && part.split(/\s+/).length >= 5 && askedOfTopic({ text: part }) === null;
