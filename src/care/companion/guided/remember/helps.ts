/** What helps somebody, and what does not, where they say so plainly. */
import type { Learnt } from './index.ts';
import { HEDGE, isQuoted, NEGATION, type Piece, saidBack } from './text.ts';

/** What may stand before "helps": an activity, or one of the things people name. */
const ACTIVITY =
  '(?:(?:just |even |simply )?(?!(?:nothing|something|anything|everything|being|having|not|never|the|evening|morning|during|king|thing|string|ring|spring|according|including)\\b)\\p{L}{2,}ing(?: (?:to|for|with|in|on|at|about|into|out|up|down|the|a|an|my|some|it|things|and|\\p{L}+)){0,5}|(?:a |an |the |my |some |long |short |cold |hot |warm |slow |deep |good |loud )*(?:walks?|runs?|music|tea|yoga|prayer|meditation|mindfulness|exercise|sport|swimming|fresh air|air|bath|shower|garden|gym|sea|nature|journal|journaling|drawing|painting|knitting|cooking|baking|books?|routine|lists?|breathing|breaths|dog|cat|singing|piano|guitar|sleep|nap|therapy|choir|church|sunlight|quiet))';
const HELPS = new RegExp(
  `^(?:(?:and|but|though|well|so|yes|yeah|actually|usually|sometimes|honestly)[, ]+)*(${ACTIVITY}) (?:(?:really|always|usually|often|sometimes|actually|kind of|does) )*(?:helps?|calms|settles|grounds)(?: me)?(?: (?:a (?:bit|lot|little)|sometimes|most|the most|to calm down|calm down|sleep|relax|switch off|when .{3,40}|with .{3,40}|too|though|so much))?[.!]*$`,
  'iu',
);
const HELPED = new RegExp(
  `^(?:(?:and|but|though|well|so|yes|yeah|actually)[, ]+)*(${ACTIVITY}) (?:(?:really|always|actually) )*(?:has |have )?helped(?: me)?(?: (?:a (?:bit|lot|little)|last (?:night|week|time)|yesterday|back then|before|then|so much|too))?[.!]*$`,
  'iu',
);
const WHAT_HELPS = new RegExp(
  `^(?:the (?:only )?thing that |what )(?:really |usually |always )?helps(?: me)?(?: (?:most|a bit|a lot))?(?: is|:|'s) (${ACTIVITY})[.!]*$`,
  'iu',
);
const HELPS_NOT = new RegExp(
  `^(?:(?:and|but|though|well|so)[, ]+)*(${ACTIVITY}) (?:really |just )?(?:doesn't|does not|don't|do not|never|didn't) (?:really |actually )?(?:help|helps|calm|work for)(?: me)?(?: (?:at all|either|anymore|any more|much))?[.!]*$`,
  'iu',
);

/** Nothing that harms is filed as a help, even where it is one for an hour. */
const HARM =
  /\b(?:drink\w*|drunk|alcohol|booz\w*|wine|beer|vodka|whisk\w*|gin|weed|smok\w*|vap\w*|joint|high|pills?|xanax|benzos?|meds?|medicat\w+|tablets?|cut(?:ting)?|hurt\w*|burn\w*|scratch\w*|hitt?ing|punch\w*|starv\w*|fasting|skipping|restrict\w*|purg\w*|vomit\w*|throwing up|bing\w+|gambl\w*|bett?ing|porn\w*|dying|dead|die|kill\w*|disappear\w*|knife|razor|blood|revenge|screaming at|yelling at|breaking|smashing|stalking|ghosting|lying|stealing|sleeping around|sex|dissociat\w*)\b/i;

const forms: readonly [RegExp, (what: string) => string][] = [
  [HELPS, (what) => `${what} helps you.`],
  [WHAT_HELPS, (what) => `${what} helps you.`],
  [HELPED, (what) => `${what} has helped you.`],
];

export function helpsIn(clause: Piece): Learnt[] {
  const { text, quote } = clause;
  if (clause.question || HEDGE.test(text) || HARM.test(text) || isQuoted(text, 1)) return [];
  const not = HELPS_NOT.exec(text);
  if (not) return told(not[1], (what) => `${what} does not help you.`, quote);
  if (NEGATION.test(text)) return [];
  for (const [form, say] of forms) {
    const hit = form.exec(text);
    if (hit) return told(hit[1], say, quote);
  }
  return [];
}

const PLURAL = /\b(?:walks|runs|lists|books|breaths)$/i;

function told(what: string | undefined, say: (what: string) => string, quote: string): Learnt[] {
  const back = saidBack((what ?? '').trim().toLowerCase());
  if (back === null || back.length < 3 || back.length > 60) return [];
  const fact = say(back.charAt(0).toUpperCase() + back.slice(1));
  const agreed = PLURAL.test(back)
    ? fact
        .replace(/ helps you/, ' help you')
        .replace(/ has /, ' have ')
        .replace(/ does /, ' do ')
    : fact;
  return [{ kind: 'helps', fact: agreed, topic: null, quote }];
}
