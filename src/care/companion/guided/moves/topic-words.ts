/** Lines of a topic guide with the words of the talk in them. */
import { standingAlone } from '../topics/replies.ts';
import { howLongIn, whenIn } from '../topics/slots.ts';
import { slotsOf, type Turn } from '../turn.ts';
import type { Slots } from '../words.ts';
import { thirdPerson } from './others.ts';

/** A line that holds a word of theirs goes before one that does not. */
export function pickSaid(turn: Turn, bank: readonly string[]): string | null {
  const slots = topicSlots(turn);
  const own = bank.filter(
    (line) => line.includes('{') && !/^[^{]*\{the[mirsy]+\}[^{]*$/.test(line),
  );
  return turn.words.pick(own, slots, {}) ?? turn.words.pick(bank, slots, {});
}

function topicSlots(turn: Turn): Slots {
  const { reading, state } = turn;
  const { text } = reading;
  return slotsOf(turn, {
    ...thirdPerson(turn),
    howlong: howLongIn(text),
    when: whenIn(text),
    x: state.facts.plain === undefined ? standingAlone(reading) : null,
  });
}

/** Null where a word for it is missing. */
export function filled(turn: Turn, clause: string): string | null {
  const slots = topicSlots(turn);
  let missing = false;
  const text = clause.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (!value) missing = true;
    return value ?? '';
  });
  return missing ? null : text;
}
