/** Whether an exercise is to be put down: a stop, a no, pictures that come back. */
import { lastOurs, type Turn } from '../turn.ts';
import { imagesComeBack, sensesComeBack } from '../understand/images.ts';
import { ratingIn } from '../understand/quantities.ts';
import { kindsOf } from './kinds.ts';
import type { Skill, Step } from './types.ts';

export type Halt = 'stop' | 'images' | null;

/** Plain wherever in the message it stands. */
const REFUSES =
  /\b(?:(?:i'?m |im |i am )?not (?:doing|gonna do|going to do|up for|in the mood for) (?:this|it|that|any|another)|not this(?: one| again| now| please)?(?=$|[.,!?])|(?:don'?t|dont|do not|didn'?t) want (?:this|that one|it any ?more|(?:to )?(?:do (?:this|it|that|any)|go on|carry on|continue|imagine|picture|keep going))|(?:can'?t|cant|cannot|can not) do (?:this|that) (?:one|exercise|thing|any ?more)|this (?:one )?is (?:stupid|silly|dumb|pointless|too much|not (?:helping|for me|working))|stop (?:the|this|that|asking|it)\b|(?:i'?d|i would|can (?:i|we)|could we|let'?s|id|i) (?:rather|just|prefer to|want to) (?:just )?(?:talk|chat|not do)\b|rather (?:just )?(?:talk|chat|not)\b|(?:let'?s|can we|could we|i want to|want to|please|i need to) (?:just )?stop\b|(?:i(?:'?d| would) like to|i want to|i'?ll|may i|i think i'?ll|could i) (?:just )?(?:stop|leave it|finish|break off)(?: (?:there|here|now|this|it|please|for (?:now|today|tonight)))*(?=[.,!?]|$)|(?:that'?s|that is) enough(?: of (?:this|that)| now| for (?:now|today|tonight))?(?=[.,!?]|$)|stop there\b|make it stop|no more of this|enough of this|forget (?:this|it)\b(?! now))/i;
/** They never said yes to it: true at any step, whatever it asks for. */
export const NEVER_AGREED =
  /\bi (?:never|didn'?t|did not) (?:actually |even |once )?(?:agree\w*(?= to (?:it|this|that|any|an?)\b|[.,!?]|$)|sa(?:y|id) (?:yes|ok(?:ay)?)(?= to (?:it|this|that|any|an?)\b|[.,!?]|$)|ask(?:ed)? for (?:an exercise|this[.,!?]))|\bi(?:'ve| have)? (?:already |just )?said no(?= to (?:it|this|that)\b|[.,!?]|$)/i;
const STOPS =
  /(?:^|[.!?,;]\s*)(?:no |ok |okay |please |just )*stop(?=$|[.!?,;]|\s+(?:it|this|that|please|now|here)\b)/i;
const BARE_NO =
  /^(?:(?:um+|er+|oh|god|ok|sorry|look|what)[, ]+)*(?:no+|nope|nah|naw)(?=$|[.,!;?]| (?:no|way|thanks|thank you|stop|not|i (?:don'?t|dont|can'?t|cant|said|won'?t|wont))\b)/i;
/** A no that goes on to put an answer right. */
const PUTS_RIGHT =
  /^(?:no+|nope|nah)[,. ]+(?:wait|i mean|sorry|actually|nothing|none|nobody|no one|it'?s|not really|idea)\b/i;
/** To these a no is an answer. */
const ASKS_YES_NO =
  /(?:^|[.!?…:]\s+)(?:and |so |or )?(?:is|are|was|were|do|does|did|can|could|would|will|has|have|had|should)\b[^.!?]*\?["”]?\s*$/i;
const IN_THE_WAY =
  /\b(?:in the way|stops? you|stopped you|stop you|get out of it|first to stop)\b/i;
const MOST_WORDS = 14;

export function haltIn(turn: Turn, skill: Skill, step: Step): Halt {
  const { reading } = turn;
  const text = reading.text.replace(/[’‘]/g, "'");
  // In a body exercise a picture that comes is the end of it; elsewhere it may be what is told.
  const ofBody = step.expects === 'ready' || kindsOf(skill.id).some((one) => BODILY.has(one));
  if (ofBody && (imagesComeBack(text) || sensesComeBack(text))) return 'images';
  if (kindsOf(skill.id).some((one) => BODILY.has(one)) && GAVE_UP.test(text)) return 'stop';
  if (NEVER_AGREED.test(text)) return 'stop';
  const takesNo = takesANo(turn, step);
  // "No, I can't do Sundays" and "Stop, you are hurting me" may be the very words asked for.
  const words = step.expects === 'words' || step.expects === 'thought';
  if (words && reading.words.length > 2 && /\byou\b|["“]/i.test(text)) return null;
  if (REFUSES.test(text) && reading.words.length <= 40 && !/^how\b/i.test(text)) return 'stop';
  if (STOPS.test(text)) return 'stop';
  if (takesNo || !BARE_NO.test(text) || PUTS_RIGHT.test(text)) return null;
  if (words && reading.words.length > 4) return null;
  if (step.expects.startsWith('rating') && numbered(text)) return null;
  return reading.words.length <= MOST_WORDS ? 'stop' : null;
}

/** Of an exercise of the body, where nothing else can be meant. */
const GAVE_UP =
  /\bi (?:really |just )?(?:don'?t|dont|do not|didn'?t) like (?:this|it|that)\b(?! (?:when|if|shut|closed))|\bi (?:had to stop|gave up)\b|\bso i(?:'ve)? stopped\b/i;

const BODILY = new Set(['imagery', 'breathing', 'muscles', 'senses']);

const numbered = (text: string): boolean => ratingIn(text, 100) !== null;

function takesANo({ input }: Turn, step: Step): boolean {
  const last = lastOurs({ input });
  return ASKS_YES_NO.test(last) || step.slot === 'block' || IN_THE_WAY.test(last);
}
