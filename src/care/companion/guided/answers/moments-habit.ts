/** Moments of somebody who drinks, bets or uses: at the door, among others who do, in the urge. */
import type { Moment } from './moments.ts';

export const AT_THE_DOOR: readonly Moment[] = [
  {
    asked:
      /\b(?:outside|in front of|next to) (?:the|a|an) (?:pub|shop|off.?licence|bookies|casino|bar)\b/i,
    told: /\b(?:pub|offy|off.?licence|bookies|bookmakers?|betting shop|ladbrokes|william hill|paddy power|betfred|casino|liquor store|bottle shop|dealer'?s?)\b.{0,50}\b(?:from here|on the corner|in front of me|next door|opposite|right there|across the (?:road|street))\b|\bi(?:'m| am) (?:\w+ )?(?:outside|in front of|opposite|next to|walking past) (?:the|a|an) (?:\w+ )?(?:pub|shop|offy|off.?licence|bookies|betting shop|ladbrokes|casino|bar)\b/i,
    steps: [
      'Walk now, away from it, and decide nothing until you are round two corners. Ring or text one person while you walk. Then put the money where you cannot get at it today. Who will you ring?',
      'Away first, and think later: the other way down the street, phone in your hand, somebody on the line. It gets weaker with every minute you are not in front of it.',
    ],
  },
];

export const AMONG_DRINKERS: readonly Moment[] = [
  {
    asked:
      /\b(?:squash|soda|soft drink|lemonade|orange juice|a coke|alcohol.?free|(?:my|a|the|their) rounds?|(?:in|at|down) the pub)\b/i,
    told: /\b(?:pours?|poured|buys?|bought|gets?|got|lines? up|puts?) (?:me |it |one |a |another )+(?:\w+ ){0,3}(?:pint|drink|beer|glass|in|before)\b|\bhas it poured\b|\b(?:my|their|his|a) round\b|\b(?:in|down|at|to) the (?:pub|club|bar|local)\b/i,
    steps: [
      'Ask for it at the bar before you sit down, as if it were nothing: “Lime and soda, I’m off it this week.” They may laugh for a minute, and mostly that is all. Tell one of them beforehand, so that somebody is on your side. Who would that be?',
      'Go later and leave earlier, with a glass of something in your hand all the time; people ask less when it is full. Or meet them somewhere else for a few weeks. Which of the two could you do?',
    ],
  },
];

export const URGES: readonly Moment[] = [
  {
    asked:
      /\b(?:pay ?day|wages|paid|(?:walk|drive|go|cycle) (?:right |straight )?(?:past|by) (?:the|a|my|that|it)\b(?! (?:house|grave|school|hospital)))/i,
    told: /\b(?:(?:walk|drive|go|cycle) (?:right |straight )?(?:past|by) (?:the|a|that) (?:\w+ )?(?:shop|pub|bookies|offy|off.?licence|bar|casino|arcade|garage)|wages in my (?:pocket|hand)|pay ?day)\b/i,
    steps: [
      'Change the way or the money beforehand: go home by another road, have somebody meet you, or have the money go where you cannot get at it that evening. Which of the three would be easiest?',
      'Put a call to one person at exactly that hour, and keep talking until you are past it. Tell them today what it is for. Who will it be?',
    ],
  },
  {
    asked:
      /\b(?:urge|craving|drink|smoke|use|bet|tempt\w*|want (?:one|it)|check (?:his|her|their))\b/i,
    told: /\b(?:urges?|cravings?|craving)\b/i,
    steps: [
      'Wait twenty minutes with a clock in view; an urge mostly crests and falls in that time. Be in another room or outside, with something in your mouth or hands. Ring one person before, and not after.',
      'Put distance first: out of the shop, phone in another room, bottle down the sink. Then eat something, and do the next small job. Twenty minutes is the whole task.',
    ],
  },
];
