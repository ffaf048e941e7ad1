/** Puts a conversation into the shape every upstream takes: user first, roles in turn. */
import type { TurnInput, Utterance } from '../types.ts';
import { notesFor } from './notes.ts';
import type { ModelState } from './state.ts';
import { spoken } from './text.ts';
import type { Said } from './upstream.ts';

/** Utterances shown word for word, also where the summary covers them. */
const WINDOW = 16;
/** Characters of history in one call; some local models have no room for more. */
const HISTORY_CHARS = 16_000;

/** Notes, then the talk, then the message. Nothing of it is ever given the system's role. */
export function messagesFor(input: TurnInput, state: ModelState): readonly Said[] {
  const talk = inWindow(input.history, state.until);
  const said: Said[] = [{ role: 'user', content: notesFor(input, state) }];
  for (const { role, content } of talk) {
    if (role !== 'system') said.push({ role, content: spoken(content) });
  }
  said.push({ role: 'user', content: spoken(input.message) });
  return inTurn(said);
}

/** The last utterances, and before them whatever no summary covers yet. */
function inWindow(history: readonly Utterance[], until: string | null): readonly Utterance[] {
  const covered = until === null ? 0 : Date.parse(until);
  const first = history.findIndex(
    ({ at }, index) => at.getTime() > covered || index >= history.length - WINDOW,
  );
  const kept = first === -1 ? [] : history.slice(first);
  let chars = kept.reduce((sum, { content }) => sum + content.length, 0);
  let start = 0;
  while (chars > HISTORY_CHARS && start < kept.length - 2) {
    chars -= kept[start]?.content.length ?? 0;
    start += 1;
  }
  return kept.slice(start);
}

/** Several templates refuse two messages of one role in a row, and empty ones. */
function inTurn(said: readonly Said[]): readonly Said[] {
  const joined: Said[] = [];
  for (const one of said) {
    if (one.content === '') continue;
    const last = joined.at(-1);
    if (last?.role === one.role) {
      joined[joined.length - 1] = { ...last, content: `${last.content}\n\n${one.content}` };
    } else joined.push(one);
  }
  return joined;
}
