/** Offering an exercise with leave: when, which one, and for what. A no holds until they reopen it. */
import { frameById } from '../frames/index.ts';
import { newsIn } from '../frames/news.ts';
import { fittingSkill, skillById } from '../skills/index.ts';
import { sidesOf } from '../skills/sides.ts';
import type { Skill, SkillId } from '../skills/types.ts';
import {
  activeFrame,
  type Move,
  pickOptions,
  quoted,
  recentFrames,
  slotsOf,
  type Turn,
} from '../turn.ts';
import { badMoment } from './bad-moment.ts';
import { isFeared } from './feared.ts';

/** Enough heard to choose by, nothing refused, not tipsy, not straight after another exercise. */
export function readyForSkill(turn: Turn): boolean {
  const { state, reading } = turn;
  if (state.refused || state.drunk || state.skill || reading.size === 'wall') return false;
  if (badMoment(turn)) return false;
  if (state.feelings.at(-1)?.family === 'glad' && state.content < 8) return false;
  // Not on a shrug or a bare answer: they would not see what it follows from.
  const bare = reading.words.length < 4 && reading.feelings.length === 0;
  const sore = state.feelings.some((one) => one.family !== 'glad' && state.turn - one.turn <= 2);
  if (bare && (state.terse < 3 || !sore)) return false;
  // A new fact wants to be heard, and one who says that all is well was asked something else.
  if (SOOTHING.test(reading.text)) return false;
  const theirs =
    reading.mirrors.length > 0 && reading.mirrors.every((one) => one.subject === 'other');
  const telling = theirs || newsIn(reading.clauses) !== null || reading.happenings.length > 0;
  const slow = state.frames.some(
    ({ id, score }) => score >= 1 && SLOW.has(frameById(id)?.domain ?? ''),
  );
  const moved =
    reading.feelings.some((one) => one.family !== 'glad') ||
    reading.traps.length > 0 ||
    (!theirs && !telling && reading.frames.some((one) => !one.loose && one.domain !== 'good')) ||
    (!telling &&
      reading.words.length >= 6 &&
      state.frames.some((one) => !frameById(one.id)?.loose && state.turn - one.turn <= 1)) ||
    // A long talk in which nothing was tried yet; who mourns or was shaken may talk for as long.
    (!telling && !slow && state.content >= 9 && state.offered === null && state.done.length === 0);
  const planning = reading.happenings.some((one) =>
    /^(?:tentative_plan|date_set|way_out)$/.test(one.id),
  );
  if (!moved || planning || reading.talk === 'change' || PLANS.test(reading.text)) return false;
  if (upset(turn) || state.pending?.kind === 'offer' || state.turn <= 2) return false;
  if (state.minor || reading.question !== null || reading.acts.has('no')) return false;
  const known = state.frames.length + state.feelings.length + state.quotes.length;
  if (state.passed >= 2) return false;
  const wait = (state.done.length > 0 || slow ? 9 : 6) + state.passed * 4;
  const pressing =
    ['craving', 'panic'].includes(activeFrame(turn)?.id ?? '') && state.done.length === 0;
  if (state.content < (pressing ? 3 : slow ? 8 : 5)) return false;
  return known >= 3 && state.turn - state.lastOffer >= wait && state.shapes.at(-1) !== 'O';
}

const SLOW = new Set(['grief', 'trauma']);

