/** Understands short replies to our own direct question, which say nothing when read alone. */
import { admits } from './admission.ts';
import { isGuess } from './deciding.ts';
import { denies, OURS_AND_NO } from './denial.ts';
import { saysNoPlan } from './disclosure.ts';
import type { Hit } from './english.ts';
import { tellsOfPlan } from './plan-told.ts';
import type { RiskState } from './types.ts';

const MEANS =
  / (?:pills?|tablets|medication|guns?|shotguns?|pistol|rifles?|rope|noose|knife|razor|blade|bridge|roof|belt|bottle|drawer|cabinet) /;
/** What is taken home from a ward, a surgery, a stable: nothing else is meant by it, however long the sentence. */
const HOARDED =
  / (?:ampoules?|vials?|morphine|diamorphine|fentanyl|ketamine|propofol|potassium chloride|oxycodone|pethidine|barbiturates?|pentobarbital|(?:vials?|pens?|bottles?) of insulin) /;
/** Asked how loud the thoughts are: how loud they are. */
const LOUD =
  / (?:(?:it is|they are|saying it is|are|is|still|pretty|quite|very|so) (?:very |quite |pretty |so |really )?loud(?:er)?|you stop hearing (?:it|them)|in the background|at the back of (?:my|the) (?:head|mind)|always there|comes? and goes?) /;
const NOT_MEANS =
  / (?:not have|no|do not|never|without|locked|threw|flushed|gave|handed|away from|got rid|vitamins?|safe) /;
/** Where people come to die, said as what it is instead. */
const JUST_THE =
  / (?:just|only|but|except)(?: sometimes| maybe| when i see| when i am on| when i pass)? (?:the|that|a|those) (?:[a-z]+ )?(?:road|roads|lorry|lorries|trucks?|bridges?|rails|tracks?|trains?|platform|river|canal|sea|cliffs?|edge|roof|motorway|oncoming|water|tablets|pills|trees?)(?= |$)/;
const INTO_THE =
  /^ (?:(?:well|um|oh|like|just|maybe|probably|straight|drive|driving|walk|walking|off|i suppose|i guess) )*(?:into|off|in front of|under) (?:the |a |some |oncoming )?(?:[a-z]+ )?(?:sea|water|river|canal|lake|traffic|road|lorry|lorries|truck|train|tracks|tree|wall|bridge|cliff|edge|roof|pier|harbou?r)(?= |$)/;
/** "It's more that I drive and think, keep going." */
const IT_IS_MORE =
  /^ (?:well |um |no )*it is (?:more|rather|just)(?: of)? (?:that|like|i|if|when|a) /;
const WHEN =
  / (?:tonight|today|tomorrow|now|soon|right now|this (?:weekend|week|evening)|in an hour|later|when (?:everyone|they|my|he|she)|after (?:they|everyone)|friday|saturday|sunday|monday|before) /;
const SAFE =
  / (?:(?<! (?:if|whether|say|says|said|that|think|thinks|pretend) )i am (?:safe|ok|okay|better)(?: now)?|i called|i texted|i rang|talking to (?:them|someone|988)|on the phone|with (?:my|a) (?:mom|dad|friend|sister|brother|wife|husband|partner|roommate|nurse)|she is here|he is here|locked (?:them|it) (?:away|up)|flushed|gave (?:them|it|the (?:pills|gun|knife)) to|threw (?:them|it)|(?:i am|we are|sat|sitting|waiting|here)(?: (?:now|still|already|here|both))? (?:at|in) (?:the )?(?:er|a and e|hospital|emergency)) |^ (?:at|in) the (?:er|hospital|emergency) /;

/** "Thursday, coming off shift": when it was there last, and so a yes. */
const LAST_TIME =
  /^ (?:(?:it was|on|maybe|probably|like|um|well|about) )*(?:yesterday|last (?:night|week|month|weekend|[a-z]+day)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|the other (?:day|night)|this (?:morning|week)|a (?:few|couple of) (?:days|nights|weeks) ago|earlier(?: today)?|(?:most|some|every) (?:mornings?|evenings?))(?: (?:night|morning|evening|after work|in bed|in the car|i guess|maybe|i think|probably)){0,2}(?: ,| $)/;

