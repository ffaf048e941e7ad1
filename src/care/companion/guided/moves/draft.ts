/** The draft they come back with: what is good in it by its parts, and an answer to what they ask of it. */
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { meantBy, onlyPerson } from './wording.ts';

/** How many turns after the question a line in quotation marks is taken for their draft. */
const LASTS = 4;

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
  const draft = draftIn(turn.reading.text);
  const begun =
    /^(?:ok(?:ay)?,? |so,? |and,? |then,? )*(?:something like|maybe like|like|i(?:'d| would| could) (?:just )?say|how about|what about)\b/i;
  if (
    !letter &&
    !judged &&
    draft === undefined &&
    !(begun.test(turn.reading.text) && turn.reading.words.length >= 6) &&
    !(LIKE_THAT.test(turn.reading.text) && turn.reading.words.length >= 8)
  )
    return null;
  const said = draft ?? turn.reading.text;
  const parts = [FEELS, WANTS].filter((part) => part.test(said)).length;
  const answered = judgedSo(turn);
  const lead = turn.words.pick(parts === 2 ? WHOLE : parts === 1 ? HALF : PLAIN, slots(turn), {
    inOrder: true,
  });
  const next = turn.quiet
    ? null
    : turn.words.pick(parts === 0 ? ADD : WHEN, slots(turn), { inOrder: true });
  const text = [answered, lead, next].filter(Boolean).join(' ');
  return text === '' ? null : { text, shape: 'A', pending: { kind: 'ask' } };
}

/** "Something like that" at the end of it. */
const LIKE_THAT = /\b(?:something|words|along the lines) (?:like|of) (?:that|this)[.! ]*$/i;

/** The last thing in quotation marks that they would say; what they never would is left out. */
function draftIn(text: string): string | undefined {
  return [...text.matchAll(/([^"“”]*)["“]([^"”]{12,240})["”]/g)].findLast(
    ([, before = '', said = '']) => !TURNED_DOWN.test(before) && said.split(/\s+/).length >= 4,
  )?.[2];
}
const TURNED_DOWN =
  /\b(?:never|not|n'?t|wouldn'?t|won'?t|can'?t) (?:ever |actually |just )?(?:say|use|write|put|go with|said)\b[^.]*$|\bif i (?:say|said)\b[^.]*$|\b(?:he|she|they) (?:says?|said|asked|told|wrote|texted)\b[^.]*$|\b(?:got|has|have|with|without) $/i;

/** "Is that pathetic?", about the draft: answered before anything is said of it. */
function judgedSo(turn: Turn): string | null {
  const word =
    /\b(?:is|was|isn'?t|does) (?:that|it|this)(?: sound| too| just| a bit| really)* (\w+)(?: or \w+)*(?:\?|[.! ]*$)/i.exec(
      turn.reading.text,
    )?.[1];
  const bad = word !== undefined && BAD.test(word);
  return bad ? turn.words.pick(NOT_BAD, { h: word.toLowerCase() }, { inOrder: true }) : null;
}
const BAD =
  /^(?:pathetic|weak|stupid|silly|needy|childish|soft|harsh|mean|cold|cheesy|desperate|cringe|selfish|rude|dramatic|much)$/i;
const NOT_BAD = [
  'No. Saying the plain thing is not {h}, it is the harder way.',
  'It does not read as {h} to me.',
];

const slots = (turn: Turn) =>
  slotsOf(turn, {
    p: meantBy(turn) ?? onlyPerson(turn) ?? 'the other person',
  });

const FEELS =
  /\b(?:i(?:'m| am| feel| felt| was|'ve been)|it) (?:\w+ )?(?:angry|sad|hurt\w*|lonely|worried|scared|upset|tired|miss|ashamed|sorry|nervous|left out|confused|hard|embarrass\w+|disappointed)|\bi(?:'m| am|'ve been) not (?:fine|ok(?:ay)?|all right|alright|happy|good)\b|\bi miss\b|\bi love\b/i;
const WANTS =
  /\b(?:i(?:'d| would) (?:like|love|want)|i (?:do not |don'?t )?(?:want|need|miss|hope|wish)|can (?:we|you)|could (?:we|you)|will you|would you|please|let'?s|what are you)\b/i;

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
