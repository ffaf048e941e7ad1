/** "Should I …?": what speaks for it and against it. The verdict stays theirs. */
import { rotated } from '../moves/rotate.ts';
import { slotsOf, type Turn } from '../turn.ts';
import { weighedHere } from './should-here.ts';

/** Null where nothing is weighed, or, with `sure`, where only the general lines would fit. */
export function weighed(turn: Turn, sure = false): string | null {
  const text = sentenceIn(turn.reading.text);
  if (text === null || WHOM.test(text)) return null;
  const here = weighedHere(turn, text);
  if (here !== null) return here;
  const found = CASES.find(([match]) => match.test(text))?.[1];
  if (sure && found === undefined) return null;
  // Where it is about themselves a general line would be a brush-off.
  const lines = found === ABOUT_MYSELF ? found : [...(found ?? []), ...rotated(ANYTHING, turn)];
  const plain = turn.quiet ? lines.map((line) => line.replace(/ [^.!?]*\?$/, '')) : lines;
  const answer = turn.words.pick(plain, slotsOf(turn), { inOrder: true });
  if (answer !== null && /\bsentence be\?$/.test(answer))
    turn.state.facts.wording = String(turn.state.turn);
  return answer;
}

/** Not whether, but whom. */
const WHOM =
  /\b(?:shall|should|can|could) i (?:just )?tell you\b|\bwhom?\b (?:\w+ ){0,5}(?:tell|ask|ring|call|talk to|speak to|go to)\b/i;

