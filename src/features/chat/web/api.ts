/** Conversations as the web app asks for them. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { readSession, recentSessions, type SessionSummary, startSession } from '../contract.ts';
import { RECENT_DEFAULT } from '../rules.ts';
import type { Conversation, Partner } from './conversation/conversations.ts';

export type Chat = ResponseOf<typeof readSession>['chat'];
export type Started = ResponseOf<typeof startSession>;

export const recentQuery = queryOptions({
  queryKey: ['chat', 'recent'],
  queryFn: async ({ signal }): Promise<SessionSummary[]> =>
    (await call(recentSessions, { query: { limit: RECENT_DEFAULT }, signal })).sessions,
});

/** Asked at once even where the browser believes it is offline: it fails then, and says so. */
const eager = {
  networkMode: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** When it is asked again is decided by `useFreshness`: never while a message is under way. */
export const chatQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['chat', 'session', sessionId],
    queryFn: async ({ signal }): Promise<Chat> =>
      (await call(readSession, { params: { sessionId }, signal })).chat,
    staleTime: 60_000,
    ...eager,
  });

/** What goes with a conversation that is already there: welcome, who answers. */
export const companyQuery = (therapistId: string, sessionId: string) =>
  queryOptions({
    queryKey: ['chat', 'start', sessionId],
    queryFn: ({ signal }): Promise<Started> =>
      call(startSession, { params: { therapistId }, body: { sessionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    ...eager,
  });

/**
 * Opens a conversation, once per visit (the conversation's name): a second caller gets the same.
 * A failure is not repeated by itself, as each attempt may open one.
 */
export const openingQuery = (client: QueryClient, { name, partner }: Conversation) =>
  queryOptions({
    queryKey: ['chat', 'opening', name],
    queryFn: async (): Promise<Started> => {
      const params = { therapistId: partner.id };
      const started = await call(startSession, { params, body: {} });
      const { sessionId } = started;
      client.setQueryData(companyQuery(partner.id, sessionId).queryKey, started);
      client.setQueryData(chatQuery(sessionId).queryKey, emptyChat(sessionId, partner));
      void client.invalidateQueries({ queryKey: recentQuery.queryKey });
      return started;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    ...eager,
  });

/** A conversation just opened holds nothing: no need to ask for it. */
function emptyChat(sessionId: string, { id, name, specialty }: Partner): Chat {
  return {
    sessionId,
    therapistId: id,
    therapistName: name,
    therapistSpecialty: specialty,
    status: 'active',
    updatedAt: new Date().toISOString(),
    messages: [],
    crisis: null,
  };
}

/** Changes a conversation in the cache, and in the list of recent ones; undoes both on demand. */
export function patchStatus(client: QueryClient, sessionId: string, status: Chat['status']) {
  client.setQueryData(chatQuery(sessionId).queryKey, (chat) => chat && { ...chat, status });
  client.setQueryData(recentQuery.queryKey, (sessions) =>
    sessions?.map((one) => (one.sessionId === sessionId ? { ...one, status } : one)),
  );
}
