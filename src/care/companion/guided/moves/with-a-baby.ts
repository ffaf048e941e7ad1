/**
 * A tired parent of a baby: pictures of doing it harm, a walk out of the room, arms too tired to carry. What is said
 * comes before any question or exercise, because who hears it wrong does not say it twice.
 *
 * Unwanted pictures of harming their baby come to about half of mothers and go with no more harm done (Collardeau et al.
 * 2024; Fairbrother et al. 2022); an urge, and a voice that orders it, are danger and answered as such.
 */
import { speaksOfBaby } from '#care/safety/of-a-child.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';

/** How many turns it stays what the talk is about. */
const LASTS = 6;

/** Null where nothing of it is told. */
export function babyMove(turn: Turn): Move | null {
  const { message } = turn.input;
  if (!aboutBaby(turn)) return null;
  const since = turn.state.turn - Number(turn.state.facts.babyPicture ?? Number.NaN);
  const within = since <= LASTS;
  if (TOO_TIRED.test(message)) return said(turn, CARRYING);
  const urge = URGE.test(message);
  if (urge || PICTURE.test(message) || SEEN.test(message)) {
    turn.state.facts.babyPicture = String(turn.state.turn);
    if (urge) return said(turn, PULLED);
    return said(turn, within ? PICTURED_AGAIN : PICTURED);
  }
  if (AWAY.test(message)) return said(turn, WALKED_OUT);
  if (TAKEN_AWAY.test(message)) return said(turn, NOBODY_TAKES);
  if (!within) return null;
  if (KEPT_AWAY.test(message)) return said(turn, NO_NEED_TO_KEEP_AWAY);
  if (COMES_BACK.test(message)) return said(turn, WHEN_IT_COMES);
  if (WHAT_AM_I.test(message)) return said(turn, NO_DANGER);
  if (since === 1 && ALONE.test(message)) return said(turn, BY_ONESELF);
  return null;
}

function said(turn: Turn, bank: readonly string[]): Move | null {
  const text = turn.words.pick(bank, slotsOf(turn), { inOrder: true });
  return text === null ? null : { text, shape: 'A', pending: { kind: 'ask' } };
}

/** Kept in mind: later it is only "him". */
function aboutBaby({ input, state }: Turn): boolean {
  const told = speaksOfBaby(input.message) || CARED_FOR.test(input.message);
  if (told) state.facts.baby = 'told';
  return told || state.facts.baby !== undefined;
}
const CARED_FOR =
  /\b(?:cot|crib|moses basket|nappy|nappies|diapers?|breast ?fe\w+|bottle ?fe\w+|night feeds?|post ?-?(?:partum|natal)|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)[ -](?:days?|weeks?|wks?|months?)[ -]old|colic\w*)\b/i;

const IT = '(?:him|her|it|them|(?:the|my|our) (?:baby|newborn|son|daughter|twins|little one)|baby)';
const HARM = '(?:throw|shak|drop|hurt|smother|hit|slap|drown|squeez|harm)\\w*';
const NOT_MEANT = "(?:would|could|'d) never|not want|picture|imagin|in my head|against my will";
/** A pull is met with distance; a picture with what it is, as keeping away from it feeds it. */
const URGE = new RegExp(
  `^(?!.*(?:${NOT_MEANT}))[\\s\\S]*\\b(?:want(?:ed|ing)?(?: to)?|urge(?: to)?|fel[lt] like|feel like) ${HARM} ${IT}\\b`,
  'i',
);
const PICTURE = new RegExp(
  `\\b(?:want(?:ed|ing)?(?: to)?|urge|fel[lt] like|feel like|pictures?|images?|flash(?:es)?|see myself|saw myself|seeing myself|imagin\\w+|thoughts? (?:of|about|that)|thought (?:of|about)|what if i|(?:scared|afraid|frightened|terrified)(?: that)? (?:i(?:'ll| will| might|m going to|'m going to)?|of)|going through my head)\\b[^.!?]{0,30}?\\b${HARM} ${IT}\\b`,
  'i',
);
/** "I see something. In my head. Him falling": told in pieces, because it is hard to say. */
const SEEN =
  /\b(?:i )?(?:keep )?see(?:ing)? (?:something|things|it|him|her|them|us|it happen\w*)\b.{0,40}\b(?:him|her|them|it|baby|arms|stairs)\b.{0,24}\b(?:fall\w*|drop\w*|slip\w*|hurt|hit\w*|drown\w*|under)\b|\b(?:him|her|the baby|it|them) (?:fall(?:ing)?|dropping|slipping|hitting)\b.{0,40}\b(?:my (?:arms|hands|head)|stairs|window|bath)\b|\b(?:him|her|it) i see (?:getting )?hurt\b/is;
const AWAY = new RegExp(
  `\\b(?:put|laid|left|set) ${IT}(?: down)? (?:in|on) (?:his|her|the|its|their|a) (?:cot|crib|pram|bassinet|moses basket|playpen|bed)\\b.{0,80}\\b(?:door|walked (?:out|away|off)|left|sat (?:in|on|outside)|went (?:out|outside|to)|outside|garden|so (?:that )?i)\\b|\\b(?:walked (?:out|away|off)|left the room|shut the door)\\b.{0,60}\\b(?:scream\\w*|cry\\w*|cot|crib)\\b`,
  'is',
);
const TOO_TIRED = new RegExp(
  `\\b(?:scared|afraid|worried|frightened|terrified|nearly|almost|will|might|may|going to|gonna)\\b[^.!?]{0,25}\\b(?:drop(?:ping|ped)? ${IT}|fall(?:ing)? (?:asleep|over|down)[^.!?]{0,20}(?:${IT}|stairs))|\\bfell asleep (?:on the sofa |in the chair )?(?:with|holding) ${IT}`,
  'i',
);
const COMES_BACK =
  /\b(?:comes? back|happens? again|next time|if it (?:comes|happens)|when (?:it|that|they|the pictures?|the thoughts?) comes?)\b/i;
