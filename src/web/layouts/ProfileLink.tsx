/** The way to the profile: one's own picture, with the name in words beside or behind it. */
import { useQuery } from '@tanstack/react-query';
import { CircleUserRound } from 'lucide-react';
import { NavLink } from 'react-router';
import { profileQuery } from '#features/account/web/session/profile.ts';
import { Avatar } from '#platform/ui/Avatar.tsx';
import { cx } from '#platform/ui/cx.ts';
import { preload } from '../routes.tsx';

const TO = '/app/profile';

export interface ProfileLinkProps {
  /** In a menu: a row with words. Else the picture alone. */
  row?: boolean;
  onClick?: () => void;
}

export function ProfileLink({ row = false, onClick }: ProfileLinkProps) {
  const { data: user } = useQuery(profileQuery);
  const picture = user ? (
    <Avatar name={user.name} src={user.profileImage} size="small" />
  ) : (
    <CircleUserRound aria-hidden="true" className="size-6" />
  );
  return (
    <NavLink
      to={TO}
      onClick={onClick}
      onPointerEnter={() => preload(TO)}
      onFocus={() => preload(TO)}
      aria-label={row ? undefined : 'Profile'}
      title={row ? undefined : 'Profile'}
      className={({ isActive }) =>
        row
          ? cx(
              'flex min-h-12 items-center gap-3 rounded-medium px-3 text-lg font-semibold',
              isActive ? 'bg-primary-soft text-primary' : 'text-ink',
            )
          : cx(
              'grid size-11 place-items-center rounded-full text-muted hover:bg-primary-soft',
              isActive && 'bg-primary-soft',
            )
      }
    >
      {picture}
      {row ? 'Profile' : null}
    </NavLink>
  );
}
