/** Says so while there is no network, with the numbers that work without one. */
import { Banner } from '#platform/ui/Banner.tsx';
import { useOnline } from '#platform/web/online.ts';

export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <Banner tone="warning" className="mx-4 mt-3 sm:mx-6">
          You are offline. Messages cannot be sent until the network is back. In a crisis, call or
          text{' '}
          <a className="link font-semibold" href="tel:988">
            988
          </a>
          .
        </Banner>
      )}
    </div>
  );
}
