/** The frame of the sign-in pages: the harbour beside the form, where there is room. */
import type { ReactNode } from 'react';
import { Banner } from '#platform/ui/Banner.tsx';
import { Harbour } from './PublicHarbour.tsx';
import { PublicLayout } from './PublicLayout.tsx';

export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <PublicLayout quiet>
      <div className="mx-auto grid w-full max-w-6xl flex-1 gap-12 px-4 pt-4 sm:px-6 lg:grid-cols-2 lg:items-center">
        <div className="max-lg:hidden">
          <Harbour className="aspect-[4/3] w-full rounded-large shadow-lifted" />
          <p className="mt-5 max-w-md font-heading text-xl text-ink">
            Whatever the weather out there, there is a berth for you here.
          </p>
        </div>
        <div>
          <WithoutScript />
          {children}
        </div>
      </div>
    </PublicLayout>
  );
}

/** The form lives by its script: where that never comes, pressing its button must not be met with silence. */
function WithoutScript() {
  return (
    <div className="mx-auto w-full max-w-md">
      <noscript>
        <Banner tone="warning" className="mb-5">
          This form needs JavaScript; without it, nothing you type here is taken in. Switch it on in
          your browser’s settings, then reload this page.
        </Banner>
      </noscript>
      <div role="alert" className="hidden in-data-stuck:block">
        <Banner tone="warning" className="mb-5">
          This page could not be loaded whole, so its form cannot be sent yet.{' '}
          <a className="link font-semibold" href="?">
            Load it again
          </a>
        </Banner>
      </div>
    </div>
  );
}
