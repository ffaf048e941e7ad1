/** The words of a model for one turn, before any of them is shown: cleaned, and never a stock refusal. */
import { NoAnswer } from './faults.ts';
import { messagesFor } from './messages.ts';
import { type Opening, openingOf } from './opening.ts';
import { instructionsFor } from './prompts.ts';
import { type Finish, readText } from './read-text.ts';
import { replyEnd } from './reply-end.ts';
import { roughTokens, visibleParts } from './text.ts';
import type { Turn } from './turn.ts';
import type { Attempt, Prompt } from './upstream.ts';

/** Characters of one reply. The prompts ask for a tenth of it; who says more is raving. */
const LONGEST = 6_000;

/** One attempt at a reply. Fails, to be made again, where the model says nothing or turns away. */
export function speak(turn: Turn, maxOutputTokens: number): Attempt<string, Finish> {
  const messages = messagesFor(turn.input, turn.state);
  const { therapistId } = turn.input;
  return async function* (model, { previous }) {
    const under = previous?.reason === 'refusal' ? [...turn.under, 'retry' as const] : turn.under;
    const prompt: Prompt = {
      instructions: instructionsFor(therapistId, under),
      messages,
      maxOutputTokens,
    };
    const words = readText(model, prompt, turn.budget.signal);
    const clean = visibleParts();
    let length = 0;
    let bytes = 0;
    let finish: Finish | null = null;
    async function* said(): AsyncGenerator<string, Finish, void> {
      for (;;) {
        const step = await words.next();
        if (step.done) {
          finish = step.value;
          return finish;
        }
        const text = clean(step.value);
        length += text.length;
        bytes += Buffer.byteLength(text);
        if (length > LONGEST) throw new NoAnswer('too-large');
        yield text;
      }
    }
    try {
      return yield* reply(said(), openingOf(model, therapistId));
    } finally {
      await words.return(undefined as never);
      turn.spent.tokens += tokensOf(prompt, bytes, finish);
    }
  };
}

/** The reply proper, between what such models set before it and where it ends. */
async function* reply(
  said: AsyncGenerator<string, Finish, void>,
  opening: Opening,
): AsyncGenerator<string, Finish, void> {
  const end = replyEnd();
  let empty = true;
  function* some(text: string): Generator<string, void, void> {
    if (text === '') return;
    empty = false;
    yield text;
  }
  for (;;) {
    const step = await said.next();
    yield* some(end.push(step.done ? opening.rest() : opening.push(step.value)));
    if (step.done) yield* some(end.rest());
    if ((step.done || end.reached) && empty) throw new NoAnswer('empty');
    if (step.done) return step.value;
    if (end.reached) return { truncated: false, tokens: 0 };
  }
}

/** What a call cost, where the upstream has not said so; nothing where it has said nothing at all. */
function tokensOf({ instructions, messages }: Prompt, said: number, finish: Finish | null): number {
  if (finish?.tokens) return finish.tokens;
  if (finish === null && said === 0) return 0;
  return roughTokens(instructions, ...messages.map(({ content }) => content)) + Math.ceil(said / 4);
}
