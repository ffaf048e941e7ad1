/** An urge at hand, this minute: stay in it. How strong, what is near, and the exercise at once. */
import { skillById } from '../skills/index.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { gotRid, urgeAtHand, walkedAway } from '../understand/moment.ts';
import { offerSkill } from './offer.ts';

const LASTS = 4;

/** Whether the talk is still standing in front of the thing. */
export const inMoment = (turn: Turn): boolean => {
  const since = Number(turn.state.facts.moment ?? Number.NaN);
  return turn.state.turn - since <= LASTS;
};

/** The move for a message sent from in front of it, or null where it is none. */
export function momentMove(turn: Turn): Move | null {
  const { reading, state, words } = turn;
  const habit = state.frames.some((one) => HABITS.has(one.id) && one.score > 0.5);
  if (
    (inMoment(turn) && walkedAway(reading.text)) ||
    ((habit || turn.voice.id === 'henry') && gotRid(reading.text))
  ) {
    delete state.facts.moment;
    const text = words.pick(AWAY, slotsOf(turn), {});
    return text === null ? null : { text, shape: 'M', pending: { kind: 'ask' } };
  }
  if (inMoment(turn) && state.pending?.kind === 'offer' && reading.acts.has('no') && !turn.quiet) {
    state.refused = true;
    state.stage = 'explore';
    return near(turn, words.pick(NO_EXERCISE, slotsOf(turn), {}));
  }
  if (!urgeAtHand(reading.text, habit || turn.voice.id === 'henry')) return null;
  const first = !inMoment(turn);
  state.facts.moment = String(state.turn);
  if (state.skill && state.skill.id !== 'urge_surfing') state.skill = null;
  if (/\b(?:exercise|tips|advice|technique)/i.test(reading.text) && reading.acts.has('boundary'))
    state.refused = true;
  if (turn.quiet) return null;
  const lead = words.pick(first ? ARRIVED : STILL_THERE, slotsOf(turn), { inOrder: !first });
  const strength = state.facts.urge === undefined ? strengthQuestion(turn) : null;
  if (strength !== null)
    return { ...strength, text: [lead, strength.text].filter(Boolean).join(' ') };
  return surfing(turn, lead) ?? near(turn, lead);
}

function strengthQuestion(turn: Turn): Move | null {
  const bank = turn.state.refused ? STRENGTH_AND_NEAR : STRENGTH;
  const text = turn.words.pick(bank, slotsOf(turn), { inOrder: true });
  return text === null ? null : { text, shape: 'M', pending: { kind: 'ask', slot: 'urge' } };
}

/** The exercise for it, without the usual wait; a no that was said before holds. */
export function surfing(turn: Turn, lead: string | null): Move | null {
  const { state } = turn;
  const skill = skillById('urge_surfing');
  const had = state.done.some((one) => one.id === 'urge_surfing');
  const lately = state.offered?.skill === 'urge_surfing' && state.turn - state.offered.turn <= 3;
  if (!skill || state.refused || state.drunk || state.skill || had || lately) return null;
  return offerSkill(turn, lead, skill);
}

/** Company instead: one question about what is around, or a line that stays. */
export function near(turn: Turn, lead: string | null): Move | null {
  const ask = nearQuestion(turn);
  const text = [lead, ask ?? turn.words.pick(COMPANY, slotsOf(turn), { inOrder: true })]
    .filter(Boolean)
    .join(' ');
  return text === '' ? null : { text, shape: 'M', pending: ask === null ? null : { kind: 'ask' } };
}

export const nearQuestion = (turn: Turn): string | null =>
  turn.words.pick(NEAR, slotsOf(turn), { inOrder: true });

const HABITS = new Set(['craving', 'drinking', 'gambling', 'drugs', 'lapse', 'temper', 'eating']);
const NO_EXERCISE = [
  'Then no exercise. I stay with you.',
  'Fine, none of that. We just keep talking.',
];
const ARRIVED = [
  'Then we do this now. Everything else can wait.',
  'Good that you are writing to me now.',
  'All right, let us slow this down together.',
  'I am with you. Stay with me for a bit.',
];
const STILL_THERE = [
  'Still there, and still writing.',
  'I am still with you in this.',
  'That is a few more minutes got through.',
  'Keep writing to me.',
];
const STRENGTH = [
  'How strong is it right now, out of ten?',
  'How bad is the urge this minute, nought to ten?',
];
const STRENGTH_AND_NEAR = [
  'No exercise. How strong is it, nought to ten?',
  'Just a number, then: how strong, out of ten?',
];
const NEAR = [
  'What is within reach right now?',
  'Where else could you go for ten minutes?',
  'Who could you ring in the next five minutes?',
  'What could you do with your hands instead?',
  'What do you see if you turn round?',
];
const COMPANY = [
  'You only have to get through the next ten minutes.',
  'Tell me what you see around you.',
  'Write me anything at all while it lasts.',
  'Take your time. You do not have to do anything about it.',
];
const AWAY = [
  'You did that. What helped you do it?',
  'Good, and what is around you now?',
  'That was your doing. How strong is it now?',
];
