/** The signed-in app: providers, the frame, and the page the address asks for. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { TrialGuard } from '#features/subscription/web/components/TrialGuard.tsx';
import { AlertHost } from '#platform/ui/AlertHost.tsx';
import { ToastHost } from '#platform/ui/ToastHost.tsx';
import { ErrorBoundary } from '#platform/web/ErrorBoundary.tsx';
import { useScrollRestoration } from '#platform/web/scroll.ts';
import { AppLayout } from './layouts/AppLayout.tsx';
import { PageNotLoaded } from './layouts/PageNotLoaded.tsx';
import { PageSkeleton } from './layouts/PageSkeleton.tsx';
import { SignedIn } from './layouts/SignedIn.tsx';
import { PageUnreachable, routeOf, routes } from './routes.tsx';

/** Needs a router around it. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Frame />
      <AlertHost />
      <ToastHost />
    </QueryClientProvider>
  );
}

function Frame() {
  const { pathname } = useLocation();
  useScrollRestoration();
  const current = routeOf(pathname);
  const Waiting = current?.Skeleton ?? PageSkeleton;
  const page = (
    <Suspense fallback={<Waiting />}>
      <Routes>
        {routes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </Suspense>
  );
  return (
    <AppLayout
      layout={current?.layout ?? 'page'}
      banner={current?.Banner ? <current.Banner /> : null}
    >
      <ErrorBoundary
        resetKey={pathname}
        instead={(error, retry) =>
          error instanceof PageUnreachable && current ? (
            <PageNotLoaded load={current.load} onLoaded={retry} />
          ) : undefined
        }
      >
        {current?.ungated ? (
          page
        ) : (
          <SignedIn waiting={<Waiting />}>
            <TrialGuard waiting={<Waiting />}>{page}</TrialGuard>
          </SignedIn>
        )}
      </ErrorBoundary>
    </AppLayout>
  );
}
