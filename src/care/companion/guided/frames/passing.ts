/** Facts let drop in passing: who is on the way, what came in the post, where the phone is. Terse people tell little else. */
import type { Happening } from './events.ts';

export const PASSING: readonly Happening[] = [
  {
    id: 'on_the_way',
    who: 'other',
    match:
      /\b(?:(?:he|she|they|my \w+|mate|friend|brother|sister|dealer|ex|mum|mom|dad|lads|lot)s?(?:'s| is| are|'re|'ll be| will be| might be)? (?:com(?:e|es|ing)|popping|dropping|heading|turning up|calling) (?:round|over|by)\b(?! to\b)|(?:he|she|they|mate|friend|ex|mum|mom|dad)(?:'s| is| are|'re) on (?:his|her|their|the) way(?: here| over| round)?\b|(?:'ll|will) be here (?:soon|in|at|by|any)|picking me up)\b/i,
    ask: [
      'Do you want them there?',
      'What time is that?',
      'What would you like to do before then?',
    ],
  },
  {
    id: 'payday',
    match:
      /\b(?:got paid|get paid|pay ?day|been paid|wages? (?:in|came|come|are)|money(?:'s| is| came)? in)\b/i,
    ask: [
      'What will it go on first?',
      'What has to be paid before anything else?',
      'How long does it usually last?',
    ],
  },
  {
    id: 'not_in_the_know',
    match:
      /\b(?:(?:he|she|they|missus|wife|husband|mum|mom|mother|dad|father|partner|boss|family|parents|girlfriend|boyfriend|kids|nobody|no one) (?:still )?(?:(?:doesn'?t|don'?t|does not) know (?:about (?:it|this|any of it|that|me)|that i|i(?:'m|'ve| am| have| was)?|yet|any of (?:it|this))\b|has no (?:idea|clue)$|hasn'?t a clue$)|haven'?t told (?:him|her|them|my \w+|the \w+|anyone|anybody|work)|behind (?:his|her|their) back|(?:if|when|before|until) (?:he|she|they) finds? out)/i,
    ask: [
      'What do you think they would say first?',
      'How is it, keeping it to yourself?',
      'What has kept you from telling them?',
    ],
  },
  {
    id: 'house_empty',
    match:
      /\b(?:(?:house|flat|place) (?:to myself|is empty|'s empty)|home alone|alone tonight|on my own tonight|nobody'?s? (?:home|in)$)/i,
    ask: [
      'Is it easier or harder with the place to yourself?',
      'Who would you like to have there?',
      'When is somebody back?',
    ],
  },
  {
    id: 'way_out',
    who: 'self',
    match:
      /\b(?:(?:say|tell (?:him|her|them)|text (?:him|her|them)|pretend) (?:that )?(?:i'?m|i am) (?:ill|sick|busy|not well|not coming)|make (?:up )?an excuse|not (?:open|answer) the door|bail on)\b/i,
    ask: ['What if they ask again?', 'Could you simply say no?', 'What would you rather do?'],
  },
  {
    id: 'pressed_on',
    who: 'other',
    match:
      /\b(?:(?:bring|buy|pour|offer|hand|pass|give|get|order|roll)s? (?:it|me|one|some|another|me one) anyway|won'?t take (?:a )?no|talks? me (?:into|round)|keeps? (?:offering|pushing|pouring|on at me)|(?:will|'ll|would|'d) (?:just )?(?:keep on|talk me|keep asking|push)\b.{0,16}(?:anyway|again|into it|round))\b/i,
    ask: [
      'What did you say the last time?',
      'Where would you rather be then?',
      'Who would back you up?',
    ],
  },
  {
    id: 'door_shut',
    match:
      /\b(?:(?:turned|switched) (?:my|the) phone off|blocked (?:him|her|them|(?:his|her|their|the) number)|deleted (?:the app|(?:his|her|their|the) (?:number|texts?|photos?))|gave (?:him|her|them|my \w+) my (?:card|cards|bottle)|locked it away)\b/i,
    ask: ['What made you do it?', 'What will you do next?', 'How is it, now that it is done?'],
  },
  {
    id: 'fell_through',
    who: 'other',
    match:
      /\b(?:(?:he|she|they|mate|friend|\w+) (?:has |have |just )?cancel(?:l?ed)\b(?! (?:the|my|our) (?:subscription|order|card))|called it off|stood me up|bailed on (?:me|us)|flaked|didn'?t (?:show(?: up)?|turn up)\b|never (?:showed|turned up))/i,
    ask: [
      'What had you been looking forward to?',
      'What did you do instead?',
      'Has that happened before?',
    ],
  },
  {
    id: 'doctor_said',
    match:
      /\b(?:(?:doctor|doc|gp|nurse|dentist|consultant|specialist|physio)(?:'s)? (?:just |only )?(?:says?|said|told(?! (?:him|her|them|my)\b)|reckons|thinks)|(?:tests?|results?|scan) (?:came|come|are) back)\b/i,
    ask: [
      'What else did they say?',
      'What would you still like to ask?',
      'How was it to be told that?',
    ],
  },
  {
    id: 'gone_quiet',
    who: 'other',
    match:
      /\b(?:hasn'?t|haven'?t|doesn'?t|don'?t|never|stopped|won'?t) (?:\w+ )?(?:laugh\w*|smil\w*|sing\w*|sung|hum\w*|touch\w*|hug\w*|kiss\w*|cuddl\w*|danc\w*|look(?:ed|s)? at me|talk(?:ed|s|ing)? to me|come to bed|ask(?:ed|s|ing)? (?:me )?how)\b/i,
    ask: [
      'When was the last time?',
      'What was going on when it stopped?',
      'Have you said to them that you noticed?',
    ],
  },
  {
    id: 'apart_at_night',
    match:
      /\b(?:(?:sleep(?:s|ing)?|slept|(?<!\bi )moved) (?:in|on|into|to) (?:the |a )?(?:spare|other|sofa|couch|guest|separate|kids'?|box|back) ?(?:room|bed(?:room)?|rooms|beds)?|separate (?:rooms|beds))\b/i,
    ask: [
      'How are the nights there?',
      'What was the first night there like?',
      'Who else knows about it?',
    ],
  },
  {
    id: 'child_saw',
    who: 'other',
    match:
      /\b(?:kids?|children|son|daughter|little one|toddler|boys|girls) (?:\w+ )?(?:heard|saw|see|hear|watched|woke)\b(?=.{0,20}\b(?:us|me|it|everything|all|row|shout\w*|fight\w*)\b|$)/i,
    ask: [
      'What did you say to them about it?',
      'What do you think they made of it?',
      'What would you like them to have seen instead?',
    ],
  },
  {
    id: 'moved_place',
    who: 'self',
    match:
      /\b(?:i|we|i'?ve|we'?ve|i'?m|we'?re)(?: just| only| had to)? (?:moved|moving) (?:here|house|home|cities|countries|away|to (?:(?:a|an|the|my|our|another) (?:\w+ )?(?:place|flat|house|town|city|village|country|apartment|area|street|estate|island|coast|countryside|suburbs|state|states|uk|us|usa|netherlands)|(?!the\b|an?\b|my\b|our\b|his\b|her\b|their\b|your\b|beds?\b|one\b|it\b|that\b|this\b|another\b|different\b|second\b|first\b|next\b|last\b|part\b|full\b|days?\b|nights?\b|sit\b|be\b|get\b|see\b|help\b)\w+))\b(?! (?:beds?|sofa|couch|room|seat|desk|team))/i,
    ask: [
      'What do you miss most?',
      'Who do you know there?',
      'What does an ordinary evening look like there?',
    ],
  },
  {
    id: 'long_hours',
    match:
      /\b(?:double shifts?|back.to.back shifts?|work(?:ing)? (?:till (?:\d|ten|eleven|midnight)|every (?:weekend|sunday|saturday)|seven days|doubles|six (?:days|nights))|(?:1\d|ten|eleven|twelve|fourteen|fifty|sixty|seventy|eighty|[5-9]\d).?hour (?:days?|weeks?|shifts?)|no days? off)\b/i,
    ask: [
      'When was your last full day off?',
      'How much sleep do you get?',
      'Who sets those hours?',
    ],
  },
  {
    id: 'piled_on',
    who: 'other',
    match:
      /\b(?:dump(?:ed|s)?|pil(?:ed|es)?|shoved|loaded) (?:[\w']+ ){0,5}on (?:me|my (?:desk|plate|lap)|us)\b|\blanded on my (?:desk|plate|lap)\b|\bg(?:ave|ives) me (?:more|extra|another) (?:work|shifts?|projects?|cases?|clients?|jobs?)\b/i,
    ask: [
      'Which part of it is really your job?',
      'What did you say?',
      'What has to be done first?',
    ],
  },
  {
    id: 'hideout',
    who: 'self',
    match:
      /\b(?:eat|ate|eating|sit|sat|sitting|cry|cried|crying|hid(?:e|ing)?|lunch|stay) (?:[\w']+ ){0,3}in (?:the|my) (?:car|toilets?|loo|bathroom|stairwell|cupboard|garage|shed)\b/i,
    ask: ['How long do you stay?', 'Does anyone know that you go there?'],
  },
  {
    id: 'date_set',
    match: /\b(?:date night|babysitter|booked (?:us |a |the )?(?:table|weekend))\b/i,
    ask: [
      'What would make it a good one?',
      'What would you like to talk about?',
      'What could get in the way?',
    ],
  },
  {
    id: 'no_tears',
    who: 'self',
    match:
      /\b(?:didn'?t|haven'?t|couldn'?t|can'?t|don'?t|never) (?:even )?(?:cr(?:y|ied)|shed a tear|well(?:ed)? up)\b|\b(?:didn'?t|couldn'?t|don'?t) feel (?:a thing|anything)\b/i,
    ask: ['What was it like instead?', 'Who was with you?', 'Have you been able to since?'],
  },
  {
    id: 'post_came',
    match:
      /\b(?:(?:got|had|opened|received|there'?s) (?:a|an|the|another|this) (?:\w+ )?(?:letter|email|bill)|(?:letter|email|bill) (?:came|arrived))\b/i,
    ask: ['What does it say?', 'What did you do with it?', 'Who else has seen it?'],
  },
  {
    id: 'bad_marks',
    who: 'self',
    match:
      /\b(?:(?:got|get|gave me|had|in) (?:a |an )?detention|(?:got|been|get) (?:excluded|suspended|told off|sent out|sent home|shouted at)|failed (?:my |a |the )?(?:maths?|test|exam|mocks?|class|year|science|english))\b/i,
    ask: ['What happened before that?', 'Was anyone fair about it?', 'Who at home knows?'],
  },
  {
    id: 'on_screens',
    match:
      /\b(?:group ?chat|(?:on|my|his|her|their|the) (?:snap(?:chat)?|tiktok|discord)|unadded|unfriended|left me on (?:read|seen|delivered))\b/i,
    ask: [
      'What happened there?',
      'Is anyone there on your side?',
      'What do you do when a message comes?',
    ],
  },
  {
    id: 'pet_there',
    match:
      /^(?:just |only |and )?the (?:dog|cat|puppy|kitten|rabbit)$|\b(?:the|my|our) (?:dog|cat|puppy|kitten|rabbit)(?:'s| is)? (?:next to me|beside me|on my (?:lap|bed|feet)|lying (?:next|here)|curled up|follows me|waits for me|licks (?:me|my)|sits with me)\b/i,
    ask: ['What is the animal called?', 'What do you two do together?'],
  },
  {
    id: 'amount_drunk',
    match:
      /^(?:just |only |about |like |had )?(?:\d+|an?|one|two|three|four|five|six|a few|half an?|a couple of) (?:cans?|pints?|tinnies|beers?|bottles?|glass(?:es)?|doubles|vodkas?|whisk(?:e)?ys?|wines?)\b/i,
    ask: [
      'Is that it, or will there be more?',
      'Is that more than you had planned?',
      'Is that your usual amount?',
    ],
  },
  {
    id: 'broke_down',
    match:
      /\b(?:car|van|bike|boiler|heating|fridge|freezer|oven|cooker|washing machine|dryer|laptop|computer|phone|roof|shower) (?:has |is |just |finally )*(?:died|dead|broken?|packed (?:up|in)|gave (?:up|out)|broke down|conked out|won'?t start|is (?:dead|broken|off the road)|failed (?:its|the) mot|leak(?:s|ing|ed))\b/i,
    ask: ['What do you need it for most?', 'Can it be mended?', 'What will you do without it?'],
  },
  {
    id: 'child_ill',
    who: 'other',
    match:
      /\b(?:youngest|eldest|oldest|middle one|little one|baby|toddler|son|daughter|kids?|twins|boy|girl|lad) (?:has|have|had|'s got|got|is|are|'s|was|were|came down with)\b.{0,18}\b(?:infection|fever|temperature|flu|bug|cold|cough|chicken ?pox|croup|rash|ill|poorly|sick|throwing up|asthma|teething|nits)\b/i,
    ask: ['Who gets up in the night?', 'What else do you have to do?', 'Who helps you with it?'],
  },
  {
    id: 'said_fine',
    who: 'self',
    match:
      /\bsaid (?:(?:it|that|i)(?:'?s|'?m| was| is| am)? )?(?:all )?(?:fine|ok(?:ay)?|nothing|no problem|whatever)\b/i,
    ask: [
      'What would you have liked to say?',
      'Did they believe it?',
      'What were you hoping they would notice?',
    ],
  },
  {
    id: 'parent_new',
    who: 'other',
    match:
      /\b(?:mum|mom|mother|dad|father|parent)(?:'s| has| is|'s got| got)? (?:\w+ )?(?:(?:a |his |her )?new (?:boyfriend|girlfriend|partner|bloke|man|woman|wife|husband|fella|one)|seeing (?:someone|somebody)|getting (?:re)?married|met (?:someone|somebody))\b/i,
    ask: [
      'How long has it been going on?',
      'Did they talk to you about it first?',
      'What has changed for you?',
      'Who could you talk to about it?',
    ],
  },
  {
    id: 'somebody_new',
    who: 'other',
    match:
      /^(?!.{0,12}\b(?:mum|mom|mother|dad|father|sister|brother|son|daughter|friend|boss|neighbour)\b)(?!.*\b(?:i|we|i'm|i've) (?:am |was |have )?(?:met|seeing|dating|found)\b).*\b(?:(?:he|she|they|ex)(?:'s| is|'re| are| has| have)? (?:\w+ ){0,3}new (?:girlfriend|boyfriend|partner|bloke|man|woman|wife|husband|girl|guy|fella|one|family)|(?:he|she|they|ex)(?:'s| is|'re| are) (?:already |now )?(?:seeing|with|dating|sleeping with) (?:someone|somebody|another \w+)(?: else| new)?)\b/i,
    ask: [
      'How did you find out?',
      'Which part of it hurts most?',
      'What did you do when you found out?',
      'Have they said anything to you about it?',
    ],
  },
  {
    id: 'fine_but',
    match:
      /^(?:no |oh |well |yeah |honestly )*(?:i'?m|it'?s|everything'?s) (?:all )?fine(?: really| honestly| mostly)?$/i,
    ask: ['Is there anything that is not so fine?'],
  },
  {
    id: 'with_witnesses',
    match:
      /\b(?:in front of (?:everyone|everybody|all|them|the (?:class|team|kids|children|family|whole|others|guests)|my (?:kids|children|boss|team|parents|friends|family|class))|every(?:one|body) (?:laughed|stared|was (?:looking|watching|laughing))|(?:giggled|sniggered)|called me out|showed me up|whole (?:class|room|office|team|table|family) (?:heard|saw|laughed|went quiet|was (?:looking|watching)))\b/i,
    ask: ['What did you do?', 'Was anyone on your side?', 'What did you want to say?'],
  },
  {
    id: 'silent_treatment',
    match:
      /\b(?:(?:not|isn'?t|aren'?t|stopped|won'?t|hasn'?t|haven'?t) (?:been )?(?:speak(?:ing)?|talk(?:ing|ed)?|spoken) to (?:me|him|her|each other|us)|silent treatment|blanking (?:me|him|her)|f(?:e|a)ll(?:en)? out (?:with|over)|giving me the silence|don'?t speak any ?more)\b/i,
    ask: [
      'What was the last thing said?',
      'Who do you think will speak first?',
      'What would you like to say?',
    ],
  },
  {
    id: 'stake',
    match:
      /\b(?:bet|lost|won|staked|blew|down|up) (?:about |like |another )?(?:[£$€]\d{2,}|\d{2,} ?(?:quid|pounds|euros|dollars|bucks)|\d+ grand|\d{2,} (?:on|at) (?:the|a) (?:horses|dogs|slots|machines?|match|football|roulette|casino|game))\b/i,
    ask: [
      'Who knows about it?',
      'What happened just before that?',
      'Had you set yourself a limit?',
    ],
  },
  {
    id: 'nth_time',
    match:
      /\b(?:second|third|fourth|fifth|sixth|tenth|2nd|3rd|[4-9]th) time (?:this|in a|he|she|they|it)\b|\b(?:keeps?|kept) doing (?:it|this|that)\b/i,
    ask: [
      'What did you say the first time?',
      'What was different this time?',
      'What would stop it happening again?',
    ],
  },
  {
    id: 'sense_brought_back',
    match:
      /\b(?:the |his |her |that |same )(?:smell|scent|ringtone|aftershave|perfume|footsteps)\b(?=.*\b(?:back|again|remember\w*|brought|froze|freeze|shak\w*|panic\w*|then i|and i)\b)/i,
    ask: [
      'What helped afterwards?',
      'Where are you right now?',
      'Is it over, or is it still there?',
    ],
  },
  {
    id: 'cover_story',
    who: 'self',
    match:
      /\b(?:told|telling|said to) (?:him|her|them|the \w+|my \w+|everyone|work|mum|mom|dad) (?:that )?(?:i was|i'?m|i'?d been) (?:at|in|out|working|ill|sick|busy|asleep)\b|\bi (?:have )?lied (?:to|about)\b/i,
    ask: ['How was it to say that?', 'What was said to that?', 'Who knows how it really is?'],
  },
  {
    id: 'mishap',
    match:
      /\b(?:by (?:mistake|accident)|accidentally|(?:sent|texted|emailed|said) .{0,30}\bwrong (?:person|chat|number|email|group|name)|repl(?:y|ied).?(?:to )?all|locked (?:myself|us) out|i (?:spilt|spilled|crashed|smashed|dropped) (?:\w+ )?(?:the|my|a|an|his|her) (?!kids?|children|son|daughter|girls|boys|him|her\b)\w+\b(?! off)|called (?:her|him|the teacher|my boss) (?:mum|mom|the wrong name))/i,
    ask: [
      'What did you do then?',
      'What is the worst that could come of it?',
      'Has anyone said anything about it?',
    ],
  },
  {
    id: 'found_out',
    who: 'other',
    match:
      /\b(?:they|he|she|people|everyone|somebody|someone)(?:'ll| will|'re going to| are going to|'s going to| is going to) (?:all |soon |just )?(?:find (?:me )?out|figure me out|work me out|see (?:through|that i))\b/i,
    ask: [
      'What are you afraid they will find?',
      'Who knows so far?',
      'How long have you been worried about that?',
    ],
  },
  {
    id: 'step_seen',
    who: 'self',
    match:
      /\bi(?:'d| would|'ll| will) (?:have|need) to (?:tell (?:him|her|them|my)|admit|face|stop (?:drinking|seeing))\b/i,
    ask: [
      'Which part would be the hardest?',
      'What would make it easier?',
      'What would be better afterwards?',
    ],
  },
  {
    id: 'noise',
    match:
      /\b(?:neighbou?rs?(?:'s?)?|next door|upstairs|flat (?:above|below))\b.{0,40}\b(?:noise|noisy|loud|music|drill\w*|hammer\w*|barking|bass|stomp\w*)\b|\b(?:drilling|hammering|barking|thumping)\b.{0,24}\b(?:all|every|again|morning|night)\b/i,
    ask: [
      'How often is it like that?',
      'Have you said anything to them?',
      'What do you do when it starts?',
    ],
  },
  {
    id: 'would_have',
    who: 'other',
    match:
      /\b(?:he|she|they)(?:'d| would)(?: have|'ve| of)? (?:loved|hated|laughed|enjoyed|adored|been (?:furious|delighted|proud|thrilled|mortified))\b/i,
    ask: [
      'What would they have said?',
      'What do you think of, when you say that?',
      'Who could you share that with?',
    ],
  },
  {
    id: 'pet_alone',
    match: /^(?:it'?s |about )?my (?:\w+ )?(?:dog|cat|puppy|kitten|rabbit|horse|parrot|hamster)$/i,
    ask: ['What has happened?', 'What are they like?'],
  },
  {
    id: 'friend_gone',
    match:
      /\b(?:mate|friends?|cousin|flatmate)\b.{0,24}\b(?:ghosted|dropped (?:me|us)|cut (?:me|us) (?:off|out)|stopped (?:texting|calling|replying|talking|answering|inviting)|drifted|faded|went quiet)\b/i,
    ask: [
      'What was the last thing you talked about?',
      'Have you asked them about it?',
      'What do you miss about them?',
    ],
  },
  {
    id: 'was_seen',
    who: 'other',
    match:
      /\b(?:sister|brother|mum|mom|dad|wife|husband|boss|partner|neighbour|friend|he|she|they|everyone|someone|somebody) (?:saw me|noticed|found out|caught me|walked in|clocked (?:it|me))(?: (?:now|about (?:it|that)))?$/i,
    ask: [
      'How did they react?',
      'Have you talked about it since?',
      'Is that worse, or a bit of a relief?',
    ],
  },
  {
    id: 'place_taken',
    match:
      /\bmy (?:room|bed|bedroom|desk|seat|chair|parking space)(?:'s| is| was| has been| got) (?:(?:his|hers?|theirs?)\b|now (?:an?|the)\b|taken|given|turned into|gone)/i,
    ask: ['Where do you go now?', 'Who told you?', 'Did anyone ask you first?'],
  },
  {
    id: 'feels_odd',
    match:
      /\b(?:feels?|felt|it'?s|bit|quite|so|really) (?:a bit |a little |so |really |kinda |kind of |pretty )?(?:weird|strange|odd|funny|unreal)$/i,
    ask: ['In a good way, or a bad way?', 'What is different about it?', 'When did you notice it?'],
  },
  {
    id: 'short_night',
    match:
      /\b(?:slept|got|had|on) (?:about |like |maybe |only |just )?(?:an?|\d|one|two|three|four) (?:or \w+ )?h(?:ou)?rs?(?: (?:of )?sleep)?\b|\b(?:\d|two|three|four) hours(?:'? of)? sleep\b/i,
    ask: [
      'What time did you fall asleep?',
      'What kept you awake?',
      'What do you have to do today?',
    ],
  },
];
