/** A question that hangs on the form of what was just said: a plan, a wish, a fear, what cannot be done. */
import type { Turn } from '../turn.ts';
import { tellsSeveral } from '../understand/gist.ts';
import type { Clause } from '../understand/text.ts';
import { mourning, shaken } from './not-asked.ts';
import type { Question } from './question.ts';
import { rotated } from './rotate.ts';

/** `about` is the clause that was given back before it; without one it is the last. */
export function furtherQuestion(turn: Turn, about: Clause | null = null): Question | null {
  const { clauses } = turn.reading;
  if (clauses.at(-1)?.question) return null;
  const clause = about ?? clauses.findLast((one) => one.words.length > 1) ?? clauses.at(-1);
  if (clause === undefined) return null;
  const text = clause.text.toLowerCase().replace(LEAD, '');
  const kind = FORMS.find(([, form]) => form.test(text))?.[0];
  if (kind === undefined) return null;
  // "I can't bin it" is no task for a mourner, and nobody who was shaken is asked for the worst of it.
  if (kind === 'cannot' && (mourning(turn.state) || DREAM.test(turn.reading.text))) return null;
  if (kind === 'fear' && (mourning(turn.state) || shaken(turn.state))) return null;
  const asked = turn.words.pick(rotated(FURTHER[kind], turn), {}, {});
  if (asked === null) return null;
  // Of several things it takes one clause for the whole.
  const loose = tellsSeveral(turn.reading) ? { general: true as const } : {};
  return { text: asked, pending: { kind: 'ask' }, ...loose };
}

/** What could not be done in a dream is no task either. */
const DREAM = /\b(?:dreams?|nightmares?)\b/i;

const LEAD =
  /^(?:(?:and|but|so|then|well|because|when(?:ever)?|since|while|after|before|also|anyway|yes|yeah|no|oh|ok(?:ay)?|maybe|perhaps|actually|honestly|just)[, ]+)+/;
const FORMS: readonly (readonly [keyof typeof FURTHER, RegExp])[] = [
  ['usedTo', /\b(?:i|we) (?:always )?used to\b/],
  [
    'cannot',
    /(?<!\b(?:what|which|that|things?|everything|all) )\b(?:i|we) (?:just |really |still )?(?:can't|cannot|couldn't|can not|can hardly|can barely)\b(?! (?:believe|wait|remember|say|tell|think|complain|help|afford|stand|imagine|undo|unsay|unsee|unhear|take (?:it|that) back|go back)\b)/,
  ],
  [
    'fear',
    /\bwhat if\b|^(?:i'm |i am |i was |was )?(?:so |just |really )?(?:afraid|scared|worried|terrified|frightened) (?:that|of|it|he|she|they|i)\b/,
  ],
  [
    'plan',
    /^(?:i|we)(?:'ll|'m going to|'m gonna| will| am going to|'re going to| plan to| intend to| could (?:ring|call|ask|tell|talk|write|go|try|text|send|start))\b/,
  ],
  [
    'wish',
    /^(?:i|we) (?:just |only |really |still )?(?:want|wanted|wish|hope)\b(?! (?:you|u|a|an|some|it to stop|to know|to ask|to say|to die|to sleep))|^(?:i|we)(?:'d| would) (?:just |really )?(?:like|love) to\b/,
  ],
];

const FURTHER = {
  plan: [
    'What would make that easier to do?',
    'What could get in the way of it?',
    'When would be a good moment for that?',
    'What do you hope will come of it?',
    'What is the first bit of it?',
  ],
  wish: [
    'What would be different then?',
    'What stands in the way of it?',
    'Who knows that you want that?',
    'What would be a first sign of it?',
  ],
  fear: [
    'What would be the worst part of that?',
    'When is that fear strongest?',
    'What would you do, if it came to that?',
    'How likely is it, on a calm day?',
  ],
  cannot: [
    'What happens when you try?',
    'What makes it so hard?',
    'When did you last manage it?',
    'Which small piece of it could you do?',
  ],
  usedTo: ['When did that stop?', 'What did you like about it?', 'What came instead?'],
} as const satisfies Record<string, readonly string[]>;
