/** The answer to our own check of a summary: yes and no mean what the question made them mean. */
import { lastOurs, type Move, slotsOf, type Turn } from '../turn.ts';
import { understand } from '../understand/index.ts';
import { listen } from './explore.ts';
import { topicMove } from './topic.ts';

/** A yes to these says that something is not right. */
const ASKS_FOR_FAULT =
  /\b(?:wrong|missing|missed|miss|left (?:out|anything)|leave out|take out|forgotten|too (?:much|big)|put it differently|change|correct in|not right|off)\b/i;
const RIGHT =
  /^(?:(?:um+|oh|well|ok|yeah|yes|yep|no|nope|nah|so)[,. ]+)*(?:(?:no|nope|nah)$|nothing(?:'s)?(?: (?:really|wrong|missing|to change|i can think of|much))?|none(?: of (?:it|that|them))?|(?:that|it|this|all of (?:it|that))(?:'?s| is| was|s| sounds| seems| looks)? (?:all |about |pretty |just |quite )*(?:right|it|true|correct|fair|fine|good|ok(?:ay)?|spot on|how it is)|(?:all |about |quite )?(?:right|correct|spot on|fine)|i said (?:it'?s |its |that'?s |thats )?right|you(?:'ve)? got (?:it|that)(?: right| about right)?|(?:you )?(?:did|have)(?: get)?(?: it)? right|exactly)\b/i;
const YES =
  /^(?:(?:um+|oh|well|ok)[,. ]+)*(?:yes|yeah|yep|yup|it (?:is|does)|i guess(?: so)?|i think so|pretty much|more or less)\b/i;
/** "No, I haven't called her" answers something else. */
const NO =
  /^(?:(?:um+|oh|well|ok)[,. ]+)*(?:no+|nope|nah|not (?:really|quite|exactly))\b(?! (?:i|he|she|they|we) (?:have|haven'?t|had|hadn'?t|did|didn'?t|never|told|called)\b)/i;

export function confirmed(turn: Turn): Move | null {
  const { state, input, reading, words } = turn;
  const since = Number(state.facts.checked ?? Number.NaN);
  const open = state.pending?.kind === 'confirm';
  const late =
    state.turn - since <= 2 &&
    /\bi (?:just |already )?said (?:it'?s |its |that'?s |thats )?right\b/i.test(reading.text);
  if ((!open && !late) || turn.quiet || reading.weighty || reading.acts.has('goodbye')) return null;
  if (open) state.facts.checked = String(state.turn);
  const before = lastOurs(turn);
  const question = /[^.!?…]*\?["”]?\s*$/.exec(before)?.[0] ?? '';
  const text = reading.text.replace(/[’‘]/g, "'").trim();
  const fault = ASKS_FOR_FAULT.test(question);
  const closed = /^\s*(?:is|are|have|did|does|do|would|was)\b/i.test(question);
  const holds =
    late || RIGHT.test(text)
      ? true
      : !closed
        ? null
        : YES.test(text)
          ? !fault
          : NO.test(text)
            ? fault
            : null;
  if (holds === null) return null;
  const first = text.split(/(?<=[.!?])\s+|,\s+/);
  const rest = first
    .filter((one, at) => at > 0 || !(RIGHT.test(one) || YES.test(one) || NO.test(one)))
    .join(' ');
  const told = rest.split(/\s+/).length >= 2 && !RIGHT.test(rest) ? rest : null;
  const line = words.pick(
    late ? MISREAD : holds ? HOLDS : told === null ? WHICH : TAKEN_BACK,
    slotsOf(turn),
    { inOrder: true },
  );
  if (line === null) return null;
  if (told === null)
    return holds
      ? { text: line, shape: 'RI', pending: null }
      : { text: line, shape: 'Q', pending: { kind: 'missed' } };
  const anew: Turn = {
    ...turn,
    input: { ...input, message: told },
    reading: understand(told, turn.voice.id),
  };
  const move = topicMove(anew) ?? listen(anew);
  state.content++;
  return { ...move, text: `${line} ${move.text}` };
}

const HOLDS = ['Good, then I have it right.', 'Then it stands like that.', 'Good.'];
const WHICH = ['Then I take it back. Which part is not right?', 'What should it say instead?'];
const TAKEN_BACK = ['Thank you, then I correct that.', 'I change that, then.'];
const MISREAD = ['You did say right, and I read it the wrong way round. Sorry.'];
