/** Keeps the running notes of a conversation, so that a long one and the next one are remembered. */
import * as z from 'zod/mini';
import type { TurnInput, Utterance } from '../types.ts';
import { makeAside } from './aside.ts';
import { isOrder } from './inspect.ts';
import { taskInstructions } from './prompts.ts';
import type { ModelState } from './state.ts';
import { spoken, visible } from './text.ts';
import type { Turn } from './turn.ts';
import type { Upstream } from './upstream.ts';

/** Utterances since the last notes that make new ones worth a call. */
const DUE_AFTER = 8;
const NOTES_MS = 15_000;

const notesShape = z.object({
  notes: z.array(z.string()),
  thread: z.string(),
});

/** What has been said since the notes were last written; empty until that is enough. */
function dueForNotes(input: TurnInput, state: ModelState): readonly Utterance[] {
  const covered = state.until === null ? 0 : Date.parse(state.until);
  const since = input.history.filter(({ role, at }) => role !== 'system' && at.getTime() > covered);
  return since.length >= DUE_AFTER ? since : [];
}

/**
 * The state with notes that take in what was said since the last ones; null where that is not
 * enough to be worth a call, or nothing came of it. Runs beside the reply, and never throws.
 */
export async function keepNotes(
  upstream: Upstream,
  turn: Turn,
  signal: AbortSignal,
): Promise<ModelState | null> {
  const { input, state, spent } = turn;
  const since = dueForNotes(input, state);
  if (since.length === 0) return null;
  const made = await makeAside(
    upstream,
    {
      name: 'notes',
      schema: notesShape,
      instructions: taskInstructions('summary'),
      messages: [{ role: 'user', content: material(state, since) }],
      maxOutputTokens: 700,
      spend: (tokens) => {
        spent.tokens += tokens;
      },
    },
    upstream.budget(signal, NOTES_MS),
  );
  if (!made) return null;
  const notes = made.notes
    .map((one) => line(one, 200))
    .filter((one) => one !== '' && !isOrder(one));
  // Nothing in the place of something is a model's failure: a talk does not unsay itself.
  if (notes.length === 0 && state.notes.length > 0) return null;
  return {
    ...state,
    notes: notes.slice(0, 10),
    thread: line(made.thread, 80),
    until: since.at(-1)?.at.toISOString() ?? state.until,
  };
}

function material(state: ModelState, since: readonly Utterance[]): string {
  const talk = since.map(({ role, content }) => {
    const who = role === 'user' ? 'Person' : 'Companion';
    return `${who}: ${spoken(content, 1_500).replace(/\s*\n\s*/g, ' / ')}`;
  });
  const earlier = state.notes.length > 0 ? state.notes.map((one) => `- ${one}`) : ['(none)'];
  return ['Earlier notes:', ...earlier, '', 'The talk since:', ...talk].join('\n');
}

const line = (text: string, max: number): string =>
  visible(text)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '');
