/** Changing, taking out and leaving one's account, as the web app asks for it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { therapistsQuery } from '#features/therapists/web/api.ts';
import { call } from '#platform/web/api.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { endSession } from '#platform/web/session.ts';
import { deleteAccount, exportData, updateProfile } from '../contract.ts';
import { profileQuery } from './session/profile.ts';

export { useUser } from './session/profile.ts';

export interface ProfileChange {
  name?: string;
  profileImage?: string | null;
  preferences?: { preferredTherapist: string };
}

/** Saves a change; the app knows the new profile at once. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    // Without a network it fails at once and says so, instead of waiting in silence.
    networkMode: 'always',
    mutationFn: async (change: ProfileChange) => (await call(updateProfile, { body: change })).user,
    onSuccess: (user, change) => {
      client.setQueryData(profileQuery.queryKey, user);
      if (change.preferences) {
        void client.invalidateQueries({ queryKey: therapistsQuery.queryKey });
      }
    },
  });
}

/** What went wrong in the product's words: the server's, `failed`, or `again` without an answer. */
export function whatFailed(error: unknown, failed: string, again: string): string {
  if (!(error instanceof ApiError) || error.status === 0) return again;
  return error.message === '' ? failed : error.message;
}

/** Hands everything kept about the person to the browser, as a file. */
export async function downloadMyData(): Promise<void> {
  const answer = await call(exportData);
  const text = JSON.stringify(answer.export, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `mooring-data-${answer.export.exportedAt.slice(0, 10)}.json`;
  link.click();
  // Some browsers begin to read only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Deletes the account for good and goes to `to`; nothing of it stays in this browser. */
export async function deleteMyAccount(to: string): Promise<void> {
  await call(deleteAccount);
  localStorage.clear();
  endSession(to, 'Your account and everything in it have been deleted.');
}
