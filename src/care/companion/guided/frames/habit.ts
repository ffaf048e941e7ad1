/** Drinking, drugs, gambling, urges and lapses: frames. */
import type { Frame } from './types.ts';

export const HABIT_FRAMES: readonly Frame[] = [
  {
    id: 'lapse',
    domain: 'habit',
    match:
      /\b(?:relaps\w+|blew it|day one again|\d+ days (?:without|clean|sober|off)|slipped(?: up)?|fell off the wagon|(?:days?|weeks?|months?|years?) (?:of being )?(?:sober|clean|dry|without)\b.{0,40}\b(?:drunk|pissed|wasted|drank|drinking|glass|bottle)|(?:drunk|pissed|wasted|drank|drinking|glass|bottle)\b.{0,60}\b(?:days?|weeks?|months?|years?) (?:sober|clean|dry)|threw (?:it|them) (?:all )?(?:away|in the bin)|(?:drank|used|gambled|smoked|vaped) (?:again|last night|yesterday|after)|back to (?:day|square) (?:one|zero)|broke my (?:streak|sobriety)|messed up my sobriety|gave in)\b/i,
    np: 'the slip',
    choice: ['Did it build up, or did it happen in a minute?'],
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
    choice: ['Is it building, or has it been the same for hours?'],
    fact: {
      text: 'An urge that is neither fed nor fought usually crests and falls within half an hour; people who practise watching it get through more of them.',
      source: 'Bowen & Marlatt 2009, Psychology of Addictive Behaviors',
      answers: ['will_it_pass', 'open'],
    },
    skills: ['urge_surfing', 'trigger_map', 'paced_breathing'],
  },
  {
    id: 'gambling',
    domain: 'habit',
    match:
      /\b(?:gambl\w+|bet(?:s|ting)?\b(?! (?:you|that))|casino|slots|poker|bookies|lost (?:it all|everything|\d+|£\d+|\$\d+) (?:on|at|gambl)|chasing (?:my )?losses|scratch ?cards?|online betting)\b/i,
    np: 'the gambling',
    choice: ['Is it about winning, or about getting away from things?'],
    skills: ['trigger_map', 'decisional_balance', 'urge_surfing'],
  },
  {
    id: 'drinking',
    domain: 'habit',
    match:
      /\b(?:no drink|(?:days?|weeks?|months?) (?:sober|dry|off the drink)|(?:i|i'?m|i've been|i was) (?:\w+ ){0,2}(?:drink(?:ing)?|drank (?:too|a bottle|myself|again|all)|hungover|sober)\b|my drinking|(?:drink(?:ing)?|wine|beers?|vodka|whisky|whiskey|booze) (?:every|too much|a lot|each|problem|again|tonight|alone|to (?:sleep|cope|forget|relax))|bottles? of (?:wine|vodka|whisky|whiskey|gin|rum)|\d+ (?:cans|pints|bottles|beers|shots|units)|aa\b|alcoholic|(?:cut|cutting) down on|pints?|hangover)\b/i,
    np: 'the drinking',
    choice: [
      'Do you want less, none, or are you not sure yet?',
      'Is it to enjoy the evening, or to stop feeling something?',
    ],
    fact: {
      text: 'If somebody drinks heavily every day, stopping all at once can be dangerous; a doctor can make that safe, so it is worth one call before a sudden stop.',
      source: 'NICE CG100, acute alcohol withdrawal',
      answers: [],
    },
    skills: ['decisional_balance', 'urge_surfing', 'trigger_map'],
  },
  {
    id: 'drugs',
    domain: 'habit',
    match:
      /\b(?:weed|cannabis|smok(?:e|ing) (?:weed|pot)|stoned|high (?:every|all|again)|coke|cocaine|mdma|ketamine|heroin|meth|opioids?|oxy\w*|xanax|benzos?|using again|clean for|addict(?:ed|ion)?|vaping|my vape|nicotine|cigarettes?|smoking|quit(?:ting)? smoking|porn|doom ?scroll\w*|phone addiction)\b/i,
    np: 'the using',
    choice: ['Would you like it to change, or just to talk about it?'],
    skills: ['decisional_balance', 'trigger_map', 'urge_surfing'],
  },
  {
    id: 'temper',
    domain: 'habit',
    match:
      /\b(?:(?:lost|losing|lose) (?:my |the )?(?:temper|rag)|i(?:'ve| just| completely| totally)* (?:lost|lose) it\b(?! (?:on|at|in|to|somewhere))|i snapp(?:ed|ing)|i (?:shouted|yelled|screamed|exploded|blew up)|anger (?:issues|problem)|punched|road rage|short fuse)\b/i,
    np: 'the flare-up',
    choice: ['Does it come in a second, or does it build for days?'],
    skills: ['time_out', 'repair', 'trigger_map'],
  },
];
