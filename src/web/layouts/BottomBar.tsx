/** The places of the app within reach of a thumb; phones only. */
import { NavLink } from 'react-router';
import { cx } from '#platform/ui/cx.ts';
import { destinations } from '../navigation.ts';
import { preload } from '../routes.tsx';

export function BottomBar() {
  return (
    <nav
      aria-label="Places"
      className="safe-bottom fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised md:hidden"
    >
      <ul className="mx-auto flex h-15 max-w-lg items-stretch justify-center">
        {destinations.map(({ to, short, icon: Icon }) => (
          <li key={to} className="max-w-28 flex-1">
            <NavLink
              to={to}
              end={to === '/app'}
              onPointerDown={() => preload(to)}
              className={({ isActive }) =>
                cx(
                  'group flex h-full flex-col items-center justify-center gap-0.5 text-xs font-bold',
                  isActive ? 'text-primary' : 'text-muted',
                )
              }
            >
              <span className="grid h-7 w-14 place-items-center rounded-full transition-colors group-aria-[current=page]:bg-primary-soft">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              {short}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
