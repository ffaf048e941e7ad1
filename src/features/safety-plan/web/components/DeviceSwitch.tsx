/** The person's own decision whether this device keeps a copy that opens without a network. */
import { Card } from '#platform/ui/Card.tsx';
import { Checkbox } from '#platform/ui/Checkbox.tsx';
import { canKeep } from '#platform/web/device.ts';
import type { DeviceCopyState } from '../device/useDeviceCopy.ts';

export function DeviceSwitch({ kept, refused, choose }: DeviceCopyState) {
  const possible = canKeep();
  return (
    <Card as="section" aria-labelledby="device" className="grid gap-1 print:hidden">
      <h2 id="device" className="text-lg">
        Without a network
      </h2>
      <Checkbox
        label="Keep a copy on this device"
        checked={kept && possible}
        disabled={!possible}
        aria-describedby="device-words"
        error={refused ? 'This browser would not keep it. Printing the page works as well.' : null}
        onChange={(event) => choose(event.target.checked)}
      />
      <p id="device-words" className="text-sm text-muted">
        {possible
          ? 'Encrypted here, and opened by this page when there is no network. Anyone who can use this browser while you are signed in can read it, so leave it off on a shared device. It goes when you sign out or delete your account.'
          : 'This needs a secure connection (https) and a browser that lets pages keep things. Printing the page works as well.'}
      </p>
    </Card>
  );
}
