/** How long the trial still runs, or that it is over. */
import { Banner, type BannerTone } from '#platform/ui/Banner.tsx';
import { News } from '#platform/ui/News.tsx';
import type { Status } from '../../contract.ts';
import type { TrialUrgency } from '../../trial.ts';
import { useServerNow } from '../hooks/useServerNow.ts';
import { trialWords } from '../text/words.ts';

const TONES: Readonly<Record<TrialUrgency, BannerTone>> = {
  calm: 'info',
  soon: 'warning',
  last: 'danger',
};

export interface TrialBannerProps {
  status: Status & { readonly clockAhead: number };
}

export function TrialBanner(props: TrialBannerProps) {
  return (
    <News>
      <Standing {...props} />
    </News>
  );
}

function Standing({ status }: TrialBannerProps) {
  const now = useServerNow(status.clockAhead);
  if (status.standing === 'expired') {
    return (
      <Banner
        tone="danger"
        title={status.planEnded ? 'Your plan has ended' : 'Your free trial has expired'}
      >
        Choose a plan below to go on. Everything you wrote is still here, and help in a crisis stays
        open to everyone.
      </Banner>
    );
  }
  if (status.standing === 'none') {
    return (
      <Banner tone="info" title="You have no plan yet">
        Choose one below to start talking. Help in a crisis is open to everyone.
      </Banner>
    );
  }
  const words = trialWords(status.trialInfo, now);
  if (!words) return null;
  return (
    <Banner tone={TONES[words.urgency]} title={words.title}>
      {words.text}
    </Banner>
  );
}