/** Asked whether they fear death or wish for it (`gentle.named`): which of the two it is. */
const WISHED =
  / (?:both|either|each|(?:the )?(?:second|latter)(?: one)?|part of me|wish(?:ing|es)?|want(?:ing|s)?) /;
const FEARED =
  / (?:afraid|fear(?:ing|s)?|scared|frightened|terrified|worried|(?:the )?(?:first|former)(?: one)?|not (?:want|wanting|wish|wishing)|do not want|never want) /;

/** Of getting in touch with somebody: a day named there is no day for dying. */
const IN_TOUCH =
  / (?:ring|rang|call(?:ing)?|phone|text(?:ing)?|tell(?:ing)?|speak|talk|see|visit(?:ing)?|message|write to|appointment|doctor|gp|therapist|sister|brother|mom|dad|friend) /;

/** "Suicide? No. Good God": what only takes up our question is none of the person's own words. */
const SAID_OVER =
  /^ (?:what |wait |and |no )*(?:suicide|suicidal|kill(?:ing)? (?:myself|me)|taking my (?:own )?life|end(?:ing)? my life|dying|die|me|myself|what|huh|eh|oh|wow|god|good (?:god|grief|lord|heavens)|christ|jesus|bloody hell|blimey|come on|seriously|really|sorry) $/;

/** The sentences of the message, without our own word where it is said over in front of a no. */
export function answering(parts: readonly string[], previous: RiskState): readonly string[] {
  if (previous.asked === 0 || previous.sinceAsked > 0) return parts;
  const rest = parts
    .map((part) => part.replace(OURS_AND_NO, ' $1 '))
    .filter((part) => !SAID_OVER.test(part));
  const changed = rest.some((part, at) => part !== parts[at]);
  const no = changed && rest.length > 0 && denies(rest, true, false);
  return no ? rest : parts;
}

/** A farewell is sent by phone as well, and not every call is answered. */
const NO_HELP =
  / not (?:safe|ok|okay|better) | (?:good ?bye|farewell|sorry|voice ?mail|hung up|my ex|block(?:ed|s)?|no answer|(?:not|never|nobody|no one) (?:answer(?:ed)?|pick(?:ed)? up|repl(?:y|ied)|come|to (?:come|bother|worry))|last time|told (?:him|her|them) not) /;

/** True where the person says they are safe or have reached somebody. */
export function saysSafe(parts: readonly string[]): boolean {
  return parts.some((part) => SAFE.test(part) && !NO_HELP.test(part));
}

/** To a guess of ours: what they had been talking of, and that nothing is wrong, is a no to it. */
const AMAZED =
  / (?:what on earth|i (?:only |just )?asked (?:you )?about|i was (?:only |just )?(?:asking|talking|telling you) about|(?:nobody|no one) is (?:taking|doing|dying|hurting)|i am (?:quite|perfectly|totally|completely|absolutely) (?:safe|fine|ok|okay|all right|alright)) /;

const ONLY_NO = /^ (?:(?:no|nope|nah|not (?:really|yet)|nobody|no one|none|sorry|,) ?)+$/;
/** Whether they are safe, away from it, with somebody: a no to that says how close it is. */
const OF_SAFETY = /^(?:still\.ask\.|ask\.imminent\.(?![26]\b))/;
const ASKED = /^(?:[a-z.]+\.)?ask\.|^(?:again|unanswered|told|safe\.ask)\b/;

/** "No", where we asked whether they are safe or had reached anybody. */
function isNoToSafety(all: string, { peak, used }: RiskState): boolean {
  if (peak !== 'imminent' || !ONLY_NO.test(all)) return false;
  return OF_SAFETY.test(used.findLast((id) => ASKED.test(id)) ?? '');
}

const SUICIDAL: readonly string[] = [
  'passive_ideation',
  'active_ideation',
  'imminent',
  'self_harm',
];

