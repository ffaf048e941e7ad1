/** More of what single sentences tell: plans, fears of a reaction, blame, money, secrets, what is missed. */
import type { Happening } from './events.ts';

export const TELLINGS: readonly Happening[] = [
  {
    id: 'sober_count',
    match:
      /^day \d+\b|\b(?:\w+ )?(?:days?|weeks?|months?|years?) (?:clean|sober|dry|off (?:it|the))\b|\bno drink\b/i,
    ask: [
      'What has got you through to today?',
      'Which hour of the day is the hardest?',
      'What might make it hard this week?',
      'Who knows how long it has been?',
    ],
  },
  {
    id: 'intruded',
    who: 'other',
    match:
      /\b(?:(?:came|walked|let (?:him|her|them)sel(?:f|ves)|barged|burst) in(?:to)?\b.{0,30}\b(?:without knocking|my (?:shower|bath|bed))|went through my|opened my (?:door|post|letters|bag|room))\b/i,
    ask: [
      'What did you do then?',
      'Has that happened before?',
      'What would you like to change about it?',
    ],
  },
  {
    id: 'wants_asked',
    match:
      /(?<!n'?t |not )\b(?:want|wanted|wish|like|love|need)(?:ed)? (?:someone|somebody|anyone|him|her|them|people) (?:to|would|'d) (?:just )?ask(?:ed)?\b/i,
    ask: ['Then I am asking: what would you say?', 'What would you want to tell them?'],
  },
  {
    id: 'wants_told',
    who: 'self',
    match:
      /\b(?:want|wanted|need|wish|like)(?:ed)? (?:someone|somebody|anyone|you|him|her|them|people) (?:to|would|'d) (?:just )?(?:tell me|say)/i,
    ask: ['Who would you most like to hear it from?', 'What would it change to hear it?'],
  },
  {
    id: 'not_named',
    match:
      /\b(?:(?:nobody|no one|no-one) (?:\w+ )?(?:says (?:his|her|their)|mentions?|(?:speaks?|talks?) (?:about|of))\b|never mention\w* (?:it|him|her|them)|won'?t (?:talk|speak) about (?:it|him|her|them)|changes? the subject|acts? (?:like|as if) (?:nothing|it never))\b/i,
    ask: [
      'What would you like to hear?',
      'Who could you talk to about it?',
      'What happens when you bring it up yourself?',
    ],
  },
  {
    id: 'kept_thing',
    who: 'self',
    match:
      /\bi (?:still have|kept|keep|still keep) (?:his|her|their) (?:\w+ ){0,2}(?:blanket|coat|jumper|shirt|ring|letters?|photos?|watch|glasses|mug|box|voicemails?|things|clothes|book|hat|scarf|shoes|toys?)\b/i,
    ask: ['What is it like to hold it?', 'When do you take it out?', 'Who else knows it is there?'],
  },
  {
    id: 'not_visited',
    who: 'self',
    match:
      /\b(?:haven'?t|have not) (?:\w+ )?(?:been (?:to see|back to see) (?:him|her|them)|visited|(?:called|rung|replied|answered|opened)(?: (?:it|them|him|her|back|yet))?(?= (?:since|in|for|yet)\b|$))/i,
    ask: [
      'What is the hardest part of it?',
      'What would make it easier?',
      'What do you think will happen if you do?',
    ],
  },
  {
    id: 'accused',
    who: 'other',
    match:
      /\b(?:(?:he|she|they|boss|manager) (?:is |was |keeps? )?(?:blam(?:es?|ed|ing) me|accus(?:es?|ed|ing) me)|point(?:s|ed) the finger at me|(?:he|she|they) (?:denie[sd] it|twist(?:s|ed) (?:it|everything|things|what i))|threw me under|i'?m (?:being )?(?:blamed|accused))\b/i,
    ask: [
      'Who else was there?',
      'Is any of it in writing?',
      'What did you say when it came up?',
      'What would you like them to know?',
    ],
  },
  {
    id: 'proof',
    who: 'self',
    match:
      /\bi(?:'ve| have)? (?:still )?(?:got|have|kept|saved) (?:the|all the|his|her|their|some) (?:\w+ )?(?:emails?|messages?|texts?|screenshots?|receipts?|proof|records?)\b|\bin writing\b|\bin black and white\b|\bclean record\b/i,
    ask: ['What does it show?', 'Who should see it?', 'What will you do with it?'],
  },
  {
    id: 'tentative_plan',
    match:
      /^(?:(?:and|so|then|or|but|well|ok(?:ay)?|yeah)[, ]+)*(?:i (?:could|might|may) (?=(?:\w+ )?(?:ask|tell|call|text|ring|write|go|send|say|talk|speak|walk|visit|book|take|bring|knock|try|start|show|give)\b)(?!.{0,40}\b(?:mad|crazy|under|to pieces|kill|die)\b)|maybe (?:i (?:could|should|can|might) (?=ask|tell|call|text|ring|write|go|send|talk|speak)|just (?=ask|tell|call|text|go|write|send))|could (?:always |just )?(?:go out|try|ask|call|ring|text|walk|talk)\b|i was thinking of|(?:i'?m )?thinking (?:of|about) (?:asking|telling|calling|sending|writing|going|trying|leaving|quitting))/i,
    ask: [
      'What would you do first?',
      'When could that be?',
      'What would make it easier to do?',
      'What might get in the way of it?',
    ],
  },
  {
    id: 'feared_reaction',
    match:
      /\b(?:(?:she|he|they)(?:'d| would|'ll| will) (?:just |only |probably )?(?:freak|flip|hate me|be (?:so )?(?:angry|mad|upset|disappointed|furious)|go mad|kill me|lose it)|would(?:n'?t) understand)\b/i,
    ask: [
      'What is the worst thing they might say?',
      'What would you want to say back?',
      'Have they been like that before?',
      'How might it go if it went all right?',
    ],
  },
  {
    id: 'what_if',
    match: /^(?:but |and |so |or |yeah but )*what if\b|^(?:i )?(?:just )?keep thinking what if\b/i,
    ask: [
      'What would you do first, if it did?',
      'How likely do you think it is?',
      'What would happen after that?',
      'Who could help you with it?',
    ],
  },
  {
    id: 'body_dread',
    match:
      /\b(?:feel(?:ing)? (?:a bit |so |really |sort of |kind of )?(?:sick|dizzy|ill|faint|shaky)|sort of (?:feel )?sick|butterflies|can'?t (?:eat|sit still|breathe properly)|heart(?:'s)? (?:going|racing|pounding|beating))\b/i,
    ask: [
      'When did that start?',
      'What were you thinking of just before it came?',
      'What helps, even a little?',
    ],
  },
  {
    id: 'ahead',
    match:
      /^(?!.*\b(?:she|he|they|her|his|their|she'?s|he'?s)\b)(?:.*\b(?:meeting|interview|appointment|exam|test|court|funeral|date|presentation|review|results|scan|surgery|operation|visit|party|wedding|deadline)\b.{0,30}\b(?:this week|next (?:week|month)|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|.*\b(?:tomorrow|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.{0,30}\b(?:meeting|interview|appointment|exam|test|court|funeral|date|presentation|review|results|scan|surgery|operation|visit|party))\b/i,
    ask: [
      'How would you like it to go?',
      'Which part of it do you think about most?',
      'Who else will be there?',
      'What do you need to get ready?',
    ],
  },
  {
    id: 'debt',
    match:
      /\b(?:(?:he|she|they|(?!you\b)\w+) (?:still )?(?:owes?|owed) me(?! (?:an? |the )?(?:\w+ )?(?:recipe|apology|explanation|story|answer|joke)\b)|lent (?:him|her|them|money|\w+ money)|borrowed (?:money|it|\d+) (?:from|off) me|pay me back|hasn'?t paid me)\b/i,
    ask: [
      'What was said about paying it back?',
      'What would you like to happen now?',
      'Have you asked about it?',
    ],
  },
  {
    id: 'peacekeeper',
    match:
      /\b(?:(?:if|when) i (?:kick off|say (?:something|anything|no)|speak up|complain|push back|stand up)\b.{0,40}|keep(?:ing)? the peace|not worth the (?:row|fight|argument))\b/i,
    ask: [
      'What happens when you do speak up?',
      'Who would take your side?',
      'What would you like to say?',
    ],
  },
  {
    id: 'benefit_doubt',
    match:
      /\b(?:i don'?t think (?:he|she|they) (?:mean|meant)\b|(?:he|she|they) didn'?t mean (?:it|to)|not on purpose|in (?:his|her|their) defen[cs]e|(?:he|she|they)(?:'s| is|'re| are) not a bad (?:person|man|woman|mum|dad|mother|father|guy))\b/i,
    ask: [
      'What do you think is going on for them?',
      'What would you like them to do differently?',
      'And how is it for you?',
    ],
  },
  {
    id: 'unwanted_feeling',
    who: 'self',
    match:
      /\b(?:i (?:don'?t|do not|didn'?t) want to (?:be|feel|get) (?:so |this |like |a )?(?:angry|mad|sad|jealous|upset|bitter|resentful|this|that|the|needy|a burden|horrible|cross)|i (?:shouldn'?t|should not) feel|(?:feel|felt|feeling) (?:\w+ )?(?:guilty|bad|stupid|silly) (?:for|about) (?:\w+ing|it|that))\b/i,
    ask: [
      'What set it off?',
      'What would you rather feel?',
      'What do you do when you feel like that?',
    ],
  },
  {
    id: 'eats_alone',
    match:
      /\b(?:(?:ate|eat|eating|having) (?:my )?(?:lunch|dinner) (?:in the (?:toilets?|bathroom|library)|alone|by myself|on my own)|nowhere to sit|nobody to (?:sit|eat|hang out) with|no one to (?:sit|eat|hang out) with)\b/i,
    ask: [
      'Where would you rather be?',
      'Is there anyone there who seems nice?',
      'When in the day is it hardest?',
    ],
  },
  {
    id: 'ganged',
    match:
      /\b(?:(?:unfollowed|blocked|removed) me|kicked me out of|left me out of|(?:went|out|met up|meeting up) without me|talking about me behind|rumou?rs? about me|they all (?:went|laugh\w*) at me|ignor(?:e|es|ed|ing) me at)\b/i,
    ask: [
      'How did you find out?',
      'Did anything happen before that?',
      'Is there one of them you could talk to?',
    ],
  },
  {
    id: 'failed',
    who: 'self',
    match:
      /\b(?:i (?:just )?(?:failed|flunked|bombed|lost the (?:match|game|race|case|election|contract|client)|didn'?t (?:get (?:it|in|the (?:job|place|part|flat|grade|marks?))|pass)|got (?:rejected|turned down|fired|sacked|the sack))|failed (?:my|the|it|again)|(?:they|she|he) (?:rejected|turned me down))\b/i,
    ask: [
      'What went through your head then?',
      'How close was it?',
      'What had you been hoping for?',
      'Who knows so far?',
    ],
  },
  {
    id: 'mocked',
    who: 'other',
    match:
      /\b(?:laughed at me|smirked|rolled (?:his|her|their) eyes|made a face|took the piss|teased me|sneered|shook (?:his|her|their) head)\b/i,
    ask: ['How did you take it?', 'What did you do right after?', 'Has it happened before?'],
  },
  {
    id: 'kind_act',
    who: 'other',
    match:
      /\b(?:helps me|helped me|showed me|brought me|made me (?:tea|food|dinner|a cup)|hugged me|held my hand|smiled at me|asked how i|listened to me|came (?:round|over) (?:to|and)|stayed with me|looks? after me|looked after me|says? i(?:'m| am) (?:his|her|their) best|stuck up for me|waited for me)\b/i,
    ask: ['What was that like for you?', 'What did you do?'],
  },
  {
    id: 'someone_nice',
    match:
      /\b(?:(?:she|he|they)(?:'s| is| was| seems|'re| are) (?:really |so |always )?(?:nice|kind|lovely|sweet) to me|easy to talk to|actually (?:listens|asks how|gets it))\b/i,
    ask: [
      'What do you like about them?',
      'How did you come to know each other?',
      'What do the two of you talk about?',
    ],
  },
  {
    id: 'given_up_thing',
    who: 'self',
    match:
      /\b(?:i (?:stopped|quit|gave up) (?:going|playing|seeing|painting|running|singing|reading|cooking|writing|doing|swimming|training|dancing|football|music|the gym|the allotment|the choir)\b|haven'?t (?:played|painted|run|sung|danced|cycled|swum) (?:since|in|for))/i,
    ask: [
      'What did you like about it?',
      'When was the last time?',
      'What stopped it?',
      'Who did you use to see there?',
    ],
  },
  {
    id: 'shaming_self',
    who: 'self',
    match:
      /\b(?:hate myself|disgust(?:ed)? (?:with|at) myself|what(?:'s| is) wrong with me|something(?:'s| is)? wrong with me|i'?m (?:such )?(?:an? )?(?:horrible|terrible|awful|bad|weird|freak)|ashamed of myself)\b/i,
    ask: [
      'When did you first think that about yourself?',
      'What happened just before that thought came?',
      'Who would see it differently?',
    ],
  },
  {
    id: 'leaving_it',
    match:
      /^(?:(?:oh|anyway|well|but|so|no|ah|eh)[, ]+)*(?:never ?mind|(?:it )?doesn'?t matter|it'?s nothing|(?:it'?s )?(?:not a|no) big deal)(?: really| anyway| now)?[.! ]*$/i,
    ask: ['Would you like to talk about it anyway?', 'What made it come to mind?'],
  },
  {
    id: 'nobody_notice',
    match:
      /\b(?:nobody|no one|no-one) (?:would|'?d|will|even|ever|has)? ?(?:even )?(?:notice[sd]?|miss(?:es)? me|asks? (?:me|how)|checks?(?: (?:on|in))?)\b/i,
    ask: [
      'Who did you hope would notice?',
      'What would you like them to ask?',
      'When did someone last ask how you are?',
    ],
  },
  {
    id: 'watching_ex',
    match:
      /\b(?:(?:look(?:ing|ed)?|scroll\w*|star(?:e|ing|ed)) (?:at|through) (?:the|his|her|their|our|old) (?:\w+ )?(?:photos?|pictures?|profile|instagram|messages|page|stories)|check(?:ing)? (?:his|her|their) (?:profile|instagram|page|phone|location))\b/i,
    ask: [
      'What do you hope to find?',
      'How are you afterwards?',
      'What would make it easier to put the phone down?',
    ],
  },
  {
    id: 'rent',
    match:
      /\b(?:rent (?:is )?(?:up|goes up|gone up|due)|evict\w+|overdraft|in debt|can'?t (?:afford|pay) (?:the|my|our|it|for)|behind (?:on|with) (?:the|my|our)|hours (?:are |were )?(?:being )?cut)\b/i,
    ask: [
      'When does it have to be sorted out?',
      'What do you know for certain?',
      'Who could go through the numbers with you?',
    ],
  },
  {
    id: 'tired_simply',
    who: 'self',
    match:
      /^(?:i'?m |i am )?(?:just |so |really )*(?:tired|exhausted|knackered|worn out)(?: of (?:it|this|everything))?$/i,
    ask: ['Would sleep help, or is it more than that?', 'What has worn you out most?'],
  },
  {
    id: 'called_clingy',
    match:
      /\b(?:(?:she|he|they|mia|everyone) (?:said|says|told me|called me|thinks?|calls me) (?:i'?m |i am |i was )?(?:too |so |being )?(?:\w+ )?(?:clingy|needy|weird|annoying|boring|dramatic|sensitive|much|intense|cold|selfish|lazy|difficult|controlling|moody|attention))\b/i,
    ask: [
      'What happened just before it was said?',
      'What would you say yourself?',
      'Has anyone else ever said so?',
    ],
  },
  {
    id: 'grown_old',
    match:
      /\b(?:mum'?s|mom'?s|dad'?s|nan'?s|gran'?s|my (?:mum|mom|dad|nan|gran|mother|father) is) (?:\w+ )?(?:getting old|not getting any younger|frail|forgetful|(?:7|8|9)\d)\b/i,
    ask: [
      'What would you like to do together?',
      'What has changed lately?',
      'How do you get on these days?',
    ],
  },
  {
    id: 'criticised_often',
    match:
      /\b(?:(?:every|each) (?:call|visit|conversation|dinner)\b.{0,20}\b(?:ends|what i|how i|turns)|never (?:good enough|happy with|pleased with)|(?:he|she|they)(?:'s| is|'re| are)? always (?:finds? (?:something|fault)|criticis\w+|correct\w+|moan\w+|complain\w+|goes on at))\b/i,
    ask: [
      'What was the last one about?',
      'What would you like to hear instead?',
      'What do you usually say to that?',
    ],
  },
  {
    id: 'had_hair',
    who: 'other',
    match:
      /^(?:and )?(?:he|she) (?:had (?:so much hair|such|the (?:most|best|loudest|softest|smallest|biggest)|a (?:laugh|smile|voice)|a way of)|always (?:sang|hummed|smelled|smelt|wore|laughed))\b/i,
    ask: ['What else do you remember?', 'Who else remembers that?'],
  },
  {
    id: 'boss_new',
    match:
      /\b(?:new (?:boss|manager|supervisor|landlord)|since (?:the )?(?:merger|restructur\w+|takeover))\b/i,
    ask: [
      'What is different since then?',
      'What is the latest example of it?',
      'How do the others get on with it?',
    ],
  },
  {
    id: 'rough_time',
    match:
      /\b(?:(?:rough|bad|hard|long|tough|shit|crap|crappy|awful|terrible|horrible|stressful) (?:day|week|night|month|year|time|evening|weekend)|not (?:a |my )(?:good|great|best) (?:day|week|night|time))\b/i,
    ask: ['What happened?', 'What was the worst bit?'],
  },
  {
    id: 'loses_home',
    match:
      /\b(?:lose (?:the|our|my) (?:flat|house|home|kids|children)|on the street|nowhere to live)\b/i,
    ask: [
      'How likely do you think that is?',
      'What have you been told so far?',
      'Who have you talked to about it?',
    ],
  },
];
