/** What an account's fields must look like, with the exact sentences; shared by server and web. */
export const PASSWORD_MIN_DEFAULT = 6;
export const PASSWORD_MAX = 256;
export const NAME_MAX = 100;

/** Deliberately loose: something, an @, something with a dot. The mail itself is the real test. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const messages = {
  loginRequired: 'Email and password are required',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordShort: 'Password must be at least 6 characters long',
  passwordMismatch: 'Passwords do not match',
  termsRequired: 'You must agree to the terms and conditions',
  loginLimited: 'Too many login attempts. Please wait a few minutes before trying again.',
  registerLimited: 'Too many registration attempts. Please wait a few minutes before trying again.',
  loginFailed: 'Login failed',
  registerFailed: 'Registration failed',
} as const;

/** The sentence for a password under the operator's minimum, in characters. */
export function passwordTooShort(minimum: number): string {
  return `Password must be at least ${minimum} characters long`;
}

/** First name up to the first space, the rest is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const trimmed = name.trim();
  const space = trimmed.indexOf(' ');
  if (space < 0) return { firstName: trimmed, lastName: '' };
  return { firstName: trimmed.slice(0, space), lastName: trimmed.slice(space + 1).trim() };
}

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly terms: boolean;
}

/**
 * The first thing wrong with a registration form, in the product's fixed order, or null.
 * `field` names the input to focus.
 */
export function firstProblem(
  form: Registration,
  passwordMin: number = PASSWORD_MIN_DEFAULT,
): { field: keyof Registration; message: string } | null {
  if (form.name.trim() === '') return { field: 'name', message: messages.nameRequired };
  if (form.email.trim() === '') return { field: 'email', message: messages.emailRequired };
  if (!emailPattern.test(form.email.trim()))
    return { field: 'email', message: messages.emailInvalid };
  if ([...form.password].length < passwordMin)
    return { field: 'password', message: passwordTooShort(passwordMin) };
  if (form.password !== form.confirmPassword)
    return { field: 'confirmPassword', message: messages.passwordMismatch };
  if (!form.terms) return { field: 'terms', message: messages.termsRequired };
  return null;
}
