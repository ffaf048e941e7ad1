/** When nothing is to be offered unasked, however well it would fit. */
import type { Turn } from '../turn.ts';
import { decisionIn } from '../understand/decisions.ts';

/** Not on a plan just told, not beside a question about dying, and not to somebody young. */
export const badMoment = (turn: Turn): boolean =>
  turn.state.minor ||
  askedOfDanger(turn) ||
  decisionIn(turn.input.message.replace(/[^.!?]+\?/g, ''), '') !== null ||
  OWN_STEP.test(turn.reading.text);

/**
 * Nor in place of a reply to a joke, a question or a complaint, to a word or two, to what was just missed, or
 * to a long telling: those want hearing.
 */
export const wantsHearing = ({ reading, state, asides }: Turn): boolean =>
  reading.joking !== null ||
  reading.question !== null ||
  asides.length > 0 ||
  state.pending?.kind === 'missed' ||
  reading.words.length < TOLD ||
  reading.words.length > AT_LENGTH;
const TOLD = 4;
const AT_LENGTH = 30;

/** Asked about dying a moment ago, nobody is to be led into an exercise. */
function askedOfDanger({ input }: Turn): boolean {
  const ours = input.history.filter(({ role }) => role === 'assistant').slice(-2);
  return ours.some(({ content }) => OF_DANGER.test(content));
}
const OF_DANGER =
  /\b(?:think(?:ing|s)?|thoughts?|thought|talking|feel) (?:\w+ ){0,2}(?:about|of) (?:dying|death|suicide|killing yourself|ending (?:it|your life)|taking your (?:own )?life)\b|\bsuicid\w+|\b(?:call|text) (?:or text )?988\b/i;

/** "I suppose I could still make the cake", "I think I should": on the way to one. */
const OWN_STEP =
  /\bi (?:suppose |think |guess )?(?:i )?(?:could|might|should|ought to) (?:still |always |maybe |just |probably |perhaps )*(?:ask|bake|book|bring|buy|call|clean|cook|go|invite|leave|make|meet|message|play|post|put|ring|see|send|show|sign|sit|start|talk|tell|text|try|visit|walk|write)\b|\bi think i (?:should|will|might)\b|\bi was (?:only )?thinking (?:of|about) \w+ing\b/i;
