/** What is coming up and when: kept with the day it falls on, so that it is still true later. */
import type { Learnt } from './index.ts';
import { RELATIONS } from './names.ts';
import { HEDGE, isQuoted, NEGATION, type Piece } from './text.ts';

const EVENT =
  "(?:presentation|(?:performance |annual |yearly )?review|(?:job |second |final )?interview|(?:final |driving |english |maths |math |bar |board |re-?sit )?(?:exam|exams|finals)|driving test|viva|defen[cs]e|audition|hearing|court date|trial|wedding|funeral|memorial|christening|graduation|anniversary|birthday|deadline|(?:first )?(?:appointment|session with \\w+)|(?:doctor'?s? |dentist |hospital |gp |therapy )appointment|(?:knee |hip |heart |eye |back )?(?:surgery|operation)|(?:mri |ct )?scan|due date|(?:job |annual |big |team |board )?(?:meeting|talk|speech)|flight|trip|move|race|marathon|concert|gig|recital|first day(?: back)?(?: at (?:work|school|uni|college|the new job))?|last day(?: at work)?)";
const OF_OTHERS_PRIVATE = /surgery|operation|scan|appointment|session|hearing|court|trial/i;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const WEEKDAY = `(?:this |coming |this coming )?(${WEEKDAYS.join('|')})(?!s\\b)`;
const DATE = `(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS.join('|')})|(${MONTHS.join('|')}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)`;
const LOOSELY = `(tomorrow|next (?:week|month|${WEEKDAYS.join('|')})|in (?:a|one|two|three|four|a few) (?:days?|weeks?|months?)|the day after tomorrow)`;
/** Groups from `at` on: weekday, day, month, month, day, loosely. */
const WHEN = `(?:${WEEKDAY}|${DATE}|${LOOSELY})(?!\\s+(?:evenings|mornings|nights)\\b)`;
const WHOSE = `(my|our|the|this|that|(?:i have|i've got|i got|having|there's) (?:a|an|another|my|the)|my (?:${RELATIONS.join('|')})'s)`;
const COMES =
  "(?:'s| is| are| is coming up| comes up| is coming| starts| is set| is booked| is scheduled| coming up)?";

const FORWARD = new RegExp(
  `\\b${WHOSE} (?:big |next )?(${EVENT})(?: (?:with|for|at|about) [^,.;]{2,30}?)?${COMES}(?: (?:for|on|at))? ${WHEN}`,
  'i',
);
const BACKWARD = new RegExp(
  `^(?:and |so |but )?(?:on )?${WHEN}(?:'s| is|,)? ${WHOSE} (?:big |next )?(${EVENT})\\b`,
  'i',
);
const BARE = new RegExp(`^(?:big )?(${EVENT})(?: is)?(?: on)? ${WHEN}[.!]?$`, 'i');

const OVER =
  /\b(?:was|were|went|had|did|last|ago|yesterday|happened|missed|failed|used to|every|each|cancell?ed|postponed|moved)\b/i;

export function datesIn(clause: Piece, said: Date): Learnt[] {
  const { text, quote } = clause;
  if (clause.question || OVER.test(text) || HEDGE.test(text) || NEGATION.test(text)) return [];
  const forward = FORWARD.exec(text);
  const backward = forward ? null : BACKWARD.exec(text);
  const bare = forward || backward ? null : BARE.exec(text);
  const hit = forward ?? backward ?? bare;
  if (!hit || isQuoted(text, hit.index)) return [];
  const [whose, event, when] = forward
    ? [forward[1], forward[2], forward.slice(3)]
    : backward
      ? [backward[7], backward[8], backward.slice(1, 7)]
      : ['my', bare?.[1], bare?.slice(2) ?? []];
  const owner = ownerOf(whose ?? '');
  if (event === undefined || (owner.kin && OF_OTHERS_PRIVATE.test(event))) return [];
  const what = event.toLowerCase().replace(/\b(?:mri|ct|gp)\b/g, (one) => one.toUpperCase());
  const day = dayOf(when, said);
  const loosely = when[5];
  if (day === null && loosely === undefined) return [];
  const plural = /(?:exams|finals)$/.test(what) ? 'are' : 'is';
  const coming = day === null ? `coming up (“${loosely}”)` : `on ${day}`;
  return [
    {
      kind: 'date',
      fact: `${owner.fact} ${what} ${plural} ${coming}.`,
      topic: `${owner.topic} ${what}${day === null ? '' : ` on ${day}`}`,
      quote,
    },
  ];
}

function ownerOf(whose: string): { fact: string; topic: string; kin: boolean } {
  const kin = /^my (.+)'s$/i.exec(whose)?.[1]?.toLowerCase();
  if (kin !== undefined) return { fact: `Your ${kin}'s`, topic: `your ${kin}'s`, kin: true };
  if (/^(?:the|this|that|our)$/i.test(whose)) return { fact: 'The', topic: 'the', kin: false };
  return { fact: 'Your', topic: 'your', kin: false };
}

const DAY_MS = 86_400_000;
const label = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/**
 * "Thursday 26 November", or null. Their midnight is not known: a weekday that is today's in UTC
 * is left alone, as it may be today, in a week, or tomorrow where they are.
 */
function dayOf(when: readonly (string | undefined)[], said: Date): string | null {
  const [weekday, day, month, monthFirst, dayAfter] = when;
  if (weekday !== undefined) {
    const ahead = (WEEKDAYS.indexOf(weekday.toLowerCase()) - said.getUTCDay() + 7) % 7;
    return ahead === 0 ? null : label.format(said.getTime() + ahead * DAY_MS);
  }
  const number = Number(day ?? dayAfter);
  const name = (month ?? monthFirst)?.toLowerCase();
  if (name === undefined) return null;
  const at = (year: number) => new Date(Date.UTC(year, MONTHS.indexOf(name), number));
  const first = at(said.getUTCFullYear());
  const next = first.getTime() < said.getTime() - DAY_MS ? at(said.getUTCFullYear() + 1) : first;
  return next.getUTCDate() === number && number > 0 ? label.format(next) : null;
}
