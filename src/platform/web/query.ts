/** The cache of server answers: what is asked again, and when it is given up. */
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { onSignOut } from './session.ts';

/** Answers of 4xx will not change by asking again; the rest is worth two more tries. */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return failures < 2;
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, staleTime: 15_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
  onSignOut(() => client.clear());
  return client;
}
