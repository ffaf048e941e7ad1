/** Questions that nobody could answer, and what a listener gives back to what is in them. */
import { slotsOf, type Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { askedAnswer } from './asked.ts';
import { NOT_KNOWN } from './kinds.ts';

/** To what cannot be known from here: what is in the question, or the question itself. */
export const unknowable = (turn: Turn, kind: QuestionKind): string | null =>
  turned(turn, kind) ?? (NOT_KNOWN.has(kind) ? askedAnswer(turn) : null);

/** Null for other kinds of question, and where none of the forms is in the message. */
export function turned(turn: Turn, kind: QuestionKind): string | null {
  if (!TURNED.has(kind)) return null;
  const text = turn.reading.text.trim();
  for (const [match, bank] of FORMS) {
    const found = match.exec(text);
    if (found === null) continue;
    const line = turn.words.pick(bank, slotsOf(turn, { w: found[1]?.toLowerCase() }), {
      inOrder: true,
    });
    if (line !== null) return line;
  }
  return null;
}

const WHAT_YOU_THINK =
  /\b(?:tell me|say|know) what you(?: really| actually)? think\b|\bwhat (?:do|would) you (?:really |actually |honestly )?think\??$/i;
const THINKS = [
  'I think it matters to you more than you let it show. I may be wrong: I only know what you have written here. What would you have liked me to say?',
  'From the little I see: you already lean one way, and would like company on it. Am I wrong?',
];
/** "What do you think?", where nothing tells of what. */
export const whatWeThink = ({ reading, words }: Turn): string | null =>
  WHAT_YOU_THINK.test(reading.text.trim()) ? words.pick(THINKS, {}, { inOrder: true }) : null;

const TURNED = new Set<QuestionKind>(['open', 'unknown', 'was_i_wrong', 'your_opinion']);

const WORD =
  '(disgusting|pathetic|silly|stupid|daft|mad|sad|awful|terrible|horrible|selfish|ridiculous|weak|childish|cruel|petty|mean|heartless|weird|strange|odd)';

const FORMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    new RegExp(
      `\\b(?:isn'?t (?:that|it)|how|that'?s|it'?s|am i) (?:so |just |really |a bit |kind of |not )*${WORD}\\b[^.!?]*[.?!]*$|^${WORD},? (?:isn'?t it|isnt it|innit|no|right)\\b`,
      'i',
    ),
    [
      'I would not call it {w}. What would you call it in somebody you like?',
      'Not {w} to me. Who taught you to see it so?',
    ],
  ],
  [
    /\b(?:silly|stupid|daft|pathetic|ridiculous|sad|mad),? (?:isn'?t it|isnt it|innit)\b/i,
    ['No, I would not say so. It matters to you, and that is reason enough.'],
  ],
  [
    /\bwho (?:even |actually )?(?:does|would do|thinks|says|feels) (?:that|this|something like that)\b/i,
    [
      'More people than would ever say so. How is it for you, that it was so?',
      'Somebody who was at the end of their strength, perhaps. What do you make of it?',
    ],
  ],
  [
    /^(?:(?:and|but|so|like|ugh|god)[, ]+)*how (?:do|does|did|can|could|are|is) (?:people|anyone|anybody|everyone|everybody|others|other people|normal people|one|you even)\b/i,
    [
      "I don't think there is a trick to it that all the others know. Most go from one hour to the next. Which one is the hardest just now?",
      'Badly at first, and in small pieces, as far as I know. Which piece of it is in front of you now?',
    ],
  ],
  [
    /^(?:(?:and|but|so|ok|well)[, ]+)*(?:what )?if (?:he|she|they|it|that|we|nobody|no one|my \w+)\b[^.!]*\??$/i,
    [
      "I can't promise you that it won't. If it did come to that, what would you need on that day?",
      'Then it would hurt, and you would still know that you had tried. What is the worst of that picture?',
    ],
  ],
];
