/** Memory: what is remembered across conversations, and a person's say in it. Never gated. */
import * as z from 'zod/mini';
import { MEMORY_KINDS } from '#care/companion/memory.ts';
import { therapistId } from '#care/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { answer, id, ok, pathId, timestamp } from '#platform/contract/fields.ts';

const tag = 'Memory';

export const memory = z.object({
  id,
  kind: z.enum(MEMORY_KINDS),
  /** A sentence said to the person. */
  fact: z.string(),
  /** Their own words that it rests on. */
  quote: z.string(),
  sessionId: id,
  messageId: id,
  therapistId,
  therapistName: z.string(),
  /** When they said it. */
  createdAt: timestamp,
});
export type Memory = z.infer<typeof memory>;

export const listMemories = endpoint({
  method: 'GET',
  path: '/api/memory',
  access: 'user',
  tag,
  summary: 'Everything that is remembered of the caller, newest first, and whether more is',
  response: answer({
    memories: z.array(memory),
    /** The caller’s own switch. */
    enabled: z.boolean(),
    /** Whether the caller’s plan has memory across conversations. */
    planOpen: z.boolean(),
  }),
});

export const forgetMemory = endpoint({
  method: 'DELETE',
  path: '/api/memory/:memoryId',
  access: 'user',
  tag,
  summary: 'Forget one thing for good; its conversation does not teach it again',
  params: z.object({ memoryId: pathId }),
  response: ok,
});

export const forgetEverything = endpoint({
  method: 'DELETE',
  path: '/api/memory',
  access: 'user',
  tag,
  summary: 'Forget everything for good; nothing said until now is remembered, or brought up, again',
  response: ok,
});

export const setMemory = endpoint({
  method: 'PUT',
  path: '/api/memory/settings',
  access: 'user',
  tag,
  summary: 'Switch remembering across conversations on or off; what is remembered stays',
  body: z.strictObject({ enabled: z.boolean('This has to be on or off') }),
  response: answer({ enabled: z.boolean() }),
});
