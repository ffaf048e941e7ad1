/** Someone under age and the grown-ups: whom they name, whom they rule out, and whether they may tell. */
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { bulliedMove } from './bullied.ts';
import { passedOn } from './passed-on.ts';

const KIN =
  'stepmum|stepmom|stepdad|stepmother|stepfather|mummy|mum|mom|mam|mother|daddy|dad|father|parents|nan|nana|gran|grandma|granny|grandad|grandpa|auntie|aunt|uncle|big sister|big brother|sister|brother';
const JOBS =
  'form tutor|head of year|school nurse|nurse|teacher|tutor|head|counsell?or|coach|doctor|neighbou?r|(?:mrs?|miss|ms)\\.? [a-z]{2,14}';
const ADULT = new RegExp(`\\b(?:(?:my|the|our|a) )?(${KIN}|${JOBS})\\b`, 'gi');
/** "Not my dad", "anyone but him", "my dad can't know", "my mum? no, she'd …". */
const REFUSED = new RegExp(
  `\\b(?:not|never|no way|can'?t (?:tell|ask|talk to)|cannot (?:tell|ask)|won'?t (?:tell|ask)|don'?t (?:want to |wanna )?(?:tell|ask|involve)|(?:any ?one|any ?body) (?:but|except)|except|without(?: telling)?|instead of|rather than) (?:my |the |our )?(${KIN}|${JOBS})\\b|\\b(?:my |the |our )?(${KIN}|${JOBS}) (?:can'?t|cannot|must ?n'?t|must not|mustnt|isn'?t allowed to) (?:ever )?(?:know|find out|hear|see)\\b|\\b(?:my |the |our )?(${KIN}|${JOBS})\\? (?:(?:god|lol|hell|um|er) )?(?:no|nah|nope|never)\\b`,
  'gi',
);
/** An adult who joins in is none to be told. */
const JOINS_IN = new RegExp(
  `\\b(${JOBS}) (?:just |also |even )?(?:laugh\\w*|joins? in|joined in|does nothing|did nothing|watch(?:es|ed)|lets them|saw it and)\\b`,
  'gi',
);
const MAY_TELL = new RegExp(
  `\\b(?:could|can|should|shall|may|what if|maybe) i (?:just |maybe |even |still )*(?:tell|told|talk to|speak to|ask|show|text|message|say (?:it|something) to) (?:only |just )?(?:my |the |our )?(${KIN}|${JOBS})\\b|\\bi (?:could|might|can|will|'ll|want to) (?:just |maybe )*(?:tell|talk to|show) (?:my |the |our )?(${KIN}|${JOBS})\\b`,
  'i',
);
const HARD_ON_THEM =
  /\b(?:shout|yell|scream|hit|hates?|drunk|drinks|angry|kick off|(?:go|goes|went|be) (?:mad|mental|mad at|crazy|nuts|ape|spare)|flip|freak|lose it|scared of|laughs?|worse|wouldn't|won't|can't|doesn't|never)\w*\b/i;

