/** What is asked of drink by somebody who has told of it and leaves the word out. */
import { slotsOf, type Turn } from '../turn.ts';
import { fill } from '../words.ts';
import { knownTo } from './known.ts';
import { saidBefore } from './plain.ts';

/** Drinks by kind, and what is left of them. */
export const DRINK =
  /\b(?:drink(?:s|ing)?|drank|drunk|alcohol|booze|vodka|smirnoff|gin|gordon'?s|whisk(?:e)?y|rum|brandy|tequila|wine|prosecco|beers?|lagers?|cider|pints?|spirits|bottles?|empties|units|cans)\b/i;

/** Null where no drink was told of. A sudden stop comes before any rule they bargain for. */
export function ofDrink(turn: Turn): string | null {
  const { reading, input } = turn;
  const told = [...input.history.filter(({ role }) => role === 'user').map((one) => one.content)];
  if (![...told, reading.text].some((one) => DRINK.test(one))) return null;
  return STOPS.test(reading.text) || SHAKES.test(reading.text)
    ? known(turn, 'is it dangerous to stop drinking?')
    : null;
}

export function known(turn: Turn, question: string): string | null {
  const text = knownTo(question)?.text;
  const fact = text === undefined ? null : fill(text, slotsOf(turn));
  if (fact === null) return null;
  if (!turn.words.isNew(fact)) return saidBefore(turn, fact);
  turn.words.say(fact);
  return fact;
}

/** To be over with it at once: asked about, or as good as decided. */
const STOPS =
  /\b(?:safe|unsafe|dangerous|risky|bad(?: idea)?|ok(?:ay)?|all right) (?:for me )?to (?:just |simply |suddenly |even )*(?:stop|quit|give (?:it|them) up|go without)\b|\b(?:(?:if|can|could|should|shall|do|may) i|(?:i'm|i am) (?:going to|gonna)|i(?:'ll| will|'ve decided to)) (?:not )?(?:just |simply |only |also )*(?:stop|quit|stopped|quitting|pour(?:ed)? (?:it|them|the \w+|all of it|the lot))(?=$|[,.!?]| (?:tonight|today|now|it|drinking|from|on|all|for good|dead|like|completely|altogether|straight|this|tomorrow|down|away|out))|\bcold turkey\b|\bstop(?:ping|ped)? (?:all at once|overnight|from one day|dead|just like that)\b/i;

/** What comes of doing without, either way round. */
const SIGN =
  '(?:sha(?:ke|ky|kes|king|kiness)|trembl\\w+|tremors?|sweat\\w*|seizures?|fits?|seeing things|hallucinat\\w+)';
const WITHOUT =
  "i(?:'ve| had| have)? (?:just |tried to |tried |try to )*(?:stop(?:ped)?|quit|(?:don'?t|didn'?t|do not|did not|haven'?t|went without)(?: (?:drink|have (?:any|one|it)|had))?|tried)";
const SHAKES = new RegExp(
  `\\b${SIGN}\\b[^.!?]{0,40}\\b${WITHOUT}\\b|\\b${WITHOUT}\\b[^.!?]{0,40}\\b${SIGN}\\b`,
  'i',
);
