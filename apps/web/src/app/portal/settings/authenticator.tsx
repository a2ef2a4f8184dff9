import { changeAuthenticator, loadAuthenticator } from '../../../features/accounts/settings/authenticator.server.ts';
import { AuthenticatorPage } from '../../../features/accounts/settings/authenticator-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/authenticator.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Authenticator app',
    description: 'Sign in with your password and a code from your phone.',
  });

export const loader = (args: Route.LoaderArgs) => loadAuthenticator(args);

export const action = (args: Route.ActionArgs) => changeAuthenticator(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { intent: '', done: null });

export default function Authenticator({ loaderData, actionData }: Route.ComponentProps) {
  return <AuthenticatorPage loaderData={loaderData} actionData={actionData} />;
}
