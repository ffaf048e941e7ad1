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
    choice: ['Is it recent, or some time ago?'],
    skills: ['i_statement', 'decisional_balance', 'containment'],
    grave: true,
  },
  {
    id: 'breakup',
    domain: 'couple',
    match:
      /\b(?:ghost(?:ed|ing) me|got ghosted|(?:just )?stopped (?:answering|replying|texting|talking to me)|disappeared on me|blocked me|br(?:oke|eak|oken) up|break-?up|(?:left|dumped|ended (?:it|things)) (?:with )?me|(?:he|she|they) (?:left|dumped) (?:me|us)|ended things|over between us|split up|we split)\b/i,
    np: 'the break-up',
    choice: [
      'Is it the person you miss most at the moment, or the life around it?',
      'Was it sudden, or had you seen it coming?',
    ],
    fact: {
      text: 'Most people overestimate how long a break-up will hurt at full strength; it tends to let go in waves, and sooner than expected.',
      source: 'Eastwick et al. 2008, Journal of Experimental Social Psychology',
    },
    skills: ['rumination_switch', 'values', 'small_good'],
  },
  {
    id: 'looking_up_an_ex',
    domain: 'couple',
    match:
      /\b(?:check\w*|stalk\w*|look\w*|scroll\w*|go(?:ing)?|refresh\w*)\b.{0,24}\b(?:(?:her|his|their|my ex'?s?|exes?'?) (?:profile|insta\w*|page|stor(?:y|ies)|facebook|snap\w*|tiktok|last seen|status|socials?|photos|playlist)|if (?:she|he)(?:'s| is| has been) online|when (?:she|he) was last (?:seen|online))\b/i,
    np: 'the looking',
    choice: ['Is it more habit by now, or a real question you want answered?'],
    fact: {
      text: 'People who keep looking at a former partner’s profile take longer, on average, until it hurts less. The urge to look rises and falls; left alone, it mostly falls within half an hour.',
      source:
        'Marshall 2012, Cyberpsychology; Bowen & Marlatt 2009, Psychology of Addictive Behaviors',
    },
    skills: ['urge_surfing', 'trigger_map', 'rumination_switch'],
  },
  {
    id: 'divorce',
    domain: 'couple',
    match:
      /\b(?:divorc\w+|separat(?:ed|ing|ion)|wants? (?:a (?:break|trial)|space|(?<!\b(?:dog|cat|puppy) wants? )out|me out|to (?:separate|split|move out|leave))\b|custody|solicitor|lawyer|moving out of|moved out|signed the papers)\b/i,
    np: 'the separation',
    choice: ['Is it still being decided, or already being carried out?'],
    skills: ['decisional_balance', 'boundary', 'values'],
    grave: true,
  },
  {
    id: 'stay_or_leave',
    domain: 'couple',
    match:
      /\b(?:(?<!\b(?:never|would|wouldn'?t|won'?t|would not|not) )(?:leave (?:him|her)(?! (?:alone|be|to|with|in|at|there|here)\b)|(?:should i|want to|going to|thinking of|have to) leave them(?! (?:alone|be|to|with|in|at|there|here|on)\b)|stay with (?:him|her|them) or|(?:stay|leave) (?:with )?my (?:husband|wife|partner|boyfriend|girlfriend|marriage))|leave (?:the|this|my) (?:marriage|relationship)|end (?:it|the relationship|the marriage|my marriage)|fall(?:en|ing)? out of love|don'?t love (?:him|her)|should (?:we|i) (?:separate|divorce|break up))\b/i,
    np: 'whether to stay',
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
    choice: [
      'Do you argue back, or do you go quiet?',
      'Is it always the same fight, or a new one each time?',
    ],
    fact: {
      text: 'About two thirds of what couples quarrel over never gets solved, even in happy ones; what differs is how they begin talking about it.',
      source: 'Gottman & Silver 1999; Gottman & Levenson 1999',
      answers: ['is_it_normal', 'am_i_crazy', 'open', 'will_it_pass'],
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
    choice: [
      'Has it come on slowly, or since one particular day?',
      'Do you try to talk, or do you go quiet too?',
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
    choice: ['Is it something happening now, or something from before?'],
    skills: ['thought_record', 'i_statement', 'self_compassion'],
  },
  {
    id: 'household',
    domain: 'couple',
    match:
      /\b(?:(?:do|doing|does) (?:everything|it all|all the)|housework|chores|mental load|picks? up after (?:him|her|them)|never helps?|doesn'?t help|(?:i'?m|always) the one who)\b/i,
    np: 'who carries what at home',
    choice: ['Is it the work itself, or that nobody sees it?'],
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
    choice: ['Is it the meeting people, or what happens once you like one?'],
    skills: ['values', 'exposure_ladder', 'evidence_diary'],
  },
];
