/** Offering an exercise with leave, and taking the answer. A no holds until they reopen it. */
import { frameById } from '../frames/index.ts';
import { newsIn } from '../frames/news.ts';
import { fittingSkill, skillById } from '../skills/index.ts';
import { beginSkill } from '../skills/run.ts';
import type { Skill } from '../skills/types.ts';
import {
  activeFrame,
  type Move,
  pickOptions,
  quoted,
  recentFrames,
  slotsOf,
  type Turn,
} from '../turn.ts';

/** Enough heard to choose by, nothing refused, not tipsy, not straight after another exercise. */
export function readyForSkill(turn: Turn): boolean {
  const { state, reading } = turn;
  if (state.refused || state.drunk || state.skill || reading.size === 'wall') return false;
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
  const moved =
    reading.feelings.some((one) => one.family !== 'glad') ||
    reading.traps.length > 0 ||
    (!theirs && reading.frames.some((one) => !one.loose && one.domain !== 'good')) ||
    state.frames.some(
      (one) =>
        !frameById(one.id)?.loose &&
        !telling &&
        reading.words.length >= 6 &&
        (state.turn - one.turn <= 1 || (state.content >= 8 && one.score > 0.4)),
    );
  const planning = reading.happenings.some((one) =>
    /^(?:tentative_plan|date_set|way_out)$/.test(one.id),
  );
  if (!moved || planning || reading.talk === 'change') return false;
  if (state.minor || reading.question !== null || reading.acts.has('no')) return false;
  const known = state.frames.length + state.feelings.length + state.quotes.length;
  const slow = ['grief', 'trauma'].includes(activeFrame(turn)?.domain ?? '');
  if (state.passed >= 2) return false;
  const wait = (state.done.length > 0 || slow ? 9 : 6) + state.passed * 4;
  const pressing =
    ['craving', 'panic'].includes(activeFrame(turn)?.id ?? '') && state.done.length === 0;
  if (state.content < (pressing ? 3 : slow ? 8 : 5)) return false;
  return known >= 3 && state.turn - state.lastOffer >= wait && state.shapes.at(-1) !== 'O';
}

const SOOTHING =
  /\b(?:(?:don'?t|no need to) worry|(?:won'?t|not (?:go(?:ing|n)? to|gon+a)|wouldn'?t) do (?:any|no)thing|i'?ll be (?:fine|ok(?:ay)?|all ?right)|i'?m safe|forget (?:it|i said))\b/i;

export function offerSkill(turn: Turn, lead: string | null, chosen?: Skill): Move | null {
  const { state, voice, words } = turn;
  const frames = [activeFrame(turn), ...recentFrames(turn)].filter((frame) => frame !== null);
  const skill = chosen ?? fittingSkill(state, voice, [...new Set(frames)]);
  if (!skill) return null;
  const slots = offerSlots(turn, skill);
  const pitch =
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
    pending: { kind: 'offer', skill: skill.id },
  };
}

const PITCH = [
  'What I would bring is {skill}, some {minutes} minutes of it.',
  'There is {skill}, if you like.',
  'The one I have in mind is {skill}.',
  'It would be {skill}.',
  '{skill} is still in the drawer.',
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
  const np = activeFrame(turn)?.np;
  return slotsOf(turn, {
    skill: skill.name,
    minutes: String(skill.minutes),
    topic: topic ? quoted(topic.text) : null,
    np,
    selfword: own ? quoted(own.word) : null,
  });
}

/** "Go on then", a turn or two after the offer, still means the offer. */
export function lateYes(turn: Turn): Move | null {
  const { state, reading } = turn;
  const { offered } = state;
  if (!offered || state.refused || state.skill || state.turn - offered.turn > 3) return null;
  const willing =
    /^(?:yeah |yes |ok |okay |fine,? |alright )?(?:go on(?: then)?|let'?s (?:do|try) (?:it|that)|(?:i'?ll|let'?s) try(?: it)?|do it|try it|why not)[.! ]*$/i;
  const skill = willing.test(reading.text.trim()) ? skillById(offered.skill) : null;
  return skill ? beginSkill(turn, skill) : null;
}

/** Yes begins, no is respected, anything else counts as going on talking. */
export function answerOffer(turn: Turn, skill: Skill): Move | null {
  const { state, reading, voice, words } = turn;
  const { acts } = reading;
  const rest = reading.words.length > 7;
  if (
    /\b(?:keep|rather|just|prefer(?:\s+to)?|want to) (?:talk\w*|chat\w*|vent\w*|going)\b/i.test(
      reading.text,
    ) ||
    (acts.has('no') && !rest && (reading.words.length <= 3 || reading.mirrors.length === 0))
  ) {
    state.refused = true;
    state.stage = 'explore';
    const text = words.pick(voice.declined, slotsOf(turn), pickOptions(turn));
    return text === null ? null : { text, shape: 'RI', pending: null };
  }
  if (acts.has('no')) {
    // A no that goes on may belong to what was asked before; it is not pressed either way.
    state.passed += 2;
    state.stage = 'explore';
    return null;
  }
  if (
    (acts.has('yes') && reading.words.length <= 8) ||
    (acts.has('maybe') && reading.words.length <= 3) ||
    /\b(?:let'?s|try|look at it|do it|first one|the exercise|that one|go for it|i'?m in|why not|show me)\b/i.test(
      reading.text,
    )
  ) {
    return beginSkill(turn, skill);
  }
  state.stage = 'explore';
  state.passed++;
  return null;
}
