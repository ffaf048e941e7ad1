/** Leaves: ends the session on the server, wipes what is kept here, goes to the login. */
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLogout } from '#features/account/web/session/profile.ts';
import { Button, type ButtonProps } from '#platform/ui/Button.tsx';

export function LogoutButton({
  variant = 'quiet',
  className,
}: Pick<ButtonProps, 'variant' | 'className'>) {
  const logout = useLogout();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      variant={variant}
      className={className}
      busy={busy}
      busyLabel="Logging out..."
      icon={<LogOut aria-hidden="true" className="size-4" />}
      onClick={() => {
        setBusy(true);
        void logout();
      }}
    >
      Log out
    </Button>
  );
}
