/** The frame of the sign-in pages: the harbour beside the form, where there is room. */
import type { ReactNode } from 'react';
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
        {children}
      </div>
    </PublicLayout>
  );
}
