/** A question that nearly any sentence of its kind leaves room for, where nothing nearer is sure to fit. */
import { pickOptions, slotsOf, type Turn } from '../turn.ts';
import { subjectOf } from '../understand/mirror.ts';
import type { Clause } from '../understand/text.ts';
import { isPerson, type Question } from './question.ts';
import { rotated } from './rotate.ts';

/** `about` is the clause that was given back before it; without one it is the last that tells something. */
export function openQuestion(turn: Turn, about: Clause | null = null): Question | null {
  const { clauses } = turn.reading;
  const told = clauses.filter((one) => one.words.length > 2 && subjectOf(one) !== null);
  const clause = about ?? told.at(-1);
  if (clause === undefined || clause.question || clauses.at(-1)?.question) return null;
  const kind = kindOf(turn, clause);
  const text = turn.words.pick(rotated(LINES[kind], turn), slotsOf(turn), pickOptions(turn));
  return text === null ? null : { text, pending: { kind: 'ask' }, general: true };
}

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
  otherDid: [
    'How did you take it?',
    'What did that do to you?',
    'What did you make of that?',
    'How was that, from where you stood?',
    'What went on in you then?',
  ],
  otherDoes: [
    'How does that leave you?',
    'What do you make of it?',
    'What does it do to you when that happens?',
    'How do you live with that?',
  ],
  selfDid: [
    'How was that?',
    'How were you afterwards?',
    'What was going on in you then?',
    'What had led up to it?',
  ],
  selfDoes: [
    'What is that like?',
    'How does it leave you afterwards?',
    'What goes through you meanwhile?',
  ],
  selfIs: [
    'What is that like, from the inside?',
    'What does it make you want to do?',
    'What was there before that, do you think?',
  ],
  thought: [
    'What makes you think so?',
    'How sure are you of it?',
    'Is that a new thought, or an old one?',
    'What does that thought do to you?',
  ],
  thing: [
    'What does that mean for you?',
    'What does that change for you?',
    'How is it, living with that?',
  ],
};