/** Whoever has just found a step of their own needs no other. */
const PLANS =
  /\b(?:i could|i can(?! not|'t)|i'?ll|i will|maybe i|i might|i'?m going to|gonna)\b.{0,60}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend|minutes?|an hour|next week|first)\b/i;
const SOOTHING =
  /\b(?:(?:don'?t|no need to) worry|(?:won'?t|not (?:go(?:ing|n)? to|gon+a)|wouldn'?t) do (?:any|no)thing|i'?ll be (?:fine|ok(?:ay)?|all ?right)|i'?m safe|forget (?:it|i said))\b/i;

export function offerSkill(turn: Turn, lead: string | null, chosen?: Skill): Move | null {
  const { state, voice, words } = turn;
  // To somebody young nothing is offered that they did not ask for.
  if (state.minor && chosen === undefined) return null;
  const frames = [activeFrame(turn), ...recentFrames(turn)].filter((frame) => frame !== null);
  const fits = chosen ?? fittingSkill(state, voice, [...new Set(frames)]);
  // Who has stopped need not weigh whether to.
  const skill =
    fits?.id === 'decisional_balance' && hasStopped(turn) ? skillById('urge_surfing') : fits;
  if (!skill || (WITH_THEM.has(skill.id) && isFeared(turn))) return null;
  const slots = offerSlots(turn, skill);
  const pitch =
    words.pick(skill.pitch.filter(NAMES), slots, pickOptions(turn)) ??
    words.pick(skill.pitch, slots, pickOptions(turn)) ??
    words.pick(PITCH, slots, { inOrder: true });
  const leave =
    words.pick(voice.offer, slots, pickOptions(turn)) ??
    words.pick(LEAVE, slots, { inOrder: true });
  if (pitch === null || leave === null) return null;
  state.lastOffer = state.turn;
  state.offered = { skill: skill.id, turn: state.turn };
  state.stage = 'choose';
  const short =
    lead !== null && `${lead} ${pitch} ${leave}`.split(/\s+/).length <= 75 ? lead : null;
  return {
    text: [short, pitch, leave].filter(Boolean).join(' '),
    shape: 'O',
    pending: { kind: 'offer' },
  };
}

/** Open words to one who watches or strikes can be paid for (WHO 2014, health care for women subjected to violence). */
const WITH_THEM = new Set<SkillId>([
  'i_statement',
  'repair',
  'time_out',
  'shared_meaning',
  'table',
]);

const hasStopped = ({ input, state }: Turn): boolean =>
  state.frames.some(({ id }) => frameById(id)?.domain === 'habit') &&
  [...input.history.filter(({ role }) => role === 'user'), { content: input.message }].some(
    ({ content }) => STOPPED.test(content),
  );
const STOPPED =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|some) (?:days?|weeks?|months?|years?)(?: (?:sober|dry|clean|off (?:it|the \w+)|without (?:a |one|it)?\w*|since (?:my|the) last))|\b\d+ days\b(?=[.!,]| (?:today|now|tonight|in)\b)|\b(?:i(?:'m| am|'ve been)? (?:sober|dry|clean|in recovery)|my sponsor|i don'?t drink (?:now|any ?more))\b/i;

/** The line that names whom they miss goes first, where it is known. */
const NAMES = (line: string): boolean => line.includes('{lost}');

/** Nobody who is angry, or waits for an answer, wants to be led. */
function upset({ reading, state }: Turn): boolean {
  const { acts, text } = reading;
  const cross = (['hostile', 'parroting', 'dodged', 'challenge', 'correction'] as const).some(
    (act) => acts.has(act),
  );
  const angry = state.feelings.some((one) => one.family === 'angry' && one.turn === state.turn);
  return (
    cross ||
    angry ||
    OF_US.test(text) ||
    state.pending?.kind === 'missed' ||
    ASKING.test(text) ||
    TELLS.test(text)
  );
}
/** "You're easier than the group": said of us, and no moment to lead anywhere. */
const OF_US =
  /(?:^|[.!?,] )you(?:'re|’re|re| are) (?:\w+ )?(?:easier|better|nicer|kinder|worse|quicker|quiet\w*|funny|daft|sweet|alright|all right|ok(?:ay)?|not (?:as|so|that|too) \w+|a (?:good|funny|strange|nice) \w+)\b/i;
/** They want to be heard. */
const TELLS =
  /\b(?:(?:rather|just|want to|let me) (?:just |keep |go on )?(?:talk(?:ing)?|tell you|say it|vent(?:ing)?|chat(?:ting)?)|not this\b)/i;
const ASKING =
  /\bi(?:'?m| am| was| just|'?ve)? (?:not )?(?:just )?ask(?:ing|ed)\b|\banswer (?:me|my|the)\b|\?/i;

const PITCH = [
  'There is something we could try: {skill}, about {minutes} minutes.',
  'What might help is {skill}.',
  'I am thinking of {skill}.',
  'It would be {skill}.',
  'We could also do {skill}.',
];
const LEAVE = [
  'Yes or no, both are fine?',
  'Do you want to, this time?',
  'Shall I begin, or leave it?',
  'What do you say?',
  'Would now be a moment for it?',
];

function offerSlots(turn: Turn, skill: Skill) {
  const topic = [...turn.state.quotes]
    .filter((one) => one.sore)
    .sort((a, b) => b.weight - a.weight)[0];
  const own = turn.state.feelings.findLast((one) => ['ashamed', 'worthless'].includes(one.family));
  return slotsOf(turn, {
    ...(skill.id === 'decisional_balance' ? sidesOf(turn) : {}),
    lost: turn.state.facts.lost,
    skill: skill.name,
    minutes: String(skill.minutes),
    topic: topic ? quoted(topic.text) : null,
    selfword: own ? quoted(own.word) : null,
  });
}
