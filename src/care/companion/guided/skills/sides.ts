/** What a decision is between, in a few words each: how things are, and what would change. */
import { leading } from '../topics/index.ts';
import type { Turn } from '../turn.ts';

export interface Sides {
  readonly stay: string;
  readonly go: string;
}

/** Of two people, of a job, of a place, of a habit: the first that their words name. */
const SIDES: readonly (readonly [RegExp, Sides])[] = [
  [
    /\b(?:leav(?:e|ing) (?:him|my (?:husband|boyfriend|fianc[eé]))|stay(?:ing)? (?:married to|with) (?:him|my (?:husband|boyfriend|fianc[eé]))|left my husband)\b/i,
    { stay: 'staying with him', go: 'leaving him' },
  ],
  [
    /\b(?:leav(?:e|ing) (?:her|my (?:wife|girlfriend|fianc[eé]e))|stay(?:ing)? (?:married to|with) (?:her|my (?:wife|girlfriend|fianc[eé]e))|left my wife)\b/i,
    { stay: 'staying with her', go: 'leaving her' },
  ],
  [
    /\b(?:stay(?:ing)? married|the marriage|my marriage|divorc\w+|leav(?:e|ing) (?:them|my partner)|break(?:ing)? up|split(?:ting)? up)\b/i,
    { stay: 'staying together', go: 'leaving' },
  ],
  [
    /\b(?:quit(?:ting)?|leav(?:e|ing)|resign\w*|hand(?:ing)? in|chang(?:e|ing)|stay(?:ing)? in) (?:my |the |this |that )?(?:job|work|notice|company|post|nursing|teaching)\b|\b(?:new|other|next) job\b/i,
    { stay: 'staying in the job', go: 'leaving the job' },
  ],
  [
    /\b(?:mov(?:e|ing) (?:out|away|house|back|abroad|home|to)|sell(?:ing)? (?:up|the house)|leav(?:e|ing) (?:home|the (?:house|flat|city|country)))\b/i,
    { stay: 'staying where you are', go: 'moving' },
  ],
  [
    /\b(?:drink(?:s|ing)?|drunk|wine|vodka|beers?|pints?|booze|alcohol|bottles?)\b/i,
    { stay: 'drinking as you do now', go: 'drinking less' },
  ],
  [
    /\b(?:smok(?:e|ing)|cigarettes?|fags?|vap(?:e|ing))\b/i,
    { stay: 'smoking', go: 'stopping smoking' },
  ],
  [
    /\b(?:weed|cannabis|hash|joints?|coke|cocaine|ketamine|pills)\b/i,
    { stay: 'using it as you do now', go: 'stopping using it' },
  ],
  [
    /\b(?:gambl\w+|bet(?:s|ting)?|slots|casino|roulette|scratch ?cards?)\b/i,
    { stay: 'going on betting', go: 'stopping the betting' },
  ],
  [
    /\b(?:scrolling|gaming|porn|binge\w*|overspend\w*|(?:on|off) (?:my|the) phone)\b/i,
    { stay: 'keeping that habit', go: 'stopping that habit' },
  ],
  [
    /\bleav(?:e|ing)\b.*\bstay(?:ing)?\b|\bstay(?:ing)?\b.*\b(?:leav(?:e|ing)|go(?:ing)?)\b/i,
    { stay: 'staying', go: 'leaving' },
  ],
];
const OPEN: Sides = { stay: 'leaving things as they are', go: 'changing that' };

export const sidesIn = (text: string): Sides | null =>
  SIDES.find(([match]) => match.test(text))?.[1] ?? null;

/** From what they say now, else from the last of what they told. */
export function sidesOf({ input, state }: Turn): Sides {
  const led = leading(state)?.topic.sides;
  if (led) return led;
  const said = input.history.filter(({ role }) => role === 'user').slice(-12);
  const texts = [input.message, ...said.reverse().map(({ content }) => content)];
  for (const text of texts) {
    const found = sidesIn(text);
    if (found) return found;
  }
  return OPEN;
}

/** "If you mean leaving": the other name for it is theirs, and it is used from then on. */
export function renamed(text: string): Partial<Sides> {
  const said = MEANT.exec(text.replace(/[’‘]/g, "'"))?.[1]?.trim().toLowerCase();
  if (said === undefined || said.split(' ').length > 5) return {};
  const yours = said.replace(/\bmy\b/g, 'your').replace(/\bme\b/g, 'you');
  return /^(?:stay|keep|carry|go(?:ing)? on)/.test(yours) ? { stay: yours } : { go: yours };
}
const MEANT =
  /\b(?:(?:if )?you mean|i mean|meaning|it'?s about|this is about|for|about) ((?:leaving|staying|stopping|quitting|moving|keeping|carrying|going|changing|selling|divorcing|splitting)\b[^.,:;?!]{0,40})/i;
