/** "What do I say to her?": an opening for what it is about, and a word on the draft they come back with. */
import { FEMALE, MALE } from '../naming.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';

/** How many turns after the question a line in quotation marks is taken for their draft. */
const LASTS = 4;

export function wording(turn: Turn): Move | null {
  turn.state.facts.wording = String(turn.state.turn);
  const p = meantBy(turn) ?? onlyPerson(turn);
  const asked = turn.reading.text;
  const bank = openingFor(asked) ?? openingFor(theirs(turn).join(' ')) ?? HARD_TALK;
  const text = turn.words.pick([...bank, ...ANY_TALK], slotsOf(turn, { p }), { inOrder: true });
  return text === null ? null : { text, shape: 'A', pending: { kind: 'ask' } };
}

const openingFor = (text: string): readonly string[] | undefined =>
  OPENINGS.find(([match]) => match.test(text))?.[1];

/** What they wrote just before: it says what the words are for. */
const theirs = ({ input }: Turn): string[] =>
  input.history
    .filter(({ role }) => role === 'user')
    .slice(-2)
    .map(({ content }) => content);

/** A draft with the question whether it will do. */
const JUDGE =
  /\b(?:(?:does|do|would|will) (?:that|this|it) (?:sound|work|do\b|come across|read)|how (?:does|do) (?:that|this|it) sound|(?:is|was) (?:that|this|it) (?:too|ok(?:ay)?|all right|alright|good enough|any good)|too (?:soft|harsh|long|short|much|cold|angry|blunt))\b[^?]*\?\s*$/i;

