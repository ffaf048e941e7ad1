/** Questions that people ask of us about a matter, answered as its topic guide knows. */
import { plainWords } from '../situations/index.ts';
import type { TopicRun } from '../topics/run.ts';
import type { AskedOfUs, Topic } from '../topics/types.ts';
import type { Move, Turn } from '../turn.ts';
import type { Reading } from '../understand/index.ts';
import { followed, offerOf, pickSaid } from './topic-next.ts';

const KINDS: readonly (readonly [AskedOfUs, RegExp])[] = [
  [
    'normal',
    /\bis (?:that|this|it) (?:even |so |just |really )?(?:normal|ok|okay|weird|strange|wrong|bad|stupid|crazy|pathetic|silly|common|a thing)\b|\b(?:am|are) i (?:just |being |going |so )*(?:crazy|mad|insane|weird|over ?reacting|silly|stupid|dramatic|paranoid|weak|normal|broken|pathetic|selfish|too (?:sensitive|much)|the only one|a bad \w+|a terrible \w+|an? (?:awful|horrible) \w+)\b|\b(?:is (?:there )?something|what is) wrong with me\b|\b(?:do|does) (?:other people|anyone else|anybody else|everyone|everybody|others) (?:\w+ )?(?:feel|get|do|have|go)\b/,
  ],
  [
    'better',
    /\b(?:will|does|do|is) (?:it|this|that|things|i|the \w+)(?: ever| going to| gonna)* (?:get|go|feel|be|stop|pass|end|ease|fade|change|heal)(?:s|ting)? ?(?:any |ever )?(?:better|easier|away|over|ok|okay|normal|again|the same)?(?= [?]| ?$| with| in time| or)|\bhow long (?:does|will|until|before|is|do|should|till)\b|\bwhen (?:does|will|do) (?:it|this|i|things)\b/,
  ],
  [
    'should',
    /\bwhat (?:should|do|can|could|would|am) (?:i|you) (?:do|even do|say|try|supposed|suggest|think i|recommend|advise)\b|\b(?:any|some|got) (?:advice|tips|ideas|suggestions)\b|\bwhat now\b|\btell me what to do\b|\bhow (?:do|can|am|could|should) i (?:even |ever |supposed to )?(?:fix|deal|cope|get (?:over|past|through|out|back)|stop|handle|move on|live|survive|make it|go on|change)\b/,
  ],
  ['other', /\b(?:do you think|does|did|will|would|do) (?:that )?(?:she|he|they)\b[^.]*\?/],
  [
    'why',
    /(?:^|[.,] ?)(?:but |and |so )?(?:why (?:did|does|do|am|is|are|can|would|has|was)\b(?! you))/,
  ],
];

/** "It isn't that, is it?", "could it be …?", "just tell me it's nothing": asked so as to be made sure. */
const TO_BE_SURE =
  /\bis (?:it|this|that) (?:really |definitely )?(?:serious|dangerous|nothing|bad|safe|fatal|cancer|als|ms)\b[^.]*\?|\bis ?n[o']?t it [?]|\b(?:it|this|that) is (?:not|probably|just|only|nothing|all|fine|ok)\b[^.?]*(?: is it| right| is not it| then)?(?: |, )?[?]|\bis it [?]$|\bdo you [?]$|\b(?:could|might|can|would) (?:it|this|that) (?:really |still |also |actually )?be\b[^.]*[?]|\b(?:tell|promise|say to|reassure|assure) me (?:that )?(?:it|i|this|that|there|everything|nothing|again)\b|\bsay (?:it|that it|this) (?:is|will be) (?:\w+ )?(?:fine|ok|okay|nothing|all right)\b|\bhow (?:do|can|would|could) (?:i|you|they|he|she) (?:even |ever )?(?:be sure|know|tell)\b|\bwhat if (?:it|they|he|she|i|the|there)\b[^.]*[?]|\bare you (?:\w+ )?(?:sure|certain)\b|\bam i (?:going to (?:die|be (?:ok|okay|all right|fine))|dying|ill|sick|ok|okay|safe)\b|\bwhat are the (?:chances|odds)\b|\b(?:would|could|can) (?:a|the|he|she|they|doctors?) (?:\w+ )?(?:miss|overlook|have missed)\b/;

/** Whether a message asks this guide to make them sure, and it has something to say to that. */
export const asksToBeSure = ({ text }: Reading, topic: Topic): boolean =>
  topic.asked.sure.length > 0 && TO_BE_SURE.test(plainWords(text));

/** What is asked of us that a topic guide may answer; null for anything else. */
export function askedOfTopic({ text }: Reading): AskedOfUs | null {
  if (!/\?|\b(?:what|how|why|is|am|do|does|any|tell)\b/i.test(text)) return null;
  const plain = plainWords(text);
  return KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** "Is it silly?" is answered with a no where "is it normal?" is answered with a yes. */
const turnedFor = (plain: string, bank: readonly string[]): readonly string[] =>
  DOUBTS.test(plain) ? bank.map((line) => line.replace(GRANTS, 'No. ')) : bank;
const DOUBTS =
  /\b(?:weird|strange|wrong|bad|stupid|crazy|pathetic|silly|mad|insane|over ?reacting|dramatic|paranoid|weak|broken|selfish|too (?:sensitive|much)|the only one|awful|horrible|terrible)\b/;
const GRANTS =
  /^(?:yes|it is|it is normal|it's normal|very(?: normal)?|quite|perfectly(?: normal)?|entirely|completely|of course|very much so|yes, very)[.,:;] (?=\p{Lu})/iu;

/** Messages that told something before one is led anywhere. */
const KNOWN = 3;

/** Null where nothing of the kind is asked, or all that the guide knows was said. */
export function topicAnswer(
  turn: Turn,
  topic: Topic,
  run: TopicRun,
  lead: string | null,
): Move | null {
  const { reading, state } = turn;
  const asked = asksToBeSure(reading, topic) ? 'sure' : askedOfTopic(reading);
  if (asked === null) return null;
  const answer = pickSaid(turn, turnedFor(plainWords(reading.text), topic.asked[asked]));
  if (answer === null) return null;
  // Asked what to do, an exercise belongs to the answer.
  const offer = asked === 'should' && state.content >= KNOWN ? offerOf(turn, topic, answer) : null;
  if (offer) return offer;
  const text = [lead, answer].filter((one) => one !== null).join(' ');
  if (answer.endsWith('?')) return { text, shape: 'A', pending: { kind: 'ask' } };
  if (state.shapes.at(-1) === 'A' || turn.quiet) return { text, shape: 'A', pending: null };
  const next = followed(turn, topic, run, text);
  return next && { ...next, shape: 'A' };
}
