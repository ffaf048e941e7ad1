/** More of what single sentences tell: plans, fears of a reaction, blame, money, secrets, what is missed. */
import type { Happening } from './events.ts';

export const TELLINGS: readonly Happening[] = [
  {
    id: 'sober_count',
    match:
      /^day \d+\b|\b(?:\w+ )?(?:days?|weeks?|months?|years?) (?:clean|sober|dry|off (?:it|the))\b|\bno drink\b/i,
    meaning: [
      'each of those days was decided, and mostly by you alone',
      'counting means it has not become easy yet',
    ],
    ask: [
      'What has got you through to today?',
      'Which hour of the day is the hardest?',
      'What is coming up that will test it?',
      'Who knows that you count?',
    ],
  },
  {
    id: 'intruded',
    who: 'other',
    match:
      /\b(?:(?:came|walked|let (?:him|her|them)sel(?:f|ves)|barged|burst) in(?:to)?\b.{0,30}\b(?:without knocking|my (?:shower|bath|bed))|went through my|opened my (?:door|post|letters|bag|room))\b/i,
    meaning: ['a door that was yours to open was opened by somebody else'],
    ask: [
      'What did you do, when you noticed?',
      'Has that happened before?',
      'What would make that door yours again?',
    ],
  },
  {
    id: 'wants_asked',
    match:
      /(?<!n'?t |not )\b(?:want|wanted|wish|like|love|need)(?:ed)? (?:someone|somebody|anyone|him|her|them|people) (?:to|would|'d) (?:just )?ask(?:ed)?\b/i,
    meaning: ['then let me be the first to ask it', 'that question has been waiting for someone'],
    ask: ['Then I am asking: how would you answer?', 'If I ask it now, what would you tell me?'],
  },
  {
    id: 'wants_told',
    who: 'self',
    match:
      /\b(?:want|wanted|need|wish|like)(?:ed)? (?:someone|somebody|anyone|you|him|her|them|people) (?:to|would|'d) (?:just )?(?:tell me|say)/i,
    meaning: [
      'from the little I have read, I would say it',
      'nothing you wrote here speaks against hearing it',
    ],
    ask: [
      'Whose voice would it have to be, for you to believe it?',
      'What would change if you had heard it?',
    ],
  },
  {
    id: 'not_named',
    match:
      /\b(?:(?:nobody|no one|no-one) (?:\w+ )?(?:says (?:his|her|their)|mentions?|(?:speaks?|talks?) (?:about|of))\b|never mention\w* (?:it|him|her|them)|won'?t (?:talk|speak) about (?:it|him|her|them)|changes? the subject|acts? (?:like|as if) (?:nothing|it never))\b/i,
    meaning: [
      'the quiet around it is a second thing to carry',
      'people step round it, and you are left standing in it',
    ],
    ask: [
      'What would you like to hear said aloud?',
      'Who came nearest to saying it?',
      'What happens when you bring it up yourself?',
    ],
  },
  {
    id: 'kept_thing',
    who: 'self',
    match:
      /\bi (?:still have|kept|keep|still keep) (?:his|her|their) (?:\w+ ){0,2}(?:blanket|coat|jumper|shirt|ring|letters?|photos?|watch|glasses|mug|box|voicemails?|things|clothes|book|hat|scarf|shoes|toys?)\b/i,
    meaning: ['some things are kept so that they can be touched'],
    ask: ['What is it like to hold it?', 'When do you take it out?', 'Who else knows it is there?'],
  },
  {
    id: 'not_visited',
    who: 'self',
    match:
      /\b(?:haven'?t|have not) (?:\w+ )?(?:been (?:to see|back to see) (?:him|her|them)|visited|(?:called|rung|replied|answered|opened)(?: (?:it|them|him|her|back|yet))?(?= (?:since|in|for|yet)\b|$))/i,
    meaning: ['the longer it is left, the higher the step looks'],
    ask: [
      'What is the part you could not face?',
      'What would have to be different for it to be bearable?',
      'What do you think will happen if you do?',
    ],
  },
  {
    id: 'accused',
    who: 'other',
    match:
      /\b(?:(?:he|she|they|boss|manager) (?:is |was |keeps? )?(?:blam(?:es?|ed|ing) me|accus(?:es?|ed|ing) me)|point(?:s|ed) the finger at me|(?:he|she|they) (?:denie[sd] it|twist(?:s|ed) (?:it|everything|things|what i))|threw me under|i'?m (?:being )?(?:blamed|accused))\b/i,
    meaning: ['you end up having to prove a thing you did not do'],
    ask: [
      'Who else was there for it?',
      'What do you have in writing?',
      'What did you say when it came up?',
      'What would you want on record?',
    ],
  },
  {
    id: 'proof',
    who: 'self',
    match:
      /\bi(?:'ve| have)? (?:still )?(?:got|have|kept|saved) (?:the|all the|his|her|their|some) (?:\w+ )?(?:emails?|messages?|texts?|screenshots?|receipts?|proof|records?)\b|\bin writing\b|\bin black and white\b|\bclean record\b/i,
    meaning: ['that does not depend on anyone’s memory'],
    ask: [
      'What do they show, in one sentence?',
      'Who should see that, and when?',
      'What changes in you when you think of that?',
    ],
  },
  {
    id: 'tentative_plan',
    match:
      /^(?:(?:and|so|then|or|but|well|ok(?:ay)?|yeah)[, ]+)*(?:i (?:could|might|may) (?=(?:\w+ )?(?:ask|tell|call|text|ring|write|go|send|say|talk|speak|walk|visit|book|take|bring|knock|try|start|show|give)\b)(?!.{0,40}\b(?:mad|crazy|under|to pieces|kill|die)\b)|maybe (?:i (?:could|should|can|might) (?=ask|tell|call|text|ring|write|go|send|talk|speak)|just (?=ask|tell|call|text|go|write|send))|could (?:always |just )?(?:go out|try|ask|call|ring|text|walk|talk)\b|i was thinking of|(?:i'?m )?thinking (?:of|about) (?:asking|telling|calling|sending|writing|going|trying|leaving|quitting))/i,
    meaning: ['you had that idea yourself'],
    ask: [
      'What would be the very first bit of it?',
      'When could that be?',
      'What would make it easier to do?',
      'What might get in the way of it?',
    ],
  },
  {
    id: 'feared_reaction',
    match:
      /\b(?:(?:she|he|they)(?:'d| would|'ll| will) (?:just |only |probably )?(?:freak|flip|hate me|be (?:so )?(?:angry|mad|upset|disappointed|furious)|go mad|kill me|lose it)|would(?:n'?t) understand)\b/i,
    meaning: ['you have already heard their answer in your head'],
    ask: [
      'What is the worst thing they might say?',
      'And if they did, what would you want to say back?',
      'What makes you expect that from them?',
      'How might it go if it went all right?',
    ],
  },
  {
    id: 'what_if',
    match: /^(?:but |and |so |or |yeah but )*what if\b|^(?:i )?(?:just )?keep thinking what if\b/i,
    meaning: [
      'a "what if" asks for an answer and then never takes one',
      'the question arrives with its worst answer already attached',
    ],
    ask: [
      'And if it did: what would be the first thing you would do?',
      'How likely is it, if you had to put money on it?',
      'What comes just after that, in the picture?',
      'Who would be there with you?',
    ],
  },
  {
    id: 'body_dread',
    match:
      /\b(?:feel(?:ing)? (?:a bit |so |really |sort of |kind of )?(?:sick|dizzy|ill|faint|shaky)|sort of (?:feel )?sick|butterflies|can'?t (?:eat|sit still|breathe properly)|heart(?:'s)? (?:going|racing|pounding|beating))\b/i,
    meaning: ['the body has started on it already'],
    ask: [
      'When did that start?',
      'What were you thinking of just before it came?',
      'What takes the edge off it, even a little?',
    ],
  },
  {
    id: 'ahead',
    match:
      /^(?!.*\b(?:she|he|they|her|his|their|she'?s|he'?s)\b)(?:.*\b(?:meeting|interview|appointment|exam|test|court|funeral|date|presentation|review|results|scan|surgery|operation|visit|party|wedding|deadline)\b.{0,30}\b(?:this week|next (?:week|month)|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|.*\b(?:tomorrow|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.{0,30}\b(?:meeting|interview|appointment|exam|test|court|funeral|date|presentation|review|results|scan|surgery|operation|visit|party))\b/i,
    meaning: ['so there is a date on it'],
    ask: [
      'What would you like to walk out of it with?',
      'Which minute of it do you picture?',
      'Who else will be there?',
      'What would you like to have ready by then?',
    ],
  },
  {
    id: 'debt',
    match:
      /\b(?:(?:he|she|they|(?!you\b)\w+) (?:still )?(?:owes?|owed) me(?! (?:an? |the )?(?:\w+ )?(?:recipe|apology|explanation|story|answer|joke)\b)|lent (?:him|her|them|money|\w+ money)|borrowed (?:money|it|\d+) (?:from|off) me|pay me back|hasn'?t paid me)\b/i,
    meaning: ['whoever lent it also has to be the one who brings it up'],
    ask: [
      'What was said at the time about paying it back?',
      'What would settle it for you, apart from the money?',
      'How did you ask the last time?',
    ],
  },
  {
    id: 'peacekeeper',
    match:
      /\b(?:(?:if|when) i (?:kick off|say (?:something|anything|no)|speak up|complain|push back|stand up)\b.{0,40}|keep(?:ing)? the peace|not worth the (?:row|fight|argument))\b/i,
    meaning: ['the one who speaks up gets the bill for it'],
    ask: [
      'What happens when you do speak up?',
      'Who would take your side if they knew how it is?',
      'What is the mildest version you could say?',
    ],
  },
  {
    id: 'benefit_doubt',
    match:
      /\b(?:i don'?t think (?:he|she|they) (?:mean|meant)\b|(?:he|she|they) didn'?t mean (?:it|to)|not on purpose|in (?:his|her|their) defen[cs]e|(?:he|she|they)(?:'s| is|'re| are) not a bad (?:person|man|woman|mum|dad|mother|father|guy))\b/i,
    meaning: ['you can see their side and still be left with the damage'],
    ask: [
      'What do you think is going on for them?',
      'If it is no bad intent, what would help it not to happen again?',
      'And what is it like for you, purpose or no purpose?',
    ],
  },
  {
    id: 'unwanted_feeling',
    who: 'self',
    match:
      /\b(?:i (?:don'?t|do not|didn'?t) want to (?:be|feel|get) (?:so |this |like |a )?(?:angry|mad|sad|jealous|upset|bitter|resentful|this|that|the|needy|a burden|horrible|cross)|i (?:shouldn'?t|should not) feel|(?:feel|felt|feeling) (?:\w+ )?(?:guilty|bad|stupid|silly) (?:for|about) (?:\w+ing|it|that))\b/i,
    meaning: ['it is there all the same, wanted or not'],
    ask: [
      'What would the feeling say if it were let in for a minute?',
      'What is it protecting?',
      'What are you afraid it would do if you let it be?',
    ],
  },
  {
    id: 'eats_alone',
    match:
      /\b(?:(?:ate|eat|eating|having) (?:my )?(?:lunch|dinner) (?:in the (?:toilets?|bathroom|library)|alone|by myself|on my own)|nowhere to sit|nobody to (?:sit|eat|hang out) with|no one to (?:sit|eat|hang out) with)\b/i,
    meaning: ['a day is long when you have to plan where to be'],
    ask: [
      'Where would you rather have been?',
      'Who have you noticed there who seems all right?',
      'What is the hardest minute of a day like that?',
    ],
  },
  {
    id: 'ganged',
    match:
      /\b(?:(?:unfollowed|blocked|removed) me|kicked me out of|left me out of|(?:went|out|met up|meeting up) without me|talking about me behind|rumou?rs? about me|they all (?:went|laugh\w*) at me|ignor(?:e|es|ed|ing) me at)\b/i,
    meaning: ['being outside of it leaves you to guess what is said inside'],
    ask: [
      'How did you find out?',
      'Was there something before it, or did it come from nowhere?',
      'Who in it would you least have expected that from?',
    ],
  },
  {
    id: 'failed',
    who: 'self',
    match:
      /\b(?:i (?:just )?(?:failed|flunked|bombed|lost the (?:match|game|race|case|election|contract|client)|didn'?t (?:get (?:it|in|the (?:job|place|part|flat|grade|marks?))|pass)|got (?:rejected|turned down|fired|sacked|the sack))|failed (?:my|the|it|again)|(?:they|she|he) (?:rejected|turned me down))\b/i,
    meaning: [
      'on top of the thing itself comes having to tell people',
      'it costs something to have wanted it',
    ],
    ask: [
      'What did you say to yourself right after?',
      'How close was it?',
      'What had you hoped would change with it?',
      'Who knows so far?',
    ],
  },
  {
    id: 'mocked',
    who: 'other',
    match:
      /\b(?:laughed at me|smirked|rolled (?:his|her|their) eyes|made a face|took the piss|teased me|sneered|shook (?:his|her|their) head)\b/i,
    meaning: ['it takes them a second and stays with you for a good deal longer'],
    ask: [
      'How did you take it?',
      'What did you do right after?',
      'What do you think was behind it?',
    ],
  },
  {
    id: 'kind_act',
    who: 'other',
    match:
      /\b(?:helps me|helped me|showed me|brought me|made me (?:tea|food|dinner|a cup)|hugged me|held my hand|smiled at me|asked how i|listened to me|came (?:round|over) (?:to|and)|stayed with me|looks? after me|looked after me|says? i(?:'m| am) (?:his|her|their) best|stuck up for me|waited for me)\b/i,
    meaning: ['somebody did a small good thing there'],
    ask: ['What was that like for you?', 'What did you do?'],
  },
  {
    id: 'someone_nice',
    match:
      /\b(?:(?:she|he|they)(?:'s| is| was| seems|'re| are) (?:really |so |always )?(?:nice|kind|lovely|sweet) to me|easy to talk to|actually (?:listens|asks how|gets it))\b/i,
    meaning: ['it says something that you noticed'],
    ask: [
      'What is it about that person?',
      'How did you come to know each other?',
      'What do the two of you talk about?',
    ],
  },
  {
    id: 'given_up_thing',
    who: 'self',
    match:
      /\b(?:i (?:stopped|quit|gave up) (?:going|playing|seeing|painting|running|singing|reading|cooking|writing|doing|swimming|training|dancing|football|music|the gym|the allotment|the choir)\b|haven'?t (?:played|painted|run|sung|danced|cycled|swum) (?:since|in|for))/i,
    meaning: ['that left a gap the size of what it used to give you'],
    ask: [
      'What did it use to give you?',
      'When was the last time, and what was it like?',
      'What stopped it?',
      'Who did you use to see there?',
    ],
  },
  {
    id: 'shaming_self',
    who: 'self',
    match:
      /\b(?:hate myself|disgust(?:ed)? (?:with|at) myself|what(?:'s| is) wrong with me|something(?:'s| is)? wrong with me|i'?m (?:such )?(?:an? )?(?:horrible|terrible|awful|bad|weird|freak)|ashamed of myself)\b/i,
    meaning: ['you have turned it on yourself, where it is easiest to reach'],
    ask: [
      'When did you first think that about yourself?',
      'What happened just before that thought came?',
      'Who would see it otherwise?',
    ],
  },
  {
    id: 'leaving_it',
    match:
      /^(?:(?:oh|anyway|well|but|so|no|ah|eh)[, ]+)*(?:never ?mind|(?:it )?doesn'?t matter|it'?s nothing|(?:it'?s )?(?:not a|no) big deal)(?: really| anyway| now)?[.! ]*$/i,
    meaning: ['it may be small, and it did come up'],
    ask: ['And if it did matter, what would you say?', 'What made it come to mind?'],
  },
  {
    id: 'nobody_notice',
    match:
      /\b(?:nobody|no one|no-one) (?:would|'?d|will|even|ever|has)? ?(?:even )?(?:notice[sd]?|miss(?:es)? me|asks? (?:me|how)|checks?(?: (?:on|in))?)\b/i,
    meaning: ['you have been waiting for somebody to look up'],
    ask: [
      'Who did you hope would notice?',
      'What would they have seen, if they had looked?',
      'When did somebody last ask and mean it?',
    ],
  },
  {
    id: 'watching_ex',
    match:
      /\b(?:(?:look(?:ing|ed)?|scroll\w*|star(?:e|ing|ed)) (?:at|through) (?:the|his|her|their|our|old) (?:\w+ )?(?:photos?|pictures?|profile|instagram|messages|page|stories)|check(?:ing)? (?:his|her|their) (?:profile|instagram|page|phone|location))\b/i,
    meaning: [
      'each look answers nothing and asks for the next one',
      'photos show the one second that was meant to be seen',
    ],
    ask: [
      'What are you looking for in them?',
      'How are you after ten minutes of it?',
      'What would make it easier to put the phone down?',
    ],
  },
  {
    id: 'rent',
    match:
      /\b(?:rent (?:is )?(?:up|goes up|gone up|due)|evict\w+|overdraft|in debt|can'?t (?:afford|pay) (?:the|my|our|it|for)|behind (?:on|with) (?:the|my|our)|hours (?:are |were )?(?:being )?cut)\b/i,
    meaning: ['it is the kind of trouble one cannot think one’s way out of at night'],
    ask: [
      'What is the next date in it?',
      'What do you know for certain, and what is a guess so far?',
      'Who could look at the numbers together with you?',
    ],
  },
  {
    id: 'tired_simply',
    who: 'self',
    match:
      /^(?:i'?m |i am )?(?:just |so |really )*(?:tired|exhausted|knackered|worn out)(?: of (?:it|this|everything))?$/i,
    meaning: ['there may be more than one kind of tired in that'],
    ask: [
      'Is it the kind that sleep would mend, or the other kind?',
      'Tired of what, most of all?',
    ],
  },
  {
    id: 'called_clingy',
    match:
      /\b(?:(?:she|he|they|mia|everyone) (?:said|says|told me|called me|thinks?|calls me) (?:i'?m |i am |i was )?(?:too |so |being )?(?:\w+ )?(?:clingy|needy|weird|annoying|boring|dramatic|sensitive|much|intense|cold|selfish|lazy|difficult|controlling|moody|attention))\b/i,
    meaning: [
      'one word like that, and you check yourself for it ever after',
      'it is their word for it; yours might be another',
    ],
    ask: [
      'What had you done just before it was said?',
      'What word would you have used?',
      'Has anyone else ever said so, or only that one person?',
    ],
  },
  {
    id: 'grown_old',
    match:
      /\b(?:mum'?s|mom'?s|dad'?s|nan'?s|gran'?s|my (?:mum|mom|dad|nan|gran|mother|father) is) (?:\w+ )?(?:getting old|not getting any younger|frail|forgetful|(?:7|8|9)\d)\b/i,
    meaning: ['time is in the room with it, too'],
    ask: [
      'What do you want to have said while there is time?',
      'How has it changed in the last years?',
      'What is still good between you?',
    ],
  },
  {
    id: 'criticised_often',
    match:
      /\b(?:(?:every|each) (?:call|visit|conversation|dinner)\b.{0,20}\b(?:ends|what i|how i|turns)|never (?:good enough|happy with|pleased with)|(?:he|she|they)(?:'s| is|'re| are)? always (?:finds? (?:something|fault)|criticis\w+|correct\w+|moan\w+|complain\w+|goes on at))\b/i,
    meaning: ['you go in already braced for it'],
    ask: [
      'What was the last one about?',
      'How would a call sound that you would look forward to?',
      'What do you usually say to that?',
    ],
  },
  {
    id: 'had_hair',
    who: 'other',
    match:
      /^(?:and )?(?:he|she) (?:had (?:so much hair|such|the (?:most|best|loudest|softest|smallest|biggest)|a (?:laugh|smile|voice)|a way of)|always (?:sang|hummed|smelled|smelt|wore|laughed))\b/i,
    meaning: ['I can begin to see it'],
    ask: ['What else comes to you when you picture it?', 'Who else remembers that?'],
  },
  {
    id: 'boss_new',
    match:
      /\b(?:new (?:boss|manager|supervisor|landlord)|since (?:the )?(?:merger|restructur\w+|takeover))\b/i,
    meaning: ['the rules changed with the person'],
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
    meaning: ['it has not let go of you yet'],
    ask: ['What made it that?', 'Which bit of it is still with you?'],
  },
  {
    id: 'loses_home',
    match:
      /\b(?:lose (?:the|our|my) (?:flat|house|home|kids|children)|on the street|nowhere to live)\b/i,
    meaning: ['from the first worry to the last picture it takes only a few steps'],
    ask: [
      'How many things would have to happen before it came to that?',
      'What has anyone actually said about it?',
      'What stands between now and that picture?',
    ],
  },
];
