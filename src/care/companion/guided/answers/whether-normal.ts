/** Whether something is normal, bad, weird or allowed: answered without condemning, and never for the body. */
import { slotsOf, type Turn } from '../turn.ts';

export const asksIfNormal = ({ reading: { text } }: Turn): boolean =>
  NORMAL_OR_NOT.test(askedIn(text)) && !HARMFUL.test(text);

/** Whether it is bad, weird or normal, in whatever question; null where nobody asks that. */
export function whetherNormal(turn: Turn): string | null {
  const { text } = turn.reading;
  const asked = askedIn(text);
  if (!asksIfNormal(turn)) return null;
  const told = OF_A_DOCTOR.test(text) ? DOCTORS_WORD : ofTheBody(turn) ? FOR_A_DOCTOR : null;
  return turn.words.pick(told ?? bankFor(asked), slotsOf(turn), { inOrder: told !== null });
}

function bankFor(asked: string): readonly string[] {
  if (NORMAL.test(asked)) return COMMON_ENOUGH;
  if (ALLOWED.test(asked)) return NO_HARM;
  return DOUBT.test(asked) ? NO_FAULT : COMMON_ENOUGH;
}
/** A no to "is it normal that it is still this bad" would frighten, whatever else stands in it. */
const NORMAL = /\b(?:normal|common|usual)\b/i;
const NORMAL_OR_NOT =
  /\b(?:is|was|isn'?t|would|am|are) (?:it|that|this|i|(?:the|my|a|this|that) \w+) (?:be )?(?:even |really |so |just |very |too |that |a bit |kind of )*(?:normal|weird|strange|bad(?! (?:for|idea))|wrong|silly|stupid|daft|mad|crazy|odd|sad|terrible|awful|selfish|pathetic|childish|ok(?:ay)?|all right|alright)\b|\b(?:do|would) you (?:think|say|call) (?:that |it |this )?(?:it'?s|that'?s|this is|it is|is|i'?m)? ?(?:so |very |a bit )?(?:normal|weird|strange|bad|wrong|silly|stupid|daft|mad|crazy|odd)\b/i;
/** Whether they may, or might have: a yes to "was it wrong" would condemn them. */
const ALLOWED = /\b(?:wrong|ok(?:ay)?|all right|alright|allowed)\b/i;
const NO_HARM: readonly string[] = [
  'I see no harm in it, as you tell it. Is there anybody who would?',
  'Nothing in what you say speaks against it. What makes you doubt it?',
  'It sounds all right to me, on the little I know of it.',
];
/** Of a symptom nobody here can say that it is nothing. */
const SYMPTOM =
  /\b(?:twitch\w*|lumps?|bleed\w*|blood|numb(?:ness)?|tingl\w+|dizz\w+|faint\w*|palpitations?|heart (?:skips?|flutter\w*|rac\w+|pounds?)|chest|rash|moles?|headaches?|migraines?|fever|temperature|swollen|swelling|vomit\w*|nausea|stomach (?:pain|ache)|pains? (?:in|down|when)|cough\w*|breathless|blurr\w+|periods?|wee|urin\w+|stool|weight loss)\b/i;
function ofTheBody({ input }: Turn): boolean {
  const before = input.history.findLast(({ role }) => role === 'user')?.content ?? '';
  return SYMPTOM.test(input.message) || SYMPTOM.test(before);
}
const FOR_A_DOCTOR: readonly string[] = [
  'That I cannot judge from here, and I won’t say it is nothing. What is new, getting worse, or still there after two weeks is for a doctor; a pharmacist or a nurse line can say how soon. Pain in the chest, sudden weakness or trouble speaking: call {emergency} at once.',
  'I can’t tell that from a screen. Write down since when, how often and what makes it worse, and ring the surgery or ask a pharmacist; that answers more than searching does.',
];

/** What a doctor has ordered is not ours to judge. */
const OF_A_DOCTOR =
  /\b(?:doctor|gp|consultant|nurse|pharmacist|midwife|physio\w*) (?:\w+ ){0,2}(?:said|says|told|wants|ordered|prescribed)\b/i;
const DOCTORS_WORD: readonly string[] = [
  'I would go by what you were told there, no more often and no less. What you are unsure of, ask them; they are used to it.',
  'What the doctor said counts more than anything I could say. If it nags at you, a phone call there is quick.',
];

/** The sentence that asks, or all of it where no mark tells. */
export const askedIn = (text: string): string =>
  text.split(/(?<=[.!?…])\s+|\n+/).findLast((line) => ASKING.test(line)) ?? text;
/** Many leave the mark away. */
const ASKING =
  /\?["”')\s]*$|^(?:(?:and|but|so|or|ok)[, ]+)*(?:was|is|did|do|does|should|would|could|am|are|will) (?:i|it|that|this|you|he|she|they|we|my)\b/i;

/** What nobody is to be talked out of doubting. */
export const HARMFUL =
  /\b(?:hit|hitting|slapp?ed|hurt (?:him|her|them|my)|threaten\w*|kick(?:ed)? (?:him|her|the dog)|drove|driving|stole|stalk\w*|follow(?:ed|ing)? (?:him|her)|track(?:ed|ing)?|kill|die|dead|suicid\w*|pills?|cut(?:ting)?|bet(?:s|ting)?|drunk|drink(?:ing)?|using|relaps\w*|shak(?:e|es|ing|y))\b/i;

/** Whether they are that. */
export const DOUBT =
  /\b(?:silly|foolish|stupid|daft|weird|strange|mad|mental|crazy|insane|pathetic|lazy|weak|childish|selfish|petty|cruel|(?<!\b(?:i|you|we|that|it|to|not|n't) )mean(?! (?:it|that|to|by)\b)|awful|horrible|terrible|bad(?: person| of me| mother| mum| father| dad| friend)?|wrong (?:with|of) me|my fault|a lie|over ?reacting|dramatic|too (?:much|sensitive)|ungrateful|paranoid|sad(?= (?:of me|that|to|when|if)\b|\?)|wast(?:ed|ing)|a coward|ridiculous|vain|shallow|superficial|needy|clingy|naive|over ?sensitive|stupid of me|childish)\b/i;
export const NO_FAULT: readonly string[] = [
  'No, I would not call it that. It makes sense to me, the way you tell it.',
  'I don’t think so. I can see how you came to it.',
  'No. You are judging it harder than I would.',
  'Not as I read it. You would hardly say that of a friend who told you the same.',
];

export const COMMON_ENOUGH: readonly string[] = [
  'Yes, many people know that, more than say so. Nothing about it sounds strange to me.',
  'It is more common than it feels. I would not count it against yourself.',
  'Yes. In your place a good many people would feel just that.',
];
