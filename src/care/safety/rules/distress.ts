/** Distress without danger, in English: met by the companion, with a gentle check when hopeless. */
import type { Rule } from './types.ts';

export const DISTRESS: readonly Rule[] = [
  {
    id: 'sad',
    level: 'distress',
    on: 'sad cry crying cried tears depress lonely alone empty numb miserable broken devastat heartbroken',
    match:
      '(?:(?:so|very|really|just|feel|feeling|am|been|deeply)(?: [^ ,]+){0,2}? (?:sad|down|low|depressed|lonely|alone|empty|numb|miserable|broken|devastated|heartbroken|lost)|can not stop crying|(?:been )?crying (?:all|every|for|since|again|myself)|cried)',
  },
  {
    id: 'worth',
    level: 'distress',
    on: 'worthless failure hate useless hopeless ashamed stupid loser',
    match:
      '(?:feel|am|feeling|i am such)(?: [^ ,]+){0,3}? (?:worthless|useless|hopeless|a (?:\\w+ )?failure|ashamed|stupid|a loser|not good enough|a burden|unlovable|ugly)|hate (?:myself|my (?:body|self|life))',
  },
  {
    id: 'panic',
    level: 'distress',
    on: 'panic freaking breathe racing anxiety anxious terrified overwhelm',
    negatable: false,
    match:
      '(?:panic attacks?|freaking out|can not breathe|(?:heart|mind) (?:is )?racing|(?:so|really|very|feel|am|feeling) (?:\\w+ )?(?:anxious|terrified|overwhelmed|panicky)|chest (?:gets|is) tight|going crazy)',
  },
  {
    id: 'grief',
    level: 'distress',
    on: 'died passed lost miscarr grief grieving funeral sleep suicide killed miss',
    match:
      '(?:(?:{people}|dog|cat|pet)(?: [^ ,]+){0,6}? (?:died|passed away|passed|is dying|is gone|killed (?:himself|herself|themselves)|took (?:his|her|their) (?:own )?life|died by suicide|overdosed)|lost (?:my|our|a) (?:\\w+ )?(?:{people}|baby|dog|cat)|miscarr\\w+|put (?:\\w+ ){1,3}to sleep|grieving|funeral|suicide(?: [^ ]+){0,8} miss (?:him|her)|{people} suicide)',
    unless: ' (?:phone|plant|character|years ago i volunteer) ',
  },
  {
    id: 'cope',
    level: 'distress',
    on: 'cope anymore burnt burned exhausted rope tired overwhelmed fumes',
    negatable: false,
    match:
      '(?:can not (?:cope|do this|handle (?:this|it)|take (?:it|this))(?: any ?more)?|burnt? out|burned out|end of my rope|at my (?:limit|wits end)|(?:so |really )?(?:tired|exhausted|sick) of (?:everything|it all|this|my|work)|running on fumes|breaking (?:point|down)|falling apart|wearing me down|goes wrong)',
  },
  {
    id: 'pointless',
    level: 'distress',
    on: 'point pointless meaning',
    negatable: false,
    match:
      '(?:(?:do not|can not) see the point|(?:everything|it) (?:is|feels) (?:pointless|hopeless|meaningless)|what is the point)',
    unless:
      ' (?:small talk|of this app|argument|point (?:of|in) (?:me |us )?(?:(?:(?:see|ask|call|ring)ing )?(?:an?|the|another|your|more) (?:doctors?|gp|check ?ups?|breathing|cbt|meetings?|questions?)|going (?:if|to|there|when)|(?!(?:living|being|trying|going|existing|getting|carrying|anything|everything|something|morning|staying|waking|fighting|breathing|keeping|continuing|pretending|eating|taking|seeing|sleeping|talking|helping|washing|dressing|showering|loving|having|making|asking|working|doing|telling|feeling|hoping|healing)(?= ))[a-z]+ing))(?!.* (?:around|be here|any ?more|life|live|alive)) ',
  },
  {
    id: 'anger',
    level: 'distress',
    on: 'hate mad angry furious rage scream blood awful punch',
    match:
      '(?:so (?:mad|angry|furious)|hate (?:my (?:boss|job|life|mom|dad|sister|brother|ex)|him|her|them)|blood boil|could scream|full of rage|feel (?:awful|terrible|horrible)|want to punch)',
  },
  {
    id: 'rejected',
    level: 'distress',
    on: 'left nobody broke dumped cheated divorce',
    negatable: false,
    match:
      '(?:(?:he|she|they|my \\w+) (?:left|dumped|cheated on) me|nobody (?:talks|likes|cares|understands|loves)|broke up with me|divorce)',
  },
  {
    id: 'unsleeping',
    level: 'distress',
    on: 'sleep nightmares mind',
    negatable: false,
    match: '(?:can not sleep|nightmares|not slept|mind is racing)',
  },
];
