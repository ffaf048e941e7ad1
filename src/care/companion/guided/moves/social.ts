/** Greetings, silence, keys at random, anger, thanks, goodbye: each has its own honest answer. */
import { answerQuestion } from '../answers/index.ts';
import { LANGUAGE_ANSWERS } from '../answers/languages.ts';
import { listeningLines } from '../listening/read.ts';
import { resumeSkill } from '../skills/run.ts';
import { type Move, pickOptions, quoted, slotsOf, type Turn } from '../turn.ts';
import { understand } from '../understand/index.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { contentWords } from '../understand/text.ts';
import type { Slots } from '../words.ts';
import { firstOfThem } from './bullied.ts';
import { said } from './listening-words.ts';
import { meaningHeard } from './meant.ts';
import { sayBack } from './sayback.ts';

const only = (
  turn: Turn,
  bank: readonly string[],
  shape: Move['shape'] = 'M',
  extra: Slots = {},
): Move | null => {
  const text = turn.words.pick(bank, slotsOf(turn, extra), pickOptions(turn));
  return text === null ? null : { text, shape, pending: null };
};

export const hello = (turn: Turn): Move | null => only(turn, turn.voice.hello);

export function silence(turn: Turn): Move | null {
  const move = only(turn, turn.voice.silence) ?? only(turn, QUIET);
  if (move && turn.state.skill) return { ...move, shape: 'K' };
  return move ? { ...move, pending: turn.state.pending } : null;
}

export function gibberish(turn: Turn): Move | null {
  return only(turn, GIBBERISH, 'M', { raw: quoted(turn.reading.text.slice(0, 24)) });
}

export function otherLanguage(turn: Turn): Move | null {
  const { language } = turn.reading;
  return language === 'en'
    ? null
    : (only(turn, LANGUAGE_ANSWERS[language]) ?? only(turn, LANGUAGE_ANSWERS.other));
}

export function hostile(turn: Turn): Move | null {
  const move = only(turn, turn.voice.hostile) ?? only(turn, HOSTILE_MORE);
  if (!move) return null;
  if (turn.state.skill) turn.state.skill = null;
  return { ...move, pending: { kind: 'missed' } };
}

export function thanks(turn: Turn): Move | null {
  const told = turn.state.skill ? null : tookAlong(turn);
  if (told) return told;
  const move = only(turn, turn.voice.thanks);
  if (!move) return null;
  const resumed = turn.state.skill ? resumeSkill(turn) : null;
  return resumed === null ? move : { ...move, text: `${move.text} ${resumed}`, shape: 'K' };
}

