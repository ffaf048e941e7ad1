/** A row of deeds is given back from its end: that is where it was going. */
import { isPastForm } from '../understand/verbs.ts';

const MOST_WORDS = 13;
const LEAST_WORDS = 6;

/** "You went round on Saturday and opened it and shut it and drove home": without its way there. */
export function lastDeeds(text: string): string {
  const parts = text.split(/,? and (?=(?:just |then |only )?[a-z]+\b)/);
  if (!/^you /i.test(text) || parts.length < 3 || size(text) <= MOST_WORDS) return text;
  const deeds = parts.slice(1).map((one) => one.replace(/^(?:just|then|only) /, ''));
  if (!deeds.every((one) => isPastForm(one.split(' ')[0] ?? '') || SAME.test(one))) return text;
  let from = 1;
  while (from < parts.length - 2 && size(parts.slice(from).join(' and ')) >= MOST_WORDS) from++;
  const rest = parts.slice(from).join(' and ');
  return size(rest) < LEAST_WORDS ? text : `you ${rest}`;
}

/** One form for both times. */
const SAME = /^(?:shut|put|cut|let|hit|set|read)\b/;

const size = (text: string): number => text.split(/\s+/).length;
