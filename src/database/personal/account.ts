/** What the account's tables hold about a person. */
import { authSessions, passwordResets, userKeys, users } from '../tables/account.ts';
import { OWNER, ownedBy, type PersonalTable, personal } from './table.ts';

export const accountData: readonly PersonalTable[] = [
  personal(users, {
    name: 'account',
    about: 'Your account: who you are here, your picture and your settings.',
    rowsOf: ownedBy(users.id),
    exported: {
      id: 'plain',
      email: 'plain',
      firstName: 'plain',
      lastName: 'plain',
      passwordHash: { withheld: 'Nobody can read your password from it, and it should stay here' },
      profileImage: { sealed: 'text', identity: (row) => `users.profile_image:${row.id}` },
      preferredTherapist: 'plain',
      preferredTherapistSince: 'plain',
      trialEndsAt: 'plain',
      createdAt: 'plain',
      updatedAt: 'plain',
    },
    onDeletion: 'erase',
  }),
  personal(userKeys, {
    name: 'key',
    about: 'The key that everything you write is sealed with.',
    rowsOf: ownedBy(userKeys.userId),
    exported: 'It opened this export; outside of the server it opens nothing',
    onDeletion: 'erase',
  }),
  personal(authSessions, {
    name: 'signedInDevices',
    about: 'Where you are signed in.',
    rowsOf: ownedBy(authSessions.userId),
    exported: {
      id: 'plain',
      userId: OWNER,
      tokenHash: { withheld: 'Recognises a signed-in browser' },
      device: 'plain',
      remember: 'plain',
      createdAt: 'plain',
      lastSeenAt: 'plain',
      expiresAt: 'plain',
      endsAt: 'plain',
    },
    onDeletion: 'erase',
  }),
  personal(passwordResets, {
    name: 'passwordResets',
    about: 'Links to set a new password that are still open.',
    rowsOf: ownedBy(passwordResets.userId),
    exported: {
      tokenHash: { withheld: 'Recognises the link in the letter' },
      userId: OWNER,
      createdAt: 'plain',
      expiresAt: 'plain',
    },
    onDeletion: 'erase',
  }),
];
