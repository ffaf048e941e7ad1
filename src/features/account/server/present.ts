/** An account's row as its owner sees it. */
import { type Key, open, seal } from '#platform/server/crypto.ts';
import type { User } from '../contract.ts';
import { changeableFrom } from './policy.ts';
import type { UserRow } from './queries.ts';

const imageIdentity = (userId: string) => `users.profile_image:${userId}`;

export const sealImage = (key: Key, userId: string, dataUrl: string) =>
  seal(key, dataUrl, imageIdentity(userId));

export function openImage(key: Key, row: Pick<UserRow, 'id' | 'profileImage'>): string | null {
  if (row.profileImage === null) return null;
  return open(key, row.profileImage, imageIdentity(row.id)).toString('utf8');
}

export function presentUser(row: UserRow, owner: { readonly dataKey: Key }, now: Date): User {
  return {
    _id: row.id,
    email: row.email,
    name: row.lastName === '' ? row.firstName : `${row.firstName} ${row.lastName}`,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImage: row.profileImage === null ? null : openImage(owner.dataKey, row),
    preferences: {
      preferredTherapist: row.preferredTherapist,
      therapistChangeableFrom:
        changeableFrom(row.preferredTherapistSince, now)?.toISOString() ?? null,
    },
    createdAt: row.createdAt.toISOString(),
  };
}
