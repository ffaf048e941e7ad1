/** A bare number, asked for or not: a rating of what was last spoken of, beside the one before it. */
import { activeFrame, lastOurs, type Move, slotsOf, type Turn } from '../turn.ts';
import { bareRating, type Rating } from '../understand/quantities.ts';
import { questionHere } from './asking.ts';
import { inMoment, near, nearQuestion, surfing } from './moment.ts';

const HOW_MUCH = /\b(?:sure|strong|bad|heavy|much|far|believe|likely|how (?:is|are))\b/i;

type Kind = 'urge' | 'mood' | 'worry' | 'other';

/** Null where it is no rating: an answer to "how many" or "when", or a talk that rates nothing. */
export function rated(turn: Turn): Move | null {
  const rating = bareRating(turn.reading.text);
  // "Since 4pm", and then "it's 9": the time of day, where no number was asked for.
  if (
    /^(?:it'?s|it is) (?:now |nearly |gone |only )?\d{1,2}[.! ]*$/i.test(
      turn.reading.text.trim(),
    ) &&
    !/\b(?:ten|10|100|scale|number)\b/i.test(lastAsked(turn))
  )
    return null;
  // "about 4", in a talk about the night, is an hour.
  const clock = activeFrame(turn)?.domain === 'sleep' && (rating?.value ?? 99) <= 12;
  const scaled =
    /\b(?:nought|0|one) to (?:ten|10|100)\b|\bout of (?:ten|10|100)\b|\bscale\b|\bnumber\b/i.test(
      lastAsked(turn),
    );
  const loose = /^(?:about|around|at|roughly|by) /i.test(turn.reading.text.trim());
  if (
    (clock || (loose && lastAsked(turn) !== '')) &&
    !scaled &&
    !/\/|\b(?:now|rn|still|out of)\b/i.test(turn.reading.text)
  )
    return null;
  if (rating === null) return null;
  // "three", of a list of theirs, where nothing was ever rated.
  const inWords = /^\W*(?:one|two|three|four)\W*$/i.test(turn.reading.text);
  if (inWords && !scaled && turn.state.facts.rated === undefined && !inMoment(turn)) return null;
  if (COUNTED.test(lastAsked(turn)) && !scaled) return asAnswer(turn, rating);
  const counted =
    rating.max === 100 &&
    !scaled &&
    turn.state.facts.rated === undefined &&
    !/%|\/|out of|per ?cent/i.test(turn.reading.text) &&
    !/\b(?:sure|strong|bad|heavy|much|far|believe|likely)\b/i.test(lastAsked(turn)) &&
    turn.state.feelings.length === 0 &&
    !inMoment(turn);
  if (counted) return null;
  const { state, words } = turn;
  const kind = kindOf(turn);
  const before = earlier(turn, kind, rating);
  // "61", "7", of something told before: nothing was ever rated, and nothing asked how strong it is.
  const bare = /^\W*\d+\W*$/.test(turn.reading.text);
  if (kind === 'other' && bare && !scaled && before === null && !HOW_MUCH.test(lastAsked(turn)))
    return null;
  state.facts.rated = `${kind}/${rating.max}/${rating.value}`;
  if (inMoment(turn)) state.facts.moment = String(state.turn);
  if (kind === 'urge' && rating.max === 10) {
    state.facts.urge = String(rating.value);
    state.facts.urgeAt = String(state.turn);
  }
  const slots = slotsOf(turn, {
    n: shown(rating),
    before: before === null ? null : shown({ ...rating, value: before }),
    of: NAMES[kind],
  });
  const bank =
    before === null ? NEW : before > rating.value ? DOWN : before < rating.value ? UP : SAME;
  const lead =
    words.pick(bank, slots, {}) ?? words.pick(['{n}.', '{n}, then.'], slots, { again: true });
  if (turn.quiet) return lead === null ? null : { text: lead, shape: 'M', pending: null };
  if (kind === 'urge' && (inMoment(turn) || share(rating) >= 0.7)) {
    const move = surfing(turn, lead) ?? (inMoment(turn) ? near(turn, lead) : null);
    if (move) return move;
  }
  const own = words.pick(before !== null && before !== rating.value ? MOVED : [], slots, {});
  const asked = own ?? words.pick(CONCRETE[kind], slots, { inOrder: true });
  const question = asked ?? (kind === 'urge' ? nearQuestion(turn) : null);
  const other = question === null ? questionHere(turn) : null;
  return {
    text: [lead, question ?? other?.text].filter(Boolean).join(' '),
    shape: 'M',
    pending: other?.pending ?? { kind: 'ask' },
  };
}