/** The sentence in which it is asked: what was told beside it is another matter. */
function sentenceIn(text: string): string | null {
  const line = text.split(/(?<=[.!?])\s+|\n+/).find((one) => ASKED.test(one));
  if (line === undefined) return null;
  // "There is a course at work, do I tell them": what stands before it is only where they are.
  const asked = line.slice(ASKED.exec(line)?.index ?? 0);
  return asked.split(/\s+/).length >= 5 ? asked : line;
}
const ASKED =
  /\bdo i (?:just )?(?:tell|call|text|go|say|stay|leave|write|send|ring|ask|wait)\b|\b(?:is|would) (?:it|that) (?:be )?(?:ok(?:ay)?|all ?right|wrong|bad|allowed|fine)\b|\bc(?:ould|an) i (?:just |maybe |also )?(?:tell|show|talk to|speak to|go to)\b|\bwhich (?:one |of (?:them|the two) )?would you\b|\bwhether [\w' ]{2,30} (?:ought to|should)\b|\b(?:should|shall|ought) (?:i|we)\b|\b(?:you|u|ya) (?:think|reckon) (?:that )?(?:i|we) (?:should|ought)\b|\bi should\b.*\?|\b(?:is it|would it be) (?:better|best|worth|a (?:good|bad) idea|wise|right) (?:to|if i)\b|\b(?:better|best) (?:to|if i)\b.*\?|\b(?:whether|wether|if) (?:i (?:should|tell)|to)\b/i;

const ABOUT_MYSELF: readonly string[] = [
  'It is a fair thing to ask yourself. Take it seriously when it has gone on for two weeks, when sleep, food or work suffer, or when thoughts of dying come: then a doctor this week, and before that {helpline}. Which of these is so?',
  'If you are asking, one appointment is not too much: a doctor can look at it with you, and you need not be sure first. Has anybody near you noticed a change?',
];
const CASES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:tell|telling) (?:him|her|them|[\w']+)(?: [\w']+)? no\b|\bsay(?:ing)? no\b|\bturn (?:it|him|her|them) down\b/i,
    [
      'I lean towards the no, if you mean it. Short, in writing where you can, and without a row of reasons; keep it, in case somebody makes you pay for it. What would you write?',
      'A no is yours to give. For it: you know what it costs you to say yes. Against it: how it is taken is not in your hands. How would the shortest version go?',
    ],
  ],
  [
    // Not a secret: something is wanted of them.
    /\b(?:tell|ask) (?:him|her|them|[\w']+) (?:straight |plainly |outright |flat out )*(?:(?:that )?(?:he|she|they|you)(?:'ve| have|'s| has)? (?:has|have|got|needs?|must|should|ought|can't)\b|(?:straight|outright)\b|to (?:come|help|do|stop|take|pay|pull|move|share|visit)\b)/i,
    [
      'I would ask, and for one definite thing with a day to it: what is only hinted at is easy not to hear. For it: you would know where you stand. Against it: it may be a no, and then at least you need not wait for it. What would your sentence be?',
      'I lean towards saying it straight, once, without a list of what went before. A request can be met; a reproach can only be argued with. How would the request go?',
    ],
  ],
  [
    /\bor (?:just |should i |do i )?(?:wait|leave it)(?: (?:un)?til(?:l)?| for)? (?:he|she|they|him|her|them|[\w']+) (?:asks?|to ask|invites?|to invite|calls?|to call|rings?|to ring|texts?|to text|gets? in touch|says?|to say|comes?|to come|offers?|to offer)\b/i,
    [
      'I would not wait to be asked: often both wait, each thinking the other would have said something. A question can be taken back: “Would you like it if …?” How would yours go?',
      'You can find out without deciding it: ask what they would like, and when. Against it: the answer may be “later”. What would you ask?',
    ],
  ],
  [
    /\b(?:courses?|training|lessons?|evening class\w*|ask (?:\w+ ){0,2}for help|get (?:some )?help|mentor)\b/i,
    [
      'I lean towards yes. For it: you would know it instead of hoping that you do, and people ask for such things all the time. Against it: some hours, and the asking. What would you ask for, in one sentence?',
    ],
  ],
  [/\b(?:worried|concerned|scared|frightened) about (?:myself|me)\b/i, ABOUT_MYSELF],
  [
    /\b(?:see|seeing|go(?:ing)? (?:to|and see)|visit|need|talk(?:ing)? to|speak(?:ing)? to|book) (?:an?|the|my|some) (?:\w+ )?(?:doctor|gp|nurse|therapist|counsell?or|psychiatrist|psychologist|professional)\b/i,
    [
      'Yes, I would. They hear such things every day, they can look at what the body adds to it, and one appointment commits you to nothing. A note to read from makes it easier. What would be on the note?',
      'Yes. Say since when, how you sleep and eat, and what you can no longer do; that is all they need to begin with. What would you say first, in one sentence?',
    ],
  ],
  [
    /\b(?:doctor|gp|nurse|therapist|therapy|counsell?(?:or|ing)|psychiatrist|psychologist|a professional)\b|\bsee (?:someone|somebody)(?= (?:about|for|professional)|[.,?!]|$)/i,
    [
      'I lean towards yes. For it: they hear such things every day, and one appointment commits you to nothing. Against it: the waiting, and saying it aloud; a note to read from helps with that. What would be on the note?',
    ],
  ],
  [
    /\b(?:go in (?:tomorrow|today|on (?:my|a) day off|anyway|early)|cover (?:the|a|her|his|their) shift|do (?:the|an|another) (?:extra |double )?(?:shift|overtime))\b/i,
    [
      'If it is your day off and you have nothing left, I lean towards no: filling the gap is the job of whoever makes the plan. One line is enough, without reasons: “I can’t come in tomorrow.” If it is a day like any other, sleep first and decide by how you wake. Which is it?',
    ],
  ],
  [
    /\b(?:(?:call|calling|ring|ringing) in sick|(?:go|going|be|being) (?:off )?sick|(?:get|getting|be|being) signed off|take (?:sick )?leave)\b/i,
    [
      'I lean towards yes. For it: somebody who is not fit to do the work safely protects others by staying away, and filling the rota is not your job. Against it: a guilty day. What would you say on the phone, in one sentence?',
    ],
  ],
  [
    /\b(?:call|ring|phone)\b[^?]*\b(?:ward|work|office|school|bank|surgery|gp|doctor|hospital|nurse|pharmacy|vet|landlord|night shift)\b/i,
    [
      'I lean towards ringing. For it: a few minutes, and you know. Against it: hardly more than the awkward first sentence. What would you ask them?',
      'If one call settles it, I would make it and be done with wondering. What is the one question you would put?',
    ],
  ],
  [
    /\b(?:write|text|letter|paper|message)\b[^?]*\bor\b[^?]*\b(?:say|tell|call|ring|speak|talk|in person|face)\b/i,
    [
      'On paper you choose every word, and it can be read alone and twice; said aloud, your face and voice come with it. Where talking has gone wrong before, I would write. Which could you stand by tomorrow?',
    ],
  ],
  [
    /\b(?:block|mute|unfollow|unfriend|delete (?:him|her|them|his|her|their|the))\b/i,
    [
      'For it: what is not on the screen cannot catch you at midnight, and both can be undone. Against it: it may feel like slamming a door. Muting is the smaller of the two. Which would let you sleep?',
      'It would spare you the looking, and a week of it can be undone. How would a week be?',
    ],
  ],
  [
    /\b(?:ring|call|phone)\b[^?]*\b(?:again|sponsor|back|now|tonight)\b/i,
    [
      'I would ring, yes. If nobody picks up, say your name and when you can be reached, and ring the next one on your list. Who would that be?',
      'Again, yes: two calls are no bother to anybody who cares. Leave a message this time, if only “please ring me tonight”.',
    ],
  ],
  [
    /\b(?:text|message|call(?! in)|ring(?! in)|phone|(?:post|send) (?:a|the|it|that|my)|write to|write|email|contact|reply to|reply|answer|reach out|get in touch|dm)\b/i,
    [
      'For it: you would have said it, and could stop wording it in your head. Against it: no answer would be an answer, too. I would write it now and send it tomorrow, if it still reads right. What do you hope comes back?',
      'If it is to say something of yours, it can be done whatever comes back. If it is to get an answer, silence will hurt. Which of the two is it?',
    ],
  ],
  [
    /\b(?:could|can|may|might) i (?:just |maybe |only )?(?:tell|talk to|speak to|ask|show|let)\b/i,
    [
      'Yes, you can tell them, and nobody else has to be in it yet. What would you say first?',
      'Yes, that would be a good person to tell. When could you?',
    ],
  ],
  [
    /\btell\b(?=.*\b(?:i(?:'m| am)? (?:feel\w*|struggl\w+|not coping|unsure|stressed|anxious|depressed|low|a fraud|finding it)|how i(?:'m| am)? feel\w*|about (?:my|this|the) (?:anxiety|depression|feelings?|panic|stress)|like this)\b)|\btell (?:my|the|her|him|[A-Z]\w+)? ?(?:[\w']+ )?(?:manager|boss|supervisor|team lead\w*|tutor|teacher)\b/i,
    [
      'I lean towards telling, short and with one thing you want from it, such as to hear what is going well. Against it: not everyone in charge handles it kindly, so go by how such things were taken before. How were they?',
      'I would tell one person first, and it need not be the one who decides about you. Who has been fair to you there?',
    ],
  ],
  [
    /\b(?:own up|come clean|confess|be honest|admit|the truth|what i did|affair|debts?|lied|drank|gambled|cheated)\b|\btell\b.*\b(?:tonight|soon|wait|today|now)\b|\btonight or\b/i,
    [
      'For telling soon: with every day it gets harder to say. For waiting a few hours: both of you rested and calm. A fixed hour, and one person who knows of it, keeps waiting from turning into never. When would that be?',
      'Telling costs one hard hour, hiding costs a bit every day. What speaks for waiting is a better moment, if it has a date. What would the date be?',
    ],
  ],
  [
    /\b(?:tell(?! (?:him|her|them|it|me|you|\w+) (?:to|where|off)\b)|say it|wake (?:him|her|them))\b/i,
    [
      'I would tell. For it: you would not be alone with it. Against it: how it is taken is not in your hands; if you are afraid of that, somebody else should know first. What would the first sentence be?',
      'Telling, I think, but a small part first, to see how that is taken. Which part would be the easiest to say?',
    ],
  ],
  [
    /\b(?:apologi[sz]e|say sorry|make up with)\b/i,
    [
      'If there is a part you would do differently, a short sorry for just that part is worth giving, whatever comes back. If it is only to end the quarrel, it tends not to hold. What would the sorry be for?',
    ],
  ],
  [
    /\b(?:leave(?! (?:her|him|them|it|me|this|that) (?:be|alone|to|at|for|as|there)\b)|stay|break up|divorce|split|separate|end it|move (?:out|with|to|there|in|abroad)|take (?:him|her|them) back|go back(?! (?:next|on|in|for|there)\b)|go with (?:him|her|them)|go abroad|forgive)\b/i,
    [
      'Nobody can weigh that for you from here. For staying, ask what would have to change, and who has said they will. For going, ask what you already miss less than you thought. Which of the two can you answer?',
      'It need not be settled this week, unless you are not safe; if you are not, that comes first. What would you need to know before you could choose?',
    ],
  ],
  [
    /\b(?:quit|resign|hand in|notice|change jobs?|take the job|sick leave|(?:call|calling|ring|ringing) in sick|stay(?:ing)? home|sign(?:ed)? off|take time off)\b/i,
    [
      'For it: what this is costing you each week. Against it: money, and what comes after. A few days off or one talk first can be undone, and a notice cannot. Which of them have you tried?',
    ],
  ],
  [
    /\b(?:confront|bring it up|say something|speak up|ask (?:him|her|them)|talk to (?:him|her|them))\b/i,
    [
      'For it: guessing is tiring, and it does not stop by itself. Against it: in anger or in passing it goes wrong. With a quiet hour and one sentence ready, I would lean towards it. What would the sentence be?',
    ],
  ],
  [
    /\b(?:go(?! (?:with|abroad|away|back|in|off|home|on|up|through|for it|ahead|easy|sick|to (?:work|bed|sleep|hospital|a ?& ?e|court|(?:the|a|my) (?:doctor|gp|hospital|surgery|police|office|dentist|bank|vet)))\b)|attend|turn up|come|invite|meet|see (?:him|her|them))\b/i,
    [
      'For going: what is avoided gets bigger, and you can leave after half an hour. Against it: some days are plainly too much. What is the shortest version you could live with?',
    ],
  ],
];
const ANYTHING = [
  'For it: you would know, and could stop turning it over. Against it: not everything can be taken back. Which weighs more here?',
  'Look at what it would cost if it goes wrong, and what it costs each week you leave it. Which is the bigger one?',
  'I would look at which part can be undone, and try that part first. Which part is that?',
];
