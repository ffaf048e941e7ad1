/** Signing in and up, as the sign-in pages do it: no cache, no router, as few bytes as can be. */
import { login, publicConfig, register } from '#features/account/contract.ts';
import { messages, splitName } from '#features/account/rules.ts';
import { call } from '#platform/web/api.ts';
import { ApiError, sentenceFor } from '#platform/web/api-error.ts';
import { writeToken } from '#platform/web/session.ts';

/** Long enough for a screen reader to begin the good news. */
const REDIRECT_MS = 100;
export const SIGNED_IN = 'Login successful! Redirecting...';

export async function signIn(input: { email: string; password: string; remember: boolean }) {
  const { token } = await call(login, { body: input });
  enter(token);
}

export async function signUp(input: { name: string; email: string; password: string }) {
  const { name, email, password } = input;
  const { token } = await call(register, { body: { ...splitName(name), email, password } });
  enter(token);
}

function enter(token: string) {
  writeToken(token);
  setTimeout(() => location.assign('/app'), REDIRECT_MS);
}

/** What this installation asks of people; the defaults hold until the server has answered. */
export const POLICY_DEFAULTS = { minimumAge: 18, passwordMin: 6 };

export async function readPolicy(): Promise<typeof POLICY_DEFAULTS> {
  const { minimumAge, passwordMin } = await call(publicConfig);
  return { minimumAge, passwordMin };
}

/** The sentence for a failed call: the fixed one when limited, else the server's, else `fallback`. */
export function explain(error: unknown, limited: string, fallback: string): string {
  if (!(error instanceof ApiError)) {
    return `An unexpected error occurred: ${error instanceof Error ? error.message : String(error)}`;
  }
  return error.status === 429 ? limited : sentenceFor(error, fallback);
}

/** The first control the server refused and its sentence; `names` maps the server's field names. */
export function refusedField<Name extends string>(
  error: unknown,
  names: Readonly<Record<string, Name>>,
): { field: Name; message: string } | null {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  for (const [path, message] of fields) {
    const field = names[path];
    if (field) return { field, message };
  }
  return null;
}

export function explainLogin(error: unknown): string {
  return explain(error, messages.loginLimited, messages.loginFailed);
}

export function explainRegister(error: unknown): string {
  return explain(error, messages.registerLimited, messages.registerFailed);
}
