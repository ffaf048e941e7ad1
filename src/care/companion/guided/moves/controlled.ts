/**
 * A partner who reads their messages, wants to be asked, keeps count: it is named for what it is and never called normal,
 * with somebody to talk to and without any push (coercive control; Stark 2007; WHO 2013, clinical handbook on partner
 * violence). Blows and threats are danger, and answered as such.
 */
import { type Move, slotsOf, type Turn, theirWords } from '../turn.ts';

/** How many turns it stays what a question may be of. */
const LASTS = 14;

/** Null where nothing of it is told or asked. */
export function controlMove(turn: Turn): Move | null {
  const { message } = turn.input;
  const { facts } = turn.state;
  const noted = turn.state.turn - Number(facts.controlled ?? Number.NaN);
  // Where protocol answered it, nothing was noted of it here.
  const isKnown = () => noted <= LASTS || theirWords(turn, LASTS).some(isControl);
  const asks = ASKS_IF_NORMAL.test(message) && !OF_WORDING.test(message);
  const told = isControl(message);
  if (told) facts.controlled = String(turn.state.turn);
  if (LEAVE_ASKED.test(message) && isKnown()) return said(turn, OWES_NONE);
  if (asks && MAY_BE_CARE.test(message) && !told) {
    facts.controlled = String(turn.state.turn);
    return said(turn, IT_DEPENDS);
  }
  if (asks && (told || isKnown())) return said(turn, NO_NOT_NORMAL);
  if (told && facts.controlNamed === undefined) return named(turn);
  return FINED.test(message) ? said(turn, LIKE_A_FINE) : null;
}

function named(turn: Turn): Move | null {
  turn.state.facts.controlNamed = String(turn.state.turn);
  return said(turn, NAMED);
}

function said(turn: Turn, bank: readonly string[]): Move | null {
  const text = turn.words.pick(bank, slotsOf(turn), { inOrder: true });
  return text === null ? null : { text, shape: 'A', pending: { kind: 'ask' } };
}

const THEY =
  '(?:he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\\p{L}+|ex))';
const CONTROL = new RegExp(
  [
    `\\b${THEY}(?:['’]s| has| is| always| still| also| just| even| keeps?)* (?:reads?|reading|checks?|checking|goes through|going through|went through|looks? through|searche?s?) my (?:phone|messages?|texts?|emails?|whatsapp|bag|pockets)\\b`,
    `\\b(?:wants?|expects?|makes?|tells?) me to ask (?:him|her|them|first|permission)\\b`,
    `\\b(?:have to|must|need to|got to|supposed to) (?:ask|get) (?:his|her|their|him|her|them)(?: for)? ?(?:permission|first|before i|if i (?:can|may))\\b`,
    `\\bask (?:his|her) permission\\b`,
    `\\b${THEY} (?:does ?n['’]?t|do ?n['’]?t|wo ?n['’]?t|never|does not|will not) (?:let|allow) me (?:to )?(?:see|go|talk|text|have|work|leave|wear|spend|use|meet|drive)\\b`,
    `\\b(?:i['’]?m|i am) not allowed to (?:see|go|talk|text|have|work|leave|wear|spend|meet|use|drive)\\b`,
    `\\b${THEY}(?:['’]s| has| is| always)* (?:checks?|checking|watch(?:es|ing)?) (?:my location|where i(?:['’]m| am| go)|every (?:hour|move))\\b`,
    `\\b${THEY}(?:['’]s| has| is| always)* (?:tracks?|tracking|follow(?:s|ing)) (?:me|my (?:phone|car|location)|where i)\\b`,
    `\\b${THEY} (?:takes?|keeps?|controls?) (?:all )?(?:my|the) (?:wages|money|pay|card|passport|keys|papers)\\b`,
    `\\b${THEY} (?:cut|cuts|keeps) me (?:off|away) from (?:my|all)\\b`,
  ].join('|'),
  'iu',
);
/** Wished for by both it is care. */
const MAY_BE_CARE = new RegExp(
  `\\b${THEY} (?:always |just |really )?(?:likes?|wants?|needs?|has|have|asks?|insists?) (?:to know |me to (?:say|tell (?:him|her|them)) |on knowing )?(?:where i(?:['’]m| am)|who i(?:['’]m| am) with)\\b`,
  'iu',
);
/** Of a child's phone parents may see something, and a boss of a firm's. */
const PARENTS = /\bmy (?:mum|mom|dad|mother|father|parents|boss|manager|work|school|teacher)\b/i;
const isControl = (text: string): boolean => CONTROL.test(text) && !PARENTS.test(text);
const ASKS_IF_NORMAL =
  /\b(?:normal|usual|ok(?:ay)?|all right|alright|fine|healthy|allowed|fair|right)\b[^.!?]*\?|\b(?:is|was|so is) (?:it|that|this) (?:really |even )?(?:normal|usual|ok(?:ay)?|all right|fine|healthy|control\w*|abus\w*)\b|\b(?:knowing|know|tell me) if it(?:['’]s| is) (?:normal|ok(?:ay)?|all right|fine)\b|\byou (?:think|said|say|mean) (?:that )?(?:it(?:['’]s| is| was)|its) (?:normal|ok(?:ay)?|all right|fine)\b|\b(?:if (?:this|that) is|is (?:this|that)) (?:just )?what (?:a |all )?(?:relationships?|couples|love|marriages?|people)\b/i;
