/** Whether someone in good spirits has a small practical matter, and nothing that weighs. */
import { DRINK } from '../answers/drink.ts';
import { frameById } from '../frames/index.ts';
import { classify } from '../themes/classify.ts';
import { toneOf } from '../themes/tone.ts';
import type { Turn } from '../turn.ts';
import type { Reading } from '../understand/index.ts';

export const SMALL =
  /\b(?:(?:good|great|lovely|brilliant|fab|fantastic) mood|bit of a (?:daft|silly|fun) one|just (?:a|one) (?:small|little|quick|tiny)|small (?:practical )?(?:thing|question|problem)|(?:little|silly|practical) (?:little )?(?:question|thing|problem|one)|nothing (?:serious|bad|heavy|major|dramatic)|no (?:big )?drama|bit of fun|first world problem)\b/i;

/** Choices and wishes sound heavy to the statistics, and may well be about two hats. */
const MAY_BE_LIGHT = new Set(['torn', 'wish', 'ought']);
/** Of messages about hats, speeches and gardens none comes near it; "he looks at it all the time" does. */
const HEAVY = 0.48;

/** "Just a small thing" and "nothing serious" are also said of what hurts. */
function isHeavy(message: string): boolean {
  const chances = classify(message)?.chances ?? new Map<string, number>();
  let heavy = 0;
  for (const [theme, chance] of chances)
    if (toneOf(theme) === 'heavy' && !MAY_BE_LIGHT.has(theme)) heavy += chance;
  return heavy >= HEAVY;
}

/** Keeps the mode in the state: it begins with their word for it and ends with the first real pain. */
export function isLight(turn: Turn): boolean {
  const { reading, state } = turn;
  const begins = SMALL.test(reading.text) && state.content <= 2 && isMatter(reading);
  // Most talks never are, and need not be read for what weighs.
  if (!begins && state.facts.light === undefined) return false;
  const pain =
    reading.weighty ||
    reading.flooded ||
    turn.quiet ||
    state.minor ||
    state.frames.some((one) => NO_TRIFLE.has(frameById(one.id)?.domain ?? '')) ||
    state.frames.some((one) => frameById(one.id)?.grave) ||
    (turn.voice.id === 'henry' && DRINK.test(reading.text)) ||
    reading.acts.has('hostile') ||
    isHeavy(turn.input.message) ||
    reading.feelings.some(
      (one) => one.family !== 'glad' && one.strength >= 2 && reading.words.length > 3,
    );
  if (pain) delete state.facts.light;
  else if (begins) state.facts.light = '1';
  return state.facts.light !== undefined;
}

/** Said to be small alone it may be anything: it takes spirits, a thing to settle, or nothing told yet. */
const isMatter = ({ text, words }: Reading): boolean =>
  words.length <= 8 || GOOD_SPIRITS.test(text) || TO_SETTLE.test(text);
const GOOD_SPIRITS =
  /\b(?:(?:good|great|lovely|brilliant|fab|fantastic) mood|bit of fun|fun one)\b/i;
const TO_SETTLE =
  /\b(?:decide|choose|pick|plan(?:ning)?|which|ideas?|speech|toast|gift|present|card|invit\w+|recipe|bak(?:e|ing)|cook(?:ing)?|outfit|wear|hat|colou?r|paint|holiday|trip|party|wedding|birthday|call(?:ing)? (?:it|him|her) \w+|name for|title)\b/i;

/** However small it is said to be. */
const NO_TRIFLE = new Set(['habit', 'grief', 'trauma', 'low', 'self']);
