/** Creating an account. */
import { useState } from 'react';
import { firstProblem, NAME_MAX, type Registration } from '#features/account/rules.ts';
import { Button } from '#platform/ui/Button.tsx';
import { Checkbox } from '#platform/ui/Checkbox.tsx';
import { Field } from '#platform/ui/Field.tsx';
import { PasswordInput } from '#platform/ui/PasswordInput.tsx';
import { TextInput } from '#platform/ui/TextInput.tsx';
import { PasswordStrength } from '../../components/PasswordStrength.tsx';
import { explainRegister, refusedField, signUp } from '../../sign-in/calls.ts';
import { textOf, useForm } from '../../sign-in/useForm.ts';
import { usePolicy } from '../../sign-in/usePolicy.ts';
import { AuthCard } from './AuthCard.tsx';

type Name = keyof Registration;
/** Where the server's name of a field differs from the form's. */
const FIELDS: Record<string, Name> = {
  firstName: 'name',
  lastName: 'name',
  email: 'email',
  password: 'password',
};

function registrationOf(values: FormData): Registration {
  return {
    name: textOf(values, 'name'),
    email: textOf(values, 'email').trim(),
    password: textOf(values, 'password'),
    confirmPassword: textOf(values, 'confirmPassword'),
    terms: values.has('terms'),
  };
}

export function RegisterPage() {
  const { minimumAge, passwordMin } = usePolicy();
  const [password, setPassword] = useState('');
  const form = useForm<Name>({
    check: (values) => firstProblem(registrationOf(values), passwordMin),
    send: async (values) => {
      await signUp(registrationOf(values));
      return 'Your account is ready. Redirecting...';
    },
    explain: (error) => refusedField(error, FIELDS) ?? { message: explainRegister(error) },
  });
  return (
    <AuthCard
      title="Create your account"
      lead="A few words about you, and the first conversation can begin. No card needed."
      problem={form.general}
      done={form.done}
      footer={
        <>
          Already have an account?{' '}
          <a className="link font-semibold" href="/login">
            Sign in
          </a>
        </>
      }
    >
      <form {...form.props} className="grid gap-4">
        <Field label="Full name" error={form.errorOf('name')}>
          <TextInput name="name" autoComplete="name" maxLength={NAME_MAX} required />
        </Field>
        <Field label="Email" error={form.errorOf('email')}>
          <TextInput name="email" type="email" inputMode="email" autoComplete="username" required />
        </Field>
        <Field
          label="Password"
          error={form.errorOf('password')}
          hint={<PasswordStrength password={password} minimum={passwordMin} />}
        >
          <PasswordInput
            name="password"
            autoComplete="new-password"
            required
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Field>
        <Field label="Confirm password" error={form.errorOf('confirmPassword')}>
          <PasswordInput
            name="confirmPassword"
            what="password confirmation"
            autoComplete="new-password"
            required
          />
        </Field>
        <Checkbox
          name="terms"
          error={form.errorOf('terms')}
          required
          label={<Terms age={minimumAge} />}
        />
        <Button type="submit" size="large" busy={form.busy} busyLabel="Creating account...">
          Create account
        </Button>
      </form>
    </AuthCard>
  );
}

function Terms({ age }: { age: number }) {
  return (
    <>
      I am at least {age} years old and agree to the{' '}
      <a className="link" href="/terms-of-service" target="_blank" rel="noreferrer">
        terms of service
      </a>{' '}
      and the{' '}
      <a className="link" href="/privacy-policy" target="_blank" rel="noreferrer">
        privacy policy
      </a>
      . I understand that I will be talking with AI.
    </>
  );
}
