/** Partners: distance, fights, trust, parting: frames. */
import type { Frame } from './types.ts';

const P =
  '(?:husband|wife|partner|boyfriend|girlfriend|spouse|fiance|fiancé|fiancee|fiancée|bf|gf)';

export const COUPLE_FRAMES: readonly Frame[] = [
  {
    id: 'affair',
    domain: 'couple',
    match:
      /\b(?:cheat(?:ed|ing) on|(?:he|she|husband|wife|partner|boyfriend|girlfriend|i)(?:'s| has|'ve| have| was| is)?(?: been)? cheat(?:ed|ing)|affair|unfaithful|infidelity|slept with|sleeping with|(?:with|for|seeing|met) someone else\b(?!['’])|texts? (?:on|from) (?:his|her|their) phone|went through (?:his|her|their) phone)\b/i,
    np: 'the breach of trust',
    image: [
      'a floor that turned out to be a trapdoor',
      'a history that has to be read a second time',
    ],
    both: [['you want to know everything', 'each thing you learn has to be lived with']],
    cost: ['you have become a detective in your own home', 'even the good memories get questioned'],
    wish: ['one thing that is certainly true'],
    ask: [
      { text: 'How did you come to know?' },
      { text: 'What has been said about it between you since?' },
      { text: 'What would you need to see, not hear, to begin to trust a little?' },
      { text: 'When was it?', slot: 'since', expects: 'time' },
    ],
    choice: ['Is it a thing you know, or a thing you suspect?'],
    skills: ['i_statement', 'decisional_balance', 'containment'],
    grave: true,
  },
  {
    id: 'breakup',
    domain: 'couple',
    match:
      /\b(?:br(?:oke|eak|oken) up|break-?up|(?:left|dumped|ended (?:it|things)) (?:with )?me|(?:he|she|they) (?:left|dumped) (?:me|us)|ended things|over between us|split up|we split)\b/i,
    np: 'the break-up',
    image: [
      'a habit of reaching for someone who is not on that side any more',
      'a future that was cancelled without a refund',
    ],
    both: [
      ['it is over', 'your day is still built around it'],
      ['you may know why it ended', 'missing does not take reasons'],
    ],
    cost: ['half your places have a ghost in them', 'your thumb knows the way to that name'],
    wish: ['a whole hour that is not about it'],
    ask: [
      { text: 'What was the last thing said between you?' },
      { text: 'How long ago was it?', slot: 'since', expects: 'time' },
      { text: 'At what time of day does it get you?' },
      { text: 'What did you have to give up of yourself to be in it?' },
      {
        text: 'What name may I use for them?',
        slot: 'name',
        expects: 'name',
      },
    ],
    choice: [
      'Is it the person you miss most at the moment, or the life around it?',
      'Did it come suddenly, or had it been leaving for a while?',
    ],
    fact: {
      text: 'Most people overestimate how long a break-up will hurt at full strength; it tends to let go in waves, and sooner than expected.',
      source: 'Eastwick et al. 2008, Journal of Experimental Social Psychology',
    },
    skills: ['continuing_bond', 'rumination_switch', 'values'],
  },
  {
    id: 'divorce',
    domain: 'couple',
    match:
      /\b(?:divorc\w+|separat(?:ed|ing|ion)|custody|solicitor|lawyer|moving out of|moved out|signed the papers)\b/i,
    np: 'the separation',
    image: [
      'a household taken apart spoon by spoon',
      'a contract being unpicked by people who once shared a toothbrush mug',
    ],
    both: [['it may be the right thing', 'it takes apart something you built with your own hands']],
    cost: [
      'the practical side allows no pause for the other one',
      'everyone wants to know whose side the story is on',
    ],
    wish: ['to get through it without becoming someone you dislike'],
    ask: [
      { text: 'What has to be settled next?' },
      { text: 'What do you want to be able to say about how you behaved in this?' },
      { text: 'How do the two of you talk at present?' },
      { text: 'Who is holding you up while it goes on?', slot: 'person' },
    ],
    choice: ['Is it still being decided, or already being carried out?'],
    skills: ['decisional_balance', 'boundary', 'values'],
    grave: true,
  },
  {
    id: 'stay_or_leave',
    domain: 'couple',
    match:
      /\b(?:(?<!\b(?:never|would|wouldn'?t|won'?t|would not|not) )(?:leave (?:him|her|them)|stay with (?:him|her|them) or|(?:stay|leave) (?:with )?my (?:husband|wife|partner|boyfriend|girlfriend|marriage))|leave (?:the|this|my) (?:marriage|relationship)|end (?:it|the relationship|the marriage|my marriage)|fall(?:en|ing)? out of love|don'?t love (?:him|her)|should (?:we|i) (?:separate|divorce|break up))\b/i,
    np: 'whether to stay',
    image: ['a suitcase half packed in the head', 'a question you carry into every supper'],
    both: [['leaving frightens you', 'so does another ten years of this']],
    cost: ['you are neither gone nor there', 'each nice evening counts as an argument against you'],
    wish: ['to know, and to stop weighing'],
    ask: [
      { text: 'What would have to be different in half a year for you to be glad you stayed?' },
      { text: 'What have you not yet tried, and what have you tried enough?' },
      { text: 'When did you first ask yourself?', slot: 'since', expects: 'time' },
    ],
    choice: ['Is it that you want to go, or that you cannot go on like this?'],
    skills: ['decisional_balance', 'values', 'shared_meaning'],
  },
  {
    id: 'couple_fight',
    domain: 'couple',
    match: new RegExp(
      `\\b(?:(?:fight|fought|fighting|argu\\w+|row(?:s|ing|ed)?|shout\\w*|yell\\w*|scream\\w*)\\b.{0,40}\\b(?:${P.slice(3, -1)})|(?:${P.slice(3, -1)})\\b.{0,50}\\b(?:fight|fought|fighting|argu\\w+|row|shout\\w*|yell\\w*|slam\\w*|blam\\w+|criticis\\w+|criticiz\\w+|nag\\w*)|we (?:always |keep |just |constantly |never stop )?(?:fight|fought|fighting|argu\\w+|row\\b))`,
      'i',
    ),
    np: 'the argument between you',
    image: [
      'a script you could both recite',
      'a fight about the dishes that is not about the dishes',
    ],
    both: [
      ['each of you wants to be heard first', 'so nobody is doing the hearing'],
      ['you were making a point', 'you were also asking for something'],
    ],
    cost: [
      'it ends with two people being right in two rooms',
      'the making up gets shorter each time',
    ],
    wish: ['to be heard the first time'],
    ask: [
      { text: 'What was the very first sentence of it, and who said it?' },
      { text: 'What were you hoping would come back?' },
      { text: 'What happens in the ten minutes afterwards?' },
      { text: 'If the fight is not about what it is about, what is it about?' },
    ],
    choice: [
      'When it heats up, do you go in or do you go quiet?',
      'Is it always the same fight, or a new one each week?',
    ],
    fact: {
      text: 'About two thirds of what couples quarrel over never gets solved, even in happy ones; what differs is how they begin talking about it.',
      source: 'Gottman & Silver 1999; Gottman & Levenson 1999',
    },
    skills: ['i_statement', 'time_out', 'repair'],
  },
  {
    id: 'partner_distant',
    domain: 'couple',
    match: new RegExp(
      `\\b(?:(?:${P.slice(3, -1)}|he|she|they|we)\\b.{0,40}\\b(?:distant|cold|doesn'?t (?:talk|listen|notice|care|touch|look|ask|want|answer)|never (?:talks?|listens?|notices?|asks?|touch\\w*|there|home|here)|ignor\\w+|on (?:his|her|their) phone|shuts? (?:down|me out)|pull(?:s|ed|ing) away|withdraw\\w*|stonewall\\w*|hardly (?:talk|speak)|barely (?:talks?|speaks?|talk|speak)|silent treatment|not talking)|room ?mates|no (?:sex|intimacy)|sleep in separate)`,
      'i',
    ),
    np: 'the distance between you',
    image: [
      'two people passing in a hallway they both pay for',
      'a question that goes out and does not come back',
    ],
    both: [
      ['you are together', 'you are on your own in it'],
      ['you keep reaching', 'each time it goes unanswered you reach a little less'],
    ],
    cost: ['you begin to tell your news elsewhere', 'silence gets filled with guesses'],
    wish: ['to be turned towards'],
    ask: [
      { text: 'What was the last small thing you tried, and what came back?' },
      { text: 'When did you last feel met there?', slot: 'since', expects: 'time' },
      { text: 'What do you do with yourself when the door closes like that?' },
      { text: 'What would you say if you knew it would be listened to?' },
    ],
    choice: [
      'Has it come on slowly, or since one particular day?',
      'Do you go after it, or do you go quiet too?',
    ],
    fact: {
      text: 'In long-watched couples, what told lasting ones from the others was small: how often one answered when the other said some little thing.',
      source: 'Driver & Gottman 2004, Family Process',
    },
    skills: ['i_statement', 'shared_meaning', 'repair'],
  },
  {
    id: 'jealous',
    domain: 'couple',
    match:
      /\b(?:jealous\w*|don'?t trust (?:him|her|them|my)|trust issues|check(?:ing)? (?:his|her|their) (?:phone|messages|location)|insecure in|cling\w+|needy|abandon\w+ issues)\b/i,
    np: 'the jealousy',
    image: [
      'a smoke detector fitted too close to the toaster',
      'a search for proof that would only hurt to find',
    ],
    both: [['you want to trust', 'something in you has learned not to']],
    cost: ['asking for reassurance uses it up', 'you end up policing what you wanted to enjoy'],
    wish: ['to be sure without having to check'],
    ask: [
      { text: 'What happened in the minute before it flared?' },
      { text: 'What does it say about you, in its version?' },
      { text: 'Where did you learn that people go?' },
    ],
    choice: ['Is it something happening now, or something an earlier person left you with?'],
    skills: ['thought_record', 'i_statement', 'self_compassion'],
  },
  {
    id: 'household',
    domain: 'couple',
    match:
      /\b(?:(?:do|doing|does) (?:everything|it all|all the)|housework|chores|mental load|picks? up after (?:him|her|them)|never helps?|doesn'?t help|(?:i'?m|always) the one who)\b/i,
    np: 'who carries what at home',
    image: ['a list that lives in one head only', 'a second shift without a contract'],
    both: [['you want it shared', 'asking for it each time is one more job']],
    cost: [
      'you start keeping a score you never wanted to keep',
      'tenderness is hard with a laundry basket in your arms',
    ],
    wish: ['to have something noticed without having to point at it'],
    ask: [
      { text: 'Which job is the one that makes you boil?' },
      { text: 'What did you last ask for, in which words?' },
      { text: 'What would a fair split look like, in an ordinary week?' },
    ],
    choice: ['Is it the work itself, or that it is not seen?'],
    skills: ['i_statement', 'shared_meaning', 'load_map'],
  },
  {
    id: 'marriage_talk',
    loose: true,
    domain: 'couple',
    match: new RegExp(
      `\\b(?:my marriage|our marriage|marriage|(?:my|our) (?:relationship|anniversary)|couples? (?:therapy|counsell?ing)|my (?:${P.slice(3, -1)}))\\b`,
      'i',
    ),
    np: 'the two of you',
    image: [
      'a thing with two owners and one caretaker at present',
      'a long story with a difficult chapter open',
    ],
    both: [['there is a lot of history on your side', 'history does not talk by itself']],
    cost: ['what is not said does not go away, it sits down at the table'],
    wish: ['to be on the same side of the table again'],
    ask: [
      { text: 'What is an ordinary evening between you like?' },
      { text: 'What did the two of you do easily, at the start?' },
      { text: 'What happened most recently that you keep coming back to?' },
      { text: 'What would your partner say is the matter?', slot: 'their_view' },
      { text: 'What would you most like your partner to know?', slot: 'their_view' },
    ],
    choice: ['Is it something that happened, or something that has stopped happening?'],
    skills: ['shared_meaning', 'i_statement', 'repair'],
  },
  {
    id: 'dating',
    loose: true,
    domain: 'couple',
    match:
      /\b(?:dating|tinder|hinge|bumble|(?<!\b(?:mate|friend|friends|sister|brother|cousin) )ghosted|single|crush|(?:like|love) (?:a|this) (?:girl|guy|boy|person)|first date|never been (?:in|kissed|loved)|asked (?:him|her|them) out)\b/i,
    np: 'the looking for somebody',
    image: [
      'a shop window in which you are also the goods',
      'a hope that has to be put on again for every first evening',
    ],
    both: [['you want to be known', 'being looked at comes first, and is not the same']],
    cost: ['each silence gets read as a review'],
    wish: ['to be chosen without a pitch'],
    ask: [
      { text: 'How did the last one end?' },
      { text: 'What do you hide until the third meeting?' },
      { text: 'What sort of evening with someone would do you good?' },
    ],
    choice: ['Is it the meeting people, or what happens once you like one?'],
    skills: ['values', 'exposure_ladder', 'evidence_diary'],
  },
];
