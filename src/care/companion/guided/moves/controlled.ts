/**
 * A partner who reads their messages, wants to be asked, keeps count: it is named for what it is and never called normal,
 * with somebody to talk to and without any push (coercive control; Stark 2007; WHO 2013, clinical handbook on partner
 * violence). Blows and threats are danger, and answered as such.
 */
import { type Move, slotsOf, type Turn } from '../turn.ts';

/** How many turns it stays what a question may be of. */
const LASTS = 14;

/** Null where nothing of it is told or asked. */
export function controlMove(turn: Turn): Move | null {
  const { message } = turn.input;
  const { facts } = turn.state;
  const since = turn.state.turn - Number(facts.controlled ?? Number.NaN);
  const asks = ASKS_IF_NORMAL.test(message);
  const told = CONTROL.test(message) && !PARENTS.test(message);
  if (told) facts.controlled = String(turn.state.turn);
  if (LEAVE_ASKED.test(message) && since <= LASTS) return said(turn, OWES_NONE);
  if (asks && (told || since <= LASTS)) return said(turn, NO_NOT_NORMAL);
  return told && facts.controlNamed === undefined ? named(turn) : null;
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
    `\\b${THEY}(?:['’]s| has| is| always)* (?:tracks?|tracking|follow(?:s|ing)) (?:me|my (?:phone|car|location)|where i)\\b`,
    `\\b${THEY} (?:takes?|keeps?|controls?) (?:all )?(?:my|the) (?:wages|money|pay|card|passport|keys|papers)\\b`,
    `\\b${THEY} (?:cut|cuts|keeps) me (?:off|away) from (?:my|all)\\b`,
  ].join('|'),
  'iu',
);
/** Of a child's phone parents may see something, and a boss of a firm's. */
const PARENTS = /\bmy (?:mum|mom|dad|mother|father|parents|boss|manager|work|school|teacher)\b/i;
const ASKS_IF_NORMAL =
  /\b(?:normal|usual|ok(?:ay)?|all right|alright|fine|healthy|allowed|fair|right)\b[^.!?]*\?|\b(?:is|was|so is) (?:it|that|this) (?:really |even )?(?:normal|usual|ok(?:ay)?|all right|fine|healthy|control\w*|abus\w*)\b|\b(?:knowing|know|tell me) if it(?:['’]s| is) (?:normal|ok(?:ay)?|all right|fine)\b|\byou (?:think|said|say|mean) (?:that )?(?:it(?:['’]s| is| was)|its) (?:normal|ok(?:ay)?|all right|fine)\b/i;
/** Whether they owe notice of what they do. */
const LEAVE_ASKED =
  /\b(?:(?:should|shall|do|must|ought) i|i (?:should|ought to|have to|need to|must)) (?:have to |need to |better )?(?:tell|ask|inform|check with|let) (?:him|her|them)\b(?: know)?[^.!?]{0,12}\b(?:first|before i|when i|if i|every time)\b[^.!]*\?/i;

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
