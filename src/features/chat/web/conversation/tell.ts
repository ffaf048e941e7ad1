/** Reads a reply out once, whichever way it has come: in this tab, on a second look, from another tab. */
import { announce } from '#platform/ui/toasts.ts';
import type { Message } from '../../contract.ts';
import type { Conversation } from './conversations.ts';
import { plainText } from './format.ts';

export function tellReply(
  { told, partner }: Conversation,
  { _id, content }: Pick<Message, '_id' | 'content'>,
): void {
  if (told.has(_id)) return;
  told.add(_id);
  announce(`${partner.name}: ${plainText(content)}`);
}
