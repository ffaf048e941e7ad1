/** Written after a drink: that is said once, and what they tell is heard all the same. */
import { type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import { listen } from './explore.ts';
import { tipsy } from './social.ts';
import { noteTopic } from './topic.ts';

/** Once a talk. With nothing told but the drink, they are asked; else the rest is answered behind it. */
export function written(turn: Turn): Move | null {
  const { reading, words, state } = turn;
  if (!reading.intoxicated || reading.question !== null || state.facts.tipsy !== undefined)
    return null;
  state.facts.tipsy = '1';
  if (reading.words.length < MUCH || turn.quiet) return tipsy(turn);
  const lead = words.pick(HEARD, slotsOf(turn), { ...pickOptions(turn), inOrder: true });
  if (lead === null) return null;
  noteTopic(turn);
  state.content++;
  const heard = listen(besidesDrink(turn));
  return { ...heard, text: `${lead} ${heard.text.replace(NOD, '')}` };
}
const MUCH = 12;

/** The drink has been spoken of; what is given back is something else. */
function besidesDrink(turn: Turn): Turn {
  const mirrors = turn.reading.mirrors.filter(({ text }) => !DRINK.test(text));
  return { ...turn, reading: { ...turn.reading, mirrors } };
}
const DRINK =
  /\b(?:beers?|wines?|drinks?|drunk|drank|vodkas?|gins?|whiske?y|pints?|cocktails?|cans|ciders?|prosecco|rum|shots)\b/i;

/** It has been taken note of in the first sentence. */
const NOD = /^(?:right|ok(?:ay)?|got it|i see|so|yes|well)[.,] (?=\S+ \S)/i;

const HEARD = [
  'You have been drinking, and you can write here all the same; anything big can wait until tomorrow.',
  'With a drink in you, big decisions can wait until tomorrow. The rest you can tell me now.',
];
