/** Drinking, drugs, gambling, urges and lapses: frames. */
import type { Frame } from './types.ts';

export const HABIT_FRAMES: readonly Frame[] = [
  {
    id: 'lapse',
    domain: 'habit',
    match:
      /\b(?:relaps\w+|blew it|day one again|\d+ days (?:without|clean|sober|off)|slipped(?: up)?|fell off the wagon|(?:drank|used|gambled|smoked|vaped) (?:again|last night|yesterday|after)|back to (?:day|square) (?:one|zero)|broke my (?:streak|sobriety)|messed up my sobriety|gave in)\b/i,
    np: 'the slip',
    image: [
      'one night, with a number of other nights standing behind it',
      'a stumble on a road you are still on',
    ],
    both: [['it happened', 'the days before it happened too']],
    cost: ['the shame afterwards drinks more than the thirst did'],
    wish: ['not to have to start from nothing'],
    ask: [
      { text: 'What was going on in the hour before?' },
      { text: 'How many days had you put together?', slot: 'days' },
      { text: 'At which point could it still have gone the other way?' },
      { text: 'What did you do the morning after that was not more of it?', slot: 'did' },
    ],
    choice: ['Did it creep up, or was it decided in a minute?'],
    fact: {
      text: 'Most people who stop for good had several goes at it first; what a slip turns into depends largely on what one makes of it in the next day.',
      source:
        'Marlatt & Gordon 1985; Kelly et al. 2019, Alcoholism: Clinical and Experimental Research',
    },
    skills: ['trigger_map', 'urge_surfing', 'self_compassion'],
  },
  {
    id: 'craving',
    domain: 'habit',
    match:
      /\b(?:crav(?:e|es|ing|ings)|urges?|(?:want|need|dying for|could murder) (?:a|to) (?:drink|smoke|use|bet|gamble|hit|fix)|tempt(?:ed|ing|ation)|itching (?:to|for)|so close to (?:drinking|using|buying)|(?:i'?m|i am|we'?re|standing|stood|sat|sitting) (?:\w+ )?(?:in|at|outside|near) the (?:pub|bar|bookies|casino|off licence|liquor store)|outside the (?:shop|pub|bar|off licence|liquor))\b/i,
    np: 'the urge',
    image: ['a wave that claims it will never break', 'a salesman who knows your address'],
    both: [['a part of you wants it now', 'a part of you wrote to me first']],
    cost: ['it promises an evening and charges for the week'],
    wish: ['for it to go quiet without being fed'],
    ask: [
      { text: 'How strong is it at this minute, out of ten?', slot: 'urge', expects: 'rating10' },
      { text: 'Where are you, and what is within reach?' },
      { text: 'What happened today that it turned up?' },
      { text: 'What does it promise you, in its own words?' },
    ],
    choice: ['Is it building, or has it been the same for hours?'],
    fact: {
      text: 'An urge that is neither fed nor fought usually crests and falls within half an hour; people who practise watching it get through more of them.',
      source: 'Bowen & Marlatt 2009, Psychology of Addictive Behaviors',
    },
    skills: ['urge_surfing', 'trigger_map', 'paced_breathing'],
  },
  {
    id: 'gambling',
    domain: 'habit',
    match:
      /\b(?:gambl\w+|bet(?:s|ting)?\b(?! (?:you|that))|casino|slots|poker|bookies|lost (?:it all|everything|\d+|£\d+|\$\d+) (?:on|at|gambl)|chasing (?:my )?losses|scratch ?cards?|online betting)\b/i,
    np: 'the gambling',
    image: [
      'a machine built by clever people to be hard to leave',
      'a hole you are invited to dig your way out of',
    ],
    both: [['you know how it ends', 'the next one always feels like the exception']],
    cost: [
      'the secret costs nearly as much as the money',
      'winning is only a longer way of losing',
    ],
    wish: ['to open your bank account without holding your breath'],
    ask: [
      {
        text: 'When did you last play, and how did it begin that evening?',
        slot: 'since',
        expects: 'time',
      },
      { text: 'Who knows the real figure?', slot: 'person' },
      { text: 'What does it give you that nothing else does at present?' },
      { text: 'What stands between you and the next bet, in practice?' },
    ],
    choice: ['Is it the winning you are after, or the being away from everything?'],
    skills: ['trigger_map', 'decisional_balance', 'urge_surfing'],
  },
  {
    id: 'drinking',
    domain: 'habit',
    match:
      /\b(?:no drink|(?:days?|weeks?|months?) (?:sober|dry|off the drink)|(?:i|i'?m|i've been|i was) (?:\w+ ){0,2}(?:drink(?:ing)?|drank (?:too|a bottle|myself|again|all)|hungover|sober)\b|my drinking|(?:drink(?:ing)?|wine|beers?|vodka|whisky|whiskey|booze) (?:every|too much|a lot|each|problem|again|tonight|alone|to (?:sleep|cope|forget|relax))|bottles? of (?:wine|vodka|whisky|whiskey|gin|rum)|\d+ (?:cans|pints|bottles|beers|shots|units)|aa\b|alcoholic|(?:cut|cutting) down on|pints?|hangover)\b/i,
    np: 'the drinking',
    image: [
      'a reward that has quietly become a requirement',
      'a friend who sends the bill to the morning',
    ],
    both: [
      ['it does something for you', 'it also takes something that you have begun to count'],
      ['you would miss it', 'you do not like what it makes of the next day'],
    ],
    cost: [
      'the evening is bought with the morning',
      'you make deals with yourself and you are also the one who breaks them',
    ],
    wish: ['an evening that ends by itself'],
    ask: [
      { text: 'What does it do for you, in the first glass?' },
      { text: 'What time does the thought of it turn up?', slot: 'when', expects: 'time' },
      { text: 'What does a usual evening of it look like, in glasses?' },
      { text: 'What have you noticed that made you write this down?' },
      { text: 'On the days without, what was different?', slot: 'spark' },
      {
        text: 'On a scale of nought to ten, how much do you want it to be different?',
        slot: 'want',
        expects: 'rating10',
      },
    ],
    choice: [
      'Is the aim less, or none, or are you not there yet?',
      'Is it about the taste of the evening, or about not feeling something?',
    ],
    fact: {
      text: 'If somebody drinks heavily every day, stopping all at once can be dangerous; a doctor can make that safe, so it is worth one call before a sudden stop.',
      source: 'NICE CG100, acute alcohol withdrawal',
    },
    skills: ['decisional_balance', 'urge_surfing', 'trigger_map'],
  },
  {
    id: 'drugs',
    domain: 'habit',
    match:
      /\b(?:weed|cannabis|smok(?:e|ing) (?:weed|pot)|stoned|high (?:every|all|again)|coke|cocaine|mdma|ketamine|heroin|meth|opioids?|oxy\w*|xanax|benzos?|using again|clean for|addict(?:ed|ion)?|vaping|my vape|nicotine|cigarettes?|smoking|quit(?:ting)? smoking|porn|doom ?scroll\w*|phone addiction)\b/i,
    np: 'the using',
    image: ['a short way out with a long way back', 'a tool that has started using its owner'],
    both: [['it works, for an hour', 'the list of what it does not work for gets longer']],
    cost: ['you plan around it, and then your plans are about it'],
    wish: ['to have the choice back'],
    ask: [
      { text: 'What is it good for, as you see it?' },
      { text: 'When in the day does it call?' },
      { text: 'What has it cost this month that you would put a price on?' },
      { text: 'What is the longest you went without, and how did you do it?', slot: 'spark' },
    ],
    choice: ['Is the aim none of it, less of it, or only to look at it?'],
    skills: ['decisional_balance', 'trigger_map', 'urge_surfing'],
  },
  {
    id: 'temper',
    domain: 'habit',
    match:
      /\b(?:(?:lost|losing|lose) (?:my |the )?(?:temper|rag)|i(?:'ve| just| completely| totally)* (?:lost|lose) it\b(?! (?:on|at|in|to|somewhere))|i snapp(?:ed|ing)|i (?:shouted|yelled|screamed|exploded|blew up)|anger (?:issues|problem)|punched|road rage|short fuse)\b/i,
    np: 'the flare-up',
    image: [
      'a kettle that boils before anyone hears it',
      'a fuse that was already short in the morning',
    ],
    both: [['the anger was about something', 'it landed on whoever was nearest']],
    cost: ['afterwards the talk is about your tone and no longer about your point'],
    wish: ['to say it at half the volume and be heard'],
    ask: [
      { text: 'What was the last straw, and what was the load before it?' },
      { text: 'Where in your body did you feel it first?' },
      { text: 'What was underneath it: hurt, worry, something else?' },
      { text: 'What would you have wanted to say?' },
    ],
    choice: ['Does it come in a second, or does it build for days?'],
    skills: ['time_out', 'repair', 'trigger_map'],
  },
];
