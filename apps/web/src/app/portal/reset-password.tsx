import { limits } from '@foothold/contracts/accounts';
import { setPassword } from '../../features/accounts/entry.server.ts';
import { tokenFromLink } from '../../features/accounts/link-token.server.ts';
import { SetPasswordPage } from '../../features/accounts/set-password-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/reset-password.ts';

/** `?first=1` came with the letter to somebody whose account a payment or a registration made. */
const kindOf = ({ url }: Request): 'set-password' | 'reset-password' =>
  new URL(url).searchParams.has('first') ? 'set-password' : 'reset-password';

const TEXTS = {
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

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: TEXTS[loaderData?.kind ?? 'reset-password'].title,
    description: 'Use the link we emailed you.',
  });

export async function loader(args: Route.LoaderArgs) {
  const kind = kindOf(args.request);
  return { kind, hasLink: (await tokenFromLink(kind, args)) !== null, passwordLength: limits.password };
}

export const action = (args: Route.ActionArgs) => setPassword(kindOf(args.request), args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function ResetPassword({ loaderData: { kind, ...loaderData }, actionData }: Route.ComponentProps) {
  return <SetPasswordPage {...loaderData} outcome={actionData} texts={TEXTS[kind]} />;
}
