import { loadResetPassword, submitResetPassword } from '../../features/accounts/reset-password.server.ts';
import { ResetPasswordPage, TEXTS } from '../../features/accounts/reset-password-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/reset-password.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: TEXTS[loaderData?.kind ?? 'reset-password'].title,
    description: 'Use the link we emailed you.',
  });

export const loader = (args: Route.LoaderArgs) => loadResetPassword(args);

export const action = (args: Route.ActionArgs) => submitResetPassword(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetPasswordPage loaderData={loaderData} actionData={actionData} />;
}
