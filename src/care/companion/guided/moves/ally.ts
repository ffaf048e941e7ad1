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
  'Then {p} it could be. What would {p} have to know first, if it had to fit into one text?',
  '{p} sounds like somebody to keep in mind for this. When do you see {p} next?',
];
const NONE = [
  'Then somebody whose job it is, who need not know you yet: a school nurse, a teacher you do not mind, or the line I named. Which of those is the least awful?',
  'That is lonely, nobody coming to mind. We can come back to it. What was the last thing that happened at home?',
];
