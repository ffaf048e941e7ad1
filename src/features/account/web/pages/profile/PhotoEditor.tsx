/** The picture: shown as soon as it is chosen, put back where saving fails. */
import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Avatar } from '#platform/ui/Avatar.tsx';
import { confirm } from '#platform/ui/alerts.ts';
import { Button } from '#platform/ui/Button.tsx';
import { FieldError } from '#platform/ui/Field.tsx';
import { toast } from '#platform/ui/toasts.ts';
import { useUpdateProfile, whatFailed } from '../../api.ts';
import { useUser } from '../../session/profile.ts';
import { ACCEPT, PhotoRefused, preparePhoto } from './photo.ts';
import { WORDS } from './words.ts';

export function PhotoEditor() {
  const user = useUser();
  const update = useUpdateProfile();
  const picker = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [busy, setBusy] = useState<'change' | 'remove' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(what: 'change' | 'remove', prepare: () => Promise<string | null>) {
    setBusy(what);
    setProblem(null);
    try {
      const profileImage = await prepare();
      setPreview(profileImage);
      await update.mutateAsync({ profileImage });
      toast(WORDS.photoSaved);
    } catch (error) {
      const refused = error instanceof PhotoRefused ? error.message : null;
      setProblem(refused ?? whatFailed(error, WORDS.photoFailed, WORDS.photoAgain));
    }
    setPreview(null);
    setBusy(null);
    change.current?.focus();
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    // The same file may be chosen again after a failure.
    event.currentTarget.value = '';
    if (file) void save('change', () => preparePhoto(file));
  }

  async function remove() {
    const sure = await confirm({ text: 'Remove your photo?', confirmLabel: 'Remove photo' });
    if (sure) await save('remove', async () => null);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar
        name={user.name}
        src={preview ?? (busy === 'remove' ? null : user.profileImage)}
        size="large"
      />
      <div className="grid min-w-0 flex-1 basis-52 gap-2">
        <div className="flex flex-wrap gap-2">
          <Button
            ref={change}
            variant="secondary"
            icon={<Camera aria-hidden="true" className="size-4" />}
            busy={busy === 'change'}
            busyLabel="Saving..."
            disabled={busy === 'remove'}
            onClick={() => picker.current?.click()}
          >
            {user.profileImage ? 'Change photo' : 'Add a photo'}
          </Button>
          {user.profileImage ? (
            <Button
              variant="quiet"
              busy={busy === 'remove'}
              busyLabel="Saving..."
              disabled={busy === 'change'}
              onClick={() => void remove()}
            >
              Remove
            </Button>
          ) : null}
        </div>
        <input
          ref={picker}
          type="file"
          accept={ACCEPT}
          aria-label="Profile photo"
          hidden
          onChange={choose}
        />
        <p className="text-sm text-muted">PNG, JPEG or WebP. Only you can see it.</p>
        {problem ? (
          <div role="alert">
            <FieldError id="photo-problem" error={problem} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