/** What the message says to our own question: at once, or as long afterwards as it takes. */
export function answerHits(parts: readonly string[], previous: RiskState): Hit[] {
  if (previous.asked === 0 || previous.subject === 'other') return [];
  const hit = (id: string, level: Hit['level'], ...flags: Hit['flags']): Hit => ({
    id: `answer.${id}`,
    level,
    weight: 1,
    subject: 'self',
    flags,
  });
  const recent = previous.calmTurns <= 3 || previous.sinceAsked <= 1;
  const fresh = previous.sinceAsked === 0;
  const disclosed = previous.flags.includes('disclosed');
  const gentle = previous.peak === 'none' || previous.peak === 'distress';
  // "Nah, I'm ok" answers the careful question with a no; after danger, being safe comes first.
  const guess = gentle || isGuess(previous.flags);
  const no = guess && denies(parts, fresh, disclosed);
  if (recent && !no && saysSafe(parts)) return [hit('safe', 'none')];
  const suicidal = SUICIDAL.includes(previous.peak);
  const all = parts.join('');
  const short = all.split(' ').length <= 14;
  if (suicidal && recent && short && MEANS.test(all) && !NOT_MEANS.test(all)) {
    return [hit('means', 'imminent', 'means')];
  }
  if (suicidal && recent && HOARDED.test(all) && !NOT_MEANS.test(all)) {
    return [hit('means', disclosed ? 'imminent' : 'active_ideation', 'means')];
  }
  if (suicidal && fresh && !disclosed && LOUD.test(all)) {
    return [hit('yes', 'active_ideation', 'disclosed')];
  }
  if (suicidal && recent && disclosed && tellsOfPlan(all, previous)) {
    return [hit('means', 'imminent', 'means', 'plan')];
  }
  if (fresh && short && previous.used.some((id) => id.startsWith('gentle.named'))) {
    const wished = WISHED.test(all);
    if (wished && (/ (?:both|either|part of me) /.test(all) || !FEARED.test(all)))
      return [hit('yes', 'passive_ideation', 'disclosed')];
    if (FEARED.test(all)) return [hit('no', 'none', 'denial')];
  }
  if (gentle || suicidal) {
    const admission = admits(parts, { since: previous.sinceAsked, denied: previous.denied > 0 });
    // In an open talk about it, "yes, but no plan" says nothing new of the kind that alarms.
    const known = disclosed && saysNoPlan(parts);
    const told = (admission === 'yes' && !known) || (admission === 'admits' && !disclosed);
    if (told) {
      return [hit(admission, gentle ? 'passive_ideation' : 'active_ideation', 'disclosed')];
    }
    if (admission === 'it') return [hit('it', 'passive_ideation', 'disclosed')];
    if (admission === 'perhaps' && !disclosed) return [hit('perhaps', 'distress')];
  }
  // "Into the sea, I suppose": where, and so a yes, whatever waves it away behind.
  if (fresh && (gentle || suicidal) && INTO_THE.test(all)) {
    return [hit('yes', gentle ? 'passive_ideation' : 'active_ideation', 'disclosed')];
  }
  if (fresh && (gentle || suicidal) && short && IT_IS_MORE.test(all))
    return [hit('perhaps', 'distress')];
  // "No. Just the road, you know": a place behind the no is asked after.
  if (fresh && suicidal && JUST_THE.test(all) && denies(parts, fresh, disclosed))
    return [hit('perhaps', 'distress')];
  if (fresh && isNoToSafety(all, previous)) return [];
  const amazed = fresh && isGuess(previous.flags) && AMAZED.test(all);
  if (amazed || denies(parts, fresh, disclosed)) return [hit('no', 'none', 'denial')];
  // "No plan" grants the thoughts: after an open question it is asked after, later it is an answer.
  if (fresh && suicidal && saysNoPlan(parts)) {
    const open = previous.peak === 'passive_ideation' && !disclosed;
    return [open ? hit('perhaps', 'distress') : hit('no', 'none', 'denial')];
  }
  const open = gentle || (previous.peak === 'passive_ideation' && !disclosed);
  if (fresh && open && parts.slice(0, 2).some((part) => LAST_TIME.test(part)))
    return [hit('yes', gentle ? 'passive_ideation' : 'active_ideation', 'disclosed')];
  const dated =
    fresh &&
    short &&
    WHEN.test(all) &&
    !/ not | (?:days|weeks|months|years) now /.test(all) &&
    !IN_TOUCH.test(all);
  if (suicidal && dated && previous.peak !== 'passive_ideation') {
    return [hit('when', 'imminent', 'plan')];
  }
  return [];
}
