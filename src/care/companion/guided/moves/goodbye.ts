/** The end of a talk: whether it is meant, and one warm sentence with what they take along. */
import { chanceOf } from '../dialogue-acts/here.ts';
import { listeningLines } from '../listening/read.ts';
import { aheadIn } from '../memory.ts';
import { lastOurs, type Move, quoted, slotsOf, type Turn } from '../turn.ts';
import { type Act, isManners, ONE_WORD_BYE } from '../understand/acts.ts';
import { contentWords } from '../understand/text.ts';
import { receivedKind } from './received.ts';

/** What they do not want is nothing to take along. */
const NO_KEEPSAKE = /\b(?:nothing|never|not|no|n't|can'?t|don'?t)\b/i;

export function goodbye(turn: Turn): Move | null {
  const { state, voice, words } = turn;
  state.stage = 'close';
  state.skill = null;
  const take = alongOf(turn);
  const slots = slotsOf(turn, { keep: take, ahead: state.facts.ahead });
  const received = receivedKind(turn);
  const kind = received === 'both' ? 'byedone' : (`bye${received ?? ''}` as const);
  const text =
    // What is told last, and what lies ahead, are the most concrete that can be taken along.
    words.pick(aheadIn(turn.input.message) === null ? [] : BYE_AHEAD, slots, {}) ??
    (received === null ? null : words.pick(listeningLines(voice.id)[kind], slots, {})) ??
    words.pick(take === null ? [] : voice.byeTake, slots, { grave: turn.grave }) ??
    words.pick(BYE_AHEAD, slots, {}) ??
    words.pick(listeningLines(voice.id).bye, slots, {}) ??
    words.pick(BYE, {}, { inOrder: true });
  return text === null
    ? null
    : { text: inTheirWords(text, turn.input.message), shape: 'M', pending: null };
}

/** "Night" is answered with a good night, and thanks with a welcome. */
function inTheirWords(text: string, message: string): string {
  const parted = NIGHT.test(message) ? withGoodNight(text) : text;
  return THANKED.test(message) && !THANKS_TOO.test(parted) ? `You're welcome. ${parted}` : parted;
}
const withGoodNight = (text: string): string =>
  A_BYE.test(text) ? text.replace(A_BYE, 'Good night') : `Good night. ${text}`;
const NIGHT =
  /\b(?:good ?night|night(?: night)?[.!]*$|nite|gn|(?:to|go|going|off to|in) (?:bed|sleep)|sleep now|get some sleep|kip)\b/i;
const A_BYE = /\b(?:good)?bye(?: now| then| for (?:now|today|the moment))?\b/i;
const THANKED = /\b(?:thanks|thank you|thx|ty|cheers|ta)\b/i;
const THANKS_TOO = /\b(?:thank|welcome)\w*\b/i;

/** "Are you kicking me out? I wasn't leaving": taken back, and on with theirs. */
export function stays({ state, reading, words }: Turn): Move | null {
  if (state.stage !== 'close' || !NOT_LEAVING.test(reading.text)) return null;
  const text = words.pick(MISTAKEN, {}, { inOrder: true });
  return text === null ? null : { text, shape: 'M', pending: { kind: 'missed' } };
}
const NOT_LEAVING =
  /\b(?:kick(?:ing)? me out|throw(?:ing)? me out|(?:was|were|am|i'?m)(?:n'?t| not) (?:leaving|going(?: anywhere)?|done|finished)|not leaving|didn'?t say (?:good)?bye|getting rid of me)\b/i;
const MISTAKEN = [
  'No, that was my mistake: I took it for a goodbye. Go on with what you were saying.',
  'I heard a goodbye where there was none, sorry. I am still here for the rest.',
];

/** A word of theirs held up, and no leave-taking: '"later"'. */
const HELD_UP = /^\s*["“'‘][^"”]+["”'’]\W*$/;

/** What they found in an exercise, where it can be held up. */
function alongOf({ state: { takeaway } }: Turn): string | null {
  const fits = takeaway !== null && !isManners(takeaway) && !NO_KEEPSAKE.test(takeaway);
  return fits && contentWords(takeaway).length > 1 ? quoted(takeaway) : null;
}

const BYE_AHEAD = [
  'Take care, and I hope {ahead} goes all right.',
  'I hope {ahead} goes as well as it can. Look after yourself until then.',
];
const BYE = [
  'Take care. You can come back any time.',
  'Goodbye, then. This is here if you want it again.',
  'All the best to you.',
  'Thank you for talking with me.',
  'Look after yourself.',
  'Bye for now.',
  'Until another time, if you want.',
  'Take it easy.',
];

/** Whether a goodbye is meant: a lone "night" after a question about times is an answer to it. */
export function isGoodbye(turn: Turn): boolean {
  const { reading, state, input } = turn;
  const few = reading.words.length <= 4;
  if (state.stage === 'close' && few && (['thanks', 'ack', 'yes'] as const).some(has(turn)))
    return true;
  if (STARTLED.test(reading.text) || (state.skill !== null && HELD_UP.test(input.message)))
    return false;
  if (!reading.acts.has('goodbye'))
    return (
      takesLeave(turn) ||
      (!ASKS.test(reading.text) &&
        !reading.acts.has('pause') &&
        !HABIT.test(reading.text) &&
        PARTS.test(reading.text) &&
        chanceOf(turn, 'bye', LAST) >= TAKEN)
    );
  if (!ONE_WORD_BYE.test(reading.text.replace(/[^\p{L}]/gu, ''))) return true;
  const last = lastOurs(turn);
  const question = /[^.!?…]*\?["”]?\s*$/.exec(last)?.[0];
  if (question === undefined) return true;
  // A thing one may want, against words that mostly close a talk.
  return !/^(?:sleep|bed)\W*$/i.test(reading.text) && !ABOUT_TIMES.test(question);
}

/** So sure the leave must be, in one of the last pieces; of strangers' messages it was right in nine of ten. */
const TAKEN = 0.6;
const LAST = 2;
const ASKS = /\?["”)\s]*$/;

const has = (turn: Turn) => (act: Act) => turn.reading.acts.has(act);
const ABOUT_TIMES = /\b(?:when|time|morning|day|night|evening|hour|sleep|bed|miss|what helps)\b/i;
/** "Any noise and I'm off" tells of a fright. */
const STARTLED =
  /\b(?:any|every|each|when(?:ever)?|one|as soon as|slightest)\b[^.!?]*\band i'?m (?:off|gone|away)\b/i;

/** Said at the end of a longer message: leave is taken in one of its last sentences. */
function takesLeave({ input, state }: Turn): boolean {
  const lines = input.message
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((line) => line.replace(/[.!…x\s]+$/, ''))
    .filter((line) => line !== '');
  if (lines.at(-1)?.endsWith('?')) return false;
  if (NIGHT_AND.test(lines.at(-1) ?? '')) return true;
  if (CLOSER.test(lines.at(-1) ?? '') && ON_MY_WAY.test(lines.at(-2) ?? '')) return true;
  return lines.slice(-3).some((line, at, last) => {
    const after = last.slice(at + 1);
    const tail = line.slice(line.lastIndexOf(',') + 1).trim();
    const bed = state.skill === null && (OFF_TO_BED.test(line) || TO_BED.test(tail));
    return (LEAVE.test(line) || bed) && after.every((one) => one.split(' ').length <= MOST_AFTER);
  });
}
const MOST_AFTER = 9;
/** "I'm off to ring her now. Cheers." */
const CLOSER =
  /^(?:(?:ok(?:ay)?|right|and),? )?(?:cheers|thanks|thank you|ta|thx|thanks (?:again|a lot|so much)|night)(?:,? (?:alice|bob|charlie|diana|evan|fiona|grace|henry|iris|james))?$/i;
const ON_MY_WAY =
  /^(?:(?:right|ok(?:ay)?|anyway|well|so|and)[, ]+)*(?:(?:i'm|i am) off (?:to|now)\b|(?:i'm going to|i am going to|i'll|i will|i'd better|i'm just going to) (?:go (?:and )?)?[a-z]+ .*\bnow\b)/i;
const LEAVE =
  /^(?:(?:right|ok(?:ay)?|anyway|well|so|and|oh|thanks|thank you)[, ]+)*(?:(?:good ?night|night|goodbye|bye|cheerio|farewell)(?:,? (?:then|now|all|for now|dear|love|alice|bob|charlie|diana|evan|fiona|grace|henry|iris|james))*$|i(?:'ve| have) (?:took|taken|had|used) (?:up )?(?:enough|too much|plenty) of your time\b|i(?:'ve| have) got what i (?:came|come) for\b|i(?:'d better| should| must| better) let you go\b|i(?:'m| am|'ll| will) (?:stop(?:ping)?|leav(?:e|ing) (?:it|off)|finish(?:ing)?) (?:here|there)(?: for (?:tonight|today|now|this evening))?(?:,.*)?$|ta very much$)/i;
/** Some word of leaving: what only sounds like an end ("nah, I'm good", "I am exhausted") is none. */
const PARTS =
  /\b(?:bye\w*|later|gotta|off|leav\w+|heading|bed|sleep|kip|thanks|thank|thx|ta|cheers|stop(?= (?:here|there|now|for)\b|[.!]|$)|done|tomorrow|take care|see (?:you|ya|u)|talk (?:soon|again)|that(?:'s| is) (?:it|all)|have to|got to|need to|had better|better|should|must|back to|xx|end|enough|go(?:ing|nna)?(?! (?:by|on|past|through|round|wrong|well|to be)\b)|(?<!\b(?:fri|sun|mon|tues|wednes|thurs|satur)day |\b(?:every|each|all|mid|one|last|that|the|at|per|a) )nig?h?te?)\b/i;
/** What they do on most days is no leave. */
const HABIT =
  /\b(?:most (?:days|nights)|every (?:day|night)|usually|always|these days|each (?:day|night)|wake up at|until (?:\d|one|two|three|four|five|six|seven)|(?:go|going) to (?:bed|sleep) at \d)\b/i;
/** "Good night, and keep your fingers crossed": whatever they wish behind it. */
const NIGHT_AND =
  /^(?:(?:so|well|right|and|anyway)[, ]+)?(?:good ?night|goodbye|bye(?: bye)?)(?: \w+)?(?:,| and) \S/i;
/** Behind a comma, too: "back on at 10, should try and kip". */
const TO_BED =
  /^(?:i |i'd |i've |so |and |so i |and i )?(?:should|better|had better|need to|got to|gotta|must|ought to|have to|will|'ll) (?:really |probably |just )?(?:(?:try|go) (?:and|to|n|&) )?(?:get (?:some |a bit of )?|go to |grab some )?(?:kip|sleep|bed|shut ?eye)(?: now| then| soon)?$/i;
const OFF_TO_BED =
  /^(?:(?:right|ok(?:ay)?|anyway|well|so|and|i think|think) ?,? )*(?:i(?:'m|m| am|'ll|ll| will)? )?(?:gonna|gna|going to|go|will|should|think i'?ll) (?:(?:and )?(?:try|go)(?: to| and| n)? )?(?:get (?:some |a bit of )?)?sleep(?: now| then| on it)?(?: i (?:think|guess|reckon))?$|^(?:(?:right|ok(?:ay)?|anyway|well|so|and|i (?:think|guess|suppose))[, ]+)*(?:i(?:'ll|'m| am|m|ll|'m going to|'m gonna|m gonna| should| will|'m gona|m gona)? )?(?:go(?:ing)?|off|head(?:ing)?|turn(?:ing)? in)(?: up| off)?(?: to (?:bed|sleep)| up| upstairs)?(?: now| then)+$|^(?:(?:right|ok(?:ay)?|anyway|well|so)[, ]+)*(?:i(?:'ll| will|'m going to|'m| am|m|ll| think i'll) )?(?:go(?:ing)? |off |head(?:ing)? (?:off )?)(?:up|to bed|to sleep)(?: now| then)?$/i;
