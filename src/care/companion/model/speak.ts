/** The words of a model for one turn, before any of them is shown: cleaned, and never a stock refusal. */
import { NoAnswer } from './faults.ts';
import { messagesFor } from './messages.ts';
import { instructionsFor } from './prompts.ts';
import { type Finish, readText } from './read-text.ts';
import { isRefusal, mayRefuse } from './refusal.ts';
import { roughTokens, visible } from './text.ts';
import { afterThinking } from './thinking.ts';
import type { Turn } from './turn.ts';
import type { Attempt, Prompt } from './upstream.ts';

/** Characters of one reply. The prompts ask for a tenth of it; who says more is raving. */
const LONGEST = 6_000;

/** One attempt at a reply. Fails, to be made again, where the model says nothing or turns away. */
export function speak(turn: Turn, maxOutputTokens: number): Attempt<string, Finish> {
  const messages = messagesFor(turn.input, turn.state);
  return async function* (model, { previous }) {
    const under = previous?.reason === 'refusal' ? [...turn.under, 'retry' as const] : turn.under;
    const prompt: Prompt = {
      instructions: instructionsFor(turn.input.therapistId, under),
      messages,
      maxOutputTokens,
    };
    const words = readText(model, prompt, turn.budget.signal);
    let length = 0;
    let finish: Finish | null = null;
    try {
      finish = yield* cleaned(words, (more) => {
        length += more;
        return length <= LONGEST;
      });
      return finish;
    } finally {
      await words.return(undefined as never);
      if (length > 0) turn.spent.tokens += finish?.tokens || tokensOf(prompt, length);
    }
  };
}

async function* cleaned(
  words: AsyncGenerator<string, Finish, void>,
  fits: (length: number) => boolean,
): AsyncGenerator<string, Finish, void> {
  /** All that was said while it is not yet clear that this is a reply. */
  let opening: string | null = '';
  for (;;) {
    const step = await words.next();
    if (step.done) {
      if (opening !== null) yield asReply(opening);
      return step.value;
    }
    const text = visible(step.value);
    if (!fits(text.length)) throw new NoAnswer('too-large');
    if (opening === null) yield text;
    else {
      opening += text;
      const reply = afterThinking(opening)?.trimStart() ?? '';
      if (reply === '' || mayRefuse(reply)) continue;
      yield asReply(opening);
      opening = null;
    }
  }
}

/** @throws NoAnswer where nothing was said, or nothing but a refusal. */
function asReply(opening: string): string {
  const reply = afterThinking(opening)?.trimStart() ?? '';
  if (reply === '') throw new NoAnswer('empty');
  if (isRefusal(reply)) throw new NoAnswer('refusal');
  return reply;
}

/** What a call cost, where the upstream has not said so. */
function tokensOf({ instructions, messages }: Prompt, said: number): number {
  return roughTokens(instructions, ...messages.map(({ content }) => content)) + Math.ceil(said / 4);
}
