/** "What do I do when it comes back tonight?": two or three things to do, out of the exercises there are. */
import type { Turn } from '../turn.ts';

/** Null where they do not ask about a moment to come that is known here. */
export function stepsFor(turn: Turn): string | null {
  const text = asking(turn.reading.text);
  if (text === null) return null;
  const found = MOMENTS.find(([match]) => match.test(text))?.[1];
  return found === undefined ? null : turn.words.pick(found, {}, { inOrder: true });
}

const asking = (text: string): string | null =>
  text.split(/(?<=[.!?])\s+|\n+/).findLast((line) => WHAT_TO_DO.test(line)) ?? null;
const WHAT_TO_DO =
  /\bwhat (?:do|should|can|could|am|shall|would) i (?:supposed to |actually |even )?do\b|\bhow (?:do|can|should|would) i (?:get through|handle|manage|survive|deal with|cope)\b|\bwhat if (?:it|i) (?:comes? back|starts?|happens?|get)\b/i;

const MOMENTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bif (?:he|she|they|\w+) (?:still |just |then |actually )?(?:says?|wants?|asks?|refuses?|goes|leaves?|cries|shouts?|gets|does|doesn'?t|won'?t|laughs?|walks?|takes?)\b/i,
    [
      'You need not answer on the spot. Say: “I’ve heard that, and I need a day before I say more.” Then go for a walk, and ring one person. What do you fear most in that minute?',
      'Ask one thing before you argue: “What do you hope it will change?” Listen to the end, and say when you will talk again. Which part of that is hardest?',
    ],
  ],
  [
    /\b(?:panic\w*|heart|can'?t breathe|attack)\b/i,
    [
      'Stay where you are, if it is safe. Feet on the floor, and breathe out as through a straw, longer than you breathe in. Then name three things you see. It peaks within minutes and goes down by itself.',
      'Do the same three things each time: feet down, long breath out, eyes on one object until you could draw it. Let it pass rather than fight it.',
    ],
  ],
  [
    /\b(?:flashback|comes? back|starts? again|it starts|picture|see it|images?|nightmare)\b/i,
    [
      'Open your eyes and put a light on. Feet on the floor, hold something cold, and say the date and where you are. Then name five things in the room. When it lets go a little, sit up for a while before you lie down again.',
      'Out of bed first; lying there feeds it. Press both feet down, breathe out slowly three times, and look at something that is only in this room. Tell somebody tomorrow if it came.',
    ],
  ],
  [
    /\b(?:tonight|lie down|bed|sleep|3 ?am|wake|night)\b/i,
    [
      'Write down before bed what is on your mind, with one next step each. If you lie awake about twenty minutes, get up, keep the light low, and do something dull until you are sleepy. Get up at the usual hour, whatever the night was.',
      'Keep the phone in another room, and have a dull book by the bed. When it turns over in your head, put one line on paper and say “tomorrow at six”. Long breaths out are enough; sleep need not come at once.',
    ],
  ],
  [
    /\b(?:urge|craving|drink|smoke|use|bet|tempt\w*|want (?:one|it)|check (?:his|her|their))\b/i,
    [
      'Wait twenty minutes with a clock in view; an urge mostly crests and falls in that time. Be in another room or outside, with something in your mouth or hands. Ring one person before, and not after.',
      'Put distance first: out of the shop, phone in another room, bottle down the sink. Then eat something, and do the next small job. Twenty minutes is the whole task.',
    ],
  ],
  [
    /\b(?:angry|lose it|temper|shout\w*|rage|explode)\b/i,
    [
      'Leave before you boil over, and say so: “I need twenty minutes, then I’ll come back.” Walk, or run cold water over your hands. Come back at the minute you named.',
    ],
  ],
  [
    /\b(?:cry|tears|break down|fall apart)\b/i,
    [
      'Let it come, if you can; it passes sooner. Long breath out, cold water, and a sentence for others: “I’m having a hard day, give me five minutes.” That is enough.',
    ],
  ],
  [
    /\b(?:when|if) i (?:see|run into|bump into|meet|face) (?:him|her|them)\b|\b(?:hands|in the room|walks? in)\b/i,
    [
      'Have one sentence ready, and something to hold. Say it, look at the person’s shoulder rather than their eyes if that is easier, and leave when you have said it. A short meeting is a meeting.',
    ],
  ],
];
