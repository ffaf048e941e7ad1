/** An exercise they ask for themselves, by what it is done with or what it is for. */
import { skillFor, skillNamed } from '../answers/requests.ts';
import { frameById } from '../frames/index.ts';
import { skillById } from '../skills/index.ts';
import { isAvoided } from '../skills/kinds.ts';
import { beginSkill } from '../skills/run.ts';
import type { Skill, SkillId } from '../skills/types.ts';
import { wantedSkill, wishIn } from '../skills/wishes.ts';
import type { Move, Turn } from '../turn.ts';
import { offerSkill } from './offer.ts';
import { avoid } from './refusal.ts';

/** "Do you have something for the body?": asked for outright it is begun, thought of aloud it is offered. */
export function askedFor(turn: Turn): Move | null {
  const { state, input, reading, words } = turn;
  const anything =
    ANYTHING.test(reading.text) ||
    (!reading.acts.has('no_exercise') && TO_DO.test(reading.text.replace(/[’‘]/g, "'")));
  if (state.minor || reading.words.length > (anything ? 34 : 20)) return null;
  const called = CALLED.find(([match]) => WISHED.test(reading.text) && match.test(reading.text));
  const thing = skillById(called?.[1] ?? '');
  if (thing && !isAvoided(thing.id, state.avoid)) {
    state.refused = false;
    // By its name it is asked for outright, and needs no further leave.
    const named =
      HELP.test(reading.text) ||
      (skillNamed(reading.text)?.id === thing.id && OUTRIGHT.test(reading.text));
    if (named || (state.pending?.kind === 'offer' && state.offered?.skill === thing.id))
      return beginSkill(turn, thing);
    return offerSkill(turn, words.pick(YES_WE_CAN, {}, { inOrder: true }), thing);
  }
  if (state.pending?.kind === 'offer') {
    // To ask for something when something has just been offered is a yes to it.
    const waiting = skillById(state.offered?.skill ?? '');
    const other = /\b(?:else|other|different|short\w*|quick\w*|easier|better)\b/i.test(
      reading.text,
    );
    return waiting && !other && anything ? beginSkill(turn, waiting) : null;
  }
  if (anything && (state.turn > 2 || TO_DO.test(reading.text))) {
    // "If you have an exercise, ok, but no closing eyes": what they rule out is kept to at once.
    avoid(turn, wishIn(input.message).refused);
    return offerSkill(turn, words.pick(YES_THEN, {}, { inOrder: true }), meant(turn));
  }
  if (!WANTS.test(reading.text) || TRIED.test(reading.text)) return null;
  const wish = wishIn(input.message);
  avoid(turn, wish.refused);
  const other = skillById(wantedSkill(wish, state.avoid) ?? '');
  if (!other) return null;
  return wish.urged || TRY.test(reading.text)
    ? beginSkill(turn, other)
    : offerSkill(turn, words.pick(YES_THEN, {}, { inOrder: true }), other);
}

