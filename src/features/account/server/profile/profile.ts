/** Verbs of the profile: name, picture, and which therapist a person prefers. */
import type { TherapistId } from '#care/contract.ts';
import type { Executor } from '#database/client.ts';
import type { Authed } from '#features/context.ts';
import { entitlementOf } from '#features/subscription/server/service.ts';
import { findTherapist } from '#features/therapists/therapists.ts';
import { AppError, invalid } from '#platform/server/errors.ts';
import type { Limit } from '#platform/server/limits.ts';
import type { User } from '../../contract.ts';
import { messages, NAME_MAX, splitName } from '../../rules.ts';
import { changeableFrom } from '../policy.ts';
import { openImage, presentUser, sealImage } from '../present.ts';
import { findUserById, type UserRow } from '../queries.ts';
import { readPicture } from './picture.ts';
import { lockUser, updateUser } from './queries.ts';

export interface ProfileChange {
  readonly name?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly profileImage?: string | null | undefined;
  readonly preferences?: { readonly preferredTherapist?: string | null | undefined } | undefined;
}

type NewValues = Partial<
  Pick<
    UserRow,
    'firstName' | 'lastName' | 'profileImage' | 'preferredTherapist' | 'preferredTherapistSince'
  >
>;

const picturesPerHour: Limit = {
  name: 'profile-picture',
  points: 30,
  seconds: 3600,
  sentence: 'That was a lot of pictures in an hour. Please wait a little.',
};

/** Changes what is given, all of it or nothing. The row's lock decides between two at once. */
export async function updateProfile(ctx: Authed, change: ProfileChange): Promise<User> {
  const names = nameFrom(change);
  const preferred = preferredFrom(ctx, change);
  const picture = await pictureFrom(ctx, change);
  return ctx.db.transaction(async (tx) => {
    const row = await lockUser(tx, ctx.actor.userId);
    if (!row) throw gone();
    const now = ctx.clock.now();
    const values: NewValues = {
      ...names,
      ...picture,
      ...(preferred === undefined ? {} : await choose(ctx, tx, row, preferred)),
    };
    const changed =
      Object.keys(values).length === 0
        ? row
        : await updateUser(tx, row.id, { ...values, updatedAt: now });
    return presentUser(changed ?? row, ctx.actor, now);
  });
}

/** `name` wins over its parts, because it is what the person typed. */
function nameFrom(change: ProfileChange): Pick<NewValues, 'firstName' | 'lastName'> {
  if (change.name !== undefined) {
    const parts = splitName(change.name);
    if (parts.firstName === '') throw invalid('name', messages.nameEmpty);
    if (parts.firstName.length > NAME_MAX || parts.lastName.length > NAME_MAX) {
      throw invalid('name', messages.nameLong);
    }
    return parts;
  }
  if (change.firstName === '') throw invalid('firstName', messages.nameEmpty);
  return {
    ...(change.firstName === undefined ? {} : { firstName: change.firstName }),
    ...(change.lastName === undefined ? {} : { lastName: change.lastName }),
  };
}

function preferredFrom(ctx: Authed, change: ProfileChange): TherapistId | null | undefined {
  const wanted = change.preferences?.preferredTherapist;
  if (wanted === undefined || wanted === null) return wanted;
  const therapist = findTherapist(wanted);
  if (!therapist) {
    throw invalid(
      'preferences.preferredTherapist',
      `There is no ${ctx.config.PERSONA_TITLE} of that name.`,
    );
  }
  return therapist.id;
}

/** The stored picture sent back, as some clients do with every field, is left as it is. */
async function pictureFrom(
  ctx: Authed,
  { profileImage }: ProfileChange,
): Promise<Pick<NewValues, 'profileImage'>> {
  if (profileImage === undefined) return {};
  if (profileImage === null) return { profileImage: null };
  const { userId, dataKey } = ctx.actor;
  const row = await findUserById(ctx.db, userId);
  if (row && openImage(dataKey, row) === profileImage) return {};
  await ctx.limits.use(picturesPerHour, userId);
  return { profileImage: sealImage(dataKey, userId, await readPicture(profileImage)) };
}

/**
 * Base opens one therapist, so its choice holds for seven days; a choice made on any other
 * standing opens nothing, is free, and does not start those days.
 */
async function choose(
  ctx: Authed,
  tx: Executor,
  row: UserRow,
  preferred: TherapistId | null,
): Promise<NewValues> {
  if (preferred === row.preferredTherapist) return {};
  const { standing } = await entitlementOf(ctx, tx);
  if (standing !== 'base') return { preferredTherapist: preferred };
  const now = ctx.clock.now();
  const from = changeableFrom(row.preferredTherapistSince, now);
  if (from) {
    throw new AppError(
      'conflict',
      `Your plan has one ${ctx.config.PERSONA_TITLE}, who can be changed every 7 days. You can change again on ${dateOf(from)}.`,
    );
  }
  return { preferredTherapist: preferred, preferredTherapistSince: now };
}

const dateOf = (moment: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

export function gone(): AppError {
  return new AppError('unauthenticated', 'Please sign in to go on.');
}
