/** Setting a new password with the link from the mail. */
import { useState } from 'react';
import { resetPassword } from '#features/account/contract.ts';
import { messages, passwordTooShort } from '#features/account/rules.ts';
import { Button, buttonClass } from '#platform/ui/Button.tsx';
import { Field } from '#platform/ui/Field.tsx';
import { PasswordInput } from '#platform/ui/PasswordInput.tsx';
import { call } from '#platform/web/api.ts';
import { PasswordStrength } from '../../components/PasswordStrength.tsx';
import { explain, refusedField } from '../../sign-in/calls.ts';
import { textOf, useForm } from '../../sign-in/useForm.ts';
import { usePolicy } from '../../sign-in/usePolicy.ts';
import { AuthCard } from './AuthCard.tsx';

const LIMITED = 'Too many attempts. Please wait a few minutes before trying again.';

/** The last part of `/reset-password/<token>`. */
function tokenInAddress(): string {
  return decodeURIComponent(location.pathname.split('/')[2] ?? '');
}

export function ResetPasswordPage() {
  const { passwordMin } = usePolicy();
  const [password, setPassword] = useState('');
  const form = useForm<'password' | 'confirmPassword'>({
    check: (values) => {
      const chosen = textOf(values, 'password');
      if ([...chosen].length < passwordMin)
        return { field: 'password', message: passwordTooShort(passwordMin) };
      if (chosen !== textOf(values, 'confirmPassword'))
        return { field: 'confirmPassword', message: messages.passwordMismatch };
      return null;
    },
    send: async (values) => {
      const body = { token: tokenInAddress(), password: textOf(values, 'password') };
      return (await call(resetPassword, { body })).message;
    },
    explain: (error) =>
      refusedField(error, { password: 'password' } as const) ?? {
        message: explain(error, LIMITED, 'The password could not be set'),
      },
  });
  return (
    <AuthCard
      title="Set a new password"
      lead="Every device signed in to your account will be signed out."
      problem={form.general}
      done={form.done}
      footer={
        <a className="link font-semibold" href="/forgot-password">
          Ask for another link
        </a>
      }
    >
      {form.done ? (
        <a className={buttonClass('primary', 'large')} href="/login">
          Sign in
        </a>
      ) : (
        <form {...form.props} className="grid gap-4">
          <Field
            label="New password"
            error={form.errorOf('password')}
            hint={<PasswordStrength password={password} minimum={passwordMin} />}
          >
            <PasswordInput
              name="password"
              what="new password"
              autoComplete="new-password"
              required
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </Field>
          <Field label="Confirm new password" error={form.errorOf('confirmPassword')}>
            <PasswordInput
              name="confirmPassword"
              what="password confirmation"
              autoComplete="new-password"
              required
            />
          </Field>
          <Button type="submit" size="large" busy={form.busy} busyLabel="Saving...">
            Save the new password
          </Button>
        </form>
      )}
    </AuthCard>
  );
}
