/** Someone under age was asked which adult could be told: whom they name, and what to do where they name none. */
import { type Move, slotsOf, type Turn } from '../turn.ts';

export function allyNamed(turn: Turn): Move | null {
  const { reading, state, words } = turn;
  if (state.pending?.kind !== 'age' || reading.words.length > 12) return null;
  const p = reading.people[0]?.label ?? job(reading.text);
  const none = /\b(?:no ?one|nobody|none|don'?t have|haven'?t got)\b/i.test(reading.text);
  const bank = p !== null && !none ? NAMED : none || reading.acts.has('no') ? NONE : null;
  if (bank === null) return null;
  const text = words.pick(bank, slotsOf(turn, { p }), { inOrder: true });
  return text === null ? null : { text, shape: 'M', pending: { kind: 'ask' } };
}

function job(text: string): string | null {
  const found =
    /\b(teacher|school nurse|nurse|tutor|head of year|counsellor|counselor|coach|auntie?|uncle|nan|gran|neighbou?r)\b/i.exec(
      text,
    )?.[1];
  return found === undefined ? null : `your ${found.toLowerCase()}`;
}

const NAMED = [
  'Then it could be {p}. What would {p} need to know first?',
  '{p} could be the one to tell, then. When do you see {p} next?',
];
const NONE = [
  'Then somebody whose job it is: a school nurse, a teacher, or the line I named. Which would be easiest?',
  'Nobody comes to mind, and that is lonely. We can come back to it. What has happened today?',
];
