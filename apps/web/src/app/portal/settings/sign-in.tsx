import { Connections } from '../../../features/accounts/providers/connections.tsx';
import { EmailForm } from '../../../features/accounts/settings/email-form.tsx';
import { PasswordForm } from '../../../features/accounts/settings/password-form.tsx';
import { changeSignIn, loadSignIn } from '../../../features/accounts/settings/sign-in.server.ts';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/sign-in.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Email and password', description: 'What you use to sign in.' });

export const loader = (args: Route.LoaderArgs) => loadSignIn(args);
export const action = (args: Route.ActionArgs) => changeSignIn(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { intent: '', done: null });

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer } = useAppData();
  if (!viewer) return null;
  return (
    <>
      <EmailForm viewer={viewer} {...loaderData} actionData={actionData} />
      <PasswordForm viewer={viewer} {...loaderData} actionData={actionData} />
      <Connections {...loaderData} actionData={actionData} />
    </>
  );
}
