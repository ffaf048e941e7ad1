/** Changing the password: the old one, and the new one twice. */
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { changePassword } from '#features/account/contract.ts';
import { messages, passwordTooShort } from '#features/account/rules.ts';
import { useConfig } from '#features/therapists/web/api.ts';
import { Banner } from '#platform/ui/Banner.tsx';
import { Button } from '#platform/ui/Button.tsx';
import { Dialog } from '#platform/ui/Dialog.tsx';
import { Field } from '#platform/ui/Field.tsx';
import { PasswordInput } from '#platform/ui/PasswordInput.tsx';
import { toast } from '#platform/ui/toasts.ts';
import { call } from '#platform/web/api.ts';
import { whatFailed } from '../../api.ts';
import { PasswordStrength } from '../../components/PasswordStrength.tsx';
import { useUser } from '../../session/profile.ts';
import { POLICY_DEFAULTS, refusedField } from '../../sign-in/calls.ts';
import { textOf, useForm } from '../../sign-in/useForm.ts';
import { devicesQuery } from './devices.ts';
import { WORDS } from './words.ts';

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
type Name = (typeof FIELDS)[number];

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const passwordMin = useConfig().data?.passwordMin ?? POLICY_DEFAULTS.passwordMin;
  const user = useUser();
  const client = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  const id = useId();
  const [filled, setFilled] = useState(false);
  const [chosen, setChosen] = useState('');
  const form = useForm<Name>({
    check: (values) => {
      const wanted = textOf(values, 'newPassword');
      if (wanted !== textOf(values, 'confirmPassword'))
        return { field: 'confirmPassword', message: messages.newPasswordMismatch };
      if ([...wanted].length < passwordMin)
        return { field: 'newPassword', message: passwordTooShort(passwordMin) };
      return null;
    },
    send: async (values) => {
      const currentPassword = textOf(values, 'currentPassword');
      const newPassword = textOf(values, 'newPassword');
      await call(changePassword, { body: { currentPassword, newPassword } });
      void client.invalidateQueries({ queryKey: devicesQuery.queryKey });
      toast(WORDS.passwordChanged);
      onClose();
      return WORDS.passwordChanged;
    },
    explain: (error) =>
      refusedField(error, {
        currentPassword: 'currentPassword',
        newPassword: 'newPassword',
      } as const) ?? { message: whatFailed(error, WORDS.passwordFailed, WORDS.passwordAgain) },
  });

  const field = (name: Name) => ({ name, required: true });
  return (
    <Dialog
      title="Change Password"
      onClose={() => (form.busy ? undefined : onClose())}
      initialFocus={first}
      footer={
        <>
          <Button variant="secondary" disabled={form.busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            disabled={!filled}
            busy={form.busy}
            busyLabel="Changing..."
          >
            Change Password
          </Button>
        </>
      }
    >
      <form
        {...form.props}
        id={id}
        className="grid gap-4"
        onInput={(event) => {
          const values = new FormData(event.currentTarget);
          setFilled(FIELDS.every((name) => textOf(values, name) !== ''));
          setChosen(textOf(values, 'newPassword'));
        }}
      >
        {form.general ? (
          <Banner tone="danger" role="alert">
            {form.general}
          </Banner>
        ) : null}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user.email}
          readOnly
          hidden
        />
        <Field label="Current password" error={form.errorOf('currentPassword')}>
          <PasswordInput
            {...field('currentPassword')}
            ref={first}
            what="current password"
            autoComplete="current-password"
          />
        </Field>
        <Field
          label="New password"
          error={form.errorOf('newPassword')}
          hint={<PasswordStrength password={chosen} minimum={passwordMin} />}
        >
          <PasswordInput
            {...field('newPassword')}
            what="new password"
            autoComplete="new-password"
          />
        </Field>
        <Field label="Confirm new password" error={form.errorOf('confirmPassword')}>
          <PasswordInput
            {...field('confirmPassword')}
            what="confirmation of the new password"
            autoComplete="new-password"
          />
        </Field>
      </form>
    </Dialog>
  );
}
