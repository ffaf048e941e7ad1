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
      /\b(?:(?:came|walked|let (?:him|her|them)sel(?:f|ves)|barged|burst) in(?:to)?\b.{0,30}\b(?:while|when|without|my|shower|bed|bath)|(?:has|have|got|kept) (?:a|my|the|his own) key|without (?:knocking|asking|warning)|went through my|opened my (?:door|post|letters|bag|room))\b/i,
    meaning: [
      'a door that was yours to open was opened by somebody else',
      'one does not stop listening for the handle after that',
    ],
    ask: [
      'Are you safe where you are, this minute?',
      'Who could come and be with you?',
      'What would make that door yours again?',
    ],
  },
  {
    id: 'wants_asked',
    match:
      /\b(?:want|wanted|wish|like|love|need)(?:ed)? (?:someone|somebody|anyone|him|her|them|people) (?:to|would|'d) (?:just )?ask(?:ed)?\b/i,
    meaning: ['then let me be the first to ask it', 'that question has been waiting for someone'],
    ask: ['Then I am asking: how would you answer?', 'If I ask it now, what would you tell me?'],
  },
  {
    id: 'wants_told',
    who: 'self',
    match:
      /\b(?:want|wanted|need|wish|like)(?:ed)? (?:someone|somebody|anyone|you|him|her|them|people) (?:to|would|'d) (?:just )?(?:tell|say)/i,
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
      /\b(?:(?:nobody|no one|no-one) (?:\w+ )?(?:says|said|mentions?|speaks?|talks?|asks?)\b|never mention\w*|as if (?:he|she|they|it) (?:never|didn'?t)|won'?t (?:talk|speak) about (?:it|him|her|them)|changes? the subject|acts? (?:like|as if) (?:nothing|it never))\b/i,
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
      /\b(?:i (?:still )?(?:have|kept|keep) (?:his|her|their|the|a) (?:\w+ ){0,2}(?:blanket|coat|jumper|shirt|ring|letters?|photos?|watch|glasses|mug|box|voicemails?|things|clothes|book|hat|scarf|shoes|toys?)|under the bed|in a (?:box|drawer)|get (?:it|them) out)\b/i,
    meaning: [
      'some things are kept so that they can be touched',
      'there is a place in the house that knows about it',
    ],
    ask: ['What is it like to hold it?', 'When do you take it out?', 'Who else knows it is there?'],
  },
  {
    id: 'not_visited',
    who: 'self',
    match:
      /\b(?:(?:haven'?t|have not|not) (?:\w+ )?(?:been (?:to see|back|in)|seen|visited|spoken|talked|met|gone|called|rung|replied|answered|opened)|let(?:ting)? it (?:ring|go to voicemail)|don'?t (?:pick up|answer|reply|open)|(?:told|tell) (?:her|him|them|\w+) i (?:had|have|was|'?m) (?:a |got )?(?:cold|ill|sick|busy|tired|working))\b/i,
    meaning: [
      'staying away is also a way of looking after yourself, with a price on it',
      'the longer it is left, the higher the step looks',
    ],
    ask: [
      'What is the part you could not face?',
      'What would have to be different for it to be bearable?',
      'What do you think they make of it?',
    ],
  },
  {
    id: 'accused',
    who: 'other',
    match:
      /\b(?:(?:said|says|claims?|claimed|told \w+|reckons|acts? like) (?:that )?(?:i'?d|i had|i was|i'?m|i|we|we'?d) (?:\w+ )?(?:signed|agreed|promised|said|lied|done|forgot\w*|never|knew|known|wasn'?t|approved|missed|started|stole|took|made)|blam(?:es?|ed|ing) me|pointed (?:the )?finger|acc?us\w+|denie[sd]|twist\w*|changes? (?:the story|stuff|things|his mind|her mind|their mind)|threw me under)\b/i,
    meaning: [
      'you end up having to prove a thing you did not do',
      'two versions are in the room now, and theirs got there first',
    ],
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
      /\b(?:i(?:'ve| have)? (?:still )?(?:got|have|kept|saved) (?:the|all the|his|her|their|my|some) (?:\w+ )?(?:emails?|messages?|texts?|screenshots?|receipts?|proof|records?|notes?|letters?)|in writing|on paper|black and white|clean record|never missed)\b/i,
    meaning: [
      'that is solid ground, whatever the mood says',
      'there is something to stand on that does not depend on anyone’s memory',
    ],
    ask: [
      'What do they show, in one sentence?',
      'Who should see that, and when?',
      'What changes in you when you think of that?',
    ],
  },
  {
    id: 'tentative_plan',
    match:
      /^(?:(?:and|so|then|or|but|well|ok(?:ay)?|yeah)[, ]+)*(?:i (?:could|might|may) (?!not|never|have\b|cry|fail|die|lose|forget|be\b|end|freeze|panic|faint|go mad|snap)|maybe (?:i (?:could|should|will|can|might)|just |send|ask|tell|call|text|write|go|try|start)|perhaps i|could (?:always |just )?(?:go|try|ask|call|ring|text|walk|stay|say|talk|do)\b|i'?ll (?:probably |maybe |just )?(?:ask|tell|call|text|send|write|go|try|ring|talk|say|speak)|i was thinking of|(?:i'?m )?thinking (?:of|about) (?:asking|telling|calling|sending|writing|going|trying|leaving|quitting))/i,
    meaning: [
      'that has the shape of a plan, if a small one',
      'you had that idea yourself, nobody handed it to you',
    ],
    ask: [
      'What would be the very first bit of it?',
      'When could that happen?',
      'What would make it easier to do?',
      'What might get in the way of it?',
    ],
  },
  {
    id: 'feared_reaction',
    match:
      /\b(?:what if (?:he|she|they|my \w+|people|everyone|mum|dad)|(?:she|he|they)(?:'d| would|'ll| will) (?:just |only |probably )?(?:freak|flip|laugh|hate|be (?:so )?(?:angry|mad|upset|disappointed|furious)|say|think|cry|leave|go mad|kill me|lose it|worry|tell|make it)|(?:would|will|'ll|'d) make it (?:a |into a )?(?:big|worse|thing)|would(?:n'?t)? understand)\b/i,
    meaning: [
      'you have already heard their answer in your head',
      'the other person has not had their turn to speak yet',
    ],
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
    meaning: ['the body has started on it already', 'some of this is happening below words'],
    ask: [
      'When did that start?',
      'What were you thinking of just before it came?',
      'What takes the edge off it, even a little?',
    ],
  },
  {
    id: 'ahead',
    match:
      /\b(?:meeting|interview|appointment|exam|test|court|funeral|date|presentation|review|results|scan|surgery|operation|visit|party|wedding|deadline)\b.{0,30}\b(?:this week|next (?:week|month)|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\b(?:tomorrow|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.{0,30}\b(?:meeting|interview|appointment|exam|test|court|funeral|date|presentation|review|results|scan|surgery|operation|visit|party)\b/i,
    meaning: [
      'so there is a date on it, and the days before count as well',
      'some of it is already happening now, in advance',
    ],
    ask: [
      'What would you like to walk out of it with?',
      'Which minute of it do you picture?',
      'Who else will be there?',
      'What would you like to have ready by then?',
    ],
  },
  {
    id: 'took_turns',
    who: 'other',
    match:
      /\b(?:bought|booked|got|spent|went|posted|moved|started|ordered) (?:\w+ ){0,2}(?:a |an |another |new |the )?(?:motorbike|bike|car|holiday|tattoo|ps5|phone|house|watch|dog|boat|trip|gym)\b/i,
    meaning: [
      'the money turned up after all, only not at your door',
      'seeing where it went stings more than the sum',
    ],
    ask: ['How did you find out?', 'What did you want to say when you saw it?'],
  },
  {
    id: 'debt',
    match:
      /\b(?:owes? me|owed me|lent (?:him|her|them|it|money|\w+ money)|borrowed (?:money|it|from me)|pay(?:ing)? (?:me )?back|maintenance|hasn'?t paid|never paid)\b/i,
    meaning: [
      'it stopped being about the sum some time ago',
      'whoever lent it also has to be the one who brings it up',
    ],
    ask: [
      'What was said at the time about paying it back?',
      'What would settle it for you, apart from the money?',
      'How did you ask the last time?',
    ],
  },
  {
    id: 'peacekeeper',
    match:
      /\b(?:(?:if|when) i (?:kick off|say (?:something|anything|no)|speak up|complain|push back|stand up).{0,40}|i'?m (?:the|always the|then the) (?:bad guy|bad one|villain|difficult one|problem)|keep(?:ing)? the peace|walk(?:ing)? on eggshells|not worth the (?:row|fight|argument)|(?:mum|mom|dad|she|he) (?:cries|sulks|goes quiet|gets upset))\b/i,
    meaning: [
      'the one who speaks up gets the bill for the whole quarrel',
      'peace that hangs on your silence is paid for by you',
    ],
    ask: [
      'What happens to you when you swallow it?',
      'Who would take your side if they knew how it is?',
      'What is the mildest version you could say?',
    ],
  },
  {
    id: 'benefit_doubt',
    match:
      /\b(?:i don'?t think (?:he|she|they|it'?s|it is) (?:does|do|did|means?|meant|is|are|was|on purpose|doing)|didn'?t mean (?:it|to)|not on purpose|to be fair|in (?:his|her|their) defen[cs]e|(?:he|she|they)(?:'s| is|'re| are) not a bad)\b/i,
    meaning: [
      'you can see their side and still be left with the damage',
      'fair to them, and it does not make it easier for you',
    ],
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
    meaning: [
      'first the feeling comes, and then the telling-off for having it',
      'it is there all the same, wanted or not',
    ],
    ask: [
      'What would the feeling say if it were let in for a minute?',
      'What is it protecting?',
      'What are you afraid it would do if you let it be?',
    ],
  },
  {
    id: 'eats_alone',
    match:
      /\b(?:(?:ate|eat|eating|had|have|having) (?:my )?(?:lunch|dinner|food)?\s?(?:in the (?:toilets?|bathroom|library|car)|alone|by myself|on my own)|nowhere to (?:sit|go)|nobody to (?:sit|eat|hang out|go) with|no one to (?:sit|eat|talk|hang out|go))\b/i,
    meaning: [
      'a day is long when you have to plan where to be',
      'hiding it takes about as much strength as the thing itself',
    ],
    ask: [
      'Where would you rather have been?',
      'Who have you noticed there who seems all right?',
      'What is the hardest minute of a day like that?',
    ],
  },
  {
    id: 'ganged',
    match:
      /\b(?:group ?chat|without me|blocked me|unfollow\w*|kicked me out|left me out|not invited|talking about me|rumou?rs?|screenshot\w*|they all (?:went|laugh\w*|know)|ignor(?:e|es|ed|ing) me at)\b/i,
    meaning: [
      'it was done in a way that you were bound to see',
      'being outside of it leaves you to guess what is said inside',
    ],
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
      /\b(?:i (?:just )?(?:failed|flunked|bombed|lost the (?!baby|twins|child|dog|cat|pregnancy|house|key|ability|will)|didn'?t (?:get (?:it|in|the)|pass|make it)|got (?:rejected|turned down|fired|sacked|the sack))|failed (?:my|the|it|again)|(?:they|she|he) (?:rejected|turned me down|said no))\b/i,
    meaning: [
      'a result like that is easily read as a verdict, and it was only a result',
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
      /\b(?:laughed(?: at me)?|smirked|rolled (?:his|her|their) eyes|sighed|shrugged|made a face|took the piss|teased me|sneered|just nodded|sort of nodded|shook (?:his|her|their) head)\b/i,
    meaning: [
      'it takes them a second and stays with you for a good deal longer',
      'faces say such things faster than one can answer',
    ],
    ask: [
      'How did you take it?',
      'What would you have liked to see instead?',
      'What did you do right after?',
      'What do you think was behind it?',
    ],
  },
  {
    id: 'kind_act',
    who: 'other',
    match:
      /\b(?:lets? me|helps? me|helped me|showed me|brought me|made me (?:tea|laugh|food|dinner|a cup)|hugged me|held my hand|smiled at me|asked how i|listened to me|came (?:round|over) (?:to|and)|stayed with me|looks? after me|looked after me|says? i(?:'m| am) (?:his|her|their) best|stuck up for me|waited for me)\b/i,
    meaning: [
      'somebody did a small good thing there',
      'things like that are easily left out of the count',
    ],
    ask: ['What is that like for you?', 'What do you like about it?', 'When does that happen?'],
  },
  {
    id: 'someone_nice',
    match:
      /\b(?:there(?:'s| is) (?:this|a|one) (?:girl|boy|guy|woman|man|person|kid|teacher|colleague|neighbour|neighbor|friend)|(?:she|he|they)(?:'s| is| was| seems|'re| are) (?:nice|kind|lovely|sweet)(?: to me)?(?: i guess)?$|(?:we|they) (?:both )?(?:like|love|read|watch|play) the same|easy to talk to|actually (?:listens|asked|gets it))\b/i,
    meaning: [
      'that is one person who is not part of the trouble',
      'it says something that you noticed',
    ],
    ask: [
      'What is it about that person?',
      'What have the two of you said to each other so far?',
      'What would be a small way of getting a bit nearer?',
    ],
  },
  {
    id: 'given_up_thing',
    who: 'self',
    match:
      /\b(?:i (?:stopped|quit|gave up|dropped|don'?t) (?:going|playing|seeing|painting|running|singing|reading|cooking|writing|doing|swimming|training|football|music|the gym|go|play|see|paint|run|read|sing)\b|haven'?t (?:been|played|painted|run|read|sung|danced) (?:since|in|for)|not anymore|don'?t bother (?:any ?more|with))\b/i,
    meaning: [
      'that left a gap the size of what it used to give you',
      'things like that go quietly and take more along than one thinks',
    ],
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
    meaning: [
      'you have turned it on yourself, where it is easiest to reach',
      'the sentence is a heavy one for what you told me before it',
    ],
    ask: [
      'When did you first think that about yourself?',
      'What happened just before that thought came?',
      'Who would see it otherwise?',
    ],
  },
  {
    id: 'leaving_it',
    match:
      /\b(?:never mind|doesn'?t matter|it'?s nothing|not a big deal|no big deal|could be worse|i'?ll (?:be fine|live|manage|get over it)|it'?s fine really|whatever happens)\b/i,
    meaning: ['you put it away rather quickly', 'it may be small, and it did come up'],
    ask: ['And if it did matter, what would you say?', 'What made it come to mind?'],
  },
  {
    id: 'nobody_notice',
    match:
      /\b(?:(?:nobody|no one|no-one) (?:would|'?d|will|even|ever)? ?(?:even )?(?:notice[sd]?|care[sd]?|miss(?:es)? me|ask(?:s|ed)?|know(?:s)?|call(?:s|ed)?|check(?:s|ed)?)|they (?:didn'?t|never|don'?t) (?:call|ask|check|text|notice|ring|come))\b/i,
    meaning: [
      'you have been waiting for somebody to look up',
      'it is lonely to be the only one who knows how it is',
    ],
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
      /\b(?:rent (?:up|goes up|has|is)|put the rent|evict\w*|bills?|overdraft|in debt|can'?t (?:afford|pay)|hours (?:are |were )?(?:being )?cut|laid off|redundan\w+|mortgage|savings)\b/i,
    meaning: [
      'money worries have the bad manners to come with dates',
      'it is the kind of trouble one cannot think one’s way out of at night',
    ],
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
      /\b(?:she'?s|he'?s|they'?re|mum'?s|mom'?s|dad'?s) (?:\w+ )?(?:(?:6|7|8|9)\d|getting old|not getting any younger|frail|forgetful|losing (?:her|his) memory)\b/i,
    meaning: [
      'the number makes it harder to be cross and harder not to be',
      'time is in the room with it, too',
    ],
    ask: [
      'What do you want to have said while there is time?',
      'How has it changed in the last years?',
      'What is still good between you?',
    ],
  },
  {
    id: 'criticised_often',
    match:
      /\b(?:(?:every|each) (?:call|visit|time|conversation|dinner|meeting)\b.{0,30}\b(?:about|ends|what i|how i|turns)|what i (?:should|ought to) (?:be )?(?:do|doing|have)|never (?:good enough|happy with|pleased)|always (?:finds?|something|criticis\w+|correct\w+|moan\w+|complain\w+|goes on))\b/i,
    meaning: [
      'you go in already braced for it',
      'after enough of that, the good bits do not get through either',
    ],
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
      /^(?:and )?(?:he|she|they|it) (?:had (?:so much|such|the (?:most|best|loudest|softest|smallest|biggest)|a (?:laugh|smile|way|voice)|his|her|your|my|those|these|big|tiny|little|dark|curly)|always (?:sang|hummed|smelled|smelt|wore|laughed|called me|made|said|used to)|loved (?:\w+))\b/i,
    meaning: ['I can begin to see it', 'that is a detail only someone who loved looks for'],
    ask: ['What else comes to you when you picture it?', 'Who else remembers that?'],
  },
  {
    id: 'their_baby',
    match:
      /\b(?:(?:sister|brother|friend|cousin|colleague|neighbour|neighbor)(?:'s|s)? (?:just |has |have |is |are )*(?:had|having|expecting|pregnant|got engaged|getting married|got married)|had (?:her|his|their) (?:baby|first))\b/i,
    meaning: [
      'the world goes on handing out what was taken from you, or so it can look',
      'gladness for them and a stab for you can arrive in one message',
    ],
    ask: [
      'How did you hear of it?',
      'What did you do with your face when you heard?',
      'What would you need from them right now?',
    ],
  },
  {
    id: 'boss_new',
    match:
      /\b(?:new (?:boss|manager|supervisor|team|teacher|head|landlord|owner)|took over|since (?:the )?(?:merger|restructur\w+|takeover))\b/i,
    meaning: ['the rules changed with the person', 'one has to learn the ground all over again'],
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
      /\b(?:lose (?:the|our|my) (?:flat|house|home|job|kids|children)|change schools?|have to move|on the street|nowhere to live)\b/i,
    meaning: [
      'it is the children’s map that would change as well, or the whole map',
      'from the first worry to the last picture it took only a few steps',
    ],
    ask: [
      'How many things would have to happen before it came to that?',
      'What has anyone actually said about it?',
      'What stands between now and that picture?',
    ],
  },
  {
    id: 'half_help',
    match:
      /\b(?:mrs?|ms|miss|dr|doctor|counsell?or|teacher|nurse|gp)\.? ?\w* (?:is|was|seems|at school|said|told)\b/i,
    meaning: ['there is somebody within reach, then'],
    ask: [
      'What would that person need to know first?',
      'What has made it hard to go there so far?',
    ],
  },
];
