/** "What do I say to her?": three parts to a sentence, and a word on the draft they come back with. */
import { FEMALE, MALE } from '../naming.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';

/** How many turns after the question a line in quotation marks is taken for their draft. */
const LASTS = 4;

export function wording(turn: Turn): Move | null {
  turn.state.facts.wording = String(turn.state.turn);
  const p = meantBy(turn) ?? onlyPerson(turn);
  const text = turn.words.pick(WORDS, slotsOf(turn, { p }), { inOrder: true });
  return text === null ? null : { text, shape: 'A', pending: { kind: 'ask' } };
}

/** What they would say, written out: what is good in it by its parts, and when it will be said. */
export function drafted(turn: Turn): Move | null {
  const asked = Number(turn.state.facts.wording ?? Number.NaN);
  const letter =
    /^["“]?dear (?!(?:me|oh|lord|god|dear|all|sir|madam)\b)\p{L}+(?: \p{L}+)?[,.:!]? \S+ \S/iu.test(
      turn.reading.text,
    );
  if (!letter && !(turn.state.turn - asked <= LASTS)) return null;
  const draft = /["“]([^"”]{12,240})["”]/.exec(turn.reading.text)?.[1];
  const begun =
    /^(?:ok(?:ay)?,? |so,? |and,? |then,? )*(?:something like|maybe like|like|i(?:'d| would| could) (?:just )?say|how about|what about)\b/i;
  if (
    !letter &&
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

const WORDS = [
  'Three short parts usually carry such a thing: what happened, what it did to you, what you would like now. An opening for {p} could be: “I want to tell you something, and I am not after a row.” What would come second?',
  'Three short parts usually carry such a thing: what happened, what it did to you, what you would like now. It could begin: “I want to tell you something, and I am not after a row.” What would come second?',
  'Begin with the plainest true line you have, for instance “I have been putting this off.” Then one thing only that the other should know. What is that one thing?',
  'Short beats complete: one fact, one feeling, one wish, and then stop talking. Start from the end: what is the wish?',
  'Say it as you would write it on a card, without “always” and “never”. Which line would be on it?',
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
