/** Where nothing particular fits: a question that follows from any sentence of the kind just written. */
import type { Turn } from '../turn.ts';
import { isPast, subjectOf } from '../understand/mirror.ts';
import type { Clause } from '../understand/text.ts';
import { isPerson, type Question } from './question.ts';
import { rotated } from './rotate.ts';

/** `about` is the clause that was given back before it; without one it is the last. */
export function furtherQuestion(turn: Turn, about: Clause | null = null): Question | null {
  const { clauses } = turn.reading;
  if (clauses.at(-1)?.question) return null;
  const clause = about ?? clauses.findLast((one) => one.words.length > 1) ?? clauses.at(-1);
  if (clause === undefined) return null;
  for (const kind of [sentenceKind(turn, clause), 'small'] as const) {
    const text = turn.words.pick(rotated(FURTHER[kind], turn), {}, {});
    if (text !== null) return { text, pending: { kind: 'ask' } };
  }
  return null;
}

type Sentence = keyof typeof FURTHER;

/** First that fits: what is meant to come, wanted, thought or not possible goes before the tense. */
function sentenceKind(turn: Turn, clause: Clause): Sentence {
  const text = clause.text.toLowerCase().replace(LEAD, '');
  for (const [kind, form] of FORMS) if (form.test(text)) return kind;
  const subject = subjectOf({ ...clause, text });
  if (subject === null) return 'small';
  const past = isPast(clause.words);
  if (subject === 'self') return past ? 'did' : NOT.test(text) ? 'not' : 'am';
  if (!isPerson(turn, text) || NOBODY.test(text)) return past ? 'wasSo' : 'isSo';
  return past ? 'theyDid' : 'theyDo';
}

const LEAD =
  /^(?:(?:and|but|so|then|well|because|when(?:ever)?|since|while|after|before|also|anyway|yes|yeah|no|oh|ok(?:ay)?|maybe|perhaps|actually|honestly|just)[, ]+)+/;
const NOT = /\b(?:not|never|nothing|\w+n't)\b/;
const NOBODY = /^(?:nobody|no one|none|everyone|everybody)\b/;
const FORMS: readonly (readonly [Sentence, RegExp])[] = [
  ['usedTo', /\b(?:i|we) (?:always )?used to\b/],
  [
    'cannot',
    /\b(?:i|we) (?:just |really |still )?(?:can't|cannot|couldn't|can not|can hardly|can barely)\b/,
  ],
  [
    'fear',
    /\bwhat if\b|\b(?:afraid|scared|worried|terrified|frightened) (?:that|of|it|he|she|they|i)\b/,
  ],
  [
    'wish',
    /^(?:i|we) (?:just |only |really |still )?(?:want|wanted|wish|need|hope|miss)\b|\b(?:i|we)(?:'d| would) (?:just |really |rather )?(?:like|love|prefer|rather)\b/,
  ],
  [
    'plan',
    /^(?:i|we)(?:'ll| will|'m going to|'m gonna| might| may| could| am going to|'re going to| should)\b|\b(?:i|we) (?:plan|intend) to\b/,
  ],
  [
    'thought',
    /^(?:i|we) (?:just |only |always |still |sometimes )?(?:think|thought|guess|suppose|reckon|believe|know|knew|feel like|felt like|keep thinking|wonder)\b/,
  ],
];

const FURTHER = {
  plan: [
    'When could that be?',
    'What would be the first bit of it?',
    'What could get in the way?',
    'What do you hope will come of it?',
    'What would make it easier?',
    'How sure are you about it?',
  ],
  wish: [
    'What would be different then?',
    'How long have you wanted that?',
    'What stands in the way?',
    'Who knows that you want that?',
    'What would be a first sign of it?',
  ],
  thought: [
    'What makes you think so?',
    'How sure are you of that?',
    'Would everybody see it like that?',
    'When do you think that most?',
    'What does that mean for you?',
  ],
  fear: [
    'What would be the worst part of that?',
    'How likely is it, do you think?',
    'When is that fear strongest?',
    'What would you do then?',
  ],
  cannot: [
    'What happens when you try?',
    'What makes it hard?',
    'When did you last manage it?',
    'How much of it could you do?',
  ],
  usedTo: [
    'When did that stop?',
    'What did you like about it?',
    'What came instead?',
    'Do you miss it?',
  ],
  did: [
    'How was it for you afterwards?',
    'What happened next?',
    'Who knows about that?',
    'What do you think of it now?',
    'How did you feel, right after?',
  ],
  not: [
    'Does it bother you?',
    'How did it come to that?',
    'Would you like it to be otherwise?',
    'How do you feel about that?',
    'What do you make of it yourself?',
  ],
  am: [
    'What is that like?',
    'How is it going with that?',
    'What do you think of that, yourself?',
    'How did that come about?',
  ],
  theyDid: [
    'What did you do then?',
    'What did you make of that?',
    'Did you say anything?',
    'How did that leave you?',
    'What would you have liked instead?',
  ],
  theyDo: [
    'How is that for you?',
    'What do you do then?',
    'How long has it been like that?',
    'What would you like instead?',
    'What do you think is behind it?',
  ],
  isSo: ['How is that for you?', 'What do you make of that?', 'What does that mean for you?'],
  wasSo: [
    'What stayed with you from that?',
    'How is it now?',
    'What happened next?',
    'How was that for you?',
  ],
  small: [
    'Can you say a little more about that?',
    'What is that like?',
    'What is it about that?',
    'What comes to mind with that?',
  ],
} as const satisfies Record<string, readonly string[]>;