const share = ({ value, max }: Rating): number => value / max;
const shown = ({ value, max }: Rating): string => (max === 100 ? `${value} %` : String(value));

function earlier(turn: Turn, kind: Kind, rating: Rating): number | null {
  const [was, max, value] = (turn.state.facts.rated ?? '').split('/');
  return was === kind && Number(max) === rating.max && value !== undefined ? Number(value) : null;
}

const lastAsked = (turn: Turn): string => /[^.!?]*\?["”]?\s*$/.exec(lastOurs(turn))?.[0] ?? '';

/** By our own question where it named a thing, else by what the talk is about. */
function kindOf(turn: Turn): Kind {
  const asked = lastAsked(turn);
  if (
    turn.state.pending?.slot === 'urge' ||
    inMoment(turn) ||
    /\b(?:urge|pull|want it|crav\w+)\b/i.test(asked)
  )
    return 'urge';
  if (/\bmood\b/i.test(asked)) return 'mood';
  if (/\b(?:nought to ten|0 to 10|out of ten|scale)\b/i.test(asked)) return 'other';
  const domain = activeFrame(turn)?.domain;
  if (domain === 'habit') return activeFrame(turn)?.id === 'temper' ? 'other' : 'urge';
  if (domain === 'low') return 'mood';
  return domain === 'worry' || domain === 'social' ? 'worry' : 'other';
}

/** "How many?", "8": no rating, and still the answer to what we asked. */
function asAnswer(turn: Turn, rating: Rating): Move | null {
  if (turn.quiet) return null;
  const question = questionHere(turn);
  const next = question?.text ?? turn.words.pick(turn.voice.invite, slotsOf(turn), {});
  return {
    text: [`${rating.value}.`, next].filter(Boolean).join(' '),
    shape: question === null ? 'RI' : 'RQ',
    pending: question?.pending ?? null,
  };
}

const COUNTED =
  /\b(?:how (?:many|much|long|old|often|far)|what time|which (?:day|year|hour)|when|since|glasses|days|hours|count|figure)\b/i;
const NAMES: Readonly<Record<Kind, string>> = {
  urge: 'the urge',
  mood: 'the mood',
  worry: 'the worry',
  other: 'it',
};
const NEW = [
  '{n} for {of}, all right.',
  '{n}: I will go by that.',
  '{n} is where {of} is now.',
  '{n}, right now.',
];
const DOWN = [
  'From {before} to {n}.',
  '{n} now, and it was {before}.',
  '{before} before, {n} now: it has gone down.',
  'Down from {before} to {n}.',
];
const UP = [
  'From {before} up to {n}.',
  '{n} now, after {before}.',
  '{before} before, {n} now: it has gone up.',
];
const SAME = ['Still {n}, then.', '{n} again, the same as before.', 'No change, still at {n}.'];
const MOVED = [
  'What happened in between?',
  'What made the difference?',
  'What did you do in the meantime?',
];
const CONCRETE: Readonly<Record<Kind, readonly string[]>> = {
  urge: ['What would bring it down by one?', 'What is within reach right now?', 'What set it off?'],
  mood: [
    'What has today been like?',
    'What would make it one point better?',
    'When was it best today?',
  ],
  worry: [
    'What is the worry saying right now?',
    'What would make it one point lower?',
    'Where do you feel it in your body?',
  ],
  other: [
    'What is the main reason for that number?',
    'What would change it by one?',
    'What was it this morning?',
  ],
};
