/** "What do I say to her?": an opening out of what they told, or for what it is about. */
import { FEMALE, MALE } from '../naming.ts';
import { type Move, slotsOf, type Turn, theirWords } from '../turn.ts';
import { mended } from '../understand/text.ts';

export function wording(turn: Turn, any = true): Move | null {
  turn.state.facts.wording = String(turn.state.turn);
  const p = meantBy(turn) ?? onlyPerson(turn);
  const asked = turn.reading.text;
  const unsaid = unsaidIn(turn);
  if (unsaid !== null) {
    const own = turn.words.pick(UNSAID, slotsOf(turn, { p, v: unsaid }), { inOrder: true });
    if (own !== null) return { text: own, shape: 'A', pending: { kind: 'ask' } };
  }
  const bank =
    openingFor(asked) ??
    (QUARREL.test([...theirWords(turn, 4), asked].join(' ')) ? HARD_TALK : null) ??
    openingFor(theirWords(turn, 2).join(' ')) ??
    [];
  const text = turn.words.pick([...bank, ...(any ? ANY_TALK : [])], slotsOf(turn, { p }), {
    inOrder: true,
  });
  return text === null ? null : { text, shape: 'A', pending: { kind: 'ask' } };
}

/** What they have not said yet and want to, in the words they have for it. */
function unsaidIn({ input, reading }: Turn): string | null {
  const told = [
    ...input.history
      .filter(({ role }) => role === 'user')
      .slice(-8)
      .map(({ content }) => content),
    reading.text,
  ].reverse();
  for (const text of told) {
    const put =
      HELD_BACK.exec(text)?.[1] ??
      WISH.exec(mended(text))?.[1]?.replace(/\b(?:her|him|them)\b/i, 'you');
    if (put !== undefined) return sentence(put);
  }
  return null;
}
/** "If I say “…”", "I've never told her “…”": held back so far, and no draft that was turned down. */
const HELD_BACK =
  /\b(?:if i (?:say|said|tell|told)|(?:haven'?t|never|didn'?t|can'?t|want to|wish i(?: could|'d)?) (?:\w+ )?(?:say|said|tell|told))(?: (?:him|her|them|that|to (?:him|her|them)))?,? ["“]([^"”]{8,80})["”]/i;
const WISH =
  /\b(I (?:don't|do not|really |just )? ?want (?:her|him|them) (?:to )?[a-z' ]{2,40}?)(?=[.,!?;]| and | but |$)/;
const sentence = (text: string): string => {
  const plain = text.trim().replace(/[.,!?\s]+$/, '');
  return `“${plain.charAt(0).toUpperCase()}${plain.slice(1)}.”`;
};
const UNSAID = [
  'Start with what has not been said yet: {v} Then one sentence on how it has been for you since. How would that second one go?',
  'The heart of it may be {v} Say that first, before any reason. What would come right after it?',
];

function openingFor(text: string): readonly string[] | undefined {
  const matter = text.replace(FEARED, ' ');
  return OPENINGS.find(([match]) => match.test(matter))?.[1];
}
/** What the talk is not to end in says nothing of what it is about. */
const FEARED =
  /\b(?:without|instead of|before|so (?:that )?(?:it|he|she|they) (?:doesn'?t|don'?t|won'?t))\b[^.?!]*/gi;

/** Relations that "him" or "her" cannot be; null where neither is said. */
function notMeant({ reading }: Turn): RegExp | null {
  if (/\b(?:her|she)\b/i.test(reading.text)) return MALE;
  return /\b(?:him|he)\b/i.test(reading.text) ? FEMALE : null;
}

/** "What do I say to her?": the last one spoken of who can be a her. */
export function meantBy(turn: Turn): string | null {
  const other = notMeant(turn);
  if (other === null) return null;
  const fits = turn.state.people.filter(
    (one) => turn.state.turn - one.turn <= 10 && !other.test(one.relation ?? ''),
  );
  return fits.length === 1 ? (fits[0]?.label ?? null) : null;
}

/** Whom it can only be about; with several in play none is guessed. */
export function onlyPerson(turn: Turn): string | null {
  const recent = turn.state.people.filter((one) => turn.state.turn - one.turn <= 14);
  if (recent.some((one) => one.relation === null && one.count < 2)) return null;
  const [only] = recent;
  if (recent.length !== 1 || only === undefined) return null;
  return notMeant(turn)?.test(only.relation ?? '') ? null : only.label;
}

/** Where a row is what they fear. */
const QUARREL =
  /\b(?:fell out|fall(?:en|ing)? out|row|fight\w*|fought|argu(?:e|es|ed|ing|ment|ments)|shout\w*|yell\w*|quarrel\w*|going off|kicks? off|blows? up|touchy|defensive)\b/i;
const HARD_TALK = [
  'To {p} you could say: “I want to talk about something hard, and I don’t want to fight about it. Is now all right?” How would you put it in your own words?',
  'You could open with: “I want to talk about something hard, and I don’t want to fight about it. Is now all right?” How would you say that in your own words?',
  'One way in: “I’d like to understand how this is for you, and then tell you how it is for me.” Does that sound like you?',
];
const ANY_TALK = [
  'Start with the one thing you most want understood, in one sentence. What is that sentence?',
  'Keep it short: what happened, how it was for you, what you would like now. Which of the three is clearest to you?',
  'Say it the way you would to a friend, without “always” and “never”. What would come first?',
];
/** By what the words are for: the first that fits. */
const OPENINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bwhat (?:else )?(?:could|can|should|do|would|shall) (?:i|we) (?:even |actually )?ask\b/i,
    [
      'A question that “fine” is no answer to: “What was the best bit of today, and the worst?” Or none at all, beside each other in the car or at the dishes: “I’m around, if you feel like talking.” Which of the two sounds more like you?',
      'Ask about something small that you really don’t know, and let the answer be short. “What are you listening to these days?” opens more than “How was it?” What would you be curious about?',
    ],
  ],
  [
    /\b(?:owes?|owed|owing|invoices?|unpaid|(?:not|n'?t|never) paid|deposit back|my money|pay me)\b/i,
    [
      'Friendly, with figures: “This is about the sum still open since” and the date. “Please let me know by Friday when it will be paid.” No reproach, no apology. What would you change in it?',
      'Three lines: what is owed and since when, the day by which you need it, and what you will do if it does not come. Which of the three is hardest to write?',
    ],
  ],
  [
    /\b(?:say(?:ing)? no|no to|(?:not|n't) say yes|stop saying yes)\b[^.?!]{0,30}\b(?:boss|manager|supervisor|team ?lead(?:er)?|head|work|colleagues?|project|shift)\b|\b(?:boss|manager|supervisor)\b[^?!]{0,120}\b(?:say(?:ing)? no|a no)\b/i,
    [
      'Buy time first, so that the yes is not out before you have thought: “Let me look at what I have on, I’ll tell you tomorrow.” Then: “I can take this if something else moves. What should I drop?” Which of the two would be easier to say?',
      'Short, and with what you can do: “I can’t take that on this month. I can help you think about who could.” No reason is needed, and none makes it better. How would that sound from you?',
    ],
  ],
  [
    /\b(?:(?<!\bi'd )(?<!\bi would )say no(?! ?[,.]| one| more)|tell (?:him|her|them|\w+) no|turn (?:it|him|her|them) down|boundar\w+|(?:not|n'?t) (?:be able to |want to )?(?:come|go|lend|help|do it) (?:any ?more|this (?:year|time)))\b/i,
    [
      'Short is kindest: “I can’t do that. What I can do is …” And if they push: “I know. It’s still no.” What is the part you can offer, if any?',
      '“Thanks for asking, I won’t be able to.” It needs no reason. How does that sound in your mouth?',
    ],
  ],
  [
    /\b(?:clients?|customers?|boss|manager|director|team|board|supplier|deadline|release|(?:tell|say (?:it )?(?:to|at)|write (?:to)?) work)\b/i,
    [
      'Three sentences: what has changed, what still stands, what happens next and when. If they ask why only now, own it in one line. Which of the three is hardest to write?',
      'Begin with what they will get and when, and only then with what moves. What is the first thing that stands?',
    ],
  ],
  [
    /\b(?:doctor|gp|nurse|therapist|counsell?or|psychiatrist|psychologist)\b/i,
    [
      'You can read it from a note: what you notice, since when, and what you can no longer do. “I need help with this” is enough for a first line. What would be on the note?',
      'Start with: “I have put off coming, and it is not getting better.” Then since when, and how you sleep and eat. What would you change in it?',
    ],
  ],
  [
    /\b(?:(?:doesn'?t|does not|don'?t|won'?t) (?:pick up|answer|reply)|voice ?mail|answering machine)\b/i,
    [
      'Short is enough: “It’s me. I wanted to hear your voice. Ring me when you like.” What would you change in it?',
      'Your name, that you thought of them, and when you can be reached: “I’m in until nine.” Would that do?',
    ],
  ],
  [
    /\bif (?:he|she|they|someone|somebody|anyone|anybody|people)(?: all)? asks?\b/i,
    [
      'A few true words are enough, and you need not explain more: “I felt like it today.” What would yours be?',
      'You may say “I’d rather not say just now”. Would that be easier than a reason?',
    ],
  ],
  [
    /\b(?:not ok(?:ay)?|isn'?t ok(?:ay)?|bother(?:s|ed)? me|hurt(?:s)? me|upset(?:s)? me|(?:don'?t|do not) (?:like|want) (?:it|him|her|them|that)|(?:to|make (?:him|her|them)) stop)\b/i,
    [
      'You could say: “That hurt, and I don’t want it to happen again. Next time, please talk to me first.” What would you change in it?',
      'Short and calm: “When this happens, I feel pushed aside. I want it to stop.” How does that sound to you?',
    ],
  ],
  [
    /\b(?:apolog\w+|say (?:i'?m )?sorry|said sorry|make (?:it )?up (?:to|with)|make peace)\b/i,
    [
      'Three short lines will do: “I did this. It was wrong. Next time I will do it differently.” No reasons attached. How would the first line go?',
      'You could say: “I was short with you, and you did not deserve it. I’m sorry.” What would you change so that it fits?',
    ],
  ],
  [
    /\b(?:confess|own up|come clean|come out|i(?:'ve| have|'m| am)? (?:been )?(?:hid(?:e|den|ing)?|lied|lying|keeping)|never told|haven'?t told (?!(?:him|her|them|my \w+) (?:how|what it|that it|it))|the truth about me|i(?:'m| am) pregnan\w+|lost (?:my|the) job|i (?:have )?relaps\w+|i(?:'ve| have)? (?:been )?dr[aiu]nk(?:ing)?)\b/i,
    [
      'You could say: “There’s something I’ve been keeping to myself, and I’d like to tell you. It isn’t easy, so please let me finish.” Then the plain fact in one sentence. What would that sentence be?',
      'Start small: “I haven’t been honest about something, and I want to be now.” What comes right after it?',
    ],
  ],
  [
    /\b(?:(?<!\bi (?:just |always |then )?)(?:goes|went|go|gone) (?:quiet|silent)(?! (?:and|when|for a|at|on me|then)\b)(?=.{0,40}\b(?:since|for (?:days|weeks|months)|months?|weeks?|ago|any ?more)\b)|silen\w+|ignor\w+|not (?:answer|speak|talk)\w*|(?:get|getting|got) (?:back )?in touch|reach out|haven'?t (?:spoken|talked)|stopped (?:calling|ringing|texting|replying|answering|writing|talking|speaking))\b/i,
    [
      'Something like: “I’ve missed hearing from you. No need to explain anything. I’d be glad of a word when you’re ready.” What would you change in it?',
      'You could write: “It’s been quiet between us, and I don’t like that. Can we talk some time this week?” Does that sound like you?',
    ],
  ],
  [
    /\b(?:ask (?:him|her|them|my|for)|need (?:him|her|them|my \w+) to|want (?:him|her|them|my \w+) to|a (?:raise|day off|break|favou?r)|help me (?:more|out|with))\b/i,
    [
      'Try it in one breath: “When this happens, I feel like that. What I’d like is this.” What is the thing you would like, exactly?',
      '“Can I ask you for something? It would help me if …” How would you finish that line?',
    ],
  ],
];
