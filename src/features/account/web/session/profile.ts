/** The signed-in user, as the app knows them. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { logout, profile, type User } from '#features/account/contract.ts';
import { call } from '#platform/web/api.ts';
import { endSession } from '#platform/web/session.ts';

export const profileQuery = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: async ({ signal }) => (await call(profile, { signal })).user,
  staleTime: 5 * 60_000,
});

/**
 * The signed-in user. Only for what is drawn inside the app's gate, which waits for the profile.
 * @throws {Error} outside of it
 */
export function useUser(): User {
  const { data } = useQuery(profileQuery);
  if (!data) throw new Error('useUser needs a signed-in user');
  return data;
}

/** Nobody who leaves a shared computer waits longer for a network that hangs, in milliseconds. */
const PATIENCE_MS = 1500;

/**
 * Ends the session on the server as far as it can be reached, and here in any case. The call
 * outlives the page, so that a slow network still ends the session.
 */
export function useLogout(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const told = call(logout, { keepalive: true }).catch(() => undefined);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    client.clear();
    endSession('/login');
  };
}
