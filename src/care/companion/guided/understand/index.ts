/** Reads one message: what it does, what it is about, and which of its words to give back. */
import type { TherapistId } from '#care/contract.ts';
import { type Happening, happeningsIn } from '../frames/events.ts';
import { framesIn } from '../frames/index.ts';
import type { Frame } from '../frames/types.ts';
import { type Act, actsIn } from './acts.ts';
import { plainlyAsked } from './courtesy.ts';
import { type Family, type Feeling, feelingsIn } from './feelings.ts';
import { type Asked, askedIn } from './indirect.ts';
import { isComic, type Joking, jokingIn } from './joking.ts';
import { type Language, languageOf } from './language.ts';
import { isPast, mirror, mirrorFragment, subjectAfter, subjectOf } from './mirror.ts';
import { type Names, namesIn, withNames } from './names.ts';
import { changeTalkIn, trapsIn } from './patterns.ts';
import { type Mention, peopleIn, pronounIn } from './people.ts';
import { ageIn, timeIn } from './quantities.ts';
import {
  type QuestionKind,
  questionIn,
  questionsIn,
  withoutEchoed,
  withoutLament,
} from './questions.ts';
import { type Quote, quotesIn, tellingness } from './quotes.ts';
import { apart } from './run-ons.ts';
import { type Clause, capital, clausesOf, LEADS_ON, mended, tidy, wordsOf } from './text.ts';

export interface Mirrored {
  readonly text: string;
  /** What it was made of. */
  readonly clause: Clause;
  readonly weight: number;
  /** Whose doing, by its own subject or the last one before it. */
  readonly subject: 'self' | 'other' | null;
  readonly past: boolean;
  /** It begins with a "but": the point of the message is usually here. */
  readonly turns: boolean;
  /** Which piece of the message it was, and in which sentence. */
  readonly place: number;
  readonly sentence: number;
  /** The words that tie it to what stood before it, or ''. */
  readonly opening: string;
}

export interface Reading {
  readonly text: string;
  readonly words: readonly string[];
  readonly size: 'none' | 'word' | 'short' | 'middle' | 'long' | 'wall';
  readonly acts: ReadonlySet<Act>;
  readonly question: QuestionKind | null;
  /** Another one beside it, as it was written. */
  readonly also: { readonly kind: QuestionKind; readonly sentence: string } | null;
  /** The question as a clause, where it can be spoken of. */
  readonly asked: Asked | null;
  readonly language: Language;
  readonly feelings: readonly Feeling[];
  readonly frames: readonly Frame[];
  readonly people: readonly Mention[];
  readonly pronoun: 'she' | 'he' | null;
  /** The clauses a thinking trap was found in. */
  readonly traps: readonly string[];
  /** Words to quote for a trap, and for talk of change: from the clause it was found in. */
  readonly trapQuote: string | null;
  readonly talk: 'change' | 'sustain' | null;
  readonly quotes: readonly Quote[];
  /** Clauses said back in the second person, in the order written. */
  readonly mirrors: readonly Mirrored[];
  /** A short answer said back, where it is no clause. */
  readonly fragment: string | null;
  readonly clauses: readonly Clause[];
  readonly happenings: readonly Happening[];
  readonly joking: Joking;
  readonly time: string | null;
  readonly age: number | null;
  /** Typing of someone who has drunk or used, or who says so of this moment; never what is told of another. */
  readonly intoxicated: boolean;
  /** Something terrible is told, of this person or one they love. */
  readonly weighty: boolean;
  /** Strong feeling now: answer shorter. */
  readonly flooded: boolean;
}

const DRUNK =
  /\b(?:i'?m (?:so |very |really |pretty |a bit |kinda )?(?:dr?unk|wasted|hammered|plastered|pissed up|tipsy|high|stoned|off my face|smashed)|(?<!\b(?:s|is|was|are|were|be|been|came|comes|come|home|up|he|she|they|them|him|mum|mom|dad|got|gets|get|getting) )(?:drunk|wasted|hammered) (?:rn|right now|again|af)|im druk|(?:im|i'm) (?:so |a bit )?(?:ham+er+ed+|dr[ui]n?k+|pis+ed+|wasted+|plasterd)|drnk|drukn|druk)\b/i;
