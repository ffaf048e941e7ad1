/** Where the account is signed in, and signing out there. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listSessions, revokeSession } from '#features/account/contract.ts';
import { call } from '#platform/web/api.ts';
import { ApiError } from '#platform/web/api-error.ts';

export const devicesQuery = queryOptions({
  queryKey: ['account', 'devices'],
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions,
});

export function useSignOutDevice() {
  const client = useQueryClient();
  const { queryKey } = devicesQuery;
  return useMutation({
    networkMode: 'always',
    mutationFn: async (id: string) => {
      try {
        await call(revokeSession, { params: { id } });
      } catch (error) {
        // Signed out already: what was asked for is so.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_, id) => {
      client.setQueryData(queryKey, (list) => list?.filter((one) => one.id !== id));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
