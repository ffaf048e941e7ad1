/** The frame of a visitor's pages; drawn at build, so it works before and without scripts. */
import type { ReactNode } from 'react';
import { buttonClass } from '#platform/ui/Button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { Logo } from './Logo.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export interface PublicLayoutProps {
  /** Sign-in pages carry their own way in, so the header's buttons step back. */
  quiet?: boolean;
  children: ReactNode;
}

export function PublicLayout({ quiet = false, children }: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className={cx(
          buttonClass(),
          'sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-3',
        )}
      >
        Skip to content
      </a>
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-4 py-3 sm:px-6 sm:py-5">
        <a
          href="/"
          className="inline-flex min-h-11 items-center rounded-small"
          aria-label="Mooring, front page"
        >
          <Logo />
        </a>
        {quiet ? null : <Ways />}
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <footer className="mt-16 border-t border-line">
        <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8 sm:px-6 md:grid-cols-[1fr_auto] md:items-start">
          <div className="grid gap-3">
            <Disclaimer />
            <nav aria-label="About Mooring" className="flex flex-wrap gap-x-6 text-sm">
              <a className="link inline-flex min-h-11 items-center" href="/pricing">
                Plans and prices
              </a>
              <a className="link inline-flex min-h-11 items-center" href="/terms-of-service">
                Terms of service
              </a>
              <a className="link inline-flex min-h-11 items-center" href="/privacy-policy">
                Privacy policy
              </a>
            </nav>
          </div>
          <ThemeSwitch />
        </div>
      </footer>
    </div>
  );
}

function Ways() {
  return (
    <nav aria-label="Your account" className="flex items-center gap-1 sm:gap-2">
      <a href="/login" className={cx(buttonClass('quiet'), 'in-data-session:hidden')}>
        Sign in
      </a>
      <a
        href="/register"
        className={cx(buttonClass('secondary'), 'max-sm:hidden in-data-session:hidden')}
      >
        Create account
      </a>
      <a href="/app" className={cx(buttonClass('secondary'), 'not-in-data-session:hidden')}>
        Open Mooring
      </a>
    </nav>
  );
}
