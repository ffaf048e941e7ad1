/** The frame of the signed-in app: navigation around one page. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AssistantButton } from '#features/assistant/web/components/AssistantButton.tsx';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/paths.ts';
import { buttonClass } from '#platform/ui/Button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { BottomBar } from './BottomBar.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { TopBar } from './TopBar.tsx';

export interface AppLayoutProps {
  layout: 'page' | 'full';
  /** Stands between the navigation and the page. */
  banner?: ReactNode;
  children: ReactNode;
}

export function AppLayout({ layout, banner, children }: AppLayoutProps) {
  const full = layout === 'full';
  return (
    <div className={cx('flex flex-col', full ? 'h-dvh' : 'bottom-bar-room min-h-dvh')}>
      <a
        href="#main"
        className={cx(buttonClass(), 'sr-only focus:not-sr-only focus:fixed focus:z-50 focus:m-3')}
      >
        Skip to content
      </a>
      {/* On a phone a conversation has the whole window; its own header leads back. */}
      <div className={cx('contents', full && 'max-md:hidden')}>
        <TopBar />
      </div>
      <OfflineNotice />
      {banner}
      <main
        id="main"
        tabIndex={-1}
        className={cx(
          'mx-auto flex w-full flex-1 flex-col',
          full ? 'min-h-0' : 'page-main max-w-6xl px-4 pt-6 pb-12 sm:px-6 sm:pt-8',
        )}
      >
        {children}
      </main>
      {full ? <CompactFooter /> : <Footer />}
      {full ? null : <BottomBar />}
      <AssistantButton full={full} />
    </div>
  );
}

function CompactFooter() {
  return (
    <footer className="safe-bottom px-4 pt-1 pb-2 [@media(max-height:32rem)]:hidden">
      <Disclaimer compact />
    </footer>
  );
}

function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-6 px-4 py-7 sm:px-6">
        <div className="grid gap-1">
          <Disclaimer />
          <Link to={SAFETY_PLAN_PATH} className="link inline-flex min-h-11 items-center text-sm">
            My safety plan
          </Link>
        </div>
        <div className="max-md:hidden">
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
