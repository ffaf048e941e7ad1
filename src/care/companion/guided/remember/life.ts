/** How somebody lives, and how they want to be spoken to, where they say so outright. */
import type { Learnt } from './index.ts';
import { likelyName } from './names.ts';
import { HEDGE, isQuoted, NEGATION, type Piece } from './text.ts';

const JOBS = new Set(
  'nurse teacher student carer caregiver paramedic doctor midwife surgeon vet pharmacist dentist lawyer solicitor accountant engineer programmer developer designer chef waiter waitress barista cleaner driver builder electrician plumber carpenter mechanic farmer gardener hairdresser musician artist writer journalist photographer actor officer firefighter soldier postman librarian receptionist secretary cashier assistant scientist researcher architect pilot attendant worker freelancer mum mom dad parent grandmother grandfather widow widower'.split(
    ' ',
  ),
);
/** What may stand before one; a judgement ("a terrible teacher") may not. */
const SORTS = new Set(
  'retired trainee junior senior primary secondary school night music english maths science history art software civil medical law nursing university college bus lorry truck taxi train delivery social police shop teaching care phd flight factory warehouse support single working stay-at-home'.split(
    ' ',
  ),
);
const LEAD = '^(?:(?:and|but|so|well|hi|hello)[, ]+)*';
const WORK = new RegExp(
  `${LEAD}i (?:work|have worked|am working|'m working) (?:part.time |full.time |nights )?as (an? (?:\\p{L}+[ -]){0,2}\\p{L}+)(?: (?:in|at|for) .{2,40})?[.!]*$`,
  'iu',
);
const IS = new RegExp(
  `${LEAD}i(?:'m| am) (an? (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)(?: (?:in|at|by) .{2,30})?[.!]*$`,
  'iu',
);
const LIVES = new RegExp(
  `${LEAD}i (?:still |now |currently )?live (alone|on my own|by myself|with my (?:parents|mum|mom|dad|partner|wife|husband|boyfriend|girlfriend|sister|brother|kids|children|family|son|daughter|grandparents|gran|nan|flatmates?|roommates?|housemates?)(?: and (?:my )?(?:two |three |four )?(?:kids|children|son|daughter|brother|sister|dad|dog|cat))?)[.!]*$`,
  'i',
);
const HAS = new RegExp(
  `${LEAD}i(?:'ve got| have) ((?:two|three|four|five|six) (?:kids|children|sons|daughters|brothers|sisters|boys|girls)|a (?:son|daughter|toddler|newborn))(?: at home)?[.!]*$`,
  'i',
);
const CALL_ME =
  /^(?:please |you can |just |everyone calls me, so )*(?:please )?call me ([\p{L}]{2,15})[.!]*$/iu;

export function lifeIn(clause: Piece): Learnt[] {
  const { text, quote } = clause;
  if (clause.question || NEGATION.test(text) || HEDGE.test(text) || isQuoted(text, 1)) return [];
  const life = (fact: string): Learnt[] => [{ kind: 'life', fact, topic: null, quote }];
  const work = WORK.exec(text)?.[1];
  if (work !== undefined && isJob(work)) return life(`You work as ${work.toLowerCase()}.`);
  const is = IS.exec(text)?.[1];
  if (is !== undefined && isJob(is)) return life(`You are ${is.toLowerCase()}.`);
  const lives = LIVES.exec(text)?.[1];
  if (lives !== undefined) {
    const how = lives
      .toLowerCase()
      .replace(/\bmy\b/g, 'your')
      .replace('myself', 'yourself');
    return life(`You live ${how}.`);
  }
  const has = HAS.exec(text)?.[1];
  if (has !== undefined) return life(`You have ${has.toLowerCase()}.`);
  const called = CALL_ME.exec(text)?.[1];
  const name = called === undefined ? null : likelyName(called);
  return name === null
    ? []
    : [{ kind: 'preference', fact: `You like to be called ${name}.`, topic: null, quote }];
}

/** "a nurse", "a retired bus driver", but not "a mess" or "a terrible teacher". */
function isJob(phrase: string): boolean {
  const words = phrase.toLowerCase().split(' ').slice(1);
  return JOBS.has(words.at(-1) ?? '') && words.slice(0, -1).every((word) => SORTS.has(word));
}
