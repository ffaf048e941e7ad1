/** How people see themselves: frames. */
import type { Frame } from './types.ts';

export const SELF_FRAMES: readonly Frame[] = [
  {
    id: 'impostor',
    domain: 'self',
    match:
      /\b(?:impost(?:o|e)r|a fraud|find out i|don'?t deserve|fooled (?:them|everyone)|not (?:smart|clever|qualified|good) enough|fake it|faking)\b/i,
    np: 'the fear of being found out',
    image: [
      'a place at the table that you keep expecting to be asked for back',
      'a success that belongs to somebody else by the evening',
    ],
    both: [['the work keeps being good', 'none of it is entered on your side of the book']],
    cost: ['you work twice, once at the task and once at hiding', 'praise turns into a deadline'],
    wish: ['to be allowed to be ordinary and stay'],
    ask: [
      { text: 'What exactly would they find, if they found out?', slot: 'prediction' },
      { text: 'Who let you in, and what had they seen?' },
      { text: 'What happens to praise when it reaches you?' },
    ],
    choice: ['Is it one person you fear will notice, or everyone?'],
    skills: ['evidence_diary', 'thought_record', 'inner_critic'],
  },
  {
    id: 'compare',
    domain: 'self',
    match:
      /\b(?:compar(?:e|ing|ison)|everyone else (?:is|has|seems)|other people (?:are|have|seem|can)|behind in life|my age (?:are|have)|all my friends (?:are|have))\b/i,
    np: 'the comparing',
    image: [
      "a race in which you see everybody's best minute and your own whole day",
      'a ruler that is always somebody else',
    ],
    both: [['you are glad for them', 'it leaves a mark on you all the same']],
    cost: [
      'nothing of yours is allowed to be enough on its own',
      'it turns friends into measurements',
    ],
    wish: ['to look at your own life from the front'],
    ask: [
      { text: 'Whom do you look at, and what do they have in that picture?', slot: 'person' },
      { text: 'What were you doing just before you looked?' },
      { text: 'Which of the things they have would you really want on a Tuesday?' },
    ],
    choice: ['Is it what they have, or what it seems to say about you?'],
    skills: ['values', 'evidence_diary', 'self_compassion'],
  },
  {
    id: 'body_image',
    domain: 'body',
    match:
      /\b(?:(?:hate|ashamed of|disgusted by|can't stand) my (?:body|face|stomach|skin|nose|legs|arms)|my (?:weight|looks|thighs|figure)\b|look (?:so |really |too )?(?:fat|ugly|disgusting)|i'?m (?:so |too )?(?:fat|ugly)|(?:avoid(?:ing)?|hate) (?:the |my )?(?:mirrors?|reflection)|gained weight|lose weight|calories|bing(?:e|ed|ing)|purg(?:e|ed|ing)|throw(?:ing)? up after|don'?t eat|not eating|skip(?:ped|ping)? meals|eating disorder)\b/i,
    np: 'how it is with your body',
    image: ['a mirror that talks back', 'a running commentary nobody asked for'],
    both: [['your body does its work every day', 'all it hears from you is complaints']],
    cost: [
      'getting dressed turns into a negotiation',
      'photographs, swimming, dinners: the list of things you skip gets long',
    ],
    wish: ['a day without being looked at, by you first of all'],
    ask: [
      { text: 'When does it speak up, in front of which mirror or at which table?' },
      { text: 'Whose voice does it use?' },
      { text: 'What has it talked you out of this month?' },
    ],
    choice: ['Is it more about looking, or more about eating?'],
    skills: ['inner_critic', 'self_compassion', 'values'],
    grave: true,
  },
  {
    id: 'perfection',
    domain: 'self',
    match:
      /\b(?:perfectionis\w+|(?:be|being) perfect|never good enough|not good enough|high standards|(?:any|a) flaw|let (?:everyone|people|them) down|disappoint(?:ed|ing)? (?:everyone|people|them|my))\b/i,
    np: 'the bar you have to clear',
    image: ['a bar that moves up as soon as you touch it', 'an exam with no last question'],
    both: [['the standard has brought you far', 'it has never once said thank you']],
    cost: [
      'a good piece of work feels like a near miss',
      'rest has to be earned, and never quite is',
    ],
    wish: ['a job that may be merely good'],
    ask: [
      { text: 'Who set that bar first?' },
      { text: 'What would be the first sign that it was good enough?' },
      { text: 'What do you fear people would think at ninety per cent?', slot: 'prediction' },
    ],
    choice: ['Is it your own eye you cannot satisfy, or somebody else’s?'],
    skills: ['self_compassion', 'inner_critic', 'thought_record'],
  },
  {
    id: 'self_attack',
    domain: 'self',
    match:
      /\b(?:hate myself|(?:i'?m|i am|i feel|feel like|feeling|being) (?:\w+ ){0,3}(?:failure|worthless|useless|stupid|idiot|pathetic|loser|disgusting|burden|unlovable|broken|nothing|not enough|a mess|waste|disappointment|lazy|weak)|(?:can'?t do anything right|always (?:mess|screw|fuck) (?:it |things |everything )?up|something wrong with me|wrong with me|low self[- ]esteem|no confidence|self[- ]esteem|all my fault|my own fault))\b/i,
    np: 'how you talk to yourself',
    image: ['a judge who never leaves for lunch', 'a sentence passed without a hearing'],
    both: [
      ['you would never say it to a friend', 'you say it to yourself before breakfast'],
      ['it presents itself as honesty', 'it only ever reads out one side of the file'],
    ],
    cost: [
      'you have to do everything with that voice in the room',
      'it makes you apologise for taking up space',
    ],
    wish: ['a fair hearing'],
    ask: [
      { text: 'Who was the first to say such a thing about you?' },
      { text: 'What usually happens just before that voice speaks up?' },
      { text: 'What does that voice leave out?' },
      { text: 'Who would object, if they heard you call yourself that?', slot: 'person' },
    ],
    choice: ['Is it there all day, or does something set it off?'],
    fact: {
      text: 'Harshness toward oneself is not what makes people try harder; after a setback, those who are kinder to themselves practise longer.',
      source: 'Breines & Chen 2012, Personality and Social Psychology Bulletin',
    },
    skills: ['inner_critic', 'self_compassion', 'evidence_diary'],
  },
  {
    id: 'identity',
    loose: true,
    domain: 'self',
    match:
      /\b(?:coming out(?! of)|come out to|came out (?:as|to)|i'?m (?:gay|bi|bisexual|lesbian|trans|queer|non-?binary|asexual|questioning)|my (?:gender|sexuality)|transition(?:ing)?|pronouns|who i (?:really )?am|closeted)\b/i,
    np: 'being who you are in front of others',
    image: ['a sentence you carry ready and do not say', 'two lives with one calendar'],
    both: [['you know something true about yourself', 'saying it puts other things at stake']],
    cost: ['you edit before you speak, all day', 'even kind people are kind to the edited version'],
    wish: ['one room where nothing has to be translated'],
    ask: [
      { text: 'With whom are you already fully yourself?', slot: 'person' },
      { text: 'Which conversation do you rehearse?' },
      { text: 'What would change on an ordinary Tuesday if it were known?' },
    ],
    choice: ['Is it about finding out, or about telling?'],
    skills: ['values', 'exposure_ladder', 'self_compassion'],
    grave: true,
  },
  {
    id: 'faith',
    loose: true,
    domain: 'self',
    match:
      /\b(?:believe in god|(?:my|his|her|lost) faith|pray(?:er|ing|ed)?|church|mosque|temple|synagogue|sin(?:ned|ful)?|religio(?:n|us)|allah|jesus|believe in)\b/i,
    np: 'your faith',
    image: [
      'a conversation that has gone quiet on one side',
      'a house you grew up in and do not know whether you may still enter',
    ],
    both: [['it has held you', 'at present it also asks something of you that hurts']],
    cost: ['the place where you would take a doubt is the place the doubt is about'],
    wish: ['to be able to bring all of it along'],
    ask: [
      { text: 'What has it given you that you would not want to lose?' },
      { text: 'What can you not say there?' },
      { text: 'Who in it would you trust with this?', slot: 'person' },
    ],
    choice: ['Is it a comfort in this, or part of the weight?'],
    skills: ['values', 'self_compassion'],
    grave: true,
  },
];
