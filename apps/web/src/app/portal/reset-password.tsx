import { limits } from '@foothold/contracts/accounts';
import { setPassword } from '../../features/accounts/entry.server.ts';
import { tokenFromLink } from '../../features/accounts/link-token.server.ts';
import { SetPasswordPage } from '../../features/accounts/set-password-page.tsx';
import { keepPage } from '../../shared/api/keep-page.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/reset-password.ts';

/** `?first=1` came with the letter to somebody whose account a payment or a registration made. */
const kindOf = ({ url }: Request): 'set-password' | 'reset-password' =>
  new URL(url).searchParams.has('first') ? 'set-password' : 'reset-password';

const TEXTS = {
  'reset-password': {
    title: 'Set a new password',
    lead: 'Every place where you are logged in is logged out, and you log in again with the new one.',
    label: 'New password',
    expired: 'A link works once and for one hour, and only the newest one you asked for.',
    noLink: 'Setting a new password takes the link that we send you. If you have none, or it is old, ask for one.',
  },
  'set-password': {
    title: 'Choose your password',
    lead: 'Your account is ready. The link has shown that the address is yours; with a password of your own you log in.',
    label: 'Password',
    expired:
      'A link works once and for seven days. If you used it before, your password is set and you can log in. If not, ask for a new one.',
    noLink: 'Choosing the first password takes the link that we sent you. If it is lost or old, ask for a new one.',
  },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: TEXTS[loaderData?.kind ?? 'reset-password'].title,
    description: 'With the link from your mail.',
  });

export async function loader(args: Route.LoaderArgs) {
  const kind = kindOf(args.request);
  return { kind, hasLink: (await tokenFromLink(kind, args)) !== null, passwordLength: limits.password };
}

export const action = (args: Route.ActionArgs) => setPassword(kindOf(args.request), args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepPage(() => serverAction());

export default function ResetPassword({ loaderData: { kind, ...loaderData }, actionData }: Route.ComponentProps) {
  return <SetPasswordPage {...loaderData} outcome={actionData} texts={TEXTS[kind]} />;
}
