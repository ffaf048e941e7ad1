/** Parents, siblings, children, home: frames. */
import type { Frame } from './types.ts';

export const FAMILY_FRAMES: readonly Frame[] = [
  {
    id: 'ill_relative',
    domain: 'family',
    match:
      /\b(?:dementia|alzheimer'?s|care home|nursing home|(?:he|she|mum|mom|dad|husband|wife)(?:'s| is) in (?:the|a) home\b|(?:doesn'?t|don'?t|didn'?t) (?:always )?(?:know|recogni[sz]e) (?:me|who i am|us)|forg[eo]ts? (?:my name|who i am))|\b(?:(?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|brother|sister|gran\w*|nan|baby)\b.{0,40}\b(?:hospital|(?<!my )stroke|cancer|heart attack|surgery|operation|icu|intensive care|chemo|hospice|diagnos\w+|had a fall|very ill|really sick|dying)|(?:hospital|hospice|icu|chemo)\b.{0,30}\b(?:mum|mom|mother|dad|father|wife|husband|son|daughter|brother|sister|gran\w*|nan))/i,
    np: 'the illness in the family',
    ask: [
      { text: 'How long has this been going on?', slot: 'since', expects: 'time' },
      { text: 'What do you have to take care of?' },
      { text: 'What are you most afraid of?' },
      { text: 'Who asks how you are, in all this?', slot: 'person' },
      { text: 'When did you last get some rest?' },
    ],
    choice: ['Is the worry the hardest, or everything you have to arrange?'],
    skills: ['load_map', 'self_compassion', 'boundary'],
    grave: true,
  },
  {
    id: 'new_baby',
    domain: 'family',
    match:
      /\b(?:new ?born|(?:a |\d+[ -])(?:day|week|month)s?[ -]old|since (?:my|our|the) (?:son|daughter|baby|twins|little one)(?: \w+)? (?:was|were|is|came) (?:born|here)|wakes every \d+ (?:hrs|hours)|(?<!\b(?:he|she|they)(?:'s|'ve| has| have)? (?:got |had |have )?(?:a |the )?)new baby|postpartum|postnatal|breastfe\w+|(?:i'?m|i am|we'?re|wife(?:'s| is)|girlfriend(?:'s| is)|partner(?:'s| is)|my pregnan\w+) pregnan\w+|maternity|just had a baby|colic)\b/i,
    np: 'life with the baby',
    ask: [
      { text: 'Who helps you?' },
      { text: 'What has surprised you most?' },
      {
        text: 'When did you last have an hour to yourself?',
        slot: 'since',
        expects: 'time',
      },
    ],
    choice: ['Is it more the tiredness, or feelings you did not expect to have?'],
    skills: ['load_map', 'self_compassion', 'small_good'],
  },
  {
    id: 'parenting',
    loose: true,
    domain: 'family',
    match:
      /\b(?:my (?:\w+ )?(?:kid|kids|child|children|teenager|teen|toddler|stepson|stepdaughter|boys|girls)\b|my (?:\w+ )?(?:son|daughter)\b.{0,50}\b(?:won't|doesn't|refus\w+|tantrum|school|homework|bedtime|scream\w*|phone|screen|teacher|\d+ year|years old|shout\w*|hits?|bites?|cries)|parenting|bad (?:mum|mom|mother|father|dad|parent)|shout(?:ed)? at (?:the|my) (?:kids?|children|son|daughter))/i,
    np: 'how it is with your child',
    ask: [
      { text: 'What happened the last time?' },
      { text: 'What do you think they wanted?' },
      { text: 'How was that handled when you were small?' },
      { text: 'When do you get on well together?', slot: 'spark' },
    ],
    choice: ['Is it what they do, or how you react to it?'],
    fact: {
      text: 'Parents who get it right all the time are not what children need; studies of ordinary pairs find them out of step most of the time, and the mending is what builds trust.',
      source: 'Tronick & Gianino 1986',
    },
    skills: ['repair', 'time_out', 'self_compassion'],
  },
  {
    id: 'estranged',
    domain: 'family',
    match:
      /\b(?:estrange\w+|cut (?:me |him |her |them |my \w+ |off )+off|no contact|haven'?t (?:spoken|talked) (?:to|in|for)|we don'?t (?:speak|talk)|won'?t (?:speak|talk) to me|stopped (?:speaking|talking) to me|disowned|not welcome)\b/i,
    np: 'the silence between you',
    ask: [
      { text: 'What was the last thing you said to each other?' },
      { text: 'How long has it been?', slot: 'since', expects: 'time' },
      { text: 'Who is in touch with both of you?', slot: 'person' },
      { text: 'What would you want to hear from them?' },
    ],
    choice: ['Was it your decision, or theirs?'],
    skills: ['table', 'continuing_bond', 'boundary'],
    grave: true,
  },
  {
    id: 'parent_pressure',
    domain: 'family',
    match:
      /\b(?:(?:my )?(?:mum|mom|mother|mama|dad|father|papa|parents?|grandma|grandmother|nan|in-laws|mother-in-law|father-in-law)\b.{0,70}\b(?:guilt\w*|expect\w*|control\w*|criticis\w+|criticiz\w+|always (?:says|calls|asks|tells|has|wants)|never (?:listens?|approves?|says|asks|satisfied|proud)|want(?:s)? me to|make(?:s)? me (?:feel|do)|calls? (?:me )?(?:every|all)|disappoint\w+|compare\w*|interfer\w+|pressure\w*|yell\w*|shout\w*|angry|upset with)|family (?:expects|pressure|dinner|gathering|drama)|toxic (?:family|mother|mum|mom|father|dad|parents?))\b/i,
    np: 'what is expected of you at home',
    ask: [
      { text: 'What was said the last time?' },
      { text: 'What would happen if you said no?' },
      { text: 'Who in the family takes your side?' },
      { text: 'What would you like {p} to know?' },
    ],
    choice: ['Do you usually give in, argue or go quiet?'],
    skills: ['boundary', 'table', 'i_statement'],
  },
  {
    id: 'family_role',
    domain: 'family',
    match:
      /\b(?:(?:i'?m|i am|always been|being|was) (?:\w+ )?the (?:responsible one|peacemaker|strong one|black sheep|scapegoat|oldest|eldest|middle child|fixer|good (?:one|child)|parent)|caught in the middle|between (?:my (?:mum|mom|parents|dad|brother|sister)|the two of them)|golden child|take sides|everyone (?:comes|turns|calls) (?:to )?me|hold(?:ing)? (?:the family|everyone|everything|it all) together)\b/i,
    np: 'the part you play in the family',
    ask: [
      { text: 'How long has it been like that?', slot: 'since', expects: 'time' },
      { text: 'What would happen if you stopped?' },
      { text: 'Who would mind first?', slot: 'person' },
    ],
    choice: ['Do they ask you to, or do you do it before they ask?'],
    skills: ['table', 'boundary', 'i_statement'],
  },
  {
    id: 'sibling',
    loose: true,
    domain: 'family',
    match:
      /\b(?:my (?:\w+ )?(?:brother|sister|siblings?|twin|half-?brother|half-?sister|cousin))\b/i,
    np: 'how it is between you and your sibling',
    ask: [
      { text: 'What were the two of you like as children?' },
      { text: 'What happened?' },
      { text: 'How do you get on these days?' },
    ],
    choice: ['Is it an old thing, or something new between you?'],
    skills: ['i_statement', 'table', 'boundary'],
  },
  {
    id: 'home_tension',
    loose: true,
    domain: 'family',
    match:
      /\b(?:my (?:mum|mom|mother|mama|dad|father|papa|parents|family|step\w+|in-laws|mother-in-law|father-in-law|aunt|uncle|gran\w*|nan)\b|at home|home life)/i,
    np: 'how things are at home',
    ask: [
      { text: 'Who lives at home?' },
      { text: 'What happened most recently?' },
      { text: 'Who notices when you are not all right?', slot: 'person' },
      { text: 'What would you like to be different there?' },
    ],
    choice: ['Is it one person, or the way they all are together?'],
    skills: ['table', 'boundary', 'i_statement'],
  },
];
