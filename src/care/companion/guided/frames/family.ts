/** Parents, siblings, children, home: frames. */
import type { Frame } from './types.ts';

export const FAMILY_FRAMES: readonly Frame[] = [
  {
    id: 'ill_relative',
    domain: 'family',
    match:
      /\b(?:dementia|alzheimer'?s|care home|nursing home|(?:he|she|mum|mom|dad|husband|wife)(?:'s| is) in (?:the|a) home\b|(?:doesn'?t|don'?t|didn'?t) (?:always )?(?:know|recogni[sz]e) (?:me|who i am|us)|forg[eo]ts? (?:my name|who i am))|\b(?:(?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|brother|sister|gran\w*|nan|baby)\b.{0,40}\b(?:hospital|(?<!my )stroke|cancer|heart attack|surgery|operation|icu|intensive care|chemo|hospice|diagnos\w+|had a fall|very ill|really sick|dying)|(?:hospital|hospice|icu|chemo)\b.{0,30}\b(?:mum|mom|mother|dad|father|wife|husband|son|daughter|brother|sister|gran\w*|nan))/i,
    np: 'the illness in the family',
    image: ['a life that now runs on visiting hours', 'a corridor one learns by heart'],
    both: [['you are holding yourself together for them', 'you are frightened as well']],
    cost: ['everyone asks how the patient is', 'ordinary days go on asking to be lived beside it'],
    wish: ['one evening in which the telephone means nothing'],
    ask: [
      { text: 'When did it happen?', slot: 'since', expects: 'time' },
      { text: 'What of it falls to you?' },
      { text: 'What do you fear most, when the telephone rings?' },
      { text: 'Who asks how you are, in all this?', slot: 'person' },
      { text: 'What have you not had time to feel yet?' },
    ],
    choice: ['Is it the worry that is the hardest, or all there is to arrange?'],
    skills: ['load_map', 'self_compassion', 'boundary'],
    grave: true,
  },
  {
    id: 'new_baby',
    domain: 'family',
    match:
      /\b(?:new ?born|(?<!\b(?:he|she|they)(?:'s|'ve| has| have)? (?:got |had |have )?(?:a |the )?)new baby|postpartum|postnatal|breastfe\w+|(?:i'?m|i am|we'?re|wife(?:'s| is)|girlfriend(?:'s| is)|partner(?:'s| is)|my pregnan\w+) pregnan\w+|maternity|just had a baby|colic)\b/i,
    np: 'life with the baby',
    image: [
      'a small person who has rearranged every clock in the house',
      'a love with no days off',
    ],
    both: [['you can love the child', 'and still miss who you were before']],
    cost: ['everyone asks after the baby', 'sleep comes in slices too thin to live on'],
    wish: ['two hours that belong to nobody else'],
    ask: [
      { text: 'Who is awake with you at the worst hour?' },
      { text: 'What did nobody tell you beforehand?' },
      {
        text: 'When did you last do a thing with both hands, for yourself?',
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
    image: [
      'a child who knows where your last nerve lives',
      'a job that shows you your own parents in the mirror',
    ],
    both: [
      ['you want to be patient', 'patience runs out around supper'],
      ['you hold the line', 'you would rather hold the child'],
    ],
    cost: [
      'you go to bed with the one sentence you should not have said',
      'there is nobody to hand over to at the end of the shift',
    ],
    wish: ['one bedtime that ends in peace'],
    ask: [
      { text: 'What happened the last time, minute by minute?' },
      { text: 'What do you think the child wanted, underneath?' },
      { text: 'How was a thing like that handled when you were small?' },
      { text: 'When do the two of you get on well?', slot: 'spark' },
    ],
    choice: ['Is it a thing they do, or a thing it sets off in you?'],
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
    image: ['an empty chair that still takes up room', 'a telephone that has become a boundary'],
    both: [['there were reasons', 'reasons do not keep a birthday from hurting']],
    cost: ['holidays have a hole in them', 'you grieve somebody who is alive'],
    wish: ['peace about it, whichever way it goes'],
    ask: [
      { text: 'What was the last thing that passed between you?' },
      { text: 'How long has it been?', slot: 'since', expects: 'time' },
      { text: 'Who in the family is on the telephone line between the two?', slot: 'person' },
      { text: 'If a card came tomorrow, what would you hope it said?' },
    ],
    choice: ['Was the silence your doing, or was it done to you?'],
    skills: ['table', 'continuing_bond', 'boundary'],
    grave: true,
  },
  {
    id: 'parent_pressure',
    domain: 'family',
    match:
      /\b(?:(?:my )?(?:mum|mom|mother|mama|dad|father|papa|parents?|grandma|grandmother|nan|in-laws|mother-in-law|father-in-law)\b.{0,70}\b(?:guilt\w*|expect\w*|control\w*|criticis\w+|criticiz\w+|always (?:says|calls|asks|tells|has|wants)|never (?:listens?|approves?|says|asks|satisfied|proud)|want(?:s)? me to|make(?:s)? me (?:feel|do)|calls? (?:me )?(?:every|all)|disappoint\w+|compare\w*|interfer\w+|pressure\w*|yell\w*|shout\w*|angry|upset with)|family (?:expects|pressure|dinner|gathering|drama)|toxic (?:family|mother|mum|mom|father|dad|parents?))\b/i,
    np: 'what is expected of you at home',
    image: [
      'a seat in the family you were given before you could walk',
      'a phone call after which you are twelve again',
    ],
    both: [
      ['you love them', 'you brace yourself before you pick up'],
      ['you are grown', 'the old role fits you like a coat by the door'],
    ],
    cost: [
      'a no costs three days of bad conscience',
      'you keep the peace and pay for it on your own',
    ],
    wish: ['to be visited as the person you are now'],
    ask: [
      { text: 'What was said in the last call, and what did you answer?' },
      { text: 'What would happen in the family if you stopped doing that?' },
      { text: 'Who had that job before you?' },
      { text: 'What does {p} not know about how it lands?' },
    ],
    choice: ['Do you usually give in, or fight, or go quiet?'],
    skills: ['boundary', 'table', 'i_statement'],
  },
  {
    id: 'family_role',
    domain: 'family',
    match:
      /\b(?:(?:i'?m|i am|always been|being|was) (?:\w+ )?the (?:responsible one|peacemaker|strong one|black sheep|scapegoat|oldest|eldest|middle child|fixer|good (?:one|child)|parent)|caught in the middle|between (?:my (?:mum|mom|parents|dad|brother|sister)|the two of them)|golden child|take sides|everyone (?:comes|turns|calls) (?:to )?me|hold(?:ing)? (?:the family|everyone|everything|it all) together)\b/i,
    np: 'the part you play in the family',
    image: ['a chair with your name carved into it', 'a bridge that everybody walks on'],
    both: [['they rely on you for it', 'nobody asked whether you wanted it']],
    cost: [
      'when you need something there is no one in your own job',
      'you know what each of them feels, and only roughly what you do',
    ],
    wish: ['to be at the table without a task'],
    ask: [
      { text: 'When did you get that part?', slot: 'since', expects: 'time' },
      { text: 'What would the table look like if you simply sat down?' },
      { text: 'Who would protest first if you resigned?', slot: 'person' },
    ],
    choice: ['Do they ask it of you, or do you do it before they can?'],
    skills: ['table', 'boundary', 'i_statement'],
  },
  {
    id: 'sibling',
    loose: true,
    domain: 'family',
    match:
      /\b(?:my (?:\w+ )?(?:brother|sister|siblings?|twin|half-?brother|half-?sister|cousin))\b/i,
    np: 'how it is between you and your sibling',
    image: [
      'two people who grew up in the same house and in different families',
      'an old division of labour',
    ],
    both: [['you share a childhood', 'you do not share the version of it']],
    cost: [
      'one remark and you are both nine years old',
      'the parents are in the room even when they are not',
    ],
    wish: ['to be met as you are and not as you were at fourteen'],
    ask: [
      { text: 'What were the two of you like as children?' },
      { text: 'What happened this time?' },
      { text: 'What did each of you have to be, at home?' },
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
    image: [
      'a house where everyone knows which stair creaks',
      'a kitchen in which a lot is not said',
    ],
    both: [['they are your people', 'being with them takes more out of you than it should']],
    cost: ['you listen for the mood before you come down the stairs'],
    wish: ['an ordinary Sunday'],
    ask: [
      { text: 'Who is in the house, and where do you stand in it?' },
      { text: 'What happened most recently?' },
      { text: 'Who notices when you are not all right?', slot: 'person' },
      { text: 'What is never talked about there?' },
    ],
    choice: ['Is it one person, or the way they all are together?'],
    skills: ['table', 'boundary', 'i_statement'],
  },
];
