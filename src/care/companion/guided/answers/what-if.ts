/** "I'll tell him tonight. What if he says no?": an answer that is feared, and no guess at what he thinks. */
import type { Turn } from '../turn.ts';

/** Null where nothing is to be said or asked, or nobody's answer is feared. */
export function answerFeared({ reading, words }: Turn): string | null {
  return SAYS_IT.test(reading.text) && FEARED.test(reading.text)
    ? words.pick(LINES, {}, { inOrder: true })
    : null;
}

const SAYS_IT =
  /\b(?:tell|ask|talk|say|speak|write|text|message|ring|call|bring it up|propose|suggest|come out)\w*\b/i;
const FEARED =
  /\bwhat if (?:he|she|they|my \w+|(?:the|my) \w+ \w+) (?:(?:then|just|still|really) )?(?:says?|said|won['’]?t|will not|does ?n['’]?t|don['’]?t|refuses?|laughs?|leaves?|gets?|hates?|thinks?|isn['’]?t|can['’]?t|wants?|reacts?|cries|shouts?)\b/i;

const LINES = [
  'That can happen, and then you would know where you stand. If it came to that, what would you want next?',
  'It may come to that, and you need not settle it now. What would you like to have said, whatever the answer is?',
  'Then it would hurt, and it would be out. Who or what would you want near you that evening?',
];
