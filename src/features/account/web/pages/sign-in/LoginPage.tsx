/** Signing in. */
import { messages } from '#features/account/rules.ts';
import { Button } from '#platform/ui/Button.tsx';
import { Checkbox } from '#platform/ui/Checkbox.tsx';
import { Field } from '#platform/ui/Field.tsx';
import { PasswordInput } from '#platform/ui/PasswordInput.tsx';
import { TextInput } from '#platform/ui/TextInput.tsx';
import { useNotice } from '#platform/web/notice.ts';
import { explainLogin, SIGNED_IN, signIn } from '../../sign-in/calls.ts';
import { textOf, useForm } from '../../sign-in/useForm.ts';
import { AuthCard } from './AuthCard.tsx';

export function LoginPage() {
  const notice = useNotice();
  const form = useForm<'email' | 'password'>({
    check: (values) => {
      const message = messages.loginRequired;
      if (textOf(values, 'email').trim() === '') return { field: 'email', message };
      // Blanks are characters of a password.
      return textOf(values, 'password') === '' ? { field: 'password', message } : null;
    },
    send: async (values) => {
      await signIn({
        email: textOf(values, 'email').trim(),
        password: textOf(values, 'password'),
        remember: values.has('remember'),
      });
      return SIGNED_IN;
    },
    explain: (error) => ({ message: explainLogin(error) }),
  });
  return (
    <AuthCard
      title="Welcome back"
      lead="Sign in and pick up where you left off."
      problem={form.general}
      notice={form.general || form.done ? null : notice}
      done={form.done}
      footer={
        <>
          New here?{' '}
          <a className="link font-semibold" href="/register">
            Create an account
          </a>
        </>
      }
    >
      <form {...form.props} className="grid gap-4">
        <Field label="Email" error={form.errorOf('email')}>
          <TextInput name="email" type="email" inputMode="email" autoComplete="username" required />
        </Field>
        <Field label="Password" error={form.errorOf('password')}>
          <PasswordInput name="password" autoComplete="current-password" required />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox name="remember" label="Remember me" />
          <a className="link inline-flex min-h-11 items-center" href="/forgot-password">
            Forgot password?
          </a>
        </div>
        <Button type="submit" size="large" busy={form.busy} busyLabel="Signing in...">
          Sign in
        </Button>
      </form>
    </AuthCard>
  );
}
