/** Says so while there is no network, with the numbers that work without one. */
import { Link } from 'react-router';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/paths.ts';
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
          </a>{' '}
          in the US or your local emergency number elsewhere, or open your{' '}
          <Link className="link font-semibold" to={SAFETY_PLAN_PATH}>
            safety plan
          </Link>
          .
        </Banner>
      )}
    </div>
  );
}
