/** "What do I actually do tomorrow?": two or three things to do, for the moment and the place they told. */
import type { Turn } from '../turn.ts';
import { MOMENTS, type Moment } from './moments.ts';

/** Null where they do not ask for a next step; a small one of any kind where nothing is known of it. */
export function stepsFor(turn: Turn): string | null {
  const asked = asking(turn.reading.text);
  if (asked === null) return null;
  const told = toldIn(turn);
  const out = OUT.test(`${turn.reading.text} ${told}`) && !NIGHT.test(asked);
  const found = momentIn(asked, turn);
  if (found !== null) {
    const lines = out && found.out !== undefined ? [...found.out, ...found.steps] : found.steps;
    const picked = turn.words.pick(lines, {}, { inOrder: true });
    if (picked !== null) return picked;
  }
  return PLEA.test(asked) ? turn.words.pick(SMALL, {}, { inOrder: true }) : null;
}

/** Whether the message says which moment its question is about. */
export function namesMoment({ reading }: Turn): boolean {
  const asked = asking(reading.text) ?? '';
  const named = MOMENTS.find((one) => asked !== '' && one.asked.test(asked));
  if (named !== undefined && (named.sure === true || !VAGUE.test(asked))) return true;
  return MOMENTS.some((one) => one.told?.test(reading.text));
}

/** The sentence itself says which moment; else the rest of the message, else what the talk is about. */
function momentIn(asked: string, turn: Turn): Moment | null {
  const named = MOMENTS.find((one) => one.asked.test(asked));
  const vague = VAGUE.test(asked) && !named?.sure;
  if (named && !vague) return named;
  // The day itself is asked about: what was told of other hours is no answer to it.
  if (OCCASION.test(asked)) return named ?? null;
  return MOMENTS.find((one) => one.told?.test(turn.reading.text)) ?? lately(turn) ?? named ?? null;
}

const OCCASION =
  /\bget through (?:(?:this|the|that|his|her|my|our|next) )?(?:wedding|funeral|party|christening|dinner|birthday|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?! (?:night|evening)s?)/i;

/** What they spoke of last comes before what they spoke of first. */
const lately = ({ input }: Turn): Moment | undefined =>
  input.history
    .filter(({ role }) => role === 'user')
    .slice(-3)
    .reverse()
    .map(({ content }) => MOMENTS.find((one) => one.told?.test(content)))
    .find((one) => one !== undefined);

const toldIn = ({ input }: Turn): string =>
  input.history
    .filter(({ role }) => role === 'user')
    .slice(-24)
    .map(({ content }) => content)
    .concat(input.message)
    .join(' ');

const asking = (text: string): string | null =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .findLast((line) => (WHAT_TO_DO.test(line) && !OF_THIS.test(line)) || FIRST_BIT.test(line)) ??
  null;
const WHAT_TO_DO =
  /\bwhat (?:do|should|can|could|am|shall|would) i (?:(?:supposed|meant) to |(?:actually|even|really|just|then|now|possibly|honestly) )*do\b|\bhow (?:do|can|should|would) i (?:(?:actually|even|really|just|ever|possibly) )*(?:get through|handle|manage|survive|deal with|cope|get (?:him|her|them|it|people|everyone|my \w+) to (?:delete|take|remove|stop))\b|\bwhat if (?:it|i) (?:comes? back|starts?|happens?|get)\b/i;
/** "So what would be the first bit?" */
const FIRST_BIT =
  /\bwhat(?:'s| is| would be| would| could be| comes)? (?:my |the |a )?(?:very )?(?:first|next|smallest) (?:small |little )?(?:bit|step|thing|part|move|one)\b(?! (?:i|you|we|he|she|they|that) (?:\w+ )?(?:said|say|told|asked|notice\w*|remember\w*))|\bwhere (?:do|would|should|could) (?:i|you|u) (?:even |actually )?(?:start|begin)\b|\b(?:tell|give) me (?:just )?one thing\b/i;
/** What one is to do with or about a thing is another matter. */
const OF_THIS =
  /\bdo (?:with (?:the|this|that) (?:rest|bottle)|about (?:the|this|that|her|his) (?:bruis\w+|injur\w+|fall))\b/i;
const PLEA =
  /\b(?:tomorrow|today|tonight|actually|now|morning|first|next|start|begin|(?:mon|tues|wednes|thurs|fri|satur|sun)day|this week)\b/i;
/** "When it starts": what "it" is stands elsewhere. */
const VAGUE = /\b(?:it|this|that) (?:starts?|happens?|comes?(?: back| on)?|begins?|hits?)\b/i;
/** Where others are about, nothing can be done that is done in bed. */
const OUT =
  /\b(?:lectures?|class(?:es|room)?|seminars?|lessons?|meetings?|trains?|tube|bus(?:es)?|shops?|supermarket|queue|church|plane|office|exams?|hall|street|underpass|in town|at (?:work|school|uni|college|the gym|a party|parties))\b/i;
const NIGHT = /\b(?:night|tonight|bed|asleep|3 ?am|nightmares?|lie down)\b/i;

/** Where nothing is known of the matter: a piece so small that it can be begun. */
const SMALL = [
  'Start with the part that cannot wait, and leave the rest for the day after. Put it on paper in one line, with an hour beside it and one person to ring. What would the line say?',
  'The smallest piece first, before noon: one call or one message, written down tonight with the number. Who would it be to?',
  'One thing only, and then a break. Which part of it has a date?',
];
