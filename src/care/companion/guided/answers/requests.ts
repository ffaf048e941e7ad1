/** Small requests with an answer of their own: an exercise for something, their first words, no number. */
import { skillById } from '../skills/index.ts';
import { SKILL_IDS, type Skill, type SkillId } from '../skills/types.ts';
import { type Move, quoted, type Turn } from '../turn.ts';

/** Their first words of this talk, or their last, as proof that they were read. */
export function firstSaid(turn: Turn): Move | null {
  const mine = turn.input.history.filter((one) => one.role === 'user');
  const lately = LATELY.test(turn.reading.text);
  const nth = NTH.findIndex((one) => one.test(turn.reading.text));
  const said = (lately ? mine.at(-1) : mine[Math.max(0, nth)])?.content.trim() ?? '';
  const all = said.split(/\s+/);
  const most = lately ? 30 : 14;
  const shown = all.length > most ? `${all.slice(0, most).join(' ')} …` : said;
  const text = turn.words.pick(
    lately ? LAST_SAID : nth > 0 ? NTH_SAID : FIRST_SAID,
    { a: shown === '' ? null : quoted(shown) },
    { inOrder: true },
  );
  return text === null ? null : { text, shape: 'A', pending: null };
}
const NTH = [
  /\bfirst\b/i,
  /\b(?:second|2nd)\b/i,
  /\b(?:third|3rd)\b/i,
  /\b(?:fourth|4th)\b/i,
  /\b(?:fifth|5th)\b/i,
];
const NTH_SAID = ['It was this: {a}', 'You wrote: {a}', 'That one was {a}'];

const COMMON = new Set<SkillId>([
  'time_out',
  'safe_place',
  'through_panic',
  'small_good',
  'i_statement',
]);
/** Exercises by the name people have for them. */
const NAMED: readonly (readonly [RegExp, SkillId])[] = [
  [/\b(?:breath\w*)\b/i, 'paced_breathing'],
  [/\b(?:ground\w*|five things|5 ?4 ?3|5-4-3\S*|senses)\b/i, 'grounding'],
  [/\bmuscles?\b|\btens(?:e|ing)(?: \w+)* and let/i, 'muscle_relaxation'],
  [/\bworry time\b/i, 'worry_time'],
  [
    /\bthought records?\b|\b(?:weigh(?:ing)?|check|test|look at) (?:up )?(?:a|one|the|that|this|my) thought\b|\b(?:sentence|thought|it) on the scales\b/i,
    'thought_record',
  ],
  [
    /\bone (?:small|little|tiny) (?:good |nice )?(?:thing|step)\b.*\b(?:tomorrow|today|this week|plan|do)\b|\b(?:plan|do) one (?:small|little|tiny) (?:thing|step)\b/i,
    'activation',
  ],
  [/\bsafe place\b/i, 'safe_place'],
  [/\burge surf\w*/i, 'urge_surfing'],
  [/\bpros and cons\b|\bfor and against\b/i, 'decisional_balance'],
  [
    /\bproblem[- ]solving\b|\bsolv(?:e|ing) (?:it|this|that|one|a) (?:problem )?step by step\b/i,
    'problem_solving',
  ],
];
/** What we call them ourselves, where no other thing is called so. */
const OWN_NAMES = SKILL_IDS.filter((id) => id.includes('_') && !COMMON.has(id)).map(
  (id): readonly [RegExp, SkillId] => [new RegExp(`\\b${id.replace('_', '[- ]')}\\b`, 'i'), id],
);

/** What they want one for. */
const SUBJECTS: readonly (readonly [RegExp, SkillId])[] = [
  [/\b(?:flashbacks?|nightmares?|panic\w*|back there)\b/i, 'grounding'],
  [/\b(?:sleep\w*|insomnia|3 ?am|awake|nights)\b/i, 'wind_down'],
  [/\b(?:worr\w+|spiral\w*|overthink\w*|what ifs?)\b/i, 'worry_time'],
  [
    /\b(?:urge|craving|not (?:drink|smoke|text|send|bet)|without (?:drinking|smoking|texting|sending|betting))\b/i,
    'urge_surfing',
  ],
  [
    /\b(?:wound up|tense|tension|shoulders|jaw|come down|switch off|relax\w*)\b/i,
    'muscle_relaxation',
  ],
  [/\b(?:calm|stress\w*|heart|nerv\w+)\b/i, 'paced_breathing'],
  [/\b(?:temper|angry|anger|explode|shout\w*)\b/i, 'time_out'],
  [/\b(?:hate myself|hard on myself|inner critic|not good enough)\b/i, 'inner_critic'],
  [
    /\b(?:thoughts?|thinking|mistake|impost[eo]r|con man|found out|find out|fraud)\b/i,
    'thought_record',
  ],
  [/\b(?:no energy|get(?:ting)? (?:up|out of bed|going|started)|motivat\w*)\b/i, 'activation'],
  [/\b(?:plan|problem|solve|decide)\b/i, 'problem_solving'],
];

