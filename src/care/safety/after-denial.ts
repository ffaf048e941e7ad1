/** The reply to a no: it is taken as the answer, kept in mind, and what they said instead comes next. */
import { isGuess } from './deciding.ts';
import { isOnlyDenial } from './denial.ts';
import { fold, sentences, straight } from './normalise.ts';
import type { Phrasing } from './phrasing.ts';
import { isDanger } from './risk.ts';
import { asksWhy } from './timing.ts';
import type { ProtocolInput, ProtocolReply, Reply, RiskState } from './types.ts';

interface Taken {
  readonly text: string;
  /** What the companion is to take up behind `text`; null where `text` is the whole reply. */
  readonly rest: string | null;
}

const SAID_BEFORE =
  /\b(?:i|i'?ve) (?:just |already |literally )*(?:said|told|answered)(?: (?:you|u|ya|that))* no\b|\bjust said\b|\bi never (?:had|have|said|did) (?:them|any|it|that|those)\b/i;
/** "Feeling sorry for myself" and "sorry for her" are no apology. */
const SORRY =
  /(?<!\bfe(?:el|els|lt|eling) (?:so |just |really )?)\bsorry\b(?! for (?:my(?:self)?|him|her|them|people)\b)|\bdidn'?t mean to\b|\bdramatic\b/i;
/** Whom they would not do it to, or because of whom. */
const FOR_WHOM =
  /\b(?:do (?:that|this|it|such a thing|anything like that)|put (?:that|this|it)) (?:to|on) (my (?:\w+ )?\w+|[A-Z]\p{L}+|them|her|him)\b|\b(?:leave|because of|for the sake of) (my (?:kids|children|son|daughter|mum|mom|dad|wife|husband|partner|family|dog|cat|sister|brother|girls|boys)|[A-Z]\p{L}+)\b/u;
/** Who would not get over it. */
const LEFT_BEHIND =
  /\b(?:my |the )?(kids|children|son|daughter|mum|mom|dad|wife|husband|partner|family|dog|cat|sister|brother|girls|boys) (?:would|could) ?(?:n'?t|not|never) (?:cope|manage|survive|get over|be able|forgive|have anyone)\b/i;
/** "My dad was, I'm not": somebody of their own, said in the same breath as the no. */
const KIN_WAS =
  /\bmy (dad|father|mum|mom|mother|brother|sister|son|daughter|uncle|aunt|cousin|best friend|friend|husband|wife|partner|gran|nan|grandad|grandpa|grandma) (?:was|were|did|had (?:them|that|it)|is|does|has|tried|hung|hanged|killed|shot|took|ended)\b/i;
/** How it is instead of what we asked: their own word for it. */
const INSTEAD =
  /\b(?:tired|exhausted|knackered|shattered|worn out|drained|sad|heartbroken|lonely|angry|furious|ashamed|disgusted|embarrassed|stressed|overwhelmed|anxious|scared|worried|frustrated|fed up|numb|hurt|upset|gutted|burnt out|burned out|bored|homesick|jealous|guilty|pissed off|hungover|grumpy|crap|awful|terrible|rubbish|miserable|ugly)\b/i;

function takeNo(input: ProtocolInput, risk: RiskState, phrasing: Phrasing): Taken {
  const { message } = input;
  const before = input.risk?.denied ?? 0;
  const repeated = SAID_BEFORE.test(message) && before > 0;
  const wrong = isGuess(input.risk?.flags ?? []) ? phrasing.sayOnce('no.wrong') : null;
  const thanks = wrong ?? (repeated ? phrasing.sayOnce('no.sorry') : null);
  const serious =
    wrong === null && isDanger(risk.peak) && (before === 0 || !phrasing.has('no.keep.'));
  const who = reasonNamed(message);
  const said = [
    thanks ?? phrasing.say('no.thanks'),
    asksWhy(message) ? phrasing.sayOnce('no.why') : null,
    SORRY.test(message) ? phrasing.sayOnce('no.unashamed') : null,
    who === null ? null : (phrasing.sayOnce('no.reason')?.replace('{for}', () => who) ?? null),
    serious ? phrasing.say('no.keep') : null,
    serious ? phrasing.say('denied.line') : null,
  ];
  const kin = KIN_WAS.exec(message)?.[1]?.toLowerCase();
  const told = kin && phrasing.sayOnce('no.kin')?.replaceAll('{who}', () => kin);
  if (told) return { text: joined([...said, told]), rest: null };
  const rest = besides(message);
  const words = rest.split(/\s+/).length;
  const instead = INSTEAD.exec(rest)?.[0]?.toLowerCase() ?? null;
  const asks = /\?/.test(rest) || /\b(?:what|how) (?:do|can|should|could) i\b/i.test(rest);
  const whole = (end: string): Taken => ({ text: joined([...said, end]), rest: null });
  const leaves = LEAVES.test(rest);
  if (instead && !asks && !leaves && words <= 30) {
    const line = phrasing.sayOnce('no.instead');
    if (line) return whole(line.replace('{word}', () => instead));
  }
  if (rest !== '' && (asks || leaves || words >= 4)) return { text: joined(said), rest };
  return whole(phrasing.say('no.open'));
}

/** Who goes to bed is wished a good night, and asked nothing more. */
const LEAVES =
  /\b(?:good ?night|good ?bye|bye|night night|(?:off|going|heading) to bed|cheerio|see you)\b/i;

function reasonNamed(message: string): string | null {
  const text = straight(message);
  const left = LEFT_BEHIND.exec(text)?.[1];
  if (left) return `your ${left.toLowerCase()}`;
  const found = FOR_WHOM.exec(text);
  return (found?.[1] ?? found?.[2] ?? null)?.replace(/^my\b/, 'your') ?? null;
}

const joined = (lines: readonly (string | null)[]): string =>
  lines.filter((line) => line !== null).join(' ');

/** The message without the no itself, the exclamations around it, and the question why we asked. */
export function besides(message: string): string {
  return message
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter(
      (one) =>
        !(LEFT_BEHIND.test(one) && one.split(' ').length <= 8) &&
        !asksWhy(one) &&
        !OF_OUR_ASKING.test(one) &&
        !sentences(fold(one)).every(isOnlyDenial),
    )
    .map((one) => one.replace(LEADING_NO, '').trim())
    .filter((one) => one !== '')
    .join(' ');
}

const OF_OUR_ASKING =
  /\bi(?:'m| am| was) (?:just |only )?(?:being )?(?:so |too |a bit |over)?(?:dramatic|silly|daft)\b|\byou (?:just |really |actually )*(?:said|asked|put|went|came out with) (?:it|that|there)\b|\bstraight out\b|\bthat'?s (?:a bit |very |pretty )*(?:blunt|direct|dark|(?:a |quite a |one )(?:big|heavy|weird|hell of a|strange) (?:question|leap|jump))/i;
const LEADING_NO =
  /^(?:(?:oh|god|well|um|what|christ|lol|haha|honestly|no+|nope|nah|nothing like that|not that|of course not|not really|not at all|never)[,;:!? ]+)+(?=\w+ \w+)/i;

/** The no is the answer; what they said instead is taken up, by us or by the companion. */
export function afterNo(
  input: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
  reply: Reply,
): ProtocolReply {
  const { text, rest } = takeNo(input, risk, phrasing);
  const taken = reply(text, rest === null, false);
  return rest === null ? taken : { ...taken, rest };
}

/** Where they ask why we asked, or where a "sometimes" may be our question's answer, or another's. */
export function doubt(input: ProtocolInput, risk: RiskState, phrasing: Phrasing): string | null {
  if (input.assessment.signals.includes('answer.perhaps')) {
    const line = isDanger(risk.peak) ? phrasing.sayOnce('denied.line') : null;
    return [phrasing.say('told.perhaps'), line].filter((one) => one !== null).join(' ');
  }
  if (risk.asked === 0 || risk.sinceAsked > 1 || !asksWhy(input.message)) return null;
  const why = phrasing.sayOnce('no.why');
  return why && `${why} ${phrasing.say('gentle.why')}`;
}
