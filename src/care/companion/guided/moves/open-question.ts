/** A question that nearly any sentence of its kind leaves room for, where nothing nearer is sure to fit. */
import { pickOptions, slotsOf, type Turn } from '../turn.ts';
import { subjectOf } from '../understand/mirror.ts';
import type { Clause } from '../understand/text.ts';
import { isPerson } from './others.ts';
import type { Question } from './question.ts';
import { rotated } from './rotate.ts';

/** `about` is the clause that was given back before it; without one it is the last that tells something. */
export function openQuestion(turn: Turn, about: Clause | null = null): Question | null {
  const { clauses } = turn.reading;
  const told = clauses.filter((one) => one.words.length > 2 && subjectOf(one) !== null);
  const clause = about ?? told.at(-1);
  if (clause === undefined || clause.question || clauses.at(-1)?.question) return null;
  if (clause.words.length < 4 || subjectOf(clause) === null) return null;
  // What may come, what was left undone and what was said to us already have no inside to ask after.
  if (NOT_YET.test(clause.text)) return null;
  const kind = kindOf(turn, clause);
  // A thing without a verb tells nothing yet.
  if (kind === 'thing' && !turn.reading.mirrors.some((one) => one.clause === clause)) return null;
  const text = turn.words.pick(rotated(LINES[kind], turn), slotsOf(turn), pickOptions(turn));
  return text === null ? null : { text, pending: { kind: 'ask' }, general: true };
}

const NOT_YET =
  /\b(?:could|would|will|won't|might|may|can|should|shall|going to|gonna|tried|like i said|as i said)\b|\w'(?:ll|d)\b|^(?:\S+ )?(?:i|we)(?:'m|'ve|'re)?(?: \w+)? (?:not|never|don't|didn't|haven't|can't|couldn't|wasn't|isn't)\b/i;

type Kind = 'thought' | 'selfDid' | 'selfDoes' | 'selfIs' | 'otherDid' | 'otherDoes' | 'thing';

function kindOf(turn: Turn, clause: Clause): Kind {
  const text = clause.text.toLowerCase().replace(LEAD, '');
  if (THOUGHT.test(text)) return 'thought';
  if (subjectOf(clause) === 'self')
    return IS.test(text) ? 'selfIs' : past(text, 'selfDid', 'selfDoes');
  return isPerson(turn, text) && !IS.test(text) ? past(text, 'otherDid', 'otherDoes') : 'thing';
}

const past = (text: string, did: Kind, does: Kind): Kind => (PAST.test(text) ? did : does);

const LEAD =
  /^(?:(?:and|but|so|then|well|because|also|anyway|yes|yeah|no|oh|ok(?:ay)?|like|just|honestly|actually)[, ]+)+/;
const THOUGHT =
  /^(?:maybe|perhaps)\b|^i(?:'d| would)?(?: just| only| always| still)? ?(?:think|thought|suppose|guess|reckon|believe|wonder|wondered|assume|assumed|bet)\b/;
const IS =
  /^\S+(?: \S+){0,2}? ?(?:'m|'re|'s| am| is| are| was| were| feel| feels| felt)\b(?! (?:\w+ly |just |not |still |always |now )?\w+ing\b)/;
const PAST =
  /\b(?:\w{2,}ed|was|were|did|didn't|had|went|said|told|came|got|took|gave|left|made|saw|knew|thought|found|kept|let|put|sat|stood|ran|rang|sent|wrote|broke|threw|drove|slept|ate|drank|spent|lost|met|paid|heard|felt|held|bought|brought|caught|fell|forgot|woke|began|hung|cut|hit)\b|^\S+'ve\b|\b(?:has|have) (?:\w+ )?\w+(?:ed|en|ne)\b/;

const LINES: Readonly<Record<Kind, readonly string[]>> = {
  otherDid: ['How did you take it?', 'What did you make of that?', 'And how was that for you?'],
  otherDoes: ['How is that for you?', 'What do you make of that?', 'How do you take it?'],
  selfDid: [
    'How was that?',
    'How were you afterwards?',
    'What was going on in you then?',
    'What had led up to it?',
  ],
  selfDoes: ['What is that like?', 'And how is that for you?'],
  selfIs: ['What is that like, from the inside?', 'What does it make you want to do?'],
  thought: [
    'What makes you think so?',
    'How sure are you of it?',
    'Is that a new thought, or an old one?',
    'What does that thought do to you?',
  ],
  thing: ['What does that mean for you?', 'What does that change for you?'],
};
