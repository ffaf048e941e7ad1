/**
 * What a technique that they were given elsewhere is for and how it goes, in two sentences: known by its name. As
 * guidelines and handbooks have it (NICE; APA; Beck 2011; Borkovec et al. 1983; Linehan 2015).
 */
import type { Turn } from '../turn.ts';

/** Null where none is named, or nothing of this is asked. */
export function techniqueAsked(turn: Turn): string | null {
  const { text } = turn.reading;
  const asked = text.split(/(?<=[.!?])\s+|\n+/).findLast((sentence) => ASKS.test(sentence));
  if (turn.state.skill !== null || asked === undefined) return null;
  const before = turn.input.history.findLast(({ role }) => role === 'user')?.content ?? '';
  const ofIt = OF_IT.test(asked) || asked.split(/\s+/).length <= 4 ? [text, before] : [];
  const named = [asked, ...ofIt]
    .map((words) => NAMED.find(([name]) => name.test(words)))
    .find((one) => one !== undefined);
  return named ? turn.words.pick(named[1], {}, { inOrder: true }) : null;
}

const ASKS =
  /\b(?:what(?:['’]s|s| is| are| was)? (?:\w+ ){0,5}?(?:for|about)\b|what (?:is|are|does|do|should|would|will) (?:(?:it|this|that|they|the|a|an|my|these|those|\w+) ){1,4}?(?:actually |even |really )?(?:for|do|doing|mean|meant|supposed|good for)\b|what(?:['’]s| is) the (?:point|idea|use|purpose|sense)|how (?:is|does|do|would|will|can|could) (?:\w+ ){1,4}?(?:help|work|go)\b|how do (?:you|i|u) (?:do|keep|use|write) (?:it|one|this|that|a|an|the)\b|why (?:am i|do i|would i|should i|do they|would (?:anyone|you)) |(?:does|do|is|are) (?:\w+ ){1,4}?(?:help|work|any good|any use|worth|nonsense|rubbish)\b|(?:any|what) (?:good|use)\b|never said what|explain)/i;
/** The thing itself; "that shop" is another. */
const OF_IT =
  /\b(?:it|its|they|them)\b|\b(?:this|that|these)\b(?=(?: (?:for|do|does|doing|meant|supposed|mean|is|even|actually|really|help|work|good|any)\b|[?.! ]*$))/i;

