/** Moments people ask about, and what can be done in them: out of the exercises there are, no orders. */

import { AMONG_DRINKERS, AT_THE_DOOR, URGES } from './moments-habit.ts';

export interface Moment {
  /** Heard in the sentence that asks. */
  readonly asked: RegExp;
  /** Heard in what was told, where the sentence that asks does not name it. */
  readonly told?: RegExp;
  /** The sentence names it for certain, whatever else is in it. */
  readonly sure?: boolean;
  readonly steps: readonly string[];
  /** Among other people. */
  readonly out?: readonly string[];
}

export const MOMENTS: readonly Moment[] = [
  {
    asked:
      /\b(?:delete|take down|remove|take (?:it|them|that) down)\b(?=.*\b(?:video|photos?|pictures?|pics?|clip|post|nudes?|screenshots?|it|them)\b)|\b(?:video|photos?|pictures?|pics?|clip|nudes?)\b.*\b(?:delete|down|offline|remove|online|round|shar\w+)\b/i,
    sure: true,
    steps: [
      'Take a screenshot first, with the names on it. Then report it in the app as bullying; they take down what shows somebody who did not agree. The school or the club can make people delete it, and that needs one grown-up or one person in charge to know. Who could you show it to?',
      'Ask once, in writing, and keep the message: “Delete it today, and tell the others to.” Report it in the app as well. Whoever is in charge there can do the rest. Who would that be?',
    ],
  },
  {
    asked:
      /\bif (?:he|she|they|\w+) (?:still |just |then |never |actually )*(?:answers?|writes?(?: back)?|repl(?:y|ies)|calls?|rings?|picks? up|gets? back)\b|\b(?:never|doesn't|does not|won't|don't) (?:answer|write|reply|call|ring|pick up|get back)\w*\b/i,
    sure: true,
    steps: [
      'Then you will have said it, and that part is done whether an answer comes or not. Pick now how long you wait before you try once more, and who is with you meanwhile. Who would that be?',
      'Silence is not yet a no. Put a date in the diary to look at it again, and until then plan one thing each day that is not waiting. What would the first one be?',
    ],
  },
  {
    asked:
      /\bif (?:he|she|they|\w+) (?:still |just |then |actually )?(?:says?|wants?|asks?|refuses?|goes|leaves?|cries|shouts?|gets|does|doesn't|won't|laughs?|walks?|takes?)\b/i,
    sure: true,
    steps: [
      'You need not answer on the spot. Say: “I’ve heard that, and I need a day before I say more.” Then go for a walk, and ring one person. What do you fear most in that minute?',
      'Ask one thing before you argue: “What do you hope it will change?” Listen to the end, and say when you will talk again. Which part of that is hardest?',
    ],
  },
  {
    asked:
      /\b(?:if|when|in case)\b[^?!.]*\b(?:i (?:just |suddenly |then |start to |begin to )?(?:freeze|cry|start crying|burst into tears|shake|blank|go blank|go red|blush|stutter|lose it|break down|bottle it|chicken out|mess (?:it )?up|forget|run|turn round|turn back|can'?t (?:speak|move|do it|go in))|my (?:hands?|voice|legs?|knees?|mind) (?:start\w* )?(?:to )?(?:shak\w*|goes?|go|gives?|trembl\w*|blank))\b/i,
    sure: true,
    steps: [
      'Then stop, both feet on the ground, and let one long breath out before you decide anything. You may let that one go and take the next; it counts all the same. Who could know beforehand that it might happen?',
      'Say four words: “Give me a minute.” Look at one thing that does not move, breathe out slowly, and go on with less than you had planned. What would less be?',
    ],
  },
  {
    asked: /\b(?:panic\w*|heart|can'?t breathe|attack)\b/i,
    told: /\bpanic(?:s|k\w*|king)?\b|\bcan'?t breathe\b/i,
    steps: [
      'Stay where you are, if it is safe. Feet on the floor, and breathe out as through a straw, longer than you breathe in. Then name three things you see. It peaks within minutes and goes down by itself.',
      'Do the same three things each time: feet down, long breath out, eyes on one object until you could draw it. Let it pass rather than fight it.',
    ],
    out: [
      'Stay in your seat if you can. Feet flat, breathe out longer than in, and look for three straight lines in the room; nobody sees you do it. It tops out within minutes. Which of the three would you start with?',
      'Press both feet into the floor, hold something cold or rough in your pocket, and let the breath out slowly. If you must go, go as far as the door, and come back in when it drops.',
    ],
  },
  {
    asked: /\b(?:jump|startle|flinch|noise|bang)\w*\b/i,
    told: /\b(?:jumpy|startl\w+|flinch\w*|jump (?:at|when|out))\b/i,
    steps: [
      'Turn and look at what made the noise, and name it: “a car door”. Heels down, one long breath out, and then a look at something that has not moved. Which of those could you do anywhere?',
      'Something firm in your hand, keys or the strap of a bag, and the name of the noise in your head. Then walk on ten steps before you decide anything.',
    ],
  },
  {
    asked:
      /\b(?:flashback|picture|see it|images?|nightmare|comes? back|starts? again|it starts)\b/i,
    told: /\b(?:flashbacks?|nightmares?)\b/i,
    steps: [
      'Open your eyes and put a light on. Feet on the floor, hold something cold, and say the date and where you are. Then name five things in the room. When it lets go a little, sit up for a while before you lie down again.',
      'Out of bed first; lying there feeds it. Press both feet down, breathe out slowly three times, and look at something that is only in this room. Tell somebody tomorrow if it came.',
    ],
    out: [
      'Feet down, and something cold or firm in your hand. Say the date and where you are, in your head is enough, and find five things that belong to this place. Then stay a minute before you move on.',
    ],
  },
  ...AT_THE_DOOR,
  {
    asked: /\b(?:debts?|owe|loans?|bailiffs?|overdraft|arrears|bills?|money|bankrupt\w*)\b/i,
    told: /\b(?:debts?|owe[sd]? (?:(?:him|her|them|me|my \w+|the \w+|a|about|over|nearly|almost|at least|some|more) )*(?:money|£|\$|\d|hundreds?|thousands?|rent|bank|grand|council|card)|loans?|credit cards?|bailiffs?|arrears|final notice|bankrupt\w*|repossess\w*)\b/i,
    steps: [
      'Three calls, in this order: a free debt adviser, the bank, and whoever shares the debt, to say that the first two are made. Tonight only a list: what is owed, to whom, by which date. Which of the three scares you most?',
      'Open everything first and write one line for each: who, how much, by when. The line with the nearest date is tomorrow’s call, and a free debt adviser can sit on it with you. Which line is that?',
    ],
  },
  {
    asked: /\b(?:relaps\w+|slip(?:ped)?|lapse|after (?:last night|drinking))\b/i,
    told: /\b(?:relaps\w+|slipped up|(?:had|drank) (?:a|the|another) (?:whole )?bott?le|(?:drank|smoked|used|gambled|bet) again|fell off the wagon|undid (?:it|everything)|blew it)\b/i,
    steps: [
      'Today only: water, food, and what is left of it out of the house. Then tell one person once you are sober, and write down what came just before the first one. Who would you tell?',
      'One slip is one evening, and not the count of the rest. Go to the next meeting or appointment you have, or make one. Which hour today is the risky one?',
    ],
  },
  {
    asked: /\b(?:birthday|anniversary|christmas|holidays?|mother'?s day|father'?s day)\b/i,
    told: /\b(?:(?:his|her|their|our|what would have been) (?:\w+ )?(?:birthday|anniversary)|(?:first|another) (?:christmas|birthday|anniversary))\b/i,
    steps: [
      'Give the day one fixed hour that belongs to it, a walk, a photograph, the cake, and one person to ring after it. The rest of the day may be ordinary. Which hour would you take?',
      'Decide beforehand where you are at the hardest hour, and tell one person what day it is. What would you like to do in that hour?',
    ],
  },
  {
    asked:
      /\b(?:talk to|tell|meet(?:ing)? with|face|confront) (?:him|her|them|my \w+)\b(?=.*\b(?:tomorrow|tonight|monday|morning)\b)/i,
    told: /\b(?:(?:tomorrow|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.{0,40}\b(?:tell|talk to|have it out|confront)|(?:tell|talk to|confront)\b.{0,30}\b(?:tomorrow|tonight))\b/i,
    steps: [
      'One sentence on paper before you go in, and no more than that: what you want understood. Say it first, then let the other one finish. Ten minutes will do for a start. What is the sentence?',
    ],
  },
  {
    asked: /\b(?:underpass|lift|bridge|motorway|the (?:bus|train|tube))\b/i,
    told: /\b(?:(?:won'?t|can'?t|don'?t|want to|able to|get back) (?:\w+ ){0,3}?(?:use|go (?:in|into|near|through|past|on)|through|take|drive (?:on|past|through)|get on) (?:the|that|to|my|a)|(?:go(?:ing)?|take|taking) the long way)\b/i,
    steps: [
      'A bit that is almost too easy: go to where you can just see it, by daylight, with somebody you trust. Stay until the fear has dropped by half, and then go home. How hard does that sound, 0 to 100?',
      'The same bit once more on another day, and only then a few steps further. Who would come along?',
    ],
  },
  {
    asked:
      /\b(?:stand-?up|stand up (?:in front|there|and (?:talk|speak|say|present))|in front of (?:him|her|them|everyone|everybody|people|the \w+|my \w+|[A-Z]\w+)|meetings?|speak up|report back)\b/i,
    steps: [
      'Have your first sentence ready word for word, and your figures on one page. If somebody puts you right, “Thanks, I’ll correct that” is a whole answer, and then the next point. What would the first sentence be?',
      'Say your part early, so that you do not wait for it, and keep to three points. If you do not know something: “I’ll check and come back to you.” Which point is the one you are sure of?',
    ],
  },
  {
    asked:
      /\b(?:revis\w+|stud(?:y|ying)|coursework|essay|dissertation|homework|past papers?|(?:start|open|do|begin) (?:with )?(?:maths?|english|science|physics|chemistry|biology|history|geography|french|the (?:book|paper|reading)))\b/i,
    told: /\b(?:(?:zero|no) revision|revis(?:e|ed|ing|ion)|past papers?|mocks?|gcses?|a-?levels?|finals|coursework|dissertation)\b/i,
    steps: [
      'One past paper, the first question only, ten minutes on a timer, badly if need be, and then mark it. Tomorrow the second. A few weeks of that is more than it sounds. Which paper is nearest to hand?',
      'Phone in another room, book open at any page, and copy out one thing you half know. Five minutes, then you may stop. To begin is the hard bit, the rest is mostly repetition. At what time today?',
    ],
  },
  {
    asked: /\b(?:interview|exam|presentation|test)\b/i,
    told: /\b(?:interview|exam|presentation) (?:is )?(?:tomorrow|on|next|this)\b/i,
    steps: [
      'Tonight: clothes, papers and the way there, and then stop working on it. In the morning eat something, be there ten minutes early, and have the first sentence ready by heart. What would that sentence be?',
    ],
  },
  {
    asked: /\b(?:tonight|lie down|bed|sleep|3 ?am|wake|night)\b/i,
    told: /\b(?:can'?t sleep|not sleeping|(?:lie|lying) awake|insomnia|awake at (?:night|\d))\b/i,
    steps: [
      'Write down before bed what is on your mind, with one next step each. If you lie awake about twenty minutes, get up, keep the light low, and do something dull until you are sleepy. Get up at the usual hour, whatever the night was.',
      'Keep the phone in another room, and have a dull book by the bed. When it turns over in your head, put one line on paper and say “tomorrow at six”. Long breaths out are enough; sleep need not come at once.',
    ],
  },
  {
    asked: /\b(?:get(?:ting)? (?:up|out of bed)|mornings)\b/i,
    told: /\b(?:can'?t get (?:up|out of bed)|(?:stay|lie|lying|stuck) in bed)\b/i,
    steps: [
      'Only three things, in this order: curtains, feet on the floor, a glass of water. You may go back after that. What would the fourth be, if there is one?',
    ],
  },
  ...AMONG_DRINKERS,
  ...URGES,
  {
    asked: /\b(?:angry|lose it|temper|shout\w*|rage|explode)\b/i,
    steps: [
      'Leave before you boil over, and say so: “I need twenty minutes, then I’ll come back.” Walk, or run cold water over your hands. Come back at the minute you named.',
    ],
  },
  {
    asked: /\b(?:cry|tears|break down|fall apart)\b/i,
    steps: [
      'Let it come, if you can; it passes sooner. Long breath out, cold water, and a sentence for others: “I’m having a hard day, give me five minutes.” That is enough.',
    ],
  },
  {
    asked:
      /\b(?:when|if) i (?:see|run into|bump into|meet|face) (?:him|her|them)\b|\b(?:hands|in the room|walks? in)\b/i,
    steps: [
      'Have one sentence ready, and something to hold. Say it, look at the person’s shoulder rather than their eyes if that is easier, and leave when you have said it. A short meeting is a meeting.',
    ],
  },
];
