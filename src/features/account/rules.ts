/** What an account's fields must look like, with the exact sentences; shared by server and web. */
export const PASSWORD_MIN_DEFAULT = 6;
/** Refused above it, never cut: a cut password is another than was typed. */
export const PASSWORD_MAX = 256;
export const NAME_MAX = 100;

/** Largest picture taken, in bytes before base64, and in pixels. */
export const IMAGE_MAX_BYTES = 2 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 16 * 1024 * 1024;
/** Base64 makes four characters of three bytes; the rest of the body is small. */
export const IMAGE_BODY_LIMIT = 3 * 1024 * 1024;
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Deliberately loose: something, an @, something with a dot. The mail itself is the real test. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A name of blanks, of joiners and other signs that draw nothing, is none. */
export const seenName = (name: string): string => (/[^\s\p{Cf}\p{Cc}]/u.test(name) ? name : '');

export const messages = {
  loginRequired: 'Email and password are required',
  loginMismatch: 'That email and password do not match an account here.',
  nameRequired: 'Name is required',
  nameEmpty: 'Name cannot be empty',
  nameLong: `Name must be at most ${NAME_MAX} characters long`,
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailFixed: 'Email cannot be changed',
  passwordShort: 'Password must be at least 6 characters long',
  passwordMismatch: 'Passwords do not match',
  newPasswordMismatch: 'New passwords do not match',
  currentPasswordRequired: 'Please enter your current password',
  wrongPassword: 'That is not your current password',
  termsRequired: 'You must agree to the terms and conditions',
  loginLimited: 'Too many login attempts. Please wait a few minutes before trying again.',
  registerLimited: 'Too many registration attempts. Please wait a few minutes before trying again.',
  loginFailed: 'Login failed',
  registerFailed: 'Registration failed',
  imageKind: 'Please choose a PNG, JPEG or WebP picture',
  imageLarge: 'This picture is larger than 2 MB. Please choose a smaller one',
  imagePixels: 'This picture has more than 16 megapixels. Please choose a smaller one',
  imageBroken: 'This picture could not be read. It may be damaged; please try another one',
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
  if (seenName(form.name) === '') return { field: 'name', message: messages.nameRequired };
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
