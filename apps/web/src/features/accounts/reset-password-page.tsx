import type { RouteData } from '../../shared/api/route-data.ts';
import type { loadResetPassword, submitResetPassword } from './reset-password.server.ts';
import { SetPasswordPage } from './set-password-page.tsx';

/** Texts by the purpose of the emailed link. */
export const TEXTS = {
  'reset-password': {
    title: 'Set a new password',
    lead: 'We’ll sign you out everywhere, so you’ll need to sign in again with your new password.',
    label: 'New password',
    expired: 'Each link works once, for one hour. Only the most recent link you requested works.',
    noLink:
      'You need the link we emailed you to set a new password. If you don’t have one or it has expired, request a new one.',
  },
  'set-password': {
    title: 'Choose your password',
    lead: 'Your account is ready and your email is confirmed. Choose a password to sign in with.',
    label: 'Password',
    expired:
      'Each link works once, for seven days. If you already used it, your password is set and you can sign in. Otherwise, request a new one.',
    noLink:
      'You need the link we emailed you to choose your password. If you lost it or it has expired, request a new one.',
  },
};

export interface ResetPasswordPageProps {
  loaderData: RouteData<typeof loadResetPassword>;
  actionData: RouteData<typeof submitResetPassword> | undefined;
}

/** The page at /portal/reset-password. */
export function ResetPasswordPage({ loaderData: { kind, ...loaderData }, actionData }: ResetPasswordPageProps) {
  return <SetPasswordPage {...loaderData} outcome={actionData} texts={TEXTS[kind]} />;
}