/** Asked of a sentence of theirs. */
const OF_WORDING =
  /\b(?:does|would|will|did) (?:that|this|it) (?:sound|be|work|do|read|come across)\b|\b(?:thing|ok(?:ay)?|fine|fair|bad) to (?:say|write|send|tell|ask)\b/i;
/** Whether they owe notice of what they do. */
const LEAVE_ASKED =
  /\b(?:(?:should|shall|do|must|ought) i|i (?:should|ought to|have to|need to|must)) (?:have to |need to |better )?(?:tell|ask|inform|check with|let) (?:him|her|them)\b(?: know)?[^.!?]{0,12}\b(?:first|before i|when i|if i|every time)\b[^.!]*\?/i;

/** Days of cold for an evening with somebody else. */
const FINED = new RegExp(
  `\\b(?:when(?:ever)?|if|after|every time) (?:i|we) (?:go|went|see|saw|meet|met|come|came|have been|talk|spend)\\b[^.!?]{0,50}\\b${THEY} (?:then |always |just |usually )?(?:goes|went|gets|got|turns?|is|was|gives?|stops?) (?:all |really |so |very |me )?(?:cold|silent|quiet|funny|moody|sulky|distant|angry|the silent|talking)\\b`,
  'iu',
);
const LIKE_A_FINE = [
  'So to see a friend is paid for with cold afterwards. Whatever is meant by it, it works like a fine, and after a while one goes out less. Have you begun to?',
  'That silence has a price list: it comes when you were with somebody else. You may notice that without deciding anything. What have you stopped doing because of it?',
];
const IT_DEPENDS = [
  'That depends on one thing: whether you may say no to it. Two people may share where they are because both like it. If a no is met with anger, questions or cold days, it is control, however kindly it is put. What happens when you do not say?',
  'Ask what happens when you leave it out one evening. If nothing happens, it is a habit of two people; if you pay for it, it is control. Which is it?',
];
const OWES_NONE = [
  'You owe nobody notice of whom you see or write to. If keeping quiet would make the evening worse, telling is a way through that evening, and no duty. What would happen if you did not?',
  'No. Where telling first keeps the peace, that is about safety and not about manners. What are you afraid would happen?',
];
const NAMED = [
  'That is a good deal of watching, and it is none of your doing. To read the other’s messages, or to be asked for leave, is control, however kind somebody is besides. You need decide nothing today. Somebody who knows this and sets nothing in motion: {domestic}. Does anybody else read what you write here?',
  'It has a name, control, and it tends to take up more room with time. You need not prove that it is bad enough to speak of it: {domestic}. Who of your own people could know?',
];
const NO_NOT_NORMAL = [
  'No, that is not normal between two people who are free with each other. Each may have friends, a phone and money of their own, and nobody asks leave. That somebody is good to you on other days does not change it. Would you talk it over with somebody who knows this? {domestic}, and nothing follows from asking.',
  'Still no. A rule that only one of you has to keep is no rule for two. Whom could you say that to, aloud?',
  'No, and that it has become ordinary does not make it so. What would you tell a friend who lived like that?',
  'No, I do not think so. To read what another writes takes something that was never offered. Which part of it sits worst with you?',
  'No. I would say the same tomorrow, and to anybody who asked me.',
];
