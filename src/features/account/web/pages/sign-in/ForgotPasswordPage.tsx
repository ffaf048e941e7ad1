/** Asking for a link that sets a new password. */
import { forgotPassword } from '#features/account/contract.ts';
import { emailPattern, messages } from '#features/account/rules.ts';
import { Button } from '#platform/ui/Button.tsx';
import { Field } from '#platform/ui/Field.tsx';
import { TextInput } from '#platform/ui/TextInput.tsx';
import { call } from '#platform/web/api.ts';
import { explain } from '../../sign-in/calls.ts';
import { textOf, useForm } from '../../sign-in/useForm.ts';
import { AuthCard } from './AuthCard.tsx';

const LIMITED = 'Too many requests. Please wait a few minutes before trying again.';

export function ForgotPasswordPage() {
  const form = useForm<'email'>({
    check: (values) => {
      const email = textOf(values, 'email').trim();
      if (email === '') return { field: 'email', message: messages.emailRequired };
      return emailPattern.test(email) ? null : { field: 'email', message: messages.emailInvalid };
    },
    send: async (values) => {
      const { message } = await call(forgotPassword, {
        body: { email: textOf(values, 'email').trim() },
      });
      return message;
    },
    explain: (error) => ({ message: explain(error, LIMITED, 'The link could not be sent') }),
  });
  return (
    <AuthCard
      title="Forgot your password?"
      lead="It happens. Tell us your email address and we send you a link to set a new one."
      problem={form.general}
      done={form.done}
      footer={
        <a className="link font-semibold" href="/login">
          Back to sign in
        </a>
      }
    >
      {form.done ? null : (
        <form {...form.props} className="grid gap-4">
          <Field label="Email" error={form.errorOf('email')}>
            <TextInput
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              required
            />
          </Field>
          <Button type="submit" size="large" busy={form.busy} busyLabel="Sending...">
            Send the link
          </Button>
        </form>
      )}
    </AuthCard>
  );
}
