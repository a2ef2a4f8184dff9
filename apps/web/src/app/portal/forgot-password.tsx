import { requestPasswordReset } from '../../features/accounts/entry.server.ts';
import { loadForgotPassword } from '../../features/accounts/forgot-password.server.ts';
import { ForgotPasswordPage } from '../../features/accounts/forgot-password-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/forgot-password.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Forgot your password?', description: 'Get a link to set a new one.' });

export const loader = (args: Route.LoaderArgs) => loadForgotPassword(args);

export const action = (args: Route.ActionArgs) => requestPasswordReset(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotPasswordPage loaderData={loaderData} actionData={actionData} />;
}
