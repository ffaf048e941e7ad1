/** The words of the memory page: headings, states, questions. */

import type { MemoryKind } from '#care/companion/memory.ts';
import { LOCALE } from '#platform/web/locale.ts';

/** In the order in which they are shown. */
export const HEADINGS: readonly (readonly [MemoryKind, string])[] = [
  ['person', 'People'],
  ['date', 'Dates'],
  ['goal', 'Goals'],
  ['helps', 'What helps and what does not'],
  ['life', 'Your life'],
  ['preference', 'How to talk with you'],
];

export const WORDS = {
  forgotten: 'Forgotten.',
  allForgotten: 'Everything is forgotten.',
  forgetFailed: 'That could not be forgotten. Please try again.',
  switchFailed: 'The switch could not be changed. Please try again.',
} as const;

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });

/** '3 May 2026', in the person's own time zone. */
export const dayOf = (moment: string) => day.format(new Date(moment));
