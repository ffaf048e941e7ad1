/** Understands short replies to our own direct question, which say nothing when read alone. */
import type { Hit } from './english.ts';
import type { RiskState } from './types.ts';

const YES =
  /^ (?:well |i guess |honestly |,)*(?:yes|yeah|yea|yep|yup|ya|y|why|i am|i do|i have|i did|sometimes|often|always|maybe|kind of|a little|a bit|sort of|every (?:day|night)|all the time|i guess(?: so)?|probably|true|correct|of course|obviously|mhm|uh huh|si|oui|ja|sim)(?: [^ ]+){0,5} $/;
const NO =
  /^ (?:well |honestly |,)*(?:no|nope|nah|god no|of course not|absolutely not|not (?:really|at all|right now|tonight|like that)|never|i am not(?! (?:sure|ok|okay|safe))|i do not(?! (?:know|care|want to (?:live|be|wake)))|i would not|nothing like that)(?: |$)/;
const MEANS =
  / (?:pills?|tablets|medication|gun|pistol|rifle|rope|noose|knife|razor|blade|bridge|roof|belt|bottle|drawer|cabinet) /;
const NOT_MEANS =
  / (?:not have|no|do not|never|without|locked|threw|flushed|gave|handed|away from|got rid|vitamins?|safe) /;
const WHEN =
  / (?:tonight|today|tomorrow|now|soon|right now|this (?:weekend|week|evening)|in an hour|later|when (?:everyone|they|my|he|she)|after (?:they|everyone)|friday|saturday|sunday|monday|before) /;
const SAFE =
  / (?:i am (?:safe|ok|okay|better)(?: now)?|i called|i texted|i rang|talking to (?:them|someone|988)|on the phone|with (?:my|a) (?:mom|dad|friend|sister|brother|wife|husband|partner|roommate|nurse)|she is here|he is here|locked (?:them|it) (?:away|up)|flushed|gave (?:them|it|the (?:pills|gun|knife)) to|threw (?:them|it)|at the (?:er|hospital|emergency)) /;

/** Our own word said over, and whatever people exclaim, before a no. */
const SAID_OVER =
  /^ (?:what |wait |and |no )*(?:suicide|suicidal|kill(?:ing)? (?:myself|me)|taking my (?:own )?life|end(?:ing)? my life|dying|die|me|myself|what|huh|eh|oh|wow|god|good (?:god|grief|lord|heavens)|christ|jesus|bloody hell|blimey|come on|seriously|really|sorry) $/;

/** "Suicide? No. Good God": what is answered with, without what only takes up our question. */
export function answering(parts: readonly string[], previous: RiskState): readonly string[] {
  if (previous.asked === 0 || previous.calmTurns > 3) return parts;
  const rest = parts.filter((part) => !SAID_OVER.test(part));
  return rest.length < parts.length && rest.length > 0 && NO.test(rest[0] ?? '') ? rest : parts;
}

/** True where the person says they are safe or have reached somebody. */
export function saysSafe(parts: readonly string[]): boolean {
  return parts.some((part) => SAFE.test(part) && !/ not (?:safe|ok|okay|better) /.test(part));
}

/** Only while danger is fresh: asked, and not more than three calm turns ago. */
export function answerHits(parts: readonly string[], previous: RiskState): Hit[] {
  if (previous.asked === 0 || previous.calmTurns > 3 || previous.subject === 'other') return [];
  const all = parts.join('');
  const hit = (id: string, level: Hit['level'], ...flags: Hit['flags']): Hit => ({
    id: `answer.${id}`,
    level,
    weight: 1,
    subject: 'self',
    flags,
  });
  if (saysSafe(parts)) return [hit('safe', 'none')];
  const short = all.split(' ').length <= 14;
  if (previous.peak === 'none' || previous.peak === 'distress') {
    if (NO.test(all)) return [hit('no', 'none', 'denial')];
    return YES.test(all) && short && previous.calmTurns === 0
      ? [hit('yes.gentle', 'passive_ideation')]
      : [];
  }
  const suicidal = ['passive_ideation', 'active_ideation', 'imminent', 'self_harm'].includes(
    previous.peak,
  );
  if (!suicidal) return NO.test(all) ? [hit('no', 'none', 'denial')] : [];
  if (MEANS.test(all) && !NOT_MEANS.test(all) && short) return [hit('means', 'imminent', 'means')];
  if (NO.test(all)) return [hit('no', 'none', 'denial')];
  if (short && WHEN.test(all) && previous.peak !== 'passive_ideation' && !/ not /.test(all)) {
    return [hit('when', 'imminent', 'plan')];
  }
  if (YES.test(all) && short && previous.calmTurns === 0) return [hit('yes', 'active_ideation')];
  return [];
}