const NAMED: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bbox[- ]breath\w*|\bsquare breath\w*/i,
    [
      'It slows the breath, and with it the heart and the alarm in the body: in for four, hold for four, out for four, wait for four, some five rounds. Make the counts shorter if holding is unpleasant.',
    ],
  ],
  [
    /\b4[- ]?7[- ]?8\b/i,
    [
      'It makes the way out longer than the way in, which is what calms the body: in for four, hold for seven, out for eight. If that leaves you short of air, halve the numbers; the proportion is what counts.',
    ],
  ],
  [
    /\b(?:(?:deep|belly|slow|paced|diaphragm\w*) breath\w*|breathing (?:exercise|technique)s?)\b/i,
    [
      'Slow breaths with a long way out tell the body that there is no danger, and heart and muscles follow within a few minutes. It helps most if it is practised while things are calm.',
    ],
  ],
  [
    /\b5[- ,]*4[- ,]*3[- ,]*2[- ,]*1\b|\bfive[- ,]+four[- ,]+three\b/i,
    [
      'It pulls your attention out of your head and into the room: five things you see, four you feel, three you hear, two you smell, one you taste. It is for panic and bad memories, and nobody need notice you doing it.',
    ],
  ],
  [
    /\bground(?:ing|ed)\b/i,
    [
      'It brings you back to where you are when fear or a memory runs away with you: feet on the floor, something cold in the hand, things named that you can see. It changes nothing about the cause; it gets you through the minutes.',
    ],
  ],
  [
    /\bworry[- ](?:time|window|hour|period)\b|\bscheduled worry\w*/i,
    [
      'It is so that worrying has one place in the day and not all of it: when a worry comes, you note it and put it off till then. By then half of them mostly say nothing to you any more, and those that do get your whole attention.',
    ],
  ],
  [
    /\b(?:thought (?:record|diary|log)s?|abc (?:sheet|form)|cbt (?:sheet|form|diary|worksheet)s?)\b/i,
    [
      'It is for catching the sentence that goes through your head just before the feeling, and for checking it like a claim: what speaks for it, what against, what would be fairer. On paper one sees what in the head is only a fog.',
    ],
  ],
  [
    /\b(?:three good things|gratitude (?:list|journal|diary|log)|(?:write|list|name|note|say) (?:\w+ ){0,3}(?:grateful|thankful))\b/i,
    [
      'It trains you to notice what was all right, because a worn-out mind keeps only the rest. Small things are best, a cup of soup, and a few words on how it came about. It helps many a little, and needs some weeks.',
    ],
  ],
  [
    /\b(?:activity (?:schedul\w+|plan|diary|log)|behaviou?ral activation)\b/i,
    [
      'When the mood is low one does less, and doing less lowers the mood; it turns that round from the side of doing. Small things with a fixed hour, done whether or not you feel like it, and a mark from nought to ten for how it was.',
    ],
  ],
  [
    /\b(?:exposure|fear ladder|fear hierarchy)\b/i,
    [
      'The alarm only learns that a thing is bearable by being there long enough for nothing to happen. So you go in small steps, stay until the fear comes down by itself, and repeat each until it bores you.',
    ],
  ],
  [
    /\b(?:progressive )?muscle relax\w+|\bpmr\b/i,
    [
      'You tense one muscle group for some seconds and let go, one after another, and the body feels the difference and goes lower than before. Good for sleep and tight shoulders; leave out whatever hurts.',
    ],
  ],
  [
    /\bbody scan\b/i,
    [
      'You go through the body bit by bit and only notice, without changing anything. It gives the mind something dull and near to do, and shows where you hold tension that you did not know of.',
    ],
  ],
  [
    /\bmindful\w*|\bmeditat\w+/i,
    [
      'It is practice in noticing that a thought has carried you off, and coming back, a hundred times if need be. Coming back is the exercise; an empty head is not asked for. It helps many with stress, some not at all.',
    ],
  ],
  [
    /\b(?:sleep restriction|restricting (?:my )?(?:sleep|time in bed)|sleep (?:diary|log))\b/i,
    [
      'It makes you sleepy enough to sleep through: for a while only as many hours in bed as you really sleep, always up at the same time, then slowly more. It is hard for two weeks and among the best tested ways; do not drive when very tired.',
    ],
  ],
  [
    /\bsleep hygiene\b/i,
    [
      'It means the plain habits round sleep: up at the same hour, no coffee after noon, screens away, bed only for sleeping. By itself it is rarely enough, but nothing else works well without it.',
    ],
  ],
  [
    /\b(?:opposite action|acting? opposite)\b/i,
    [
      'A feeling pushes you one way; doing a small piece of the other, on purpose and all the way, often turns it down. It is meant for feelings that do not fit what is really there.',
    ],
  ],
  [
    /\b(?:defusion|leaves on (?:a|the) stream)\b/i,
    [
      'You look at a thought go by and need not answer it, as with leaves on water. It does not make the thought untrue; it makes it smaller.',
    ],
  ],
  [
    /\burge surf\w*|\bsurf(?:ing)? the urge\b/i,
    [
      'An urge rises, stands and falls, mostly within half an hour, if nothing is done about it. You watch it do that and give it numbers, and each time you do, the next one is a little weaker.',
    ],
  ],
  [
    /\bsafety plan\b/i,
    [
      'It is written on a better day for the worst one: what it looks like when it begins, what helps, who comes, where to go, what to keep out of reach. In a bad hour one need only read, and not think.',
    ],
  ],
  [
    /\b(?:empty chair|two[- ]chair|unsent letter|letter (?:you|i) (?:don['’]?t|never|won['’]?t) send|write (?:\w+ ){0,4}letter)\b/i,
    [
      'It gives the things that were never said a place to be said, without anybody having to hear them. What you do with it afterwards, keep, burn or send, is a question for another day.',
    ],
  ],
];
