/** Every device that is signed in; any but this one can be signed out here. */
import { useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import type { DeviceSession } from '#features/account/contract.ts';
import { Badge } from '#platform/ui/Badge.tsx';
import { Button } from '#platform/ui/Button.tsx';
import { Loading, Skeleton } from '#platform/ui/Skeleton.tsx';
import { toast } from '#platform/ui/toasts.ts';
import { whatFailed } from '../../api.ts';
import { devicesQuery, useSignOutDevice } from './devices.ts';
import { agoOf } from './words.ts';

const AGAIN = 'That device could not be signed out. Please try again.';

export function DeviceList() {
  const { data, error, isFetching, refetch } = useQuery(devicesQuery);
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h3 id="devices">Where you are signed in</h3>
      {data ? (
        <ul ref={list} tabIndex={-1} aria-labelledby="devices" className="grid outline-none">
          {[...data]
            .sort((one, other) => Number(other.current) - Number(one.current))
            .map((device) => (
              <Device key={device.id} device={device} onGone={() => list.current?.focus()} />
            ))}
        </ul>
      ) : error && !isFetching ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">The list could not be loaded.</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Loading label="Loading your devices" className="grid gap-2">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </Loading>
      )}
    </div>
  );
}

const HAND_HELD = /Android|iPhone|iPad/;

function Device({ device, onGone }: { device: DeviceSession; onGone: () => void }) {
  const { id, current } = device;
  const signOut = useSignOutDevice();
  const Icon = HAND_HELD.test(device.device) ? Smartphone : Laptop;
  async function press() {
    try {
      await signOut.mutateAsync(id);
      toast(`${device.device} was signed out.`);
      onGone();
    } catch (error) {
      toast(whatFailed(error, AGAIN, AGAIN), 'danger');
    }
  }
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{device.device}</p>
        <p className="text-sm text-muted">Last used {agoOf(device.lastSeenAt, new Date())}</p>
      </div>
      {current ? (
        <Badge tone="success">This device</Badge>
      ) : (
        <Button
          variant="quiet"
          size="small"
          busy={signOut.isPending}
          busyLabel="Signing out..."
          aria-label={`Sign out ${device.device}`}
          onClick={() => void press()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
