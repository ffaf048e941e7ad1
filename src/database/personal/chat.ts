/** What the conversations' tables hold about a person. */
import { chatMessages, chatSessions } from '../tables/chat.ts';
import { modelUsage } from '../tables/usage.ts';
import { OWNER, ownedBy, type PersonalTable, PLUMBING, personal } from './table.ts';

export const chatData: readonly PersonalTable[] = [
  personal(chatSessions, {
    name: 'conversations',
    about: 'Your conversations; `state` is what the companion carries from turn to turn.',
    rowsOf: ownedBy(chatSessions.userId),
    exported: {
      id: 'plain',
      userId: OWNER,
      therapistId: 'plain',
      status: 'plain',
      messageCount: 'plain',
      turns: 'plain',
      lastMessage: {
        sealed: 'json',
        identity: (row) => `chat_sessions.last_message:${row.id}`,
      },
      state: { sealed: 'json', identity: (row) => `chat_sessions.state:${row.id}` },
      createdAt: 'plain',
      updatedAt: 'plain',
      endedAt: 'plain',
    },
    onDeletion: 'erase',
    lockedFirst: true,
  }),
  personal(chatMessages, {
    name: 'messages',
    about: 'Everything said in your conversations, in order, with how it was understood.',
    rowsOf: ownedBy(chatMessages.userId),
    exported: {
      id: 'plain',
      sessionId: 'plain',
      userId: OWNER,
      seq: 'plain',
      role: 'plain',
      body: { sealed: 'json', identity: (row) => `chat_messages:${row.id}` },
      createdAt: 'plain',
      replyTo: 'plain',
      idempotencyKey: PLUMBING,
    },
    onDeletion: 'erase',
  }),
  personal(modelUsage, {
    name: 'modelUsage',
    about: 'How much of the language model you used on which day, in tokens.',
    rowsOf: ownedBy(modelUsage.userId),
    exported: { userId: OWNER, day: 'plain', tokens: 'plain' },
    onDeletion: 'erase',
  }),
];
