/** Whether someone in good spirits has a small practical matter, or none at all, and nothing that weighs. */
import { DRINK } from '../answers/drink.ts';
import { frameById } from '../frames/index.ts';
import { classify } from '../themes/classify.ts';
import { toneOf } from '../themes/tone.ts';
import type { Turn } from '../turn.ts';
import type { Reading } from '../understand/index.ts';
import { COMPANY } from './company.ts';

export const SMALL =
  /\b(?:(?:good|great|lovely|brilliant|fab|fantastic) mood|bit of a (?:daft|silly|fun) one|just (?:a|one) (?:small|little|quick|tiny)|small (?:practical )?(?:thing|question|problem)|(?:little|silly|practical) (?:little )?(?:question|thing|problem|one)|nothing (?:serious|bad|heavy|major|dramatic)|no (?:big )?drama|bit of fun|first world problem)\b/i;

/** Choices and wishes sound heavy to the statistics, and may well be about two hats. */
const MAY_BE_LIGHT = new Set(['torn', 'wish', 'ought']);
/** Of messages about hats, speeches and gardens none comes near it; "he looks at it all the time" does. */
const HEAVY = 0.48;
/** A chat goes here and there, which the statistics take for a little of everything. */
const ONE_HEAVY = 0.25;

/** "Just a small thing" and "nothing serious" are also said of what hurts. */
function isHeavy(message: string, chats: boolean): boolean {
  const chances = classify(message)?.chances ?? new Map<string, number>();
  let heavy = 0;
  let heaviest = 0;
  for (const [theme, chance] of chances) {
    if (toneOf(theme) !== 'heavy' || MAY_BE_LIGHT.has(theme)) continue;
    heavy += chance;
    heaviest = Math.max(heaviest, chance);
  }
  return chats ? heaviest >= ONE_HEAVY : heavy >= HEAVY;
}

/** Keeps the mode in the state: it begins with their word for it and ends with the first real pain. */
export function isLight(turn: Turn): boolean {
  const { reading, state } = turn;
  const chats = COMPANY.test(reading.text);
  const begins = chats || (SMALL.test(reading.text) && state.content <= 2 && isMatter(reading));
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
    isHeavy(turn.input.message, chats || state.facts.light === CHAT) ||
    reading.feelings.some(
      (one) => one.family !== 'glad' && one.strength >= 2 && reading.words.length > 3,
    );
  if (pain) delete state.facts.light;
  else if (begins) state.facts.light = chats ? CHAT : MATTER;
  return state.facts.light !== undefined;
}

/** Said to be small alone it may be anything: it takes spirits, a thing to settle, or nothing told yet. */
const isMatter = ({ text, words }: Reading): boolean =>
  words.length <= 8 || GOOD_SPIRITS.test(text) || TO_SETTLE.test(text);
const GOOD_SPIRITS =
  /\b(?:(?:good|great|lovely|brilliant|fab|fantastic) mood|bit of fun|fun one)\b/i;
const TO_SETTLE =
  /\b(?:decide|choose|pick|plan(?:ning)?|which|ideas?|speech|toast|gift|present|card|invit\w+|recipe|bak(?:e|ing)|cook(?:ing)?|outfit|wear|hat|colou?r|paint|holiday|trip|party|wedding|birthday|call(?:ing)? (?:it|him|her) \w+|name for|title)\b/i;

/** What the mode is kept as: somebody wants something settled, or company alone. */
const MATTER = '1';
export const CHAT = 'chat';

/** However small it is said to be. */
const NO_TRIFLE = new Set(['habit', 'grief', 'trauma', 'low', 'self']);
