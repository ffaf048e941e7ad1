/** Installing the app, where the plan opens it; else why not, and the way to open it. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#platform/ui/Button.tsx';
import { Card } from '#platform/ui/Card.tsx';
import { Skeleton } from '#platform/ui/Skeleton.tsx';
import { useStore } from '#platform/ui/store.ts';
import { installPrompt, isInstalled } from '#platform/web/install.ts';
import { useEntitlement } from '../api.ts';

export function InstallApp() {
  const { open, closed, loading } = useEntitlement('offline_install');
  return (
    <Card as="section" aria-labelledby="install" className="grid gap-3">
      <h2 id="install">App and offline</h2>
      {loading ? <Skeleton className="h-12" /> : open ? <Ways /> : null}
      {closed ? (
        <>
          <p className="text-muted">{closed.sentence}</p>
          <Link to={closed.to} className={`${buttonClass('secondary')} justify-self-start`}>
            View Plans
          </Link>
        </>
      ) : null}
      <p className="text-sm text-muted">
        Your safety plan and the crisis lines open without a network in any case, on every plan.
      </p>
    </Card>
  );
}

function Ways() {
  const prompt = useStore(installPrompt);
  const [installed, setInstalled] = useState(isInstalled);
  if (installed) {
    return (
      <p className="text-muted">
        Mooring is installed here. It opens without a network, says what works then, and picks up
        where you left off once the network is back.
      </p>
    );
  }
  if (prompt) {
    return (
      <>
        <p className="text-muted">
          An icon of its own, a window of its own, and it opens without a network.
        </p>
        <Button
          className="justify-self-start"
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={async () => {
            const { outcome } = await prompt.prompt();
            // Each of the browser's offers can be used once.
            installPrompt.set(null);
            if (outcome === 'accepted') setInstalled(true);
          }}
        >
          Install Mooring
        </Button>
      </>
    );
  }
  return <p className="text-muted">{isApple() ? ON_IOS : BY_MENU}</p>;
}

const ON_IOS =
  'To install Mooring on an iPhone or iPad: tap Share in Safari, then “Add to Home Screen”.';
const BY_MENU =
  'To install Mooring, open your browser’s menu and choose “Install” or “Add to Home screen”. Firefox on a computer has no such entry.';

/** An iPad says it is a Mac; a Mac has no touch screen. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
