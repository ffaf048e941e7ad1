/** Whether danger is told of another person, and in that person's own words. */
import { isStrongDanger } from './deciding.ts';
import type { Hit } from './english.ts';

/** Whether a rule found it of another person. */
export const isOfAnother = ({ subject, id }: Hit): boolean =>
  subject === 'other' || id === 'f.unreachable' || id === 'goodbye.said';
/** In a friend's or a relative's own words it is a statement, however calm the telling. */
export const isSaidByThem = (hit: Hit, parts: readonly string[]): boolean =>
  hit.subject === 'other' && isStrongDanger(hit) && parts.some((part) => SAID_BY_THEM.test(part));
const SAID_BY_THEM =
  / (?:my (?:[a-z]+ )?(?:friend|mate|brother|sister|son|daughter|dad|mum|mom|father|mother|cousin|uncle|aunt|nan|gran|grandad|flatmate|roommate|colleague|neighbou?r|student|pupil)|(?:a|this) (?:friend|mate|girl|boy|guy|lad) [a-z ]{0,20})(?: [a-z]+){0,2} (?:said|says|saying|told|tells|texted|wrote|messaged)(?= )/;