/** Told already, or in part. */
const KNOWS =
  /\b(?:already knows?|knows (?:some|a bit|a little|part|about|bits)|i(?:'ve| have)? (?:already )?told (?:my|mrs?|miss|ms|the))\b(?<!(?:doesn'?t|don'?t|never|not) \w+ \w+)/i;
const OFFERED =
  /\b(?:there'?s|there is|maybe|i like|is (?:ok|okay|nice|kind|alright|all right|lovely)|'?s (?:ok|okay|nice|kind|alright|all right|lovely)|could be|i trust|i guess)\b/i;

const label = (word: string): string =>
  /^(?:mrs?|miss|ms)\b/i.test(word)
    ? word.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : `your ${word.toLowerCase()}`;
const refusedBy = ({ state }: Turn): string[] => state.facts.not_tell?.split('/') ?? [];
const ruledOut = (turn: Turn): string[] => [
  ...refusedBy(turn),
  ...(turn.state.facts.joined_in?.split('/') ?? []),
];

/** Keeps whom they rule out; true where this message rules somebody out. */
function noteRefused({ reading, state }: Turn): boolean {
  const text = reading.text.replaceAll('’', "'");
  const words = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((one) => (one[1] ?? one[2] ?? one[3] ?? '').toLowerCase());
  const joined = words(JOINS_IN);
  if (joined.length > 0) state.facts.joined_in = joined.join('/');
  const refused = words(REFUSED);
  if (refused.length === 0) return false;
  const before = state.facts.not_tell?.split('/') ?? [];
  state.facts.not_tell = [...new Set([...before, ...refused])].slice(-4).join('/');
  return true;
}

function adultNamed(turn: Turn): string | null {
  const out = ruledOut(turn);
  const found = [...turn.reading.text.matchAll(ADULT)]
    .map((one) => (one[1] ?? '').toLowerCase())
    .find((one) => one !== '' && !out.includes(one));
  return found === undefined ? null : label(found);
}

/** The one who is not to be told, as we may name them; the last ruled out. */
function notTold(turn: Turn): string | null {
  const last = refusedBy(turn).at(-1);
  return last === undefined ? null : label(last);
}

/** What goes before all else of somebody under age: who may be told, and what is done to them. */
export const youngMove = (turn: Turn): Move | null =>
  turn.state.minor
    ? (passedOn(turn) ?? allyFirst(turn) ?? bulliedMove(turn, notTold(turn)) ?? joinedIn(turn))
    : null;

/** The grown-up in the room laughs along. */
function joinedIn(turn: Turn): Move | null {
  const who = [...turn.reading.text.matchAll(JOINS_IN)][0]?.[1];
  if (who === undefined || turn.quiet) return null;
  const text = turn.words.pick(JOINED, slotsOf(turn, { p: label(who) }), { inOrder: true });
  return text === null ? null : { text, shape: 'RQ', pending: { kind: 'ask' } };
}
const JOINED = [
  'So the grown-up who should stop it goes along with it. That is not on you. What does {p} do when they start?',
];

/** Whether one may be told and not the other, and who is ruled out: answered before all else. */
function allyFirst(turn: Turn): Move | null {
  const { state, reading, words } = turn;
  if (!state.minor || reading.language !== 'en') return null;
  const refuses = noteRefused(turn);
  if (turn.quiet) return null;
  const asked = MAY_TELL.exec(reading.text);
  const whom = (asked?.[1] ?? asked?.[2])?.toLowerCase();
  const not = notTold(turn);
  if (whom !== undefined && !ruledOut(turn).includes(whom)) {
    state.facts.adult = 'named';
    const text = words.pick(not === null ? MAY : MAY_NOT, slotsOf(turn, { p: label(whom), not }), {
      inOrder: true,
    });
    if (text !== null) return { text, shape: 'A', pending: { kind: 'ask' } };
  }
  const open = state.pending?.kind === 'age' || state.facts.adult === 'open';
  if (!refuses || !open || reading.words.length > 16) return null;
  const p = adultNamed(turn);
  const again = state.facts.adult === 'open';
  state.facts.adult = 'open';
  const bank = p !== null ? OTHER : again ? NOT_AGAIN : NOT;
  const text = words.pick(bank, slotsOf(turn, { p, not }), { inOrder: true });
  return text === null ? null : { text, shape: 'M', pending: { kind: again ? 'ask' : 'age' } };
}

/** Whom they name when asked, or later, while the question is still open. */
export function allyNamed(turn: Turn): Move | null {
  const { reading, state, words } = turn;
  if (!state.minor || turn.quiet) return null;
  const asked = state.pending?.kind === 'age';
  const text = reading.text;
  const p = adultNamed(turn) ?? (asked ? otherNamed(turn) : null);
  if (p !== null && KNOWS.test(text) && state.facts.adult !== 'named') {
    state.facts.adult = 'named';
    const line = words.pick(KNOWN, slotsOf(turn, { p }), { inOrder: true });
    if (line !== null) return { text: line, shape: 'M', pending: { kind: 'ask' } };
  }
  const none = /\b(?:no ?one|nobody|none|don'?t have|haven'?t got)\b/i.test(text);
  // "My mom reads all my texts" tells of her, and offers nobody.
  if (asked && !none && reading.words.length > 3 && AGAINST_THEM.test(text)) return null;
  if (asked && reading.words.length <= 12) {
    const bank = p !== null && !none ? NAMED : none || reading.acts.has('no') ? NONE : null;
    const line = bank && words.pick(bank, slotsOf(turn, { p }), { inOrder: true });
    if (line === null) return null;
    state.facts.adult = bank === NAMED ? 'named' : 'open';
    return { text: line, shape: 'M', pending: { kind: 'ask' } };
  }
  if (p === null) return null;
  // "There's Miss Brook, she's all right" offers a name, whatever was asked last.
  const offers = !p.startsWith('your ') && OFFERED.test(text) && state.facts.adult !== 'named';
  if (!offers && (state.facts.adult !== 'open' || !/\bmy\b/i.test(text))) return null;
  const theirs =
    text
      .split(/[.!?,;]|\bbut\b|\band\b/i)
      .find((one) => one.toLowerCase().includes(p.replace(/^your /, '').toLowerCase())) ?? '';
  if (HARD_ON_THEM.test(theirs.replaceAll('’', "'"))) return null;
  state.facts.adult = 'named';
  const line = words.pick(COULD_BE, slotsOf(turn, { p, not: notTold(turn) }), { inOrder: true });
  return line === null ? null : { text: line, shape: 'RQ', pending: { kind: 'age' } };
}

const AGAINST_THEM =
  /\b(?:reads?|took|takes|shouts?|yells?|screams?|hits?|hates?|checks?|grounded|grounds|won'?t|doesn'?t|never|always|banned|says no|left|drinks?|fights?|argues?)\b/i;

/** Someone with a name of their own, where no adult of a known kind is named or ruled out. */
function otherNamed(turn: Turn): string | null {
  const out = ruledOut(turn);
  const found = turn.reading.people.find((one) => !out.some((word) => one.label.endsWith(word)));
  return found?.label ?? null;
}

const MAY = [
  'Yes, you can tell {p}. You could start with: “Something has been happening, and I need you to hear all of it first.” When do you see {p} next?',
  'Yes. {p} can know, and you can show instead of say, if that is easier. When would be a moment?',
];
const MAY_NOT = [
  'Yes. You can tell {p}, and ask {p} to leave {not} out of it for now. You could start with: “Something has been happening. Please hear all of it before you do anything.” When do you see {p} next?',
  'Yes, {p} and not {not}. Say that part first: who is not to know yet, and why. When would be a moment?',
];
const NOT = [
  'Not {not}, then; we leave it at that. Is there another grown-up who feels safe: somebody else at home, a teacher, the school nurse?',
  'All right, not {not}. Which other grown-up would take it seriously?',
];
const NOT_AGAIN = [
  'Not {not}. I had that wrong if I sounded otherwise. What would happen if {not} knew?',
  'I hear it: not {not}. Are you safe at home, the way things are?',
];
const OTHER = ['Not {not}, then, but {p}. When do you see {p} next?'];
const COULD_BE = [
  'I heard one grown-up in that: {p}. Would {p} be somebody you could tell?',
  'Could {p} be the one to know?',
];
const KNOWN = ['So {p} knows a part of it already, and that is good. What does {p} not know yet?'];
const NAMED = [
  'Then it could be {p}. What would {p} need to know first?',
  '{p} could be the one to tell, then. When do you see {p} next?',
];
const NONE = [
  'Then somebody whose job it is: a school nurse, a teacher, or the line I named. Which would be easiest?',
  'Nobody comes to mind, and that is lonely. We can come back to it. What has happened today?',
];
