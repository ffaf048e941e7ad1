/** With somebody who has been drinking: nothing is explored; water, company, and no messages tonight. */
import { type Move, slotsOf, type Turn } from '../turn.ts';

/** The first line that fits what they wrote; a plain one where none does. Every other turn asks. */
export function tipsyMove(turn: Turn): Move | null {
  const { words, state, reading } = turn;
  const slots = slotsOf(turn);
  const own = LINES.filter(([match]) => match.test(reading.text)).flatMap(([, bank]) => bank);
  const line =
    words.pick(own, slots, { inOrder: true }) ??
    joinedUp(plainly(turn), words.pick(PLAIN, slots, { inOrder: true }));
  if (line === null) return null;
  const asked = /\?["”]?$/.test(line);
  const due = !asked && !turn.quiet && state.turn % 2 === 0;
  const question = due ? words.pick(ASKS, slots, { inOrder: true }) : null;
  return {
    text: [line, question].filter(Boolean).join(' '),
    shape: 'M',
    pending: null,
  };
}

/** What they said, and that it keeps: company needs no more than that. */
const joinedUp = (said: string | null, line: string | null): string | null =>
  said === null ? line : line === null ? said : `${said} ${line}`;

function plainly(turn: Turn): string | null {
  const said = turn.reading.mirrors.at(-1)?.text;
  if (said === undefined || said.split(' ').length > 10) return null;
  const text = `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  if (!turn.words.isNew(text)) return null;
  turn.words.say(text);
  return text;
}

const LINES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:wo(?:n'?t|nt)|do(?:es)?n'?t|dont|isn'?t|not|never|didn'?t) (?:even )?(?:answer\w*|pick(?:ing|ed)? up|repl\w+|text(?:ing)? back)\b|\bprob(?:ably|s)? (?:asleep|in bed|sleeping)\b/i,
    [
      'At this hour a phone that stays quiet mostly lies beside somebody asleep.',
      'Most likely asleep, then, and that is nothing against you.',
    ],
  ],
  [
    /\b(?:not|won'?t|wont|aint) (?:go(?:ing|n)?(?: to|na)? |gon+a )?(?:do|try) (?:any|no)thing\b|\bnothing (?:daft|stupid|silly)\b/i,
    [
      'I am glad to read that, and I would be gladder if one human knew how tonight is. Who could have a line from you?',
    ],
  ],
  [
    /\b(?:needs?|needed|wants?|wanted) (?:some |more |a bit of )?(?:space|time|a break|time apart)\b/i,
    ['“Space” can be turned over all night, and it will say no more at three than it did at six.'],
  ],
  [
    /\b(?:could|might|can|should) (?:ring|call|phone|text) (?:up )?(?:my |a |our )?(?:brother|sister|mate|friend|mum|mom|dad|cousin|flatmate|housemate|nan|gran)\b/i,
    [
      'That is one of the good ideas, even at this hour: two minutes, only so that somebody knows you are up.',
    ],
  ],
  [
    /\b(?:just|only) me\b|\bme and (?:the|my) (?:telly|tv|dog|cat|sofa|bottle|phone|wall)\b/i,
    [
      'Then you and I are the company tonight. Is there one person who could have a line from you, only so that somebody knows?',
    ],
  ],
  [
    /\b(?:wo(?:n'?t|nt)|did(?:n'?t|nt)|not) (?:going to |gonna )?send|unsent|deleted it\b/i,
    ['Unsent is the right place for it tonight.', 'Good. It loses nothing by waiting.'],
  ],
  [
    /\bkids?\b.{0,20}\b(?:asleep|sleeping|in bed|upstairs)|\bbaby'?s? (?:is )?(?:asleep|sleeping)/i,
    ['With children asleep in the house, water and then bed are the best next two things.'],
  ],
  [
    /\b(?:do(?:es)? (?:you|he|she|they) (?:even |still )?(?:like|love|want|care)|(?:likes?|loves?) me)\b/i,
    ['That is a real question, and it deserves an answer with daylight in it.'],
  ],
  [
    /\b(?:anniver\w+|birthday|valentine\w*|christmas|flowers|card)\b/i,
    ['A date like that makes its own weather.', 'Some evenings hold up a ruler nobody asked for.'],
  ],
  [
    /\b(?:(?:she|he|they)(?:'?s|'?re)? (?:gone|left|dead)|left me|walked out|broke up|dumped|took the (?:dog|kids|car))\b/i,
    [
      'That is a lot of quiet to come home to, and drink makes rooms bigger.',
      'Then it is no wonder tonight went the way it did.',
    ],
  ],
  [/\b(?:dog|cat)\b/i, ['The animal belongs to it, of course; one misses paws as much as people.']],
  [
    /\b(?:texted|called|rang|messaged) \w+ (?:\d+|a lot|loads)|\d+ (?:texts|times|missed calls)\b/i,
    ['Then it has been said, and more than once. The phone can rest face down now.'],
  ],
  [
    /\b(?:been sick|threw up|throwing up|thrown up|puk\w+|vomit\w*|spew\w*)\b/i,
    [
      'Then some of it is out. Small sips of water now, nothing more to drink, and if you lie down, then on your side. Is somebody near who can look in on you?',
    ],
  ],
  [
    /\b(?:feel(?:ing)? (?:so |really )?(?:sick|dizzy|rough)|room (?:is |'s )?spinning|spinning)\b/i,
    ['Sit rather than lie flat for a bit, something cold on your neck, water in sips. It passes.'],
  ],
  [
    /\b(?:floor|cold|bath ?room|toilet|outside|street|rain|bus stop|park|bench)\b/i,
    [
      'Get something warm round you first, a towel or a coat will do; the rest keeps.',
      'A chair or a wall to lean on would be one better than that.',
    ],
  ],
  [
    /\b(?:(?:flat|house|room)mate|friend|brother|sister|mate|mum|mom|dad|he|she|they)(?:'?s|'?re)? (?:is |are )?(?:here|coming|bringing|with me|next to me|getting|home|up|picking)\b|\bmy (?:flat|house|room)mate\b/i,
    [
      'Good, a human with a glass of water beats a program. Let them look after you a little.',
      'That is the best news of the hour.',
    ],
  ],
  [
    /\b(?:ruin\w*|mess(?:ed)? (?:it|everything) up|regret|embarrass\w*|shouldn'?t have|what have i done|so stupid)\b/i,
    [
      'It weighs more at this hour than it will at noon. People forgive a good deal that was said with a drink in it, and what was true in it can be said again sober.',
      'That verdict can wait for daylight; it is not a fair court in there just now.',
    ],
  ],
  [
    /\b(?:in love with|(?:told|tell) \w+ (?:that )?i (?:love|like|fancy)|i (?:love|fancy) (?:him|her|them|you|[a-z]+)\b|have a crush)/i,
    [
      'That has been in you for longer than tonight, by the sound of it.',
      'It came out sideways, and it came out.',
    ],
  ],
  [
    /\b(?:best ?fr[ei]+nd|freinds?|friends?) (?:since|for|forever)|\bbest fr[ei]+nds?\b|since (?:we|i) w(?:as|ere)/i,
    [
      'A friendship of that length has survived worse sentences.',
      'All those years do not hang on one evening.',
    ],
  ],
  [
    /\b(?:ok(?:ay)?|fine|alright)[ ,]+(?:i )?wo(?:n'?t|nt)\b|\bi wo(?:n'?t|nt)\b/i,
    ['Good. You will thank yourself around lunchtime.'],
  ],
  [
    /\b(?:aw+)\b/i,
    ['That is one of those answers one can read ten ways, and at night one reads the worst.'],
  ],
  [
    /\bremind\b/i,
    [
      'I cannot send you anything later, so let your phone do it: one alarm at ten in the morning, with the words you want to read then.',
    ],
  ],
  [
    /\bphones? (?:is |are |'s )?(?:in|away|off|down|under|on charge)|\bput (?:it|the phone|my phone)\b/i,
    ['Good. That was the hard part of the evening, and it is done.'],
  ],
  [
    /\b(?:text|call|message|ring|dm|write|phone|reply)(?:ing)?\b.{0,16}\b(?:him|her|them|ex|mum|mom|dad|boss)\b|\bcongrat/i,
    [
      'Not tonight, if you ask me. Write it in your notes and read it at noon; if it is still right then, it can still go.',
      'I would leave that to daylight as well. Nothing is lost by a few hours.',
    ],
  ],
  [
    /\b(?:driv|car keys|taxi|uber|bike home)/i,
    ['No driving tonight, please; the keys can stay where they are until lunchtime.'],
  ],
  [
    /\b(?:no ?one|nobody|all alone|by myself|on my own|(?:flatmates?|housemates?|roommates?) (?:are |is |r )?(?:away|out|asleep|gone|not))\b/i,
    [
      'Then one human should know how tonight is, even in a single line. Who would not mind hearing from you at this hour?',
    ],
  ],
  [
    /\b(?:photos?|pictures?|insta\w*|profile|scroll\w*|stories)\b/i,
    [
      'Drink and photos are a bad pair: each look costs something and none pays. Could the phone lie in another room for an hour?',
    ],
  ],
  [
    /\b(?:the one|that'?s it for me|thats it for me|never (?:find|meet|get)|alone forever|end up alone|no one (?:will|is going))\b/i,
    [
      'A question that size gets a fair hearing sober. Tonight only has to be got through, and you are in the middle of doing it.',
    ],
  ],
  [
    /\b(?:bottles?|glass(?:es)?|pints?|shots?|beers?|wine|vodka|whisk(?:e)?y|gin|cans|drinks)\b/i,
    [
      'That is a fair amount. A big glass of water now, and one for beside the bed. Have you had something to eat?',
    ],
  ],
  [
    /\b(?:kebab|pizza|chips|fries|burger|toast|eaten|ate|food|noodles)\b/i,
    ['Eating is a good move, that puts a floor under the evening.'],
  ],
  [
    /\b(?:not|isn'?t|aint) (?:fine|ok|okay|good|alright|great)/i,
    ['No, and you do not have to be, tonight.'],
  ],
  [
    /\b(?:cry|crying|sad|miss|missing|hurts?|lonely)\b/i,
    [
      'It gets louder with every glass; that is no proof it will always be this size.',
      'Missing something and drinking to it make each other bigger.',
    ],
  ],
  [
    /\b(?:i'?m|im) (?:fine|ok|okay|good|alright)\b/i,
    ['All right. The other thing is allowed here too.'],
  ],
  [
    /\b(?:wedding|married|engaged|new (?:girlfriend|boyfriend|wife|husband)|looks? (?:so )?hap+y|moved on)\b/i,
    [
      'A day like that would sting stone-cold sober.',
      'Of all days to be left to oneself with a phone.',
    ],
  ],
  [
    /\b\d+ ?(?:yrs?|years)\b/i,
    ['That is long enough for half of your habits to point that way still.'],
  ],
  [
    /\b(?:thanks?|thank u|ty)\b|\bthat'?s (?:\w+ )?(?:nice|kind|sweet)\b|\bthat helps\b/i,
    ['Good. Keep hold of that bit.'],
  ],
  [/\b(?:ha(?:ha)+|lol|lmao|funny)\b/i, ['There is some air in it, at least.']],
  [
    /\b(?:hate|angry|furious|bastard|disgust\w*|unfair)\b/i,
    ['You can be as cross about it as you are; just not with your thumbs, tonight.'],
  ],
];
const PLAIN = [
  'All of that can stay here until morning.',
  'I have that.',
  'We need sort none of it at this hour.',
  'I am reading, and I am in no hurry.',
  'That can wait until there is coffee.',
  'Put it down here; it will keep.',
  'Yes. One thing after the other, and sleep is one of the things.',
  'It may look different in the light, and it may not. Either way it keeps.',
  'Still here.',
  'All right.',
  'Read, and kept.',
  'No hurry, no answer needed.',
  'You need not make sense of it now.',
  'I am staying as long as you write.',
  'That is enough thinking for one night, I would say.',
  'One sip, one breath, then the next line.',
];
const ASKS = [
  'Is somebody there with you tonight?',
  'Are you somewhere warm?',
  'What is within reach to drink that is only water?',
  'What would make the next half hour a bit softer?',
  'Who could you ring tomorrow, in daylight?',
  'How far is it to your bed?',
];