const KEPT_AWAY =
  /\b(?:keep|stay|kept|stayed) away\b|\b(?:should|can|may|must) i (?:not |still |even )?(?:hold|carry|bath|change|feed)\b|\b(?:not|n't) (?:hold|carry|bath|change) (?:him|her|them|the baby)\b/i;
const WHAT_AM_I =
  /\b(?:dangerous|monster|evil|sick|psycho\w*|bad (?:mum|mom|mother|dad|father|parent)|going mad|crazy|would i (?:really )?(?:do|hurt)|am i (?:going to|safe)|normal)\b/i;
const TAKEN_AWAY =
  /\b(?:tak\w+ (?:him|her|it|them|my baby|the baby) (?:away|off)|social (?:services|workers?)|lose (?:him|her|them)|report me|cps)\b/i;
const ALONE =
  /\b(?:alone|by myself|on my own|just (?:me|us)|only me|nobody|no one|he(?:'s| is) (?:at work|away|asleep)|she(?:'s| is) (?:at work|away|asleep))\b|^\W*(?:yes|yeah|yep|ye|y)\b/i;

const PULLED = [
  'Thank you for saying it. Anger like that comes to worn-out parents, and the thing to do is distance: baby on the back in the cot, door shut, you at the other end of the flat until your hands are quiet. Crying there does no harm. If it pulls harder than you can hold, hand the baby to someone and call {emergency}. Who could take over for two hours?',
  'Then distance first, every time: baby down in the cot, door shut, somebody on the phone. For a voice now, {maternal}. If you are not sure of your hands, call {emergency} and say just that. Who is near enough to come?',
];
const PICTURED = [
  'Thank you for saying that. Such pictures come to about half of new parents, and being horrified by one is no sign that you would do it: people who have them do not act on them. Tell a midwife or doctor this week; they hear it often, and it can be treated. If it ever feels like something you will do, or a voice tells you to, hand the baby to someone and call {emergency}. Are you alone with the baby now?',
  'Good that you told me, and it can be told to others. Pictures like that are common after a birth and are not wishes; those they frighten do not act on them more than other people do. A midwife, doctor or this line knows them: {maternal}. If it turns into an urge you cannot trust, hand the baby over and call {emergency}. Who is with you tonight?',
];
const PICTURED_AGAIN = [
  'It came again, and it is still the same picture, not a wish. Since it keeps coming, let a midwife or doctor know today; there is good treatment for just this. For a voice now, {maternal}. Could anybody take over for two hours, so that you sleep?',
  'Again, then. You need not push it away or prove anything: a picture you hate has no power over your hands. If it is ever more urge than picture, lay the baby in the cot, step out, and call {emergency}. Is there anyone who can come and let you sleep?',
];
const WALKED_OUT = [
  'That was the right thing to do. A baby comes to no harm by crying in a safe cot, and a parent outside the door is just what midwives advise when it gets too much. Do it again whenever you need to, and ring somebody meanwhile. Who could take an hour off you tomorrow?',
  'Nothing wrong in that: the baby was safe, and so were you. Ten minutes behind a shut door is what every midwife would tell you to do. If it comes to that often, say so to a midwife or doctor this week. Is anybody there to hand over to?',
];
const CARRYING = [
  'Then do not carry the baby up or down stairs tonight: stay on one floor, sit to feed, and lay the baby in the cot before your eyes close, never beside you on a sofa. And hand over for one long stretch of sleep as soon as anyone can. Who could that be?',
  'Take that as a limit, and a sensible one. Baby in the cot, you lying down, the stairs left alone until you have slept; a crying baby in a cot is safer than one in tired arms. Who could come for three hours?',
];
const WHEN_IT_COMES = [
  'Say to yourself, “there is that picture again”, and go on with what you were doing, the baby in your arms if that is where it was. You need not argue with it; it goes by itself, and it comes less where nobody runs from it. If it is anger that comes, and no picture, then baby down in the cot and you outside. For somebody to talk to at that moment, {maternal}.',
];
const NO_NEED_TO_KEEP_AWAY = [
  'You need not keep away. Each time the baby is handed over because of the picture, the fear learns that it was right. Hold the baby as any tired parent would, with somebody near if that helps. Only with an urge, or a voice that tells you to, is distance right.',
];
const NO_DANGER = [
  'No. What is dangerous is an urge that is welcome, or a voice that orders it; a picture that frightens you is neither. It comes from exhaustion and from watching over somebody so small. A midwife or doctor will say the same, and can help it to stop.',
  'No, going by what you tell me. You saw it, you hated it, and the baby is safe. Do tell a midwife or doctor, because it can be treated and you need not sit alone with it.',
];
const NOBODY_TAKES = [
  'Hardly. Doctors and midwives hear of such pictures every week, and know that those who tell of them are careful parents; what follows is help, not a case. They only act quickly where somebody means to do it, or hears a voice that orders it.',
];
const BY_ONESELF = [
  'Then let us get you somebody. Message one person now: “Bad night. Can you come, or stay on the phone with me?” Until then the baby can lie in the cot and you next door. And for a trained voice: {maternal}. Whom will you write to?',
];