/** "That helped. I'll ring him tonight": glad of it, and of what they mean to do. */
function tookAlong(turn: Turn): Move | null {
  const { reading, words } = turn;
  const plan = reading.mirrors.find(({ text }) =>
    /\byou(?:'ll| will|'m going to|'re going to| might)\b/.test(text),
  );
  if (reading.words.length < 8 || plan === undefined) return null;
  // Only what was said to have helped is something to be glad of.
  const helped = /\bhelp(?:s|ed|ful)?\b/i.test(reading.text);
  const lead = words.pick(helped ? GLAD : GLAD.slice(1), {}, { inOrder: true });
  const said = `${plan.text.charAt(0).toUpperCase()}${plan.text.slice(1)}.`;
  if (lead === null || !words.isNew(said)) return null;
  words.say(said);
  return { text: `${lead} ${said}`, shape: 'R', pending: null };
}
const GLAD = ['I am glad it did.', 'Good.'];

/** Their version stands: said back where it came along, asked for where it did not. */
export function corrected(turn: Turn): Move | null {
  const { words, voice, state, reading } = turn;
  // What they meant instead is no refusal of what was offered.
  if (state.pending?.kind === 'offer' && !/\bi (?:mean|meant)\b/i.test(reading.text))
    state.refused = true;
  const rest = reading.text.replace(MISTAKEN, '').trim();
  const beside = askedBeside(turn, rest);
  if (beside) return beside;
  const taken =
    words.pick(listeningLines(voice.id).wrong, {}, {}) ??
    words.pick(voice.corrected, slotsOf(turn), pickOptions(turn));
  if (taken === null) return null;
  const meant = turn.quiet
    ? null
    : (meaningHeard(turn) ?? (contentWords(rest).length >= TOLD ? said(turn, 'more') : null));
  return {
    text: [taken, meant].filter((one) => one !== null).join(' '),
    shape: 'R',
    pending: { kind: 'missed' },
  };
}

const TOLD = 4;

/** What they meant is put right, and a question that came with it is answered. */
function askedBeside(turn: Turn, rest: string): Move | null {
  const [first = '', ...more] = rest.split(/(?<=[.!?])\s+/);
  const asked = more.find((line) => ASKS.test(line.trim()));
  if (asked === undefined) return null;
  const lead = turn.words.pick(MEANT, {}, {});
  const message = asked.replace(/[.!? ]*$/, '?');
  const reading = understand(message, turn.voice.id);
  if (reading.question === null || reading.question === 'open') return null;
  const anew = { ...turn, input: { ...turn.input, message: `${first} ${message}` }, reading };
  const move = answerQuestion(anew, reading.question);
  return move && { ...move, text: [lead, move.text].filter(Boolean).join(' ') };
}
const ASKS =
  /^(?:and |so |but )?(?:(?:could|can|should|may|shall|would|do|will|am) i|(?:how|what|when|where|who|why) (?:do|can|could|should|would|will|is|are|shall) \w+)\b/i;
const MEANT = ['I had that wrong.', 'My mistake.', 'Right, I took that the wrong way.'];

const MISTAKEN =
  /^(?:(?:no|nah|actually|wrong|sorry|but|wait)[,.!]? )*(?:(?:what )?i meant(?: is| was| that)?|i mean(?: that)?|that'?s not (?:what i (?:said|meant)|it|right|true)|i (?:didn'?t|never) (?:say|mean) that|i said(?= (?:it|he|she|they|my|the|not)\b|$)|you(?:'ve)? (?:got (?:it|that|me) wrong|misunderstood)|wrong)?[,.;:!]*\s*/i;
/** "Don't lecture me", "I don't want to talk about it": kept to, and for questions, for a while. */
export function bounded(turn: Turn): Move | null {
  const { reading, state } = turn;
  const subject = /\b(?:talk|speak|think|go into|get into|say)\b/i.test(
    reading.text.replace(/\bjust talk\b/i, ''),
  );
  if (/\b(?:question|ask|listen|vent|be heard)/i.test(reading.text)) state.unasked = state.turn + 4;
  state.refused ||= /\b(?:tips|advice|fix|exercise|technique)/i.test(reading.text);
  const unsaid = NOT_SAID.test(reading.text) ? only(turn, UNSAID, 'RI') : null;
  if (unsaid) {
    const said = sayBack(turn);
    return said && !said.includes('?') ? { ...unsaid, text: `${unsaid.text} ${said}` } : unsaid;
  }
  const line = turn.words.pick(
    subject && state.unasked < state.turn ? NOT_THAT : KEPT_TO,
    slotsOf(turn),
    {},
  );
  return line === null ? null : { text: line, shape: 'RI', pending: null };
}

/** Away for a moment: whatever was open stays open. */
export function waiting(turn: Turn): Move | null {
  const text = turn.words.pick(WAITING, slotsOf(turn), {});
  return text === null ? null : { text, shape: 'M', pending: turn.state.pending };
}

/** No exercises: one that runs is put down, and none is offered again. */
export function withoutExercises(turn: Turn): Move | null {
  const { state, words } = turn;
  const again = state.refused && state.skill === null;
  state.refused = true;
  state.skill = null;
  if (state.stage !== 'close') state.stage = 'explore';
  const tips = /\b(?:tips|advice)\b/i.test(turn.reading.text);
  const plain = tips ? words.pick(NO_TIPS, slotsOf(turn), { inOrder: true }) : null;
  if (plain !== null) return { text: plain, shape: 'RI', pending: null };
  const text = words.pick(again ? [...NO_EXERCISES].reverse() : NO_EXERCISES, slotsOf(turn), {
    inOrder: true,
  });
  if (text === null) return null;
  // "Not doing a worksheet. Will it stay like this?": the no is heard, and the question answered.
  const { question } = turn.reading;
  const beside =
    question === null || turn.quiet || AFTER_A_NO.has(question)
      ? null
      : answerQuestion(turn, question);
  return beside === null
    ? { text, shape: 'RI', pending: null }
    : { ...beside, text: `${/^[^.!?]*[.!?]/.exec(text)?.[0] ?? text} ${beside.text}` };
}
/** These would bring one up again, or are none that can be answered. */
const AFTER_A_NO = new Set<QuestionKind>([
  'exercise',
  'do_it',
  'what_should_i_do',
  'can_you_help',
  'your_offer',
  'open',
  'unknown',
  'why_ask',
  'repeat',
]);

/** "Do you want to know what I won?" "Don't laugh.": a short word, and the floor stays theirs. */
export const invited = (turn: Turn): Move | null =>
  turn.state.skill ? null : only(turn, INVITED, 'RI');
export const unlaughed = (turn: Turn): Move | null =>
  turn.state.skill ? null : only(turn, UNLAUGHED, 'RI');

/** "Prove it": no contest, and an offer to be judged by the next reply. */
export const challenged = (turn: Turn): Move | null => only(turn, CHALLENGED);

/** "I don't know if this is the right place": a low first step. */
export const arriving = (turn: Turn): Move | null => only(turn, ARRIVING, 'RI');

/** Worry about their own English: it carries. */
export const understood = (turn: Turn): Move | null => only(turn, ENGLISH, 'RI');

/** On their way to do it: let them. */
export const wished = (turn: Turn): Move | null => only(turn, LUCK, 'R');
export const underWay = (turn: Turn): Move | null => only(turn, UNDER_WAY, 'R');

/** Having a look round: no problem is made of it. */
export const browsed = (turn: Turn): Move | null => only(turn, BROWSED, 'RI');

/** "I don't trust therapists": granted, with what is true of this one. */
export const distrusted = (turn: Turn): Move | null => only(turn, DISTRUST, 'RI');

/** A kind word about the companion: taken without fuss, and back to them. */
export function remarked(turn: Turn): Move | null {
  const spared =
    /\byou (?:didn'?t|haven'?t|don'?t) (?:\w+ )?(?:tell|judge|laugh|lectur|shout|flinch)/i;
  if (spared.test(turn.reading.text)) return only(turn, NOT_SCOLDED, 'RI');
  return only(turn, REMARKS);
}

/** "Sorry, that was a lot": nothing to be sorry for, and on with it. */
export const apologised = (turn: Turn): Move | null => only(turn, APOLOGIES);

export const laughed = (turn: Turn): Move | null => only(turn, LAUGHS);

/** Someone under age said so: no change of tone, a true limit, and grown-ups as company. */
export function minor(turn: Turn, age: number): Move | null {
  const bank = age < 13 ? CHILD : TEEN;
  const asked = turn.words.pick(bank, slotsOf(turn, { age: String(age) }), { inOrder: true });
  if (asked === null) return null;
  const heard = turn.quiet ? null : firstOfThem(turn);
  const text = [heard, asked].filter(Boolean).join(' ');
  return { text, shape: 'M', pending: { kind: 'age' } };
}

export function tipsy(turn: Turn): Move | null {
  return only(turn, TIPSY);
}

const QUIET = [
  'There is no hurry.',
  'It is all right to say nothing for a while.',
  'Take as long as you need.',
  'You can just sit for a minute.',
  'I am still here.',
  'Write whenever you are ready.',
];
const GIBBERISH = [
  'I could not make out {raw}. What did you want to write?',
  'That came through as random letters. Try again when you like.',
  'I cannot read that one. Is it hard to know where to start?',
  'Those letters made no word I know. One word about your day is enough.',
];
const HOSTILE_MORE = [
  'You can be angry with me. We can still talk if you want to.',
  'Fair enough, tell me what I got wrong and I will try to do better.',
  'I will stop asking, then. Write whatever you want.',
  'You can say that to me. I am a program, and I am not offended.',
];
/** "And don't say rainbow bridge": a phrase they have heard too often, beside what they tell. */
const NOT_SAID =
  /(?<!\bi (?:just |really |never |still )?)\b(?:don['’]?t|do not) (?:you dare |you |just |start )*say(?:ing)? (?!(?:that|it|this|so|to|no|yes|anything)\b)/i;
const UNSAID = ['I will not say it.', 'You will not hear that from me.'];
const NOT_THAT = [
  'Then we leave it. We can talk about something else, or nothing much.',
  'That is fine, you do not have to. What would you like to talk about?',
  'You never have to talk about that here. Something else is just as good.',
];
const KEPT_TO = [
  'That is fine. You talk, I listen.',
  'Fair, I will stick to that.',
  'Of course. Go on as you like.',
  'Understood. Say whatever you want to say.',
  'We do it your way, then.',
];
const APOLOGIES = [
  'Nothing to be sorry for. I read all of it.',
  'No need to apologise. Say as much as you want.',
  'You are not too much for me. Keep going if you like.',
  'There is no need for a sorry here.',
];
const INVITED = ['Yes, tell me.', 'Yes. Go on.', 'I do. What is it?', 'Please do.'];
const UNLAUGHED = ['I won’t. Tell me.', 'No, just say it.', 'I am not laughing. Carry on.'];
const WAITING = [
  'I am here.',
  'No hurry.',
  'Go ahead, I am here when you are back.',
  'Take your time.',
  'All right, I will wait.',
];
const NO_TIPS = ['No tips, then. You talk.', 'Agreed, no advice from me.'];
const NO_EXERCISES = [
  'No exercises, then. We just talk.',
  'That is all right, talking is enough.',
  'All right, no more of that.',
  'None. I will not offer one again.',
];
const CHALLENGED = [
  'I cannot prove much. Tell me one thing and see if I am any use.',
  'Fair. What would be worth your time?',
  'You may be right. Try me with one thing from today.',
  'I have no proof to give. I read what you write and answer it.',
];
const ARRIVING = [
  'You can stop whenever you like. Start with anything, big or small.',
  'There is no right way to begin. One sentence about today would do.',
  'You do not have to know that yet. What was on your mind before you opened this?',
];
const LUCK = [
  'Good luck with it. Tell me how it went, if you like.',
  'I hope it goes the way you want.',
];
const UNDER_WAY = [
  'Go on, then. I will be here.',
  'Good. You can tell me about it afterwards.',
  'All right, one thing at a time.',
];
const ENGLISH = [
  'Your English is fine, I can follow you.',
  'I can read it without any trouble. Use whatever words you have.',
];
const DISTRUST = [
  'You do not have to. What would you want help with, if anything could help?',
  'You need not trust this either. I am an AI and no therapist, and you can stop at any time.',
  'You will have your reasons. I am a program, so just see whether this is any use.',
  'That is fair. See how it goes first.',
];
const BROWSED = [
  'Look round as long as you like. If you want to try it, tell me one thing from today.',
  'That is a good enough reason. Ask me how this works, or start with something small.',
  'Nothing has to be wrong for that. Any small thing will do to see how it goes.',
];
const NOT_SCOLDED = ['No. I had no reason to.', 'No, and I will not.'];
const REMARKS = [
  'Thank you. I am trying to follow you.',
  'I am glad if it is some use.',
  'That is good to hear.',
  'Kind of you to say.',
  'Good, then we can go on like this.',
];
const LAUGHS = [
  'You can laugh here.',
  'A laugh does no harm.',
  'Good that you can laugh about it.',
  'That got a laugh, at least.',
];
const CHILD = [
  'Thank you for telling me you are {age}. I am a computer program made for grown-ups, so a real one should be in this with you: a parent, a teacher, a school nurse. To speak with somebody trained, {helpline}. Who is the adult you would pick?',
  'At {age} you should have a real grown-up with you in this. What would make it easier to tell one?',
];
const TEEN = [
  'Good that you said so. I am an AI made for adults, so at {age} I want a real one in this with you: a parent, a teacher, whoever feels safest. There are trained people who listen to teenagers too: {helpline}. You can go on telling me; who could that person be?',
  'I remember that you are {age}. Which adult would take you seriously about this?',
];
const TIPSY = [
  'It sounds as though you have had something to drink. That is fine to say here; big decisions can wait until tomorrow. What is going on?',
  'I am happy to listen now. Anything big is better decided with a clear head. Is somebody with you?',
];
