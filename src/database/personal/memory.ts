/** What the memory's tables hold about a person. */
import { memories, memorySettings } from '../tables/memory.ts';
import { OWNER, ownedBy, type PersonalTable, personal } from './table.ts';

export const memoryData: readonly PersonalTable[] = [
  personal(memories, {
    name: 'memories',
    about:
      'What is remembered of your conversations, each with the message it comes from. Of what you had forgotten only the date is left.',
    rowsOf: ownedBy(memories.userId),
    exported: {
      id: 'plain',
      sessionId: 'plain',
      messageId: 'plain',
      userId: OWNER,
      therapistId: 'plain',
      body: { sealed: 'json', identity: (row) => `memories:${row.id}` },
      digest: { withheld: 'Recognises what is remembered already; nothing can be read from it' },
      createdAt: 'plain',
      forgottenAt: 'plain',
    },
    onDeletion: 'erase',
  }),
  personal(memorySettings, {
    name: 'memorySettings',
    about: 'Whether things are remembered across conversations, and when you had all forgotten.',
    rowsOf: ownedBy(memorySettings.userId),
    exported: { userId: OWNER, enabled: 'plain', forgottenBefore: 'plain' },
    onDeletion: 'erase',
    lockedFirst: true,
  }),
];
