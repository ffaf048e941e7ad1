/**
 * "Just say it's not cancer": nobody is made sure of their health here. It would not be true, and with worry about illness
 * each reassurance feeds the next question (Salkovskis & Warwick 1986; NICE CG31).
 */
import { slotsOf, type Turn } from '../turn.ts';

/** Null where no such word is asked for. */
export function madeSure(turn: Turn): string | null {
  const { text } = turn.reading;
  return SAY_NOT.test(text) || HAVE_I.test(text)
    ? turn.words.pick(NOT_OURS, slotsOf(turn), { inOrder: true })
    : null;
}

const ILL =
  '(?:als|mnd|ms|cancer|leuk\\w+|lymphoma|a? ?(?:brain )?tumou?rs?|a? ?stroke|a? ?heart attack|dementia|alzheimer\\w*|parkinson\\w*|diabetes|hiv|sepsis|a? ?blood clot|meningitis|anything (?:serious|bad)|something (?:serious|bad)|dying)';
const SAY_NOT = new RegExp(
  `\\b(?:say|tell|promise|sure|certain|know|so|wait|swear|reassure)\\b[^.!?]{0,40}\\b(?:not|n['’]?t|isnt|no)\\b[^.!?]{0,14}\\b${ILL}\\b`,
  'i',
);
const HAVE_I = new RegExp(
  `\\b(?:is (?:it|this|that)|could (?:it|this|that) be|do i have|have i got|am i|do you think (?:it['’]?s|i have)) (?:really |actually )?${ILL}\\b[^.!?]{0,12}\\?`,
  'i',
);
const NOT_OURS: readonly string[] = [
  'That I can’t say; nobody can from a screen, and hearing it would hold for ten minutes. One appointment settles more than a night of searching. Until then leave the looking-up alone, and see each hour how strong the wish for it is.',
  'It is not mine to say, and I am sorry, since I can see what it would be worth tonight. A doctor can tell, and a nurse line can say how soon. What could you do with your hands until then?',
  'The same question again, and still no word from me that would last. What would you be doing now if it were answered?',
];
