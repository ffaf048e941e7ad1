/** What the hamburger opens on a phone: every place, the theme, the way out. */
import { X } from 'lucide-react';
import { NavLink } from 'react-router';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/paths.ts';
import { cx } from '#platform/ui/cx.ts';
import { IconButton } from '#platform/ui/IconButton.tsx';
import { useModal } from '#platform/ui/useModal.ts';
import { destinations } from '../navigation.ts';
import { Logo } from './Logo.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { ProfileLink } from './ProfileLink.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export function MobileMenu({ onClose }: { onClose: () => void }) {
  const ref = useModal();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape reaches onCancel; this click is its pointer twin
    <dialog
      ref={ref}
      aria-label="Menu"
      className="dialog mt-0 mr-0 h-dvh max-h-none w-[min(20rem,88vw)] rounded-none border-y-0 border-r-0"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="safe-bottom flex min-h-full flex-col gap-6 p-4">
        <div className="flex items-center justify-between">
          <Logo />
          <IconButton
            label="Close menu"
            icon={<X aria-hidden="true" className="size-6" />}
            onClick={onClose}
          />
        </div>
        <nav aria-label="Menu" className="grid gap-1">
          {destinations.map(({ to, label, icon: Icon }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/app'}
              onClick={onClose}
              className={({ isActive }) =>
                cx(
                  'flex min-h-12 items-center gap-3 rounded-medium px-3 text-lg font-semibold',
                  isActive ? 'bg-primary-soft text-primary' : 'text-ink',
                )
              }
            >
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </NavLink>
          ))}
          <ProfileLink row onClick={onClose} />
        </nav>
        <div className="mt-auto grid gap-5">
          <div className="grid gap-2">
            <p className="font-semibold">Theme</p>
            <ThemeSwitch />
          </div>
          <div className="flex flex-wrap gap-x-5 text-sm">
            <NavLink
              className="link inline-flex min-h-11 items-center"
              to={SAFETY_PLAN_PATH}
              onClick={onClose}
            >
              My safety plan
            </NavLink>
            <a className="link inline-flex min-h-11 items-center" href="/terms-of-service">
              Terms of service
            </a>
            <a className="link inline-flex min-h-11 items-center" href="/privacy-policy">
              Privacy policy
            </a>
          </div>
          <LogoutButton variant="secondary" className="w-full" />
        </div>
      </div>
    </dialog>
  );
}