/** Told of this evening, not of another. */
const HAD_SOME =
  /^(?:[\w' ]{0,20}[.,!?] ?)?(?:i'?ve |i )?had a (?:few|couple)(?: too many| drinks)?(?=[.,!]|$| tonight| already)|(?<=[.,!] |\b(?:and|but|me|sorry|coz|cos) )i'?ve had a (?:few|couple)(?: too many| drinks)?(?=[.,!]|$| tonight| already)|(?:\bi(?:'?ve| have) (?:just )?had|^(?:i )?(?:just |only )?had) (?:(?:a|afew|some|quite|loads|bit|too|much|many|few|lot|lots|of|the|like|about|bottle|bottles|glass|glasses|two|three|four|five|six|seven|eight|\d{1,2}) ){0,5}(?:w[io]+n+e+s?|be+rs?|drinks|vodkas?|gins?|whisk(?:e)?y|pints|cocktails|cans|ciders?|prosecco|rum|shots)\b(?!.*\b(?:last|yesterday|before|ago|never|when|back then|(?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:lunch|christmas|the wedding))\b)|\b(?:on|into) (?:my|me|the) (?:\d+(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|next|last) (?:wine|beer|drink|vodka|gin|whisky|whiskey|pint|can|bottle|glass|cider|rum)\b/i;
/** In the middle of a message only where it speaks of this very hour. */
const TONIGHT = /\b(?:tonight|right now|(?:1[0-2]|\d) ?(?:am|pm)|can't sleep|still up|awake)\b/i;
const WEIGHTY =
  /\b(?:found (?:him|her|them|my \w+)\b(?! (?:a|on|in|new|out|job|someone|some))|to death|(?:killed|hanged|hung|shot) (?:him|her|them)self|took (?:his|her|their) own life|died by suicide|(?:my|our|her|his|their) (?!(?:\w+ )?(?:phone|mobile|battery|laptop|tablet|car|van|engine|boiler|fridge|telly|tv|wifi|internet|computer|mic|headphones|plants?|ferns?|basil|tree|roses?|connection|signal)\b)\w+(?: \w+)? (?:just )?(?:died|passed away)(?: (?:yesterday|today|last \w+|this \w+|on \w+|in \w+))?|it'?s (?:ms|cancer|als|parkinson'?s|leuka?emia|multiple sclerosis|motor neurone)\b|stillborn|miscarr\w+|lost (?:the|my|our|a) (?:baby|twins|pregnancy)\b|was (?:raped|assaulted|molested|abused|murdered|attacked)|(?:was|got|been) (?:jumped|mugged|stabbed|beaten up|attacked|raped|assaulted)(?! on (?:twitter|facebook|social|the comments))\b|(?:my|our) (?:lad|boy|girl|son|daughter|kid|baby|husband|wife|mum|mam|mom|dad|brother|sister)(?:'s|s| is) dead\b|used to (?:hit|beat|hurt|touch) (?:me|us)|(?:it'?s|is|was|he'?s|she'?s|now|gone|went) terminal\b|terminal (?:cancer|illness|diagnosis|ill)|terminally|(?:has|have|got) (?:\w+ )?cancer|months to live|watched (?:him|her|them) die|(?:the|a|an|one of (?:my|our|the)|another) (?:\w+ )?(?:patient|client|resident|student|pupil|colleague|neighbou?r|child|kid|baby|boy|girl|man|woman|lad|passenger|driver|guy)(?: (?:in|from|on|of) [\w ]{1,20}?)? (?:just |has |have )?(?:died|didn'?t make it|passed away|killed (?:him|her|them)self)|(?:he|she|they) (?:didn'?t|did not) make it\b(?! (?:to|on time|home|back|in time|there|out|through|up|down|past|into|as)\b)|worked on (?:him|her|them|it) for (?:\w+ )?(?:minutes|an hour|hours)|(?:couldn'?t|could not) (?:save|bring back|revive) (?:him|her|them)|(?:he|she|they) (?:was|were) found (?:dead|hanging|(?:in|the next|on|by|at|two|three) \w+))\b/i;
const FLOOD =
  /\b(?:can'?t (?:breathe|stop (?:crying|shaking)|do this|take (?:it|this))|please help\b|^(?:please )?help me$|right now i(?:'m| am)|losing it|falling apart|i'?m (?:shaking|panicking|sobbing))\b/i;

/** Of what is felt most strongly, this leaves no room for anything else; loneliness does. */
const FLOODING = new Set<Family>(['anxious', 'scared', 'overwhelmed']);

export function understand(message: string, therapist: TherapistId): Reading {
  const text = plainlyAsked(tidy(message)).replace(EXCLAIMED, '').replace(HEDGE, '');
  const words = wordsOf(text);
  const clauses = clausesOf(text);
  const plain = mended(text);
  // "Mirrors mostly. And what's on the slip roads" goes on with a row, and asks nothing.
  const goesOn =
    !plain.includes('?') && /[.!,] (?:and|or) (?:what|who|how|where|when|which)\b/i.test(plain);
  const put = withoutLament(withoutEchoed(apart(plain)));
  const asked = goesOn ? null : askedIn(put);
  const several = questionsIn(put);
  const question =
    several[0]?.kind ??
    questionIn(put) ??
    (asked === null || asked.kind === 'suppose' ? null : 'open');
  const feelings = feelingsIn(clauses.filter(({ text: said }) => !SEEN_BY_OTHERS.test(said)));
  const traps = trapsIn(clauses);
  const people = peopleIn(plain, therapist);
  const shouting = text.length > 12 && text === text.toUpperCase() && /[A-Z]{4}/.test(text);
  return {
    text,
    words,
    size: sizeOf(words.length),
    acts: actsIn(text),
    question,
    also: several.slice(1).find((one) => one.kind !== question) ?? null,
    asked,
    language: languageOf(text),
    feelings,
    frames: framesIn(plain.replace(SIMILE, '')),
    people,
    pronoun: pronounIn(clauses),
    traps,
    trapQuote: quoteFrom(traps[0]),
    talk: changeTalkIn(plain),
    quotes: quotesIn(clauses, feelings),
    mirrors: mirrorsIn(clauses, feelings, namesIn(plain, people)),
    fragment: fragmentOf(clauses, words.length),
    clauses,
    happenings: happeningsIn(clauses),
    joking: jokingIn(text),
    time: timeIn(plain),
    age: ageIn(plain),
    intoxicated:
      DRUNK.test(text) ||
      HAD_SOME.test(text) ||
      (TONIGHT.test(plain) &&
        clauses.some((one) => one.text.split(/\band /i).some((part) => HAD_SOME.test(part)))) ||
      /^dr?unk\W*$/i.test(text) ||
      looksSlurred(words),
    weighty: WEIGHTY.test(plain),
    flooded:
      FLOOD.test(plain) ||
      shouting ||
      (feelings.some(({ strength, family }) => strength === 3 && FLOODING.has(family)) &&
        words.length < 12 &&
        /\b(?:i'?m|i am|i feel|right now|so)\b/i.test(plain)),
  };
}

/** "He might think I'm angry": what somebody else takes them for. */
const SEEN_BY_OTHERS =
  /\b(?:thinks?|thought|says?|said|reckons?|assumes?|believes?) (?:that )?(?:I'm|I am|I was) (?:being )?(?:so |really |still )?(?:angry|mad|cross|annoyed|upset|jealous|happy|fine|ok|okay)\b/i;

/** Said in surprise; it is about nothing. */
const EXCLAIMED = /\b(?:good grief|good lord|oh my god|bloody hell|for god'?s sake)\b[,!. ]*/gi;

/** What something is like is no situation of theirs: "as if I were the bailiff". */
const SIMILE =
  /\b(?:like|as if|as though) (?:i'?m|i was|i were|i am|he'?s|she'?s|they'?re|it'?s|a|an|the|some)\b[^.,!?;]*/gi;

/** "It's his birthday on Thursday": what lies ahead is the news of a message. */
export const DAY_AHEAD =
  /\b(?:birthday|anniversary|funeral|wedding|hearing|interview|scan|operation|exam|results?|christmas|court|viewing|appointment|first day|moves? (?:in|out))\b/i;
/** What is granted before a "but" is not the point. */
const CONCEDED =
  /^(?:i know|i suppose|i guess|obviously|of course|fair enough|to be fair|everyone says|they say|people say|some people)\b/i;

/** @param place from 0 to 1: the point of a message stands at its end */
function weightOf(clause: Clause, feelings: readonly Feeling[], place: number): number {
  const { text } = clause;
  const aside = AGES.test(text) ? 3 : STATES.test(text) ? 1.2 : THING.test(text) ? 1 : 0;
  const news = WEIGHTY.test(text) ? 4 : happeningsIn([clause]).length > 0 ? 1 : 0;
  const day = DAY_AHEAD.test(text) ? 2 : 0;
  const given = CONCEDED.test(text) ? 2 : 0;
  return tellingness(text, feelings) - aside - given + news + day + place;
}

/** Told apart by what they hold: feelings, persons, strong words; later ones count more. */
function mirrorsIn(
  clauses: readonly Clause[],
  feelings: readonly Feeling[],
  names: Names,
): Reading['mirrors'] {
  let subject: 'self' | 'other' | null = null;
  const pieces = clauses
    .filter(meant)
    .flatMap((one) => unstopped(named(one, names)).flatMap(coordinates));
  const whole = clauses.map(({ text }) => text).join(', ');
  const dreamt = pieces.findIndex(
    ({ clause: { text } }) =>
      IN_A_DREAM.test(text) || (BACK_THERE.test(text) && DREAMT.test(whole)),
  );
  return pieces.flatMap(({ clause, tied }, at) => {
    // "He left. Just went quiet": without a subject of its own, a clause belongs to the last one.
    const said =
      NOT_KNOWING.test(clause.text) ||
      supposed(pieces, at) ||
      (SAT_THERE.test(clause.text) && OF_ANOTHER.test(pieces[at - 1]?.clause.text ?? '')) ||
      EXCEPT.test(pieces[at + 1]?.clause.text ?? '');
    const told = said ? null : mirror(clause, subject !== 'other', names);
    // "… and thought, I am lonely here": given back as the thought it was.
    const text =
      told !== null && THOUGHT.test(pieces[at - 1]?.clause.text ?? '') && /^I\b/.test(clause.text)
        ? `you thought “${clause.text}”`
        : told;
    subject = subjectOf(clause, names) ?? subject;
    const own = subject;
    subject = subjectAfter(clause, subject, names);
    if (
      text === null ||
      isComic(text) ||
      isComic(clause.text) ||
      [FINE, THREAT, INSULT, ACCUSED, JUDGED].some((one) => one.test(text))
    )
      return [];
    // What happens in a dream is not so.
    if (dreamt !== -1 && at >= dreamt) return [];
    // "It had stopped, and then …": what came after it is the news.
    const before = AND_THEN.test(whole) && HAD.test(clause.text) ? 2 : 0;
    const weight = weightOf(clause, feelings, (at + 1) / pieces.length) - before;
    const turns = /^(?:but|yet|still,|although|though)\b/i.test(clause.text);
    return [
      {
        // A bad dream is named; what is in it is theirs.
        text: text.replace(IN_THE_DREAM, ''),
        clause,
        weight: weight + (turns ? 1.5 : 0),
        subject: own,
        past: isPast(clause.words),
        turns,
        place: at,
        sentence: clause.sentence ?? 0,
        opening: tied ?? OPENING.exec(clause.text)?.[0].toLowerCase() ?? '',
      },
    ];
  });
}

/** "I was jealous of him, sat there in his chair": it is he who sits. */
const SAT_THERE = /^(?:just )?(?:sat|stood|laid|lay|left|stuck)\b/i;
const OF_ANOTHER = /\b(?:him|her|them|my \w+)$/i;

const BACK_THERE =
  /\b(?:i'?m|i am|i was) (?:right |suddenly |always )?back (?:on|in|at|there|under|inside|by)\b/i;
const DREAMT = new RegExp(
  `\\b(?:dream\\w*|nightmares?|wak(?:e|es|ing)|woke|asleep)\\b.*${BACK_THERE.source}`,
  'i',
);
const IN_THE_DREAM = /(?<=\b(?:nightmares?|bad dreams?)) (?:where|about|of|that|in which)\b.*$/i;
const IN_A_DREAM = /\bin (?:the|my|this|that) (?:\w+ )?(?:dreams?|nightmares?)\b/i;
const AND_THEN = /\b(?:and|but|so) then\b|\buntil\b/i;
const HAD = /^(?:and |but |so )*\w+(?: \w+)?(?: had|'d) (?:\w+ )?\w+(?:ed|en|ne)\b/i;

/** "But we got a mug, so.": a poor comfort, held up in bitterness. */
const meant = ({ text }: Clause, at: number, all: readonly Clause[]): boolean =>
  !(/^but\b/i.test(text) && /^so(?: (?:yeah|yes|great))?$/i.test(all[at + 1]?.text ?? ''));

/** "If Dan finds them, he's gone", "or she's with him": what hangs on an "if" or an "or" is no fact. */
function supposed(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[at - 1]?.clause.text ?? '';
  const here = pieces[at]?.clause.text ?? '';
  if (OR_ELSE.test(here) || OR_ELSE.test(pieces[at + 1]?.clause.text ?? '')) return true;
  if (/ or (?:he|she|they|it)(?:'\w+| \w+) \S/i.test(here)) return true;
  return IF.test(here) || (IF.test(before) && !BUT.test(here));
}

/** "I've told nobody | except my cousin": without the rest it is not true. */
const EXCEPT = /^(?:except|unless|apart from|other than|but not)\b/i;
const IF = /^(?:(?:and|but|so|because|like|cos) )*(?:if|unless|in case|suppose|what if|imagine)\b/i;
const OR_ELSE =
  /^or (?:else )?(?:maybe |perhaps |probably |just )?(?:i|he|she|they|we|it|that|there|\p{Lu}\p{Ll}+)(?:'\w+)? \S/u;
const BUT = /^(?:but|yet|though|although)\b/i;

const STATES = /^(?:it|that|there)(?:'s| is| was)\b/i;
/** "It has a tree on it": how a thing looks is seldom the point. */
const THING = /^(?:it|that|this) (?:has|had|comes?|came|says|costs?)\b/i;
/** "They're 6 and 9", "I'm 41": worth knowing, and nothing to be given back. */
const AGES =
  /^(?:they'?re|he'?s|she'?s|i'?m|it'?s|we'?re|they are|he is|she is|i am) (?:only |just |now )?(?:\d|two|three|four|five|six|seven|eight|nine|ten)\b/i;

interface Piece {
  readonly clause: Clause;
  /** The words that were cut off where one sentence was made two. */
  readonly tied: string | null;
}

/** "Eleven people came in and nobody explained anything": two things told, of which one is given back. */
function coordinates(clause: Clause): Piece[] {
  const parts = clause.text.split(AND_SOMEBODY);
  if (clause.words.length < 9 || parts.some((one) => one.split(' ').length < 3))
    return [{ clause, tied: null }];
  const ties = [...clause.text.matchAll(new RegExp(AND_SOMEBODY, 'gi'))];
  return parts.map((text, at) => ({
    clause: { ...clause, text, words: wordsOf(text) },
    tied: at === 0 ? null : (ties[at - 1]?.[0].trim().toLowerCase() ?? null),
  }));
}

/** "She's not even angry she ironed my shirt": the same one begins again, without a stop between. */
function unstopped(clause: Clause): Clause[] {
  const who = /^(?:(?:and|but|so|because) )?(he|she|they)(?:'\w+)? /i.exec(clause.text)?.[1];
  if (who === undefined) return [clause];
  const again = new RegExp(
    `(?<!\\b(?:the|a|an|my|his|her|their|this|that|every|all) \\S+)(?<=[a-z]{3,}) (?=${who}(?:'\\w+)? \\S+ \\S+)`,
    'gi',
  );
  const parts = clause.text.split(again);
  const sure = parts.slice(0, -1).every((one) => !LEADS_ON.test(one.split(' ').at(-1) ?? ''));
  return sure ? parts.map((text) => ({ ...clause, text, words: wordsOf(text) })) : [clause];
}

const named = (clause: Clause, names: Names): Clause => ({
  ...clause,
  text: withNames(clause.text, names),
});

const OPENING = /^(?:(?:and|but|so|because|cos|then|yet|though|although|now)\b ?)+(?<! )/i;
const AND_SOMEBODY =
  /\s+and (?:then |so |now |suddenly )?(?=(?:(?:last|this) \w+ |yesterday |on \w+day )?(?:i|i'm|i've|i'd|he|he's|he'd|she|she's|she'd|they|they're|they've|we|we've|we're|it|it's|there's|there was|nobody|no one|everybody|everyone|somebody|someone|people) )/i;

/** Names they give somebody absent stay theirs. */
const INSULT =
  /\b(?:is|are|was|were|'s|'re|such|a|an|the|total|complete) (?:\w+ )?(?:plank|muppet|numpty|pillock|prat|wally|fool|knob|idiots?|twats?|pricks?|dicks?|dickhead|bastards?|arses?|arsehole|asshole|wankers?|cow|morons?|tossers?|pig|bully|psycho|narcissist|snake|rat|witch|monster|creep|liar|joke|nightmare)\b/i;
/** What people say they will do when they have had enough: no forecast to be repeated. */
const THREAT =
  /\byou(?:'ll| will|'re gonna|'re going to|'re about to| could| might)\b.{0,16}\b(?:lose (?:your|the)|go (?:mad|insane|crazy|mental|spare|ballistic)|explode|scream|snap|combust|burst|flip)\b/i;
/** What they charge themselves with is theirs to say: in our mouth it would be a verdict. */
const ACCUSED =
  /\byou (?:\w+ )?(?:let|left) (?:him|her|them|it|everyone|everybody|your \w+) (?:die|down|alone|go)\b|\byou (?:\w+ )?(?:abandoned|failed|betrayed|destroyed|killed|wasted|ruined|threw|cheated on|lied to)\b|\bbecause of you\b|\byou (?:could|should|would)(?:'ve| have| of) (?:saved|answered|picked|been there|stopped|known|helped)\b|\byou(?:'re| are) (?:\w+ )?to blame\b|\byou (?:never|didn't|did not|couldn't even) (?:\w+ ){1,6}(?:for|to) (?:him|her|them)$/i;
/** What others call them is not ours to say over. */
const JUDGED =
  /\b(?:thinks?|thought|says?|said|reckons?|told you|tells you|calls? you|acts? (?:like|as if)) (?:that )?(?:you(?:'re| are| were) )?(?:being |just |so |too |a bit |all |only )*(?:ridiculous|hysterical|dramatic|pathetic|childish|a baby|silly|stupid|crazy|weak|soft|lazy|selfish|attention|over the top|putting it on)\b/i;
const THOUGHT = /\b(?:thought|thinking)$/i;
/** Said at the door; as an echo it would be a verdict. */
const FINE =
  /^you(?:'ll| will) take (?:that|it|this) (?:as|for)\b|^you(?:'re| are) (?:al+ ?right|ok(?:ay)?|fine) \w+(?: \w+)?$|^(?:you're|you are|it's|it is) (?:all )?(?:fine|ok(?:ay)?|good|al+ ?right|grand)$/i;

/** The one piece of a short answer that is more than "I don't know" or "yes". */
function fragmentOf(clauses: readonly Clause[], size: number): string | null {
  if (size > 16) return null;
  const pieces = clauses.filter((one) => !NOT_KNOWING.test(one.text) && one.words.length > 1);
  const said = pieces.map((one) => mirrorFragment(one.text));
  return said.length > 0 && said.length <= 2 && said.every((one) => one !== null)
    ? said.map((one, at) => (at === 0 || one === null ? one : capital(one))).join('. ')
    : null;
}

/** "The staring bit i guess": said of the answer, and no part of it. */
const HEDGE = /(?<=\S \S+),? i (?:guess|reckon)(?=[.! ]*$)/i;

const NOT_KNOWING =
  /^(?:i (?:really |just |honestly )*(?:don't|do not|dunno) (?:really |quite |even )?know(?: (?:really|where to (?:start|begin)(?: with (?:this|it|that|all this))?))?|idk|i know|i'm not sure|not sure|i guess|i suppose|dunno|you know|i mean|that's (?:it|all)|that is all|i don't care)$/i;

const quoteFrom = (clause: string | undefined): string | null =>
  clause === undefined ? null : (quotesIn(clausesOf(clause), [])[0]?.text ?? null);

function sizeOf(count: number): Reading['size'] {
  if (count === 0) return 'none';
  if (count === 1) return 'word';
  if (count <= 6) return 'short';
  if (count <= 35) return 'middle';
  return count <= 110 ? 'long' : 'wall';
}

const SLURS =
  /^(?:imm+|so{3,}|teh|jsut|liek|becuase|waht|yuo|wnat|knwo|thign|thsi|dosnt|alwasy|everthing|misss+|sorryy+|drinkng|drikn|drnking|feeel+|shes+s|reallyy+|woudl|coudl|hte|adn|nad|taht|sleeep+|whyy+)$/;
const looksSlurred = (words: readonly string[]): boolean =>
  words.length >= 6 && words.filter((w) => SLURS.test(w)).length >= 3;
