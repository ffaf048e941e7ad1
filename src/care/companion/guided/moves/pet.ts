/** An animal that is named in a few words: it is asked after by its name, as anybody would. */
import { type Move, slotsOf, type Turn, theirWords } from '../turn.ts';

const MOST_WORDS = 8;

export function petMove(turn: Turn): Move | null {
  const { reading, state, words } = turn;
  const { text } = reading;
  if (turn.quiet || state.skill || reading.question !== null || reading.weighty) return null;
  if (reading.words.length > MOST_WORDS || TROUBLE.test(text)) return null;
  const kind = PET.exec(text)?.[1]?.toLowerCase();
  const say = (bank: readonly string[], n: string): Move | null => {
    const line = words.pick(bank, { ...slotsOf(turn), n }, { inOrder: true });
    return line === null ? null : { text: line, shape: 'RQ', pending: { kind: 'ask' } };
  };
  const near = kind !== undefined || theirWords(turn, 2).some((said) => PET.test(said));
  const name = near ? NAMED.exec(text)?.[1] : undefined;
  if (name !== undefined && !/^(?:a|an|the|it|not)$/i.test(name)) {
    const n = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
    state.facts.pet = n;
    return say(ASK_OF, n);
  }
  if (kind === undefined || state.facts.pet !== undefined) return null;
  state.facts.pet = kind;
  return say(ASK_NAME, kind);
}

const PET =
  /\b(?:my|the|our) (dog|cat|rabbit|hamster|parrot|horse|puppy|kitten|tortoise|budgie)\b/i;
const NAMED = /\b(?:called|named|name is|name's|name was) (\p{L}{2,})/iu;
/** Told with a loss or a worry it is heard for that. */
const TROUBLE =
  /\b(?:died|dead|dying|ill|sick|vet|lost|gone|put (?:down|to sleep)|ran away|missing|hurt|hit|killed?|miss(?:es)?|was)\b/i;

const ASK_NAME = ['Good to have the {n} about. What is the name?'];
const ASK_OF = [
  '{n}. Does {n} notice when you are low?',
  '{n}, then. What does {n} want from you on a day like this?',
];
