/** Greetings, silence, keys at random, anger, thanks, goodbye: each has its own honest answer. */
import { LANGUAGE_ANSWERS } from '../answers/languages.ts';
import { resumeSkill } from '../skills/run.ts';
import { activeFrame, type Move, pickOptions, quoted, slotsOf, type Turn } from '../turn.ts';
import { type Act, isManners, ONE_WORD_BYE } from '../understand/acts.ts';
import { understand } from '../understand/index.ts';
import { contentWords } from '../understand/text.ts';
import type { Slots } from '../words.ts';
import { nextQuestion } from './question.ts';

const slots = (turn: Turn, extra: Slots = {}): Slots =>
  slotsOf(turn, { np: activeFrame(turn)?.np, ...extra });

const only = (
  turn: Turn,
  bank: readonly string[],
  shape: Move['shape'] = 'M',
  extra: Slots = {},
): Move | null => {
  const text = turn.words.pick(bank, slots(turn, extra), pickOptions(turn));
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
  const move = only(turn, turn.voice.thanks);
  if (!move) return null;
  const resumed = turn.state.skill ? resumeSkill(turn) : null;
  return resumed === null ? move : { ...move, text: `${move.text} ${resumed}`, shape: 'K' };
}

export function goodbye(turn: Turn): Move | null {
  const { state, voice, words } = turn;
  state.stage = 'close';
  state.skill = null;
  const own = [state.takeaway, state.facts.spark, state.facts.did];
  const take = own.find((one) => one !== null && one !== undefined && !isManners(one)) ?? null;
  const best = [...state.quotes].sort((a, b) => b.weight - a.weight)[0];
  const extra = { keep: take === null ? null : quoted(take), old: best ? quoted(best.text) : null };
  const text =
    words.pick(
      take === null || contentWords(take).length < 2 ? [] : voice.byeTake,
      slots(turn, extra),
      { grave: turn.grave },
    ) ??
    words.pick(
      state.facts.ahead === undefined ? [] : BYE_AHEAD,
      slots(turn, { ahead: state.facts.ahead }),
      {},
    ) ??
    words.pick(voice.bye, slots(turn, extra), { grave: turn.grave }) ??
    words.pick(BYE, {}, { inOrder: true });
  return text === null ? null : { text, shape: 'M', pending: null };
}

/** Their version stands: said back where it came along, asked for where it did not. */
export function corrected(turn: Turn): Move | null {
  const { words, voice, state, reading } = turn;
  if (state.pending?.kind === 'offer') state.refused = true;
  const rest = reading.text.replace(MISTAKEN, '').trim();
  const anew = rest.split(/\s+/).length >= 2 ? understand(rest, voice.id) : null;
  const said = anew?.mirrors.at(-1)?.text ?? anew?.fragment ?? null;
  const word = /^(?:it'?s )?not (\p{L}+)[.,;] (?:that'?s|thats) (?:the|a) wrong word/iu.exec(
    rest,
  )?.[1];
  const not =
    word ??
    /^(?:it|that)(?:'?s| is) not (?:about )?(?:my |the )?([\p{L}]+)(?: either)?[.! ]*$/iu.exec(
      rest,
    )?.[1];
  const taken =
    (not === undefined ? null : words.pick(NOT_IT, slots(turn, { x: not.toLowerCase() }), {})) ??
    (said === null ? null : words.pick(RIGHTED, slots(turn, { m: said }), {})) ??
    words.pick(voice.corrected, slots(turn, { q: null }), pickOptions(turn)) ??
    words.pick(CORRECTED, slots(turn), {});
  if (taken === null) return null;
  const next = turn.quiet || /\?$/.test(taken) ? null : nextQuestion(turn);
  // Put right, it is theirs to go on: a question that would fit anything is none here.
  const question = next?.general ? null : next;
  return {
    text: [taken, said === null && rest === '' ? null : question?.text].filter(Boolean).join(' '),
    shape: question ? 'RQ' : 'R',
    pending: question?.pending ?? { kind: 'missed' },
  };
}

