/** Sends a turn and sees it through: stream, store, or find out what became of it. */
import type { QueryClient } from '@tanstack/react-query';
import { stream } from '#platform/web/stream.ts';
import { type Message, type MessageAnswer, sendMessage } from '../../contract.ts';
import { chatQuery, companyQuery, openingQuery, patchStatus, recentQuery } from '../api.ts';
import { adopt, type Conversation, dispatch } from './conversations.ts';
import { tellOtherTabs } from './news.ts';
import { problemOf } from './problem.ts';
import { tellReply } from './tell.ts';
import { current, storedAs, type Turn } from './turns.ts';

export interface Delivery {
  readonly client: QueryClient;
  readonly conversation: Conversation;
}

/** Sends `text`; false where it is blank or another message is under way. */
export function send(delivery: Delivery, text: string): boolean {
  const { client, conversation } = delivery;
  const said = text.trim();
  if (said === '' || current(conversation.turns.get())) return false;
  const { sessionId } = conversation;
  const chat = sessionId ? client.getQueryData(chatQuery(sessionId).queryKey) : undefined;
  const key = crypto.randomUUID();
  const at = new Date().toISOString();
  dispatch(conversation, {
    type: 'sent',
    key,
    text: said,
    at,
    after: chat?.messages.at(-1)?._id ?? null,
  });
  void deliver(delivery, key);
  return true;
}

/** Sends a failed turn again under its own key: the server answers it once, however often. */
export function retry(delivery: Delivery, key: string) {
  dispatch(delivery.conversation, { type: 'retried', key });
  if (current(delivery.conversation.turns.get())?.key === key) void deliver(delivery, key);
}

/** Asks whether a failed turn was stored after all, e.g. once the connection is back. */
export function recheck(delivery: Delivery, key: string) {
  dispatch(delivery.conversation, { type: 'rechecked', key });
  if (current(delivery.conversation.turns.get())?.key === key) void check(delivery, key);
}

/** Asks again for an answer to a stored message that has none: the server takes it as a retry. */
export function askAgain(delivery: Delivery, message: Message) {
  const { turns, aliases } = delivery.conversation;
  if (current(turns.get())) return;
  const key = crypto.randomUUID();
  // Shown as the turn while it is under way, no longer as the stored message.
  aliases.set(message._id, key);
  const { content: text, timestamp: at } = message;
  dispatch(delivery.conversation, { type: 'sent', key, text, at, after: null });
  void deliver(delivery, key);
}

const turnOf = ({ turns }: Conversation, key: string): Turn | undefined =>
  turns.get().find((turn) => turn.key === key);

async function deliver(delivery: Delivery, key: string) {
  const { client, conversation } = delivery;
  const pieces = bundle((text) => dispatch(conversation, { type: 'delta', key, text }));
  try {
    const sessionId = await sessionOf(delivery);
    await placed(delivery, sessionId, key);
    const turn = turnOf(conversation, key);
    if (!turn) return;
    await client.cancelQueries({ queryKey: chatQuery(sessionId).queryKey });
    const answer = await stream<MessageAnswer, typeof sendMessage>(
      sendMessage,
      {
        params: { sessionId },
        body: { message: turn.text, therapistId: conversation.partner.id },
        headers: { 'idempotency-key': key },
      },
      pieces.add,
    );
    settle(delivery, turn, answer);
  } catch (error) {
    await fail(delivery, key, error);
  } finally {
    pieces.stop();
  }
}

async function sessionOf({ client, conversation }: Delivery): Promise<string> {
  if (conversation.sessionId) return conversation.sessionId;
  const { sessionId } = await client.fetchQuery(openingQuery(client, conversation));
  adopt(conversation, sessionId);
  return sessionId;
}

/** What is sent before the talk has been read waits for that: it is added to what was read. */
async function placed({ client, conversation }: Delivery, sessionId: string, key: string) {
  const query = chatQuery(sessionId);
  if (client.getQueryData(query.queryKey)) return;
  const { messages } = await client.fetchQuery({ ...query, retry: false });
  dispatch(conversation, { type: 'placed', key, after: messages.at(-1)?._id ?? null });
}

function settle({ client, conversation }: Delivery, turn: Turn, answer: MessageAnswer) {
  const sessionId = conversation.sessionId ?? '';
  const { userMessageId, messageId, timestamp, response } = answer;
  const metadata = { mood: null };
  const fresh: Message[] = [
    { _id: userMessageId, role: 'user', content: turn.text, timestamp, metadata },
    { _id: messageId, role: 'assistant', content: response, timestamp, metadata },
  ];
  conversation.aliases.set(userMessageId, turn.key).set(messageId, `${turn.key}-reply`);
  const { queryKey } = chatQuery(sessionId);
  client.setQueryData(queryKey, (chat) => {
    if (!chat) return chat;
    const known = new Set(chat.messages.map(({ _id }) => _id));
    return {
      ...chat,
      messages: [...chat.messages, ...fresh.filter(({ _id }) => !known.has(_id))],
      // A banner that is open is never closed.
      crisis: answer.crisis ?? chat.crisis,
      updatedAt: timestamp,
    };
  });
  const { answeredBy } = answer;
  client.setQueryData(
    companyQuery(conversation.partner.id, sessionId).queryKey,
    (company) => company && { ...company, answeredBy },
  );
  dispatch(conversation, { type: 'settled', key: turn.key });
  tellReply(conversation, { _id: messageId, content: response });
  void client.invalidateQueries({ queryKey: recentQuery.queryKey });
  tellOtherTabs(sessionId);
}

async function fail(delivery: Delivery, key: string, error: unknown) {
  const { client, conversation } = delivery;
  const problem = problemOf(error);
  if (problem.kind === 'ended' && conversation.sessionId) {
    patchStatus(client, conversation.sessionId, 'completed');
  }
  if (problem.kind === 'gone' && conversation.sessionId) {
    // Asked for again, it is found missing: the page then says so and takes the words along.
    void client.invalidateQueries({ queryKey: chatQuery(conversation.sessionId).queryKey });
  }
  if (!problem.uncertain) return dispatch(conversation, { type: 'refused', key, problem });
  dispatch(conversation, { type: 'lost', key, problem });
  await check(delivery, key);
}

async function check({ client, conversation }: Delivery, key: string) {
  const { sessionId } = conversation;
  const turn = turnOf(conversation, key);
  if (!turn) return;
  if (!sessionId) return dispatch(conversation, { type: 'missing', key });
  try {
    const query = { ...chatQuery(sessionId), staleTime: 0, retry: false };
    const chat = await client.fetchQuery(query);
    const stored = storedAs(turn, chat.messages, conversation.aliases);
    if (stored) conversation.aliases.set(stored.id, key);
    dispatch(conversation, { type: stored?.answered ? 'settled' : 'missing', key });
  } catch {
    dispatch(conversation, { type: 'missing', key });
  }
}

/** Hands pieces on once per frame: a fast stream must not draw the page for every word. */
function bundle(hand: (text: string) => void) {
  let waiting = '';
  let frame = 0;
  const flush = () => {
    frame = 0;
    hand(waiting);
    waiting = '';
  };
  return {
    add: (text: string) => {
      waiting += text;
      frame ||= requestAnimationFrame(flush);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
