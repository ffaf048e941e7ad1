/** Password, devices, one's data, and leaving. */
import { KeyRound, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { MEMORY_PATH } from '#features/memory/paths.ts';
import { Button, buttonClass } from '#platform/ui/Button.tsx';
import { Card } from '#platform/ui/Card.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DeviceList } from './DeviceList.tsx';
import { DownloadData } from './DownloadData.tsx';

export function SecurityCard() {
  const [changing, setChanging] = useState(false);
  return (
    <Card as="section" aria-labelledby="security" className="grid min-w-0 gap-6">
      <h2 id="security">Security & Privacy</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3>Password</h3>
          <p className="text-muted">Changing it signs out your other devices.</p>
        </div>
        <Button
          variant="secondary"
          icon={<KeyRound aria-hidden="true" className="size-4" />}
          onClick={() => setChanging(true)}
        >
          Change Password
        </Button>
      </div>
      <DeviceList />
      <Remembered />
      <DownloadData />
      <DeleteAccount />
      {changing ? <ChangePasswordDialog onClose={() => setChanging(false)} /> : null}
    </Card>
  );
}

/** The way to what is remembered. */
function Remembered() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
      <div className="min-w-0 flex-1 basis-56">
        <h3>What Mooring remembers</h3>
        <p className="text-muted">Across conversations: see it, forget it, or switch it off.</p>
      </div>
      <Link to={MEMORY_PATH} className={buttonClass('secondary')}>
        <NotebookPen aria-hidden="true" className="size-4" />
        See what is remembered
      </Link>
    </div>
  );
}