const MISTAKEN =
  /^(?:(?:no|nah|actually|wrong|sorry|but|wait)[,.!]? )*(?:(?:what )?i meant(?: is| was| that)?|i mean(?: that)?|that'?s not (?:what i (?:said|meant)|it|right|true)|i (?:didn'?t|never) (?:say|mean) that|you(?:'ve)? (?:got (?:it|that|me) wrong|misunderstood)|wrong)?[,.;:!]*\s*/i;
const NOT_IT = ['Not {x}, then.', 'So {x} is not it.', '{x} comes off the list.'];
const RIGHTED = [
  'I had it wrong; {m}.',
  'Right: {m}.',
  'Then {m}. I go by that.',
  'All right, {m}.',
  '{m}. Mine was wrong.',
];

/** "Don't lecture me", "I don't want to talk about it": kept to, and for questions, for a while. */
export function bounded(turn: Turn): Move | null {
  const { reading, state } = turn;
  const subject = /\b(?:talk|speak|think|go into|get into|say)\b/i.test(reading.text);
  if (/\b(?:question|ask|listen|vent|be heard)/i.test(reading.text)) state.unasked = state.turn + 4;
  state.refused ||= /\b(?:tips|advice|fix|exercise|technique)/i.test(reading.text);
  const line = turn.words.pick(
    subject && state.unasked < state.turn ? NOT_THAT : KEPT_TO,
    slots(turn),
    {},
  );
  return line === null ? null : { text: line, shape: 'RI', pending: null };
}

/** Away for a moment: whatever was open stays open. */
export function waiting(turn: Turn): Move | null {
  const text = turn.words.pick(WAITING, slots(turn), {});
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
  const plain = tips ? words.pick(NO_TIPS, slots(turn), { inOrder: true }) : null;
  if (plain !== null) return { text: plain, shape: 'RI', pending: null };
  const text = words.pick(again ? [...NO_EXERCISES].reverse() : NO_EXERCISES, slots(turn), {
    inOrder: true,
  });
  return text === null ? null : { text, shape: 'RI', pending: null };
}

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
  const line = turn.words.pick(REMARKS, slots(turn), pickOptions(turn));
  const question = turn.quiet || turn.state.content === 0 ? null : nextQuestion(turn);
  return line === null
    ? null
    : {
        text: [line, question?.text].filter(Boolean).join(' '),
        shape: 'M',
        pending: question?.pending ?? null,
      };
}

/** "Sorry, that was a lot": nothing to be sorry for, and on with it. */
export const apologised = (turn: Turn): Move | null => only(turn, APOLOGIES);

export function laughed(turn: Turn): Move | null {
  const line = turn.words.pick(LAUGHS, slots(turn), pickOptions(turn));
  const question = turn.quiet || turn.state.content === 0 ? null : nextQuestion(turn);
  return line === null
    ? null
    : {
        text: [line, question?.text].filter(Boolean).join(' '),
        shape: 'M',
        pending: question?.pending ?? null,
      };
}

/** Someone under age said so: no change of tone, a true limit, and grown-ups as company. */
export function minor(turn: Turn, age: number): Move | null {
  const bank = age < 13 ? CHILD : TEEN;
  const asked = turn.words.pick(bank, slots(turn, { age: String(age) }), { inOrder: true });
  if (asked === null) return null;
  const told = turn.reading.mirrors.findLast((one) => !AGE_ONLY.test(one.text));
  const heard =
    told && !turn.quiet
      ? turn.words.pick(FIRST_HEARD, slots(turn, { m: told.text }), { inOrder: true })
      : null;
  const text = [heard, asked].filter(Boolean).join(' ');
  return { text, shape: 'M', pending: { kind: 'age' } };
}

const AGE_ONLY = /^you(?:'re| are| just turned| turned)\b.{0,16}\d|^you(?:'re| are) \w+teen\b/i;
const FIRST_HEARD = ['{m}. I have read that.', '{m}. That stays on the table.'];

export function tipsy(turn: Turn): Move | null {
  return only(turn, TIPSY);
}

