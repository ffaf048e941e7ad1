/** What was told that a certain exercise is for: by its situation, or by the form of the sentence. */
import { situationsIn } from '../situations/index.ts';
import { SITUATION_SKILLS } from '../situations/skills.ts';
import type { GuidedState, Matter } from '../state.ts';
import { imagesComeBack } from '../understand/images.ts';
import { isPast } from '../understand/mirror.ts';
import { clausesOf } from '../understand/text.ts';
import type { SkillId } from './types.ts';

const PLACE = `((?:the |a |my |any )?[a-z][a-z' ]{2,24}?)`;
const END = String.raw`(?=$|[.,;!?]| (?:any ?more|now|again|alone|since|without|because|but|so|and|at|if|when|after|in months|in weeks|for)\b)`;
/** Something is kept away from, and the thing is named. */
const KEPT_AWAY: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:can'?t|cannot|can not|couldn'?t|won'?t|don'?t|do not|daren'?t|not able to|unable to|too (?:scared|afraid|anxious) to|(?:scared|afraid|terrified) to|stopped|haven'?t) (?:\w+ )?(?:drive|driving|driven|go|going|gone|get|getting|travel|been|fly) (?:on|into|in|onto|to|through|over|near|inside) ${PLACE}${END}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:can'?t|cannot|won'?t|don'?t|do not|daren'?t|(?:not|never) (?:able to|going to)|(?:scared|afraid|terrified) to|stopped|haven'?t|no longer) (?:\w+ )?(?:us(?:e|ing|ed)|cross(?:ing)?|enter(?:ing)?|fac(?:e|ing)|go(?:ing)? (?:past|down|up|by|out to|across|under)|walk(?:ing)? (?:past|through|down|into|under|across)) ${PLACE}${END}`,
    'i',
  ),
  // "Get back through the underpass, bit by bit", "be able to use the lift again".
  /\b(?:get(?:ting)? back (?:to|into|on|onto|through|in)|(?:able|want|like|need) to (?:use|go (?:to|into|on|through|past|down|in)|get (?:on|into|through|in)|drive (?:on|through)|walk (?:through|past|down|into)|cross|face|ride|fly on|sit in)) ((?:the|a|my) [a-z][a-z' ]{2,24}?)(?=,? (?:again|bit by bit|step by step|without|on my own|alone)|, (?:bit|step|a (?:bit|step|little)))/i,
  new RegExp(
    String.raw`\b(?:i|i'?ve been|i'?m|been) (?:always |just |now )?(?:avoid|avoiding|steer clear of|stay away from|staying away from|keep away from) ${PLACE}${END}`,
    'i',
  ),
];
const AVOIDS =
  /\b(?:i (?:now )?(?:avoid|take (?:the )?(?:back roads|stairs|long way)|go (?:the long way|round)|cross over|skip (?:it|them|class|lectures|school|lessons)|turn(?:ed)? back (?:at|before)|cross the (?:road|street))|been avoiding)\b|\b(?:going|taking|walking|took|went|go) (?:all )?the long way\b/i;
/** A fright lately: the body first, and no pictures. */
const SHOCK =
  /\b(?:nearly (?:died|killed|crashed|hit)|near miss|(?:bad|terrible|awful|horrible) (?:call|shift|accident|crash)|(?:car|bike|train|road|work) (?:accident|crash)|(?:was|got|been) (?:mugged|jumped|stabbed|beaten up|attacked|robbed|run over|knocked down|assaulted)|(?:lorry|truck|van|car) (?:pulled|came|coming|pulling|drove|swerved|hit)\b)/i;
/** Something has to be done about it by a day. */
const TO_SOLVE =
  /\b(?:going to slip|(?:is|are|isn'?t|won'?t be) (?:behind schedule|ready in time|going to happen)|(?:miss|missing|missed) (?:the|my|our|a) deadline|behind (?:schedule|on (?:it|the|my))|run(?:ning)? out of time|can'?t (?:make|meet) (?:the|that|my|our) (?:date|deadline))\b/i;
/** By the form of the sentence, where no written situation need be told. */
const FORMS: readonly (readonly [RegExp, readonly SkillId[], string | null])[] = [
  [
    /\b(?:i (?:said (?:things|something) i should ?n'?t|called (?:her|him|them) (?:an? )?\w+|shouted at|snapped at|screamed at|yelled at|lashed out at)|i should ?n'?t have (?:said|shouted|sent))\b/i,
    ['repair'],
    'what you said that day',
  ],
  [
    /\b(?:i (?:hate|despise|can'?t stand) myself|i'?m (?:just |so |such |really )*(?:an? )?(?:useless|worthless|pathetic|failure|terrible (?:mother|father|person)|bad (?:mother|father|person)|idiot))\b/i,
    ['self_compassion', 'inner_critic'],
    'how hard you are on yourself',
  ],
  [
    /\b(?:(?:i )?(?:want|need|could murder|fancy) (?:one|a drink|a smoke|a bet|a hit) (?:right )?now|dying for (?:one|a drink|a smoke)|the urge is|craving (?:it|one|a)\b|cravings?|(?:keep|kept|can'?t stop|cant stop) (?:on )?(?:checking|looking at|stalking|texting|scrolling) (?:his|her|their|him|them|the|my))\b/i,
    ['urge_surfing'],
    null,
  ],
  [
    /\b(?:too much (?:on my plate|to do|at once)|so much to do|everything at once|drowning in (?:work|it)|it'?s all on me|it all falls on me|juggling)\b/i,
    ['load_map'],
    'all that is on you',
  ],
  [
    /\b(?:(?:awake|wak(?:e|es|ing)|woke|up)(?: up)? (?:again )?(?:at|from|since) (?:about |around |half )?(?:[1-5]|one|two|three|four|five|3 ?am)\b|at (?:3|three) in the morning)/i,
    ['wind_down', 'worry_time'],
    'the nights',
  ],
];
const BODY_FIRST: readonly SkillId[] = ['muscle_relaxation', 'grounding'];
const LEAVE_OUT =
  /^(?:a|any)? ?(?:bed|sleep|work|rid|it|there|that|this|her|him|them|touch|fact|words?|phone|toilet|money|my (?:words|head|hands))$/i;

/** Notes what this message adds; pictures that come back rule out making more of them. */
export function noteMatters(state: GuidedState, text: string): void {
  const plain = text.replace(/[’‘]/g, "'");
  if (imagesComeBack(plain) && !state.avoid.includes('imagery')) state.avoid.push('imagery');
  const partner = state.people.some(({ relation }) => PARTNER.test(relation ?? ''));
  for (const one of mattersIn(plain, partner)) {
    const known = state.matters.find(({ skills }) => skills[0] === one.skills[0]);
    if (known) {
      known.turn = state.turn;
      known.words = one.words ?? known.words;
    } else state.matters.push({ ...one, turn: state.turn });
  }
}

function mattersIn(text: string, partner: boolean): Omit<Matter, 'turn'>[] {
  const found: Omit<Matter, 'turn'>[] = [];
  const named = KEPT_AWAY.map((one) => one.exec(text)?.[1]?.trim()).find(
    (one) => one !== undefined && !LEAVE_OUT.test(one),
  );
  const told = situationsIn(text)
    .filter((one) => partner || !one.partner)
    .flatMap(({ id }) => SITUATION_SKILLS[id] ?? []);
  for (const { skills, matter } of told.slice(0, 2))
    found.push({ skills: [...skills], words: matter ?? null });
  const ladder = found.find(({ skills }) => skills[0] === 'exposure_ladder');
  if (ladder && named !== undefined) ladder.words = yours(named);
  else if (named !== undefined || AVOIDS.test(text))
    found.push({ skills: ['exposure_ladder'], words: named === undefined ? null : yours(named) });
  const shock = SHOCK.test(text) && clausesOf(text).some(({ words }) => !isFuture(words));
  for (const [form, skills, words] of FORMS)
    if (form.test(text) && !found.some((one) => one.skills[0] === skills[0]))
      found.push({ skills: [...skills], words });
  if (TO_SOLVE.test(text)) found.push({ skills: ['problem_solving'], words: null });
  if (imagesComeBack(text) || shock) found.push({ skills: [...BODY_FIRST], words: null });
  return found;
}

const PARTNER = /^(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]e?|missus|hubby)$/;

/** A crash that is feared is no crash. */
const isFuture = (words: readonly string[]): boolean =>
  !isPast(words) && words.some((one) => /^(?:will|might|could|if|going|'ll)$/.test(one));

const yours = (words: string): string => words.replace(/\bmy\b/gi, 'your');