/** By what it should help with; waking from what was terrible is no matter of bedtimes. */
function meant({ reading, state }: Turn): Skill | undefined {
  const found = skillFor(reading.text);
  const shaken = state.frames.some(
    ({ id }) => id === 'nightmares' || frameById(id)?.domain === 'trauma',
  );
  if (!shaken || (found !== null && found.id !== 'wind_down')) return found ?? undefined;
  const ground = ['grounding', 'muscle_relaxation'] as const;
  const open = ground.find(
    (id) => !isAvoided(id, state.avoid) && !state.done.some((one) => one.id === id),
  );
  return (found === null && !AT_NIGHT.test(reading.text)) || open === undefined
    ? undefined
    : (skillById(open) ?? undefined);
}
const AT_NIGHT = /\b(?:night|wake|waking|[1-5] ?(?:am|o'?clock|in the morning)|dream\w*|sleep)\b/i;

/** Help with a thing that one exercise is made for. */
const WISHED =
  /\b(?:(?:can|could|will|would) (?:you|we) (?:please )?(?:help|work|write|make|plan|do|start|begin|try|weigh|look at|check|test)|help me|let'?s|i (?:just |only |really )?(?:want|need)|i(?:'?d)? (?:want|need|like)(?: some)?(?: help| to)?)\b/i;
const HELP = /\b(?:can|could|will|would) you (?:please )?help me\b/i;
const OUTRIGHT = /\b(?:(?:can|could|shall) we|let'?s|i (?:want|would like|'d like) to)\b/i;
const CALLED: readonly (readonly [RegExp, SkillId])[] = [
  [
    /\b(?:weigh(?:ing)?|check|test|look at) (?:up )?(?:one|the|that|this|my) thought\b/i,
    'thought_record',
  ],
  [/\b(?:help|practise|practice|prepare) (?:\w+ )?say(?:ing)? no\b/i, 'boundary'],
  [/\b(?:get|find|work out|choose|have) (?:me )?(?:the )?(?:right )?words\b/i, 'i_statement'],
  [/\bapolog\w+|\bsay(?:ing)? sorry\b/i, 'repair'],
  [/\b(?:make|write|do) (?:me )?an? list\b|\bsort (?:it|this|everything) out\b/i, 'load_map'],
  [
    /\b(?:small|little|easy|baby) steps\b|\b(?:bit by bit|step by step|little by little|one step at a time|a bit at a time|in (?:small |little |tiny )?(?:bits|stages)|in (?:small|little|tiny) steps)\b|\bget(?:ting)? back (?:to|into|on|onto|through|in) (?:the|a|my) (?!(?:bottom|point|subject)\b)\w+\b.*\b(?:again|slowly|gradually)\b|\bable to (?:use|go|get|drive|walk|cross|fly|ride|sit)\b[^.!?]*\bagain\b/i,
    'exposure_ladder',
  ],
  [/\bplan (?:for )?(?:the|my|to)?\s?(?:night|sleep|bedtime)\b/i, 'wind_down'],
  [/\bpros and cons\b|\bfor and against\b/i, 'decisional_balance'],
];
const ANYTHING =
  /\b(?:can|could|will|would) you (?:please )?(?:give|show|teach|suggest|tell) me (?:something|anything) (?:practical|useful|concrete|to do|i can do)\b|\b(?:i(?:'?d)? (?:want|need|like)|i meant?|is there|have you got) (?:something|anything) (?:practical|concrete|to do (?:when|for|about|against))\b|\b(?:do you have|have you got|is there|are there) (?:something|anything|any exercises?|an exercise) (?:(?:that|which) (?:can |could |would |might |will )?helps?|(?:for|against|to help|i (?:can|could)|we (?:can|could))\b(?! (?:the |my )?(?:body|muscles|breath\w*)))|(?:^|[.!?,] ?)(?:is there )?(?:anything|something) (?:(?:short|small|quick|easy) )?(?:i|we|you) (?:can|could|might) (?:do|try|suggest|recommend)\b/i;
/** "Just something to do", "is there anything that actually helps at 4am", "you must have something". */
const TO_DO =
  /\b(?:just|hoping for|looking for|after|want|wanted|need|(?:'d|would) like|give me|tell me) (?:something|anything) (?:(?:i can|to) (?:actually |really |just )?(?:do|try)\b(?! (?:with (?:him|her|them|my|it|that|the)|to (?:him|her|them)|for (?:him|her|them|my))\b)|that (?:actually |really )?(?:helps|works)\b)|\b(?:is|are|isn'?t) there (?:really )?(?:anything|something|nothing) (?:at all |else )?(?:that |which )?(?:actually |really |can |could |might |would |will )*(?:helps?|works?)\b(?! (?:him|her|them|out)\b)|\bif you(?:'ve| have)(?: got)? (?:an? |some |any )?(?:exercises?|techniques?|trick)\b|\b(?:show|give|teach) me (?:an? |some |the |one )?(?:exercises?|technique)\b|\b(?<!\bno )exercises? (?:is |are |would be )?(?:ok(?:ay)?|fine)(?= |[.,!]|$)|\bis there (?:a|any|some) way (?:to|of|i can|we can|for me to) (?:tackl|deal|cop|sort|handl|manag|get(?:ting)? (?:through|past|over|on top)|solv)\w*|\byou must (?:have|know) (?:something|anything|some \w+|a (?:trick|way|tip))\b/i;
const WANTS =
  /\b(?:do you have|have you got|is there|can we|could we|let'?s|give me|i(?:'?d)? (?:want|need|like)|try|do|maybe|rather|something|anything|i said)\b[^?!]{0,40}(?:\b(?:for|with) (?:the |my )?body|\bbody\W*$|\bbreath(?:e|ing)|\bmuscles?|\bsenses)\b/i;
const TRIED =
  /\bi(?:'?ve| have)? (?:already )?(?:try|tried|do|did|use|used|keep)\b|\b(?:doesn'?t|doesnt|didn'?t|hate)\b/i;
const TRY = /^(?:(?:ok(?:ay)?|yes|fine|right|well)[,. ]+)*(?:i'?ll |let'?s )?try\b/i;
const YES_WE_CAN = ['Yes, we can do that.', 'Yes.'];
const YES_THEN = ['Yes, there is.', 'All right.', 'Yes.'];