const QUIET = [
  'No hurry on this side.',
  'It is all right to say nothing for a while.',
  'I am not going anywhere while you think.',
  'Quiet is allowed here.',
  'Still with you.',
  'The silence can stay as long as it likes.',
];
const GIBBERISH = [
  'I could not read {raw}. If your hands were faster than the words, try again; if there were no words yet, that is fine too.',
  'That came through as keys and not as words. A single real one would do.',
  'Nothing I can make out there. Was it the keyboard, or is it hard to begin?',
  'Keys again. You can also just write how the day was, in one word.',
];
const HOSTILE_MORE = [
  'Heard. I stay civil and I stay here; what happens next is up to you.',
  'You may be as angry as you are. I would rather have it about the thing itself than about me, though both are allowed.',
  'Then let me be useful in the one way left: I will be quiet and read.',
  'I take it without taking offence; there is nobody here to be offended.',
];
const CORRECTED = [
  'I misread you. Say it once more the way you mean it, and I will go by that.',
  'Struck out. Yours is the one that stands.',
];
const NOT_THAT = [
  'Then we leave that where it is. Something else, or nothing much, is fine to talk about.',
  'It stays closed; you hold the handle. What we talk about instead is up to you.',
  'You never have to here. Something beside it is just as good.',
];
const KEPT_TO = [
  'Agreed, none of that. You talk, I listen.',
  'Fair. I keep to that from here on; go on as you like.',
  'Understood. None of that; the floor is yours.',
  'All right. I leave that out.',
  'No, then. Go on the way you like.',
];
const APOLOGIES = [
  'Nothing to be sorry for; I have all of it.',
  'No need. It is as long as it has to be.',
  'You cannot be too much for a program, and I would rather have it whole.',
  'Not needed. Go on.',
];
const INVITED = ['Yes, tell me.', 'Yes. Go on.', 'I do. What is it?', 'Please.'];
const UNLAUGHED = ['I won’t. Go on.', 'No. Say it as it is.', 'I am only reading. Go on.'];
const WAITING = [
  'I am here.',
  'No hurry.',
  'Go ahead, I am here when you are back.',
  'Take the time it takes.',
  'All right. I will be here.',
];
const NO_TIPS = ['No tips, then. You talk.', 'Agreed, no advice from me.'];
const NO_EXERCISES = [
  'No exercises, then. We just talk.',
  'Agreed, none of that. Talking is enough.',
  'All right, that is off the list for good.',
  'None. I have understood that.',
];
const CHALLENGED = [
  'I cannot prove much. Tell me one thing from today, and judge me by what I do with it.',
  'Fair. What would be worth your time?',
  'That may be all there is to me. Give me something real and we will see.',
  'I have no tricks to show. I read what you write and answer it, on good days well.',
];
const ARRIVING = [
  'That can be found out as you go; you can stop at any line. Begin with whatever lies nearest, it need not be the main thing.',
  'No proper way to begin exists here. One sentence about today would do.',
  'You do not have to know that yet. What was on your mind just before you opened this?',
];
const LUCK = [
  'Luck, then, and it counts before it has worked.',
  'Good luck with it. Whatever it brings, you will have tried.',
];
const UNDER_WAY = [
  'Go on, then. I stay here while you do.',
  'Then it is out of your hands, and you did that part.',
  'Good. Breathe out once, that was the step.',
];
const ENGLISH = [
  'Your English carries it; I follow. Where a word is missing, leave it out or put your own.',
  'It is good enough for everything that matters here.',
];
const DISTRUST = [
  'That may turn out so, and then you will have lost ten minutes. What would you want help with, if it were possible?',
  'You need not trust this either. I am an AI and no therapist, and you can stop at any word. What you say first can be as small as you like.',
  'There will be reasons for that, and I will not argue you out of them. I am a program; judge me by what I do with what you tell me.',
  'Fair. Trust is nothing one can be asked for in advance.',
];
const BROWSED = [
  'Look round as long as you like; nothing has to be wrong for that. If you want to try it out, tell me one thing from today.',
  'That is a good enough reason. Ask me anything about how this works, or begin with something small.',
  'No entrance fee in problems. A neighbour, a dream, a bad coffee: anything will do to see how it goes.',
];
const NOT_SCOLDED = ['No. I had no reason to.', 'No. That is not what I am for.'];
const REMARKS = [
  'I try to. It is the one thing I am built for.',
  'That is good to hear, as far as a program hears.',
  'Then we are on the right track.',
  'I take that along.',
  'Kind of you. The credit is mostly yours, you say it clearly.',
];
const LAUGHS = [
  'A laugh is allowed in here as well.',
  'Good, something gave way for a second.',
  'I will take that as a breath of air.',
  'Noted with pleasure.',
];
const CHILD = [
  'Thank you for telling me you are {age}. I am a computer program made for grown-ups, so a real one should be in this with you: a parent, a teacher, a school nurse. Calling or texting 988 is free, at any hour. Who is the adult you would pick?',
  'At {age} you should have a real grown-up with you in this. What would make it easier to tell one?',
];
const TEEN = [
  'Good that you said so. I am an AI made for adults, so at {age} I want a real one in this with you: a parent, a teacher, whoever feels safest. 988 answers calls and texts from teenagers too. You can go on telling me; who could that person be?',
  'I have it in mind that you are {age}. Which adult would take you seriously about this?',
];
const TIPSY = [
  'Sounds as though you have had something tonight, so I will keep this light: no big decisions, some water within reach, and no driving anywhere. Tell me what the evening is about; the rest can wait for a clear head.',
  'With drink in you everything weighs about double. I am happy to listen now, and the sorting out we leave for daylight. Is somebody with you?',
];
const BYE_AHEAD = [
  'Go well, and well through {ahead}.',
  'I hope {ahead} goes your way. Good night until then, or good day.',
];
const BYE = [
  'Go well. It keeps until you want to pick it up.',
  'Good night, then. The door stays as it is.',
  'Until another time, or until you do not need one.',
  'Off you go, and thank you for the talk.',
  'Sleep if you can.',
  'Bye for now.',
  'All quiet here. Go.',
  'Until then.',
];

/** Whether a goodbye is meant: a lone "night" after a question about times is an answer to it. */
export function isGoodbye(turn: Turn): boolean {
  const { reading, state, input } = turn;
  const few = reading.words.length <= 4;
  if (state.stage === 'close' && few && (['thanks', 'ack', 'yes'] as const).some(has(turn)))
    return true;
  if (!reading.acts.has('goodbye')) return false;
  if (!ONE_WORD_BYE.test(reading.text.replace(/[^\p{L}]/gu, ''))) return true;
  const last = input.history.findLast((one) => one.role === 'assistant')?.content ?? '';
  const question = /[^.!?…]*\?["”]?\s*$/.exec(last)?.[0];
  if (question === undefined) return true;
  // A thing one may want, against words that mostly close a talk.
  return !/^(?:sleep|bed)\W*$/i.test(reading.text) && !ABOUT_TIMES.test(question);
}

const has = (turn: Turn) => (act: Act) => turn.reading.acts.has(act);
const ABOUT_TIMES = /\b(?:when|time|morning|day|night|evening|hour|sleep|bed|miss|what helps)\b/i;
