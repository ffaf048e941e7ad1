/** Ending and deleting a conversation: asked for first, done at once, undone where it fails. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { alert, confirm } from '#platform/ui/alerts.ts';
import { call } from '#platform/web/api.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { deleteSession, endSession } from '../../contract.ts';
import { chatQuery, patchStatus, recentQuery } from '../api.ts';
import { tellOtherTabs } from '../conversation/news.ts';

export const END_FAILED = 'Failed to end session. Please try again.';
export const DELETE_FAILED = 'Failed to delete session. Please try again.';

export function useSessionActions() {
  const client = useQueryClient();
  return {
    /** Resolves with whether it has ended. */
    end: async (sessionId: string, name: string) =>
      (await confirm({
        title: 'End this session?',
        text: `You can read what you and ${name} wrote at any time, but not add to it.`,
        confirmLabel: 'End session',
        cancelLabel: 'Keep talking',
      })) && end(client, sessionId),
    /** Resolves with whether it is gone. */
    remove: async (sessionId: string, name: string) =>
      (await confirm({
        title: 'Delete this session?',
        text: `Everything you and ${name} wrote in it is deleted for good. This cannot be undone.`,
        confirmLabel: 'Delete session',
        danger: true,
      })) && remove(client, sessionId),
  };
}

async function end(client: QueryClient, sessionId: string): Promise<boolean> {
  for (const { queryKey } of [chatQuery(sessionId), recentQuery]) {
    await client.cancelQueries({ queryKey });
  }
  patchStatus(client, sessionId, 'completed');
  try {
    await call(endSession, { params: { sessionId } });
    tellOtherTabs(sessionId);
    return true;
  } catch {
    patchStatus(client, sessionId, 'active');
    void alert(END_FAILED);
    return false;
  } finally {
    void client.invalidateQueries({ queryKey: recentQuery.queryKey });
  }
}

async function remove(client: QueryClient, sessionId: string): Promise<boolean> {
  const { queryKey } = recentQuery;
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData(queryKey);
  client.setQueryData(queryKey, (list) => list?.filter((one) => one.sessionId !== sessionId));
  try {
    await call(deleteSession, { params: { sessionId } });
  } catch (error) {
    // Deleted elsewhere already: what was asked for is so.
    if (!(error instanceof ApiError && error.status === 404)) {
      client.setQueryData(queryKey, before);
      void alert(DELETE_FAILED);
      return false;
    }
  }
  client.removeQueries({ queryKey: chatQuery(sessionId).queryKey });
  tellOtherTabs(sessionId);
  void client.invalidateQueries({ queryKey });
  return true;
}