/** What they would say, written out: what is good in it by its parts, and when it will be said. */
export function drafted(turn: Turn): Move | null {
  const asked = Number(turn.state.facts.wording ?? Number.NaN);
  const letter =
    /^["“]?dear (?!(?:me|oh|lord|god|dear|all|sir|madam)\b)\p{L}+(?: \p{L}+)?[,.:!]? \S+ \S/iu.test(
      turn.reading.text,
    );
  const judged =
    JUDGE.test(turn.reading.text) &&
    turn.reading.words.length >= 12 &&
    /["“:]|\b(?:send|text|message|say|write|letter|note)\b/i.test(turn.reading.text);
  if (!letter && !judged && !(turn.state.turn - asked <= LASTS)) return null;
  const anothers =
    /\b(?:he|she|they|\p{Lu}\w+)(?:'s|'ve| has| have)? (?:just )?(?:written|wrote|said|replied|texted|answered|sent|messaged)\b/u;
  if (!letter && anothers.test(turn.reading.text)) return null;
  const draft = /["“]([^"”]{12,240})["”]/.exec(turn.reading.text)?.[1];
  const begun =
    /^(?:ok(?:ay)?,? |so,? |and,? |then,? )*(?:something like|maybe like|like|i(?:'d| would| could) (?:just )?say|how about|what about)\b/i;
  if (
    !letter &&
    !judged &&
    draft === undefined &&
    !(begun.test(turn.reading.text) && turn.reading.words.length >= 6)
  )
    return null;
  const said = draft ?? turn.reading.text;
  const parts = [FEELS, WANTS].filter((part) => part.test(said)).length;
  const lead = turn.words.pick(parts === 2 ? WHOLE : parts === 1 ? HALF : PLAIN, slots(turn), {
    inOrder: true,
  });
  const next = turn.quiet
    ? null
    : turn.words.pick(parts === 0 ? ADD : WHEN, slots(turn), { inOrder: true });
  const text = [lead, next].filter(Boolean).join(' ');
  return text === '' ? null : { text, shape: 'A', pending: { kind: 'ask' } };
}

const slots = (turn: Turn) =>
  slotsOf(turn, {
    p: meantBy(turn) ?? onlyPerson(turn) ?? 'the other person',
  });

/** "What do I say to her?": the last one spoken of who can be a her. */
function meantBy(turn: Turn): string | null {
  const wanted = /\b(?:her|she)\b/i.test(turn.reading.text)
    ? FEMALE
    : /\b(?:him|he)\b/i.test(turn.reading.text)
      ? MALE
      : null;
  if (wanted === null) return null;
  const other = wanted === FEMALE ? MALE : FEMALE;
  const fits = turn.state.people.filter(
    (one) => turn.state.turn - one.turn <= 10 && !other.test(one.relation ?? ''),
  );
  return fits.length === 1 ? (fits[0]?.label ?? null) : null;
}

/** Whom it can only be about; with several in play none is guessed. */
function onlyPerson(turn: Turn): string | null {
  const recent = turn.state.people.filter((one) => turn.state.turn - one.turn <= 14);
  if (recent.some((one) => one.relation === null && one.count < 2)) return null;
  return recent.length === 1 ? (recent[0]?.label ?? null) : null;
}

const FEELS =
  /\b(?:i(?:'m| am| feel| felt| was|'ve been)|it) (?:\w+ )?(?:angry|sad|hurt\w*|lonely|worried|scared|upset|tired|miss|ashamed|sorry|nervous|left out|confused|hard|embarrass\w+|disappointed)|\bi miss\b|\bi love\b/i;
const WANTS =
  /\b(?:i(?:'d| would) (?:like|love|want)|i (?:want|need|miss|hope|wish)|can (?:we|you)|could (?:we|you)|will you|would you|please|let'?s|what are you)\b/i;

const HARD_TALK = [
  'To {p} you could say: “I want to talk about something hard, and I don’t want to fight about it. Is now all right?” How would you put it in your own words?',
  'You could open with: “I want to talk about something hard, and I don’t want to fight about it. Is now all right?” How would you say that in your own words?',
  'One way in: “I’d like to understand how this is for you, and then tell you how it is for me.” Does that sound like you?',
];
const ANY_TALK = [
  'Keep it short: what happened, how it was for you, what you would like now. Which of the three is clearest to you?',
  'Start with the one thing you most want understood, in one sentence. What is that sentence?',
  'Say it the way you would to a friend, without “always” and “never”. What would come first?',
];
/** By what the words are for: the first that fits. */
const OPENINGS: readonly (readonly [RegExp, readonly string[]])[] = [
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
    /\b(?:say no|tell (?:him|her|them|\w+) no|turn (?:it|him|her|them) down|boundar\w+|(?:not|n'?t) (?:be able to |want to )?(?:come|go|lend|help|do it) (?:any ?more|this (?:year|time)))\b/i,
    [
      'Short is kindest: “I can’t do that. What I can do is …” And if they push: “I know. It’s still no.” What is the part you can offer, if any?',
      '“Thanks for asking, I won’t be able to.” It needs no reason. How does that sound in your mouth?',
    ],
  ],
  [
    /\b(?:confess|own up|come clean|come out|i(?:'ve| have|'m| am)? (?:been )?(?:hid(?:e|den|ing)?|lied|lying|keeping)|never told|haven'?t told|the truth about me|i(?:'m| am) pregnan\w+|lost (?:my|the) job|i (?:have )?relaps\w+|i(?:'ve| have)? (?:been )?dr[aiu]nk(?:ing)?)\b/i,
    [
      'You could say: “There’s something I’ve been keeping to myself, and I’d like to tell you. It isn’t easy, so please let me finish.” Then the plain fact in one sentence. What would that sentence be?',
      'Start small: “I haven’t been honest about something, and I want to be now.” What comes right after it?',
    ],
  ],
  [
    /\b(?:(?:goes|went|go|gone) (?:quiet|silent)|silen\w+|ignor\w+|not (?:answer|speak|talk)\w*|(?:get|getting|got) (?:back )?in touch|reach out|haven'?t (?:spoken|talked)|stopped (?:calling|ringing|texting))\b/i,
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
const WHOLE = [
  'That has both halves in it, how it is for you and what you want, and it blames nobody. I would leave it as it stands.',
  'It is short, it is yours, and it leaves {p} room to answer.',
];
const HALF = [
  'That is honest and short, and one can hear you in it.',
  'Good bones. It says one true thing and stops.',
];
const PLAIN = [
  'That opens the door without pushing anyone through it.',
  'Plain, and easy to answer.',
];
const WHEN = ['Would you rather write it or say it aloud?', 'Where would be a good place for it?'];
const ADD = [
  'Is there a word in it about how it is for you, or would you rather leave that out?',
  'What would you like to hear back?',
];
