/** Name, picture and address of the account. */
import { Card } from '#platform/ui/Card.tsx';
import { useUser } from '../../session/profile.ts';
import { NameEditor } from './NameEditor.tsx';
import { PhotoEditor } from './PhotoEditor.tsx';

export function ProfileInformation() {
  const user = useUser();
  return (
    <Card as="section" aria-labelledby="information" className="grid gap-5">
      <h2 id="information">Profile Information</h2>
      <PhotoEditor />
      <NameEditor />
      <div className="grid gap-0.5">
        <p className="font-semibold">Email</p>
        <p className="break-all">{user.email}</p>
        <p className="text-sm text-muted">Email cannot be changed.</p>
      </div>
    </Card>
  );
}
