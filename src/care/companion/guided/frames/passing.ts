/** Facts let drop in passing: who is on the way, what came in the post, where the phone is. Terse people tell little else. */
import type { Happening } from './events.ts';

export const PASSING: readonly Happening[] = [
  {
    id: 'on_the_way',
    who: 'other',
    match:
      /\b(?:(?:he|she|they|my \w+|mate|friend|brother|sister|dealer|ex|mum|mom|dad|lads|lot)s?(?:'s| is| are|'re|'ll be| will be| might be)? (?:com(?:e|es|ing)|popping|dropping|heading|turning up|calling) (?:round|over|by)\b(?! to\b)|(?:he|she|they|mate|friend|ex|mum|mom|dad)(?:'s| is| are|'re) on (?:his|her|their|the) way(?: here| over| round)?\b|(?:'ll|will) be here (?:soon|in|at|by|any)|picking me up)\b/i,
    meaning: ['it will not be only you in the room'],
    ask: [
      'Do you want them there, as things stand?',
      'What time is that, and what is there until then?',
      'What would you like to have settled by then?',
    ],
  },
  {
    id: 'payday',
    match:
      /\b(?:got paid|get paid|pay ?day|been paid|wages? (?:in|came|come|are)|money(?:'s| is| came)? in)\b/i,
    meaning: ['money in the pocket makes every plan louder'],
    ask: [
      'What does it usually go on first?',
      'What has to be paid before anything else?',
      'How many days does it tend to last?',
    ],
  },
  {
    id: 'not_in_the_know',
    match:
      /\b(?:(?:he|she|they|missus|wife|husband|mum|mom|mother|dad|father|partner|boss|family|parents|girlfriend|boyfriend|kids|nobody|no one) (?:still )?(?:(?:doesn'?t|don'?t|does not) know (?:about (?:it|this|any of it|that|me)|that i|i(?:'m|'ve| am| have| was)?|yet|any of (?:it|this))\b|has no (?:idea|clue)$|hasn'?t a clue$)|haven'?t told (?:him|her|them|my \w+|the \w+|anyone|anybody|work)|behind (?:his|her|their) back|(?:if|when|before|until) (?:he|she|they) finds? out)/i,
    meaning: ['part of it runs without them'],
    ask: [
      'What do you think they would say first?',
      'What does it take, to keep it from them?',
      'What has kept you from telling them?',
    ],
  },
  {
    id: 'house_empty',
    match:
      /\b(?:(?:house|flat|place) (?:to myself|is empty|'s empty)|home alone|alone tonight|on my own tonight|nobody'?s? (?:home|in)$)/i,
    meaning: ['there is nobody about to lean on, or to answer to'],
    ask: [
      'Is it easier or harder with the place to yourself?',
      'Whom would you be glad to see at the door?',
      'When is somebody back?',
    ],
  },
  {
    id: 'way_out',
    who: 'self',
    match:
      /\b(?:(?:say|tell (?:him|her|them)|text (?:him|her|them)|pretend) (?:that )?(?:i'?m|i am) (?:ill|sick|busy|not well|not coming)|make (?:up )?an excuse|not (?:open|answer) the door|bail on)\b/i,
    meaning: ['that is a no with a coat on, and it is still a no'],
    ask: [
      'Would it hold, if they pushed?',
      'What is the shortest true no you could manage?',
      'Where would you be instead?',
    ],
  },
  {
    id: 'pressed_on',
    who: 'other',
    match:
      /\b(?:(?:bring|buy|pour|offer|hand|pass|give|get|order|roll)s? (?:it|me|one|some|another|me one) anyway|won'?t take (?:a )?no|talks? me (?:into|round)|keeps? (?:offering|pushing|pouring|on at me)|(?:will|'ll|would|'d) (?:just )?(?:keep on|talk me|keep asking|push)\b.{0,16}(?:anyway|again|into it|round))\b/i,
    meaning: ['a no has to be said more than once, and each one costs'],
    ask: [
      'What did you say the last time, and did it hold?',
      'Where would you sooner be, when that comes?',
      'Who would back you up in it?',
    ],
  },
  {
    id: 'door_shut',
    match:
      /\b(?:(?:turned|switched) (?:my|the) phone off|blocked (?:him|her|them|(?:his|her|their|the) number)|deleted (?:the app|(?:his|her|their|the) (?:number|texts?|photos?))|gave (?:him|her|them|my \w+) my (?:card|cards|bottle)|locked it away)\b/i,
    meaning: ['you are the one who shut that door'],
    ask: ['What made you do it?', 'What is left within reach?', 'How is it, five minutes later?'],
  },
  {
    id: 'fell_through',
    who: 'other',
    match:
      /\b(?:(?:he|she|they|mate|friend|\w+) (?:has |have |just )?cancel(?:l?ed)\b(?! (?:the|my|our) (?:subscription|order|card))|called it off|stood me up|bailed on (?:me|us)|flaked|didn'?t (?:show(?: up)?|turn up)\b|never (?:showed|turned up))/i,
    meaning: ['you had made room for it'],
    ask: [
      'What had you been looking forward to in it?',
      'What did you do with the hours?',
      'Is that a first, or one of several?',
    ],
  },
  {
    id: 'doctor_said',
    match:
      /\b(?:(?:doctor|doc|gp|nurse|dentist|consultant|specialist|physio)(?:'s)? (?:just |only )?(?:says?|said|told|reckons|thinks)|(?:tests?|results?|scan) (?:came|come|are) back)\b/i,
    meaning: [],
    ask: [
      'Did that settle anything for you?',
      'What would you have liked to ask, there?',
      'How was it to be told that?',
    ],
  },
  {
    id: 'gone_quiet',
    who: 'other',
    match:
      /\b(?:hasn'?t|haven'?t|doesn'?t|don'?t|never|stopped|won'?t) (?:\w+ )?(?:laugh\w*|smil\w*|sing\w*|sung|hum\w*|touch\w*|hug\w*|kiss\w*|cuddl\w*|danc\w*|look(?:ed|s)? at me|talk(?:ed|s|ing)? to me|come to bed|ask(?:ed|s|ing)? (?:me )?how)\b/i,
    meaning: ['you have been listening out for it'],
    ask: [
      'When was the last time?',
      'What was going on when it stopped?',
      'Have you said to them that you noticed?',
    ],
  },
  {
    id: 'apart_at_night',
    match:
      /\b(?:(?:sleep(?:s|ing)?|slept|moved) (?:in|on|into|to) (?:the |a )?(?:spare|other|sofa|couch|guest|separate|kids'?|box|back) ?(?:room|bed(?:room)?|rooms|beds)?|separate (?:rooms|beds))\b/i,
    meaning: ['a separate room can mean rest, or distance, or both'],
    ask: [
      'How did that come about?',
      'Was it ever decided, or did it just become so?',
      'What is the last thing said before the doors close?',
    ],
  },
  {
    id: 'child_saw',
    who: 'other',
    match:
      /\b(?:kids?|children|son|daughter|little one|toddler|boys|girls) (?:\w+ )?(?:heard|saw|see|hear|watched|woke)\b(?=.{0,20}\b(?:us|me|it|everything|all|row|shout\w*|fight\w*)\b|$)/i,
    meaning: ['small ears make everything count double'],
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
      /\b(?:i|we|i'?ve|we'?ve|i'?m|we'?re)(?: just| only| had to)? (?:moved|moving) (?:here|house|cities|countries|away|to (?:a |the )?(?:new )?\w+)\b(?! (?:bed|sofa))/i,
    meaning: ['everything takes twice the thought where nothing is in its place yet'],
    ask: [
      'What did you leave behind that you did not expect to miss?',
      'Whom do you know there by first name?',
      'What does an ordinary evening look like there?',
    ],
  },
  {
    id: 'long_hours',
    match:
      /\b(?:double shifts?|back.to.back shifts?|work(?:ing)? (?:till (?:\d|ten|eleven|midnight)|every (?:weekend|sunday|saturday)|seven days|doubles|six (?:days|nights))|(?:1\d|ten|eleven|twelve|fourteen|fifty|sixty|seventy|eighty|[5-9]\d).?hour (?:days?|weeks?|shifts?)|no days? off)\b/i,
    meaning: ['there is not much left of anybody after that'],
    ask: [
      'When was your last full day off?',
      'Who gets the hours that are left?',
      'Who sets those hours?',
    ],
  },
  {
    id: 'piled_on',
    who: 'other',
    match:
      /\b(?:dump(?:ed|s)?|pil(?:ed|es)?|shoved|loaded) (?:[\w']+ ){0,5}on (?:me|my (?:desk|plate|lap)|us)\b|\blanded on my (?:desk|plate|lap)\b|\bg(?:ave|ives) me (?:more|extra|another) (?:work|shifts?|projects?|cases?|clients?|jobs?)\b/i,
    meaning: ['somebody else’s load got lighter by exactly that much'],
    ask: [
      'Which part of it is truly yours to do?',
      'What did you say when it landed?',
      'What would fall first, if you did nothing about it?',
    ],
  },
  {
    id: 'hideout',
    who: 'self',
    match:
      /\b(?:eat|ate|eating|sit|sat|sitting|cry|cried|crying|hid(?:e|ing)?|lunch|stay) (?:[\w']+ ){0,3}in (?:the|my) (?:car|toilets?|loo|bathroom|stairwell|cupboard|garage|shed)\b/i,
    meaning: ['nobody needs anything from you there'],
    ask: [
      'What goes on in that quarter of an hour?',
      'How long do you stay?',
      'Does anybody know that is where you go?',
    ],
  },
  {
    id: 'date_set',
    match: /\b(?:date night|babysitter|booked (?:us |a |the )?(?:table|weekend))\b/i,
    meaning: ['that is a real thing with a real day on it'],
    ask: [
      'What would make it a good one?',
      'What would you like to have said by the end of it?',
      'What could get in its way?',
    ],
  },
  {
    id: 'no_tears',
    who: 'self',
    match:
      /\b(?:didn'?t|haven'?t|couldn'?t|can'?t|don'?t|never) (?:even )?(?:cr(?:y|ied)|shed a tear|well(?:ed)? up)\b|\b(?:didn'?t|couldn'?t|don'?t) feel (?:a thing|anything)\b/i,
    meaning: ['it does not always come by the eyes, or on the day it is due'],
    ask: [
      'What was there instead?',
      'What were the others doing, meanwhile?',
      'Has anything at all come since, at some odd moment?',
    ],
  },
  {
    id: 'post_came',
    match:
      /\b(?:(?:got|had|opened|received|there'?s) (?:a|an|the|another|this) (?:\w+ )?(?:letter|email|bill)|(?:letter|email|bill) (?:came|arrived))\b/i,
    meaning: ['it has arrived now, so not thinking of it no longer works'],
    ask: [
      'What does it say, in one line?',
      'What did you do straight after reading it?',
      'Who else has seen it?',
    ],
  },
  {
    id: 'bad_marks',
    who: 'self',
    match:
      /\b(?:(?:got|get|gave me|had|in) (?:a |an )?detention|(?:got|been|get) (?:excluded|suspended|told off|sent out|sent home|shouted at)|failed (?:my |a |the )?(?:maths?|test|exam|mocks?|class|year|science|english))\b/i,
    meaning: ['there is the thing itself, and then there is who gets to hear of it'],
    ask: [
      'What had happened before that, from your side?',
      'Who was fair about it, if anybody was?',
      'Who at home knows?',
    ],
  },
  {
    id: 'on_screens',
    match:
      /\b(?:group ?chat|(?:on|my|his|her|their|the) (?:snap(?:chat)?|tiktok|discord)|unadded|unfriended|left me on (?:read|seen|delivered))\b/i,
    meaning: ['it sits in your pocket, so it comes home with you'],
    ask: [
      'What does it say there?',
      'Is there somebody in it who is all right?',
      'What happens in you when the screen lights up?',
    ],
  },
  {
    id: 'pet_there',
    match:
      /^(?:just |only |and )?the (?:dog|cat|puppy|kitten|rabbit)$|\b(?:the|my|our) (?:dog|cat|puppy|kitten|rabbit)(?:'s| is)? (?:next to me|beside me|on my (?:lap|bed|feet)|lying (?:next|here)|curled up|follows me|waits for me|licks (?:me|my)|sits with me)\b/i,
    meaning: ['somebody in the house takes you exactly as you come'],
    ask: ['What is the animal called?', 'What do the two of you do, of an evening?'],
  },
  {
    id: 'amount_drunk',
    match:
      /^(?:just |only |about |like |had )?(?:\d+|an?|one|two|three|four|five|six|a few|half an?|a couple of) (?:cans?|pints?|tinnies|beers?|bottles?|glass(?:es)?|doubles|vodkas?|whisk(?:e)?ys?|wines?)\b/i,
    meaning: ['you gave the number'],
    ask: [
      'Is that the start of it, or the end?',
      'Where does that stand against what you had meant to have?',
      'Is that usual, or more, or less?',
    ],
  },
  {
    id: 'broke_down',
    match:
      /\b(?:car|van|bike|boiler|heating|fridge|freezer|oven|cooker|washing machine|dryer|laptop|computer|phone|roof|shower) (?:has |is |just |finally )*(?:died|dead|broken?|packed (?:up|in)|gave (?:up|out)|broke down|conked out|won'?t start|is (?:dead|broken|off the road)|failed (?:its|the) mot|leak(?:s|ing|ed))\b/i,
    meaning: ['everything that ran on it now runs on you'],
    ask: [
      'What hung on that, day by day?',
      'What has to go round it until it is mended?',
      'What was the first thing that would not work without it?',
    ],
  },
  {
    id: 'child_ill',
    who: 'other',
    match:
      /\b(?:youngest|eldest|oldest|middle one|little one|baby|toddler|son|daughter|kids?|twins|boy|girl|lad) (?:has|have|had|'s got|got|is|are|'s|was|were|came down with)\b.{0,18}\b(?:infection|fever|temperature|flu|bug|cold|cough|chicken ?pox|croup|rash|ill|poorly|sick|throwing up|asthma|teething|nits)\b/i,
    meaning: ['there goes the night, and whatever stood in the diary'],
    ask: [
      'Who gets up for it in the night?',
      'What has had to give way for that?',
      'Who is on it besides you?',
    ],
  },
  {
    id: 'said_fine',
    who: 'self',
    match:
      /\bsaid (?:(?:it|that|i)(?:'?s|'?m| was| is| am)? )?(?:all )?(?:fine|ok(?:ay)?|nothing|no problem|whatever)\b/i,
    meaning: ['the short word closed the subject and not the matter'],
    ask: [
      'What would the long answer have been?',
      'Was it believed?',
      'What were you hoping would be heard behind it?',
    ],
  },
  {
    id: 'parent_new',
    who: 'other',
    match:
      /\b(?:mum|mom|mother|dad|father|parent)(?:'s| has| is|'s got| got)? (?:\w+ )?(?:(?:a |his |her )?new (?:boyfriend|girlfriend|partner|bloke|man|woman|wife|husband|fella|one)|seeing (?:someone|somebody)|getting (?:re)?married|met (?:someone|somebody))\b/i,
    meaning: ['nobody asked you whether there was room'],
    ask: [
      'What stood there before?',
      'Was that talked over with you first, or were you told?',
      'Where in the house is it still the way it was?',
      'Who else minds, even if nobody says so?',
    ],
  },
  {
    id: 'somebody_new',
    who: 'other',
    match:
      /^(?!.{0,12}\b(?:mum|mom|mother|dad|father|sister|brother|son|daughter|friend|boss|neighbour)\b)(?!.*\b(?:i|we|i'm|i've) (?:am |was |have )?(?:met|seeing|dating|found)\b).*\b(?:(?:he|she|they|ex)(?:'s| is|'re| are| has| have)? (?:\w+ ){0,3}new (?:girlfriend|boyfriend|partner|bloke|man|woman|wife|husband|girl|guy|fella|one|family)|(?:he|she|they|ex)(?:'s| is|'re| are) (?:already |now )?(?:seeing|with|dating|sleeping with) (?:someone|somebody|another \w+)(?: else| new)?)\b/i,
    meaning: ['somebody is standing where you stood'],
    ask: [
      'How did you get to know?',
      'Which part of it stings most: the person, the speed, or that you had to hear it?',
      'What did you do, right after you knew?',
      'What do you wish they had said to you first?',
    ],
  },
  {
    id: 'fine_but',
    match:
      /^(?:no |oh |well |yeah |honestly )*(?:i'?m|it'?s|everything'?s) (?:all )?fine(?: really| honestly| mostly)?$/i,
    meaning: ['“fine” is mostly what one says at the door'],
    ask: ['And when nobody is asking, how is it then?'],
  },
  {
    id: 'with_witnesses',
    match:
      /\b(?:in front of (?:everyone|everybody|all|them|the (?:class|team|kids|children|family|whole|others|guests)|my (?:kids|children|boss|team|parents|friends|family|class))|every(?:one|body) (?:laughed|stared|was (?:looking|watching|laughing))|(?:giggled|sniggered)|called me out|showed me up|whole (?:class|room|office|team|table|family) (?:heard|saw|laughed|went quiet|was (?:looking|watching)))\b/i,
    meaning: ['it happened with witnesses'],
    ask: [
      'Where did you look while it went on?',
      'Who in that room was on your side, as far as you could tell?',
      'What would you have said, had it been your turn?',
    ],
  },
  {
    id: 'silent_treatment',
    match:
      /\b(?:(?:not|isn'?t|aren'?t|stopped|won'?t|hasn'?t|haven'?t) (?:been )?(?:speak(?:ing)?|talk(?:ing|ed)?|spoken) to (?:me|him|her|each other|us)|silent treatment|blanking (?:me|him|her)|f(?:e|a)ll(?:en)? out (?:with|over)|giving me the silence|don'?t speak any ?more)\b/i,
    meaning: ['nobody has gone first yet'],
    ask: [
      'What was the last thing said?',
      'Who would have to go first, by the unwritten rules?',
      'What do you miss, of the ordinary kind?',
    ],
  },
  {
    id: 'stake',
    match:
      /\b(?:bet|lost|won|staked|blew|down|up) (?:about |like |another )?(?:[£$€]\d{2,}|\d{2,} ?(?:quid|pounds|euros|dollars|bucks)|\d+ grand|\d{2,} (?:on|at) (?:the|a) (?:horses|dogs|slots|machines?|match|football|roulette|casino|game))\b/i,
    meaning: ['you have said the figure aloud'],
    ask: [
      'Up or down, by the end of it?',
      'What was going on in the hour before?',
      'Was that the limit you had set, or was there none?',
    ],
  },
  {
    id: 'nth_time',
    match:
      /\b(?:second|third|fourth|fifth|sixth|tenth|2nd|3rd|[4-9]th) time (?:this|in a|he|she|they|it)\b|\b(?:keeps?|kept) doing (?:it|this|that)\b/i,
    meaning: ['it is not the first time, then'],
    ask: [
      'What did you say the first time, and what came of it?',
      'What is different about this one?',
      'What would have to happen so that there is no next one?',
    ],
  },
  {
    id: 'sense_brought_back',
    match:
      /\b(?:the |his |her |that |same )(?:smell|scent|ringtone|aftershave|perfume|footsteps)\b(?=.*\b(?:back|again|remember\w*|brought|froze|freeze|shak\w*|panic\w*|then i|and i)\b)/i,
    meaning: ['the body knew before you had looked round'],
    ask: [
      'What helped, in the minute after?',
      'Where are you now, and what is around you there that is only of today?',
      'Has it let go, or is it still about?',
    ],
  },
  {
    id: 'cover_story',
    who: 'self',
    match:
      /\b(?:told|telling|said to) (?:him|her|them|the \w+|my \w+|everyone|work|mum|mom|dad) (?:that )?(?:i was|i'?m|i'?d been) (?:at|in|out|working|ill|sick|busy|asleep)\b|\bi (?:have )?lied (?:to|about)\b/i,
    meaning: ['the day has two versions now, and you are the one who keeps both'],
    ask: [
      'What would have followed, had you said how it was?',
      'How long has there been a second version?',
      'Who has the true one, if anybody?',
    ],
  },
  {
    id: 'mishap',
    match:
      /\b(?:by (?:mistake|accident)|accidentally|(?:sent|texted|emailed|said) .{0,30}\bwrong (?:person|chat|number|email|group|name)|repl(?:y|ied).?(?:to )?all|locked (?:myself|us) out|i (?:spilt|spilled|crashed|smashed|dropped) (?:\w+ )?(?:the|my|a|an|his|her) (?!kids?|children|son|daughter|girls|boys|him|her\b)\w+\b(?! off)|called (?:her|him|the teacher|my boss) (?:mum|mom|the wrong name))/i,
    meaning: ['it is over in a second, and then it gets replayed all day'],
    ask: [
      'What did you do then?',
      'What is the worst it can still lead to, soberly reckoned?',
      'Has anybody laughed about it yet?',
    ],
  },
  {
    id: 'found_out',
    who: 'other',
    match:
      /\b(?:they|he|she|people|everyone|somebody|someone)(?:'ll| will|'re going to| are going to|'s going to| is going to) (?:all |soon |just )?(?:find (?:me )?out|figure me out|work me out|see (?:through|that i))\b/i,
    meaning: ['a part of you is packing already, before anyone has looked'],
    ask: [
      'What exactly is there to find?',
      'Who has looked closely so far, and what did they see?',
      'How long has that sentence been travelling with you?',
    ],
  },
  {
    id: 'step_seen',
    who: 'self',
    match:
      /\bi(?:'d| would|'ll| will) (?:have|need) to (?:tell (?:him|her|them|my)|admit|face|stop (?:drinking|seeing))\b/i,
    meaning: ['you can see the step from where you stand'],
    ask: [
      'Which second of it would be the hardest?',
      'What would make it half as hard?',
      'And if it were done, what might be better by the evening?',
    ],
  },
  {
    id: 'noise',
    match:
      /\b(?:neighbou?rs?(?:'s?)?|next door|upstairs|flat (?:above|below))\b.{0,40}\b(?:noise|noisy|loud|music|drill\w*|hammer\w*|barking|bass|stomp\w*)\b|\b(?:drilling|hammering|barking|thumping)\b.{0,24}\b(?:all|every|again|morning|night)\b/i,
    meaning: ['it comes through the wall'],
    ask: [
      'How long is it meant to go on?',
      'What have you said to them so far, if anything?',
      'What is the first quarter of an hour like, when it starts?',
    ],
  },
  {
    id: 'would_have',
    who: 'other',
    match:
      /\b(?:he|she|they)(?:'d| would)(?: have|'ve| of)? (?:loved|hated|laughed|enjoyed|adored|been (?:furious|delighted|proud|thrilled|mortified))\b/i,
    meaning: ['one still knows to the letter how they would have taken it'],
    ask: [
      'What would have been the remark?',
      'What else was so very much like them?',
      'Whom can you say that to, who knew it too?',
    ],
  },
  {
    id: 'pet_alone',
    match: /^(?:it'?s |about )?my (?:\w+ )?(?:dog|cat|puppy|kitten|rabbit|horse|parrot|hamster)$/i,
    meaning: ['that is family of the kind that never once argued'],
    ask: ['What has happened?', 'How are things with the two of you?'],
  },
  {
    id: 'friend_gone',
    match:
      /\b(?:mate|friends?|cousin|flatmate)\b.{0,24}\b(?:ghosted|dropped (?:me|us)|cut (?:me|us) (?:off|out)|stopped (?:texting|calling|replying|talking|answering|inviting)|drifted|faded|went quiet)\b/i,
    meaning: ['there is no proper word for being left by a friend, and no date on it'],
    ask: [
      'What was the last ordinary thing the two of you said?',
      'What do you suppose their version is?',
      'What do you miss first: the person, or being known like that?',
    ],
  },
  {
    id: 'was_seen',
    who: 'other',
    match:
      /\b(?:sister|brother|mum|mom|dad|wife|husband|boss|partner|neighbour|friend|he|she|they|everyone|someone|somebody) (?:saw me|noticed|found out|caught me|walked in|clocked (?:it|me))(?: (?:now|about (?:it|that)))?$/i,
    meaning: ['somebody else knows now, and not only you'],
    ask: [
      'What did you see in their face?',
      'Has a word been said about it since?',
      'Is that worse, or in some corner a relief?',
    ],
  },
  {
    id: 'place_taken',
    match:
      /\bmy (?:room|bed|bedroom|desk|seat|chair|parking space)(?:'s| is| was| has been| got) (?:(?:his|hers?|theirs?)\b|now (?:an?|the)\b|taken|given|turned into|gone)/i,
    meaning: ['somebody was given your place, and you were not asked'],
    ask: [
      'Where do you go now, when you want to be by yourself?',
      'Who told you, and how?',
      'What was in it that was yours?',
    ],
  },
  {
    id: 'feels_odd',
    match:
      /\b(?:feels?|felt|it'?s|bit|quite|so|really) (?:a bit |a little |so |really |kinda |kind of |pretty )?(?:weird|strange|odd|funny|wrong|unreal)$/i,
    meaning: ['odd can simply mean that it is not the usual'],
    ask: [
      'Odd in which way: emptier, lighter, or something else?',
      'What would the usual have felt like?',
      'Where do you notice it first?',
    ],
  },
  {
    id: 'short_night',
    match:
      /\b(?:slept|got|had|on) (?:about |like |maybe |only |just )?(?:an?|\d|one|two|three|four) (?:or \w+ )?h(?:ou)?rs?(?: (?:of )?sleep)?\b|\b(?:\d|two|three|four) hours(?:'? of)? sleep\b/i,
    meaning: ['on that little, everything is read in the worst light'],
    ask: [
      'Which hours were they?',
      'What were you awake with?',
      'What is the day asking of you on top of it?',
    ],
  },
];
