/** What is remembered, as the web app asks for it, and taking it away. */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { forgetEverything, forgetMemory, listMemories, setMemory } from '../contract.ts';

export const memoryQuery = queryOptions({
  queryKey: ['memory'],
  queryFn: ({ signal }) => call(listMemories, { signal }),
  // A conversation may have added to it a moment ago.
  staleTime: 0,
});

const { queryKey } = memoryQuery;

/** Told at once, also where the browser believes it is offline: it fails then, and says so. */
function useChange<Input>(
  change: (input: Input) => Promise<unknown>,
  done: (client: QueryClient, input: Input) => void,
) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (input: Input) => {
      await client.cancelQueries({ queryKey });
      await change(input);
    },
    onSuccess: (_, input) => done(client, input),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Words above a conversation may rest on what was taken away. */
const forgetWelcomes = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: ['chat', 'start'] });

export const useForget = () =>
  useChange(
    async (id: string) => {
      try {
        await call(forgetMemory, { params: { memoryId: id } });
      } catch (error) {
        // Forgotten already: what was asked for is so.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    (client, id) => {
      client.setQueryData(
        queryKey,
        (old) => old && { ...old, memories: old.memories.filter((one) => one.id !== id) },
      );
      forgetWelcomes(client);
    },
  );

export const useForgetEverything = () =>
  useChange(
    (_: undefined) => call(forgetEverything),
    (client) => {
      client.setQueryData(queryKey, (old) => old && { ...old, memories: [] });
      forgetWelcomes(client);
    },
  );

export const useSwitch = () =>
  useChange(
    (enabled: boolean) => call(setMemory, { body: { enabled } }),
    (client, enabled) => {
      client.setQueryData(queryKey, (old) => old && { ...old, enabled });
      forgetWelcomes(client);
    },
  );
