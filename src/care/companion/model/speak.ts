/** The words of a model for one turn, before any of them is shown: cleaned, and never a stock refusal. */
import { NoAnswer } from './faults.ts';
import { messagesFor } from './messages.ts';
import { cleanName } from './notes.ts';
import { type Opening, openingOf } from './opening.ts';
import { plainWords } from './plain-words.ts';
import { instructionsFor } from './prompts.ts';
import { type Finish, readText } from './read-text.ts';
import { noteThinking } from './reasoning.ts';
import { withoutRepeats } from './repeats.ts';
import { replyEnd } from './reply-end.ts';
import { wholeSentences } from './sentence-end.ts';
import { roughTokens, visibleParts } from './text.ts';
import { withoutThinking } from './thinking.ts';
import { notTooLong } from './too-long.ts';
import type { Turn } from './turn.ts';
import type { Attempt, Prompt } from './upstream.ts';

/** One attempt at a reply. Fails, to be made again, where the model says nothing or turns away. */
export function speak(turn: Turn, maxOutputTokens: number): Attempt<string, Finish> {
  const messages = messagesFor(turn.input, turn.state);
  const { therapistId, firstName } = turn.input;
  const name = cleanName(firstName).split(' ')[0] ?? '';
  return async function* (model, { previous }) {
    const under = previous?.reason === 'refusal' ? [...turn.under, 'retry' as const] : turn.under;
    const prompt: Prompt = {
      instructions: instructionsFor(therapistId, under),
      messages,
      maxOutputTokens,
    };
    const words = readText(model, prompt, turn.budget.signal);
    const clean = visibleParts();
    const thinking = withoutThinking();
    let said = false;
    let bytes = 0;
    let finish: Finish | null = null;
    async function* heard(): AsyncGenerator<string, Finish, void> {
      for (;;) {
        const step = await words.next();
        if (step.done) {
          finish = step.value;
          yield thinking.rest();
          return finish;
        }
        bytes += Buffer.byteLength(step.value);
        yield thinking.push(clean(step.value));
      }
    }
    try {
      const proper = reply(heard(), openingOf(model, therapistId), name);
      for (;;) {
        const step = await proper.next();
        if (step.done) return step.value;
        said = true;
        yield step.value;
      }
    } finally {
      await words.return(undefined as never);
      const { thought = false, truncated = false }: Partial<Finish> = finish ?? {};
      if (thought || thinking.found || (truncated && !said)) noteThinking(model);
      turn.spent.tokens += tokensOf(prompt, bytes, finish);
    }
  };
}

/** The reply proper, between what such models set before it and where it ends. */
async function* reply(
  heard: AsyncGenerator<string, Finish, void>,
  opening: Opening,
  name: string,
): AsyncGenerator<string, Finish, void> {
  const end = replyEnd(name);
  const plain = plainWords();
  const repeats = withoutRepeats();
  const long = notTooLong();
  let said = '';
  for (;;) {
    const step = await heard.next();
    let text = end.push(step.done ? opening.rest() : opening.push(step.value));
    if (step.done) text += end.rest();
    text = plain.push(text);
    if (step.done || end.reached) text += plain.rest();
    text = repeats.push(text);
    if (step.done || end.reached) text += repeats.rest();
    text = long.push(text);
    said += text;
    if (text !== '') yield text;
    if (!step.done && !end.reached && !repeats.reached && !long.reached) continue;
    // Round and round from its first words: that is no reply, however long.
    if (repeats.looped && wholeSentences(said) === '') throw new NoAnswer('malformed');
    if (said.trim() === '') throw new NoAnswer('empty');
    const cut = repeats.looped || long.cut;
    return step.done && !cut ? step.value : { truncated: cut, tokens: 0, thought: false };
  }
}

/** What a call cost, where the upstream has not said so; nothing where it has said nothing at all. */
function tokensOf({ instructions, messages }: Prompt, said: number, finish: Finish | null): number {
  if (finish?.tokens) return finish.tokens;
  if (finish === null && said === 0) return 0;
  return roughTokens(instructions, ...messages.map(({ content }) => content)) + Math.ceil(said / 4);
}
