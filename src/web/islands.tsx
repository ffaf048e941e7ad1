/** The forms that are drawn at build and come to life in the browser. */
import { ForgotPasswordPage } from '#features/account/web/pages/sign-in/ForgotPasswordPage.tsx';
import { LoginPage } from '#features/account/web/pages/sign-in/LoginPage.tsx';
import { RegisterPage } from '#features/account/web/pages/sign-in/RegisterPage.tsx';
import { ResetPasswordPage } from '#features/account/web/pages/sign-in/ResetPasswordPage.tsx';

export const islands = {
  login: { Page: LoginPage },
  register: { Page: RegisterPage },
  'forgot-password': { Page: ForgotPasswordPage },
  'reset-password': { Page: ResetPasswordPage },
} as const;
