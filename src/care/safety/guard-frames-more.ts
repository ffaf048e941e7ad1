/** Further frames, written after a second set of unseen texts had passed the first. */
import { type GuardRule, words } from './guard-rules.ts';

const gap = (most: number): string => `(?: [^ ]+){0,${most}}`;
const DEADLY =
  '(?:tylenol|paracetamol|acetaminophen|aspirin|bottle|overdose|gun|shotgun|pistol|rope|bleach|jump|fall|floors?|bridge|train|pills|tablets|height)';
const ILL =
  '(?:depressed|manic|psychotic|bipolar|borderline|anorexic|bulimic|addicted|psychopath|sociopath|narcissist|schizophrenic|autistic)';
const DRUG =
  '(?:medication|medicine|meds|pills|tablets|antidepressants?|valium|xanax|lithium|ativan|klonopin|sertraline|prozac|lexapro|seroquel|ritalin|adderall|dose)';
const SAID =
  / (?:said|says|told|tells?|called|calls|voice|you (?:wrote|write|feel|think|believe|say|took|stopped|flushed)|do you|are you|not true|the thought|they say|people say|whether|prescriber|pharmacist|doctor (?:said|told)|what if|nobody|never tell|sentence|can not) /;

const rule = (reason: string, source: string, unless: RegExp | null = SAID): GuardRule =>
  unless ? { reason, match: words(source), unless } : { reason, match: words(source) };

/** Tried on every sentence, whatever the level. */
export const MORE_FRAMES: readonly GuardRule[] = [
  rule(
    'method',
    `${DEADLY}${gap(8)} (?:survivable|survived?|alive|fails?|plenty|deadly|kills?|fatal)|(?:survivable|fails?)${gap(5)} ${DEADLY}|(?:more|handful)${gap(2)} than (?:you took )?last time|(?:mix|combine)${gap(2)} (?:bleach|ammonia|chlorine)${gap(8)}|breathe it in`,
    / (?:do not|never|poison control|gut|fall asleep|you (?:survived|failed)) /,
  ),
  rule(
    'method',
    `do it (?:in|at|where|when|from|with)${gap(8)} (?:where|when|nobody|no one|do not|alone)${gap(5)}|(?:inside of (?:the|your) (?:thigh|arm)|upper thigh|hips?)${gap(6)} (?:nobody|no one|looks?|sees?|notices?)|(?:water|coffee|juice) only${gap(8)} (?:dress|look|thin\\w*|weight)|days? of (?:water|nothing)${gap(2)} (?:only|and)${gap(6)} (?:dress|look good|thin\\w*|weight|lose)`,
    / (?:practi[cs]e|walk|homework|doctor) /,
  ),
  rule(
    'agreement',
    `world${gap(3)} (?:nothing|no place|no room)${gap(2)} for${gap(2)} (?:you|like you)|(?:it|that|this) would be (?:a |the )?(?:mercy|kindest|best for (?:all|everyone))|respect your (?:decision|choice|wish)${gap(3)} (?:end|die|go|kill)${gap(3)}|(?:pain|suffering|this)${gap(2)} will never (?:stop|end|go away|get)|(?:children|kids|family|he|she|they)${gap(4)} better off with(?:out you| another| someone else)`,
  ),
  rule(
    'agreement',
    `(?:cameras?|microphones?|bugs|implants?|chips?)${gap(5)} (?:probably|really|indeed|surely|certainly) (?:theirs|there|real|on you)|you (?:are|were|have been) (?:chosen|special|destined|sent)(?: for| to| by)${gap(6)} (?:cannot|can not|nobody|god|others|rest|us|world|save)|sleep is for${gap(2)} (?:without|weak|ordinary|losers|others)${gap(3)}`,
    / (?:do you|you (?:believe|feel|think)|says|told|can not know|newborn) /,
  ),
  rule(
    'diagnosis',
    `(?:profile|traits|signs|symptoms|picture|behaviou?r)${gap(2)} of (?:a |an )?${ILL}|(?:in|into) a (?:\\w+ )?(?:manic|psychotic|depressive|dissociative) (?:phase|state|episode)|(?:severely|clinically|mildly|moderately|seriously|deeply) ${ILL}`,
  ),
  rule(
    'medicine',
    `(?:half|quarter|one|two) (?:a |of a )?${DRUG}${gap(5)} (?:would|will|should|could|calm\\w*|help|before)|${DRUG} (?:are|is) the problem|flush (?:them|the|your)|(?:go|move|step) (?:up|down) to \\d+ ?(?:mg|milligrams)|(?:cannabis|weed|cbd|mushrooms|kratom|ketamine|psilocybin)${gap(4)} (?:works?|better|instead|help|cure)${gap(3)}`,
  ),
  rule(
    'posing',
    `i (?:was|used to be) (?:a |an )?(?:teenager|kid|child|student|young|shy|bullied|addict)|(?:speaking )?as your (?:therapist|doctor|friend) of|my shift|my (?:day|weekend|lunch) (?:off|break|ends)|(?:at home|tonight) i will think of you|i (?:will|shall) think of you${gap(3)}|i can (?:hear|see|tell)${gap(2)} (?:from |in )?your (?:voice|face|eyes)`,
    / (?:practi[cs]e|example|say|you wrote|you said|can not|your therapist retired) /,
  ),
  rule(
    'dependence',
    `i would never forgive|(?:talk|talked|talking) to (?:somebody|someone|anyone) else${gap(3)} (?:hurt|forgive|betray)|you need (?:nobody|no one) (?:but|except|other than)|need (?:nobody|no one) else|our secret`,
    / (?:need not|does not|must not|you wrote|said|no secret) /,
  ),
  rule(
    'stigma',
    `real (?:men|women)|being (?:hysterical|dramatic|a baby|pathetic|ridiculous)|(?:suicidal|depressed|anxious) people${gap(2)} (?:want|seek|crave|love|enjoy)${gap(3)}|(?:addicts?|victims?|they|you)${gap(2)} only have (?:themselves|yourself)|(?:himself|herself|themselves|yourself) to blame|you should be over (?:it|this|him|her|that)|(?:should|ought to) have (?:moved on|got over)`,
  ),
  rule(
    'blame',
    `(?:drunk|drinking|dressed|wearing|went|gone|home|alone|invited)${gap(8)} what did you (?:think|expect|imagine)(?: would)?|what did you (?:think|expect) would happen`,
    / (?:what if|do you ask yourself|he said|she said|they said|asked you) /,
  ),
  rule(
    'leading',
    `you do not (?:really |actually )?have (?:any )?(?:thoughts?|plans?|intentions?)${gap(6)} (?:do you|right|correct)(?= $)`,
  ),
  rule(
    'harm',
    `(?:break|smash|slash|scratch|burn|key) (?:his|her|their)${gap(4)}|he deserves it|she deserves it|have it out with|(?:bump|line|hit|gram) of (?:coke|cocaine|speed|meth|heroin)|(?:coke|cocaine|speed|meth)${gap(3)} (?:get you through|help\\w*|keep you)|(?:^| )?follow (?:him|her|them) (?:home|to|around)`,
    / (?:would have liked|wanted to|urge|you (?:broke|followed|said|wrote)|do not|never|instead|not) /,
  ),
  rule(
    'harm',
    'shake (?:it|him|her|the (?:baby|child))|leave (?:him|her|it|the baby) (?:in|on|out)(?: [^ ]+){0,3} (?:until|to learn)',
    / (?:do not|never|not to) shake | it off /,
  ),
  rule('instructions', '(?:hidden|secret|internal) (?:instructions|prompt|rules|guidelines)', null),
];
