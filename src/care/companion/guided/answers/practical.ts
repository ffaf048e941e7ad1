/** A plain practical question outside what is known here: that, and who does know, with nothing asked back. */
import type { Turn } from '../turn.ts';
import { askedIn } from './whether-normal.ts';

/** What it is about, and who knows; the first that fits. */
const KNOWS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:plane|flight|fly\w*|airport|airline|luggage|suitcase|visa|passport|border|customs)\b/i,
    'the airline, or the border office of that country',
  ],
  [
    /\b(?:benefits?|dole|universal credit|unemploy\w*|pension|tax\w*|debts?|bailiffs?|rent|landlord|evict\w*|tenan\w*|contract|notice period|sick pay|redundan\w*|employer|wages|custody|divorce|court|will|inherit\w*)\b/i,
    'a free advice centre, or a union',
  ],
  [
    /\b(?:jobs?|work could|sort of work|careers?|apply|vacanc\w*|retrain\w*|course)\b/i,
    'a careers service or the job centre',
  ],
  [
    /\b(?:tablets?|pills?|medicine|medication|dose|mg|painkillers?|co-?codamol|ibuprofen|paracetamol|vitamin\w*|side effects?)\b/i,
    'a pharmacist, today and without an appointment',
  ],
  [
    /\b(?:ears?|eyes?|back|knees?|teeth|tooth|skin|rash|lump|blood pressure|cholesterol|hearing|sight|pain|pregnan\w*|period)\b/i,
    'a doctor or a pharmacist',
  ],
  [/\b(?:school|exam board|university|college|grades?|teacher)\b/i, 'the school office or a tutor'],
  [
    /\b(?:car|boiler|roof|wifi|phone|laptop|printer|router|computer|app|washing machine)\b/i,
    'somebody in that trade, or a search engine',
  ],
  [
    /\b(?:dogs?|cats?|hens?|bees?|hive|rabbit|horse|puppy|kitten|vet)\b/i,
    'a vet, or somebody who has kept them for years',
  ],
  [
    /\b(?:garden|plants?|slugs?|seeds?|compost|bulbs?)\b/i,
    'somebody at a nursery or on the next allotment',
  ],
];
/** Asked of how things are done or allowed out there, and not of anybody's heart. */
const PRACTICAL =
  /\b(?:(?:am|are|is|are you|was) (?:i|we|it|one|you)?(?: even| really)? ?(?:allowed|legal|possible|safe)|(?:what|which|where|how much|how many|how long|when) (?:do|does|is|are|can|could|would|should|actually|sort|kind|jobs?|people)|do (?:you|they|people) (?:need|have to)|how do (?:you|i|we|people) (?:\w+ ){0,2}(?:get|apply|claim|clean|fix|cook|book|find|register|open|use|make))\b/i;
/** Of people, feelings and themselves it is no matter for a search engine. */
const OF_HEARTS =
  /\b(?:feel\w*|love\w*|hate\w*|want\w*|think\w*|mean\w*|wrong with|point|happy|sad|angry|scared|lonely|myself|forgive|trust|miss|normal|(?:he|she|they|him|her) (?:say|said|think|do|did|want))\b/i;

const LINES: readonly string[] = [
  'That I do not know, and a guess of mine would be no use to you. Ask {x}.',
  'It is not something I have here. The right ones to ask: {x}.',
  'I would only be guessing there; better ask {x}.',
];

/** Null where the question is none of that kind, or nobody is known who would know. */
export function whoKnows(turn: Turn): string | null {
  const asked = askedIn(turn.reading.text);
  if (!PRACTICAL.test(asked) || OF_HEARTS.test(asked)) return null;
  const found =
    KNOWS.find(([about]) => about.test(asked)) ??
    KNOWS.find(([about]) => about.test(turn.reading.text));
  if (found === undefined) return null;
  return turn.words.pick(LINES, { x: found[1] }, { inOrder: true });
}
