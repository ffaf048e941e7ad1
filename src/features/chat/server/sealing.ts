/** What is sealed in chat rows, and under which identity. */
import type { DialogueState } from '#care/companion/types.ts';
import type { RiskLevel } from '#care/contract.ts';
import { type Key, openJson, sealJson } from '#platform/server/crypto.ts';

export interface MessageBody {
  readonly content: string;
  readonly mood: string | null;
  readonly level: RiskLevel;
  /** 'user', or who wrote the reply: 'guided', 'protocol', 'model:<name>'. */
  readonly source: string;
  readonly degraded?: boolean;
  /** Of a person's message: an answer was tried for and failed. */
  readonly unanswered?: boolean;
}

const PREVIEW_LENGTH = 160;

export const sealBody = (key: Key, id: string, body: MessageBody) =>
  sealJson(key, body, `chat_messages:${id}`);
export const openBody = (key: Key, id: string, sealed: Buffer) =>
  openJson<MessageBody>(key, sealed, `chat_messages:${id}`);

export const sealState = (key: Key, sessionId: string, state: DialogueState) =>
  sealJson(key, state, `chat_sessions.state:${sessionId}`);
export const openState = (key: Key, sessionId: string, sealed: Buffer | null) =>
  sealed === null ? null : openJson<DialogueState>(key, sealed, `chat_sessions.state:${sessionId}`);

export const sealPreview = (key: Key, sessionId: string, text: string) =>
  sealJson(key, preview(text), `chat_sessions.last_message:${sessionId}`);
export const openPreview = (key: Key, sessionId: string, sealed: Buffer | null) =>
  sealed === null ? '' : openJson<string>(key, sealed, `chat_sessions.last_message:${sessionId}`);

/** One line, cut at a character (not in the middle of one). */
function preview(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= PREVIEW_LENGTH) return line;
  return `${characters
    .slice(0, PREVIEW_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