/** "What did I just say?" */
const LATELY = /\b(?:just|last|now|a (?:moment|second|minute) ago|right before)\b/i;
const LAST_SAID = ['You said {a}', 'Just now you wrote {a}'].map((one) => `${one}.`);
const FIRST_SAID = ['You began with {a}', 'Your first words here were {a}'].map((one) => `${one}.`);

/** "Does it have to be a number?": no, and a word is taken in its place. */
export function noNumber(turn: Turn): Move | null {
  const text = turn.words.pick(NO_NUMBER, {}, { inOrder: true });
  return text === null ? null : { text, shape: 'A', pending: null };
}
export const FIGURE = /\b(?:numbers?|figures?|scale|percent\w*|rate it)\b/i;
const NO_NUMBER = [
  'No, a word will do: not at all, a little, half, a lot, entirely?',
  'Any measure you like. Small, middling or large?',
];

/** The exercise they asked for by its name, or null. */
export const skillNamed = (text: string): Skill | null => found([...NAMED, ...OWN_NAMES], text);

/** The one for what it should help with, or null where they did not say. */
export const skillFor = (text: string): Skill | null => found(SUBJECTS, text);

function found(list: readonly (readonly [RegExp, SkillId])[], text: string): Skill | null {
  const wanted = list.find(([match]) => match.test(text))?.[1];
  return wanted === undefined ? null : skillById(wanted);
}

/** To someone under age who asks whether it was their fault. */
export const NOT_YOURS = [
  'No. What happens between grown-ups is made by grown-ups; nothing you picked, said or did could bring it about or stop it.',
  'It is not, and it would be too big for you to carry. That belongs to the adults.',
];

/** To answer a checking question for certain would be one more check (Salkovskis 1999). */
export const REASSURANCE = [
  'The checking would like that answered for certain, and nobody can; an answer from me would hold for an hour. What happens in you while it stays open?',
  'If I said yes, you would have it again by tonight, I suspect. What would it be like to leave that question standing for ten minutes?',
  'I notice I am being asked to check along with you. I would rather help with what it is like not to.',
];

export const DRAFT_WORKS = [
  'It gives the other one something true to answer, and that is as much as a sentence can do. The rest is their half.',
  'It may. Said once, calmly, and then left alone, it has the best chance.',
];

export const AFTER_BIRTH = [
  'The midwife, the health visitor or your family doctor: any of the three is the right one, and they ask about exactly this. It is enough to read out what you wrote here.',
];

/** To somebody who has been drinking and asks whether to get in touch. */
export const NOT_TONIGHT = [
  'Not tonight. Write it down and read it again tomorrow; if it still seems right then, send it.',
  'I would leave it until tomorrow. Nothing is lost by waiting a night.',
];
/** Whom one rings for just this, whatever the hour and however one sounds. */
export const RING_NOW = [
  'Ring now, as you are. It is what they are there for, and they have heard such a voice before.',
  'Now, and not in the morning. Nobody there minds how you sound, and the call is worth most tonight.',
];
const HELPER =
  /\b(?:spons[eo]r|aa|na|smart (?:group|meeting)|help ?line|hot ?line|counsell?or|therapist|doctor|gp|key ?worker|recovery|support group|988)\b/i;
/** "Should I call him now?": him they have just spoken of as the one who helps. */
export const ofHelper = ({ input }: Turn): boolean =>
  [
    input.message,
    ...input.history
      .filter(({ role }) => role === 'user')
      .slice(-2)
      .map(({ content }) => content),
  ].some((text) => HELPER.test(text));
export const CONTACT =
  /\b(?:text|call|ring|phone|message|write to|email|go (?:over|round|to see)|drive (?:over|to)|unblock|reply to|answer) (?:him|her|them|my|\w+ back)\b|\b(?:go|going|drive|come) (?:over|round|around)\b/i;

/** A child who asks whether we tell on them, or make them tell. */
export const TOLD_BY_US = [
  'No, I tell nobody, and I have no way to reach your parents or your school. Whom you tell is for you to choose. I hope you find one grown-up for it.',
  'Nobody hears it from me. You choose who is told, when, and which part. I only hope that somebody is, as it is a lot to carry alone.',
  'Still no: I cannot tell anybody, and I will not make you do it.',
  'No, and that will not change. I cannot reach your family at all.',
];

/** A child who asks whether to tell: yes, and how. */
export const TELL_ADULT = [
  'Yes, I would tell. You could start with: “I need you to listen first and not do anything yet.” Who would you tell first?',
  'I think so, yes. A grown-up who knows can stand beside you. What are you most worried would happen?',
];
export const TELLING_ADULT =
  /\b(?:tell|talk to|speak to|show|go to) (?:my |a |the |our )?(?:mum|mom|mam|dad|parents?|teacher|head|counsell?or|nurse|nan|gran|aunt\w*|uncle|sister|brother|someone|somebody|an adult|a grown-?up)\b/i;
