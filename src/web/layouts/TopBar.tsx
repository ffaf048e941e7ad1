/** The top of every app page: where one is, where one can go, and the way out. */
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { cx } from '#platform/ui/cx.ts';
import { IconButton } from '#platform/ui/IconButton.tsx';
import { destinations } from '../navigation.ts';
import { preload } from '../routes.tsx';
import { Logo } from './Logo.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { ProfileLink } from './ProfileLink.tsx';

export function TopBar() {
  const [menu, setMenu] = useState(false);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex h-14 w-full max-w-6xl items-center justify-between gap-4 px-4 sm:px-6 md:h-18">
        <Link
          to="/app"
          aria-label="Mooring, home"
          className="inline-flex min-h-11 items-center rounded-small"
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className="flex flex-1 items-center gap-1 pl-4 max-md:hidden">
          {destinations.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/app'}
              onPointerEnter={() => preload(to)}
              onFocus={() => preload(to)}
              className={({ isActive }) =>
                cx(
                  'inline-flex min-h-11 items-center rounded-medium px-3 font-semibold transition-colors',
                  isActive
                    ? 'bg-primary-soft text-primary'
                    : 'text-muted hover:bg-primary-soft hover:text-ink',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="flex items-center gap-1">
          <ProfileLink />
          <div className="max-md:hidden">
            <LogoutButton />
          </div>
          <IconButton
            label="Menu"
            aria-haspopup="dialog"
            icon={<Menu aria-hidden="true" className="size-6" />}
            onClick={() => setMenu(true)}
            className="-mr-2 md:hidden"
          />
        </div>
      </div>
      {menu ? <MobileMenu onClose={() => setMenu(false)} /> : null}
    </header>
  );
}
