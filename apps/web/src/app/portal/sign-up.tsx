import { TRIAL_DAYS } from '@foothold/core/pricing';
import { signUp } from '../../features/accounts/entry.server.ts';
import { loadSignUp } from '../../features/accounts/sign-up.server.ts';
import { SignUpPage } from '../../features/accounts/sign-up-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/sign-up.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Create an account',
    description: `Try everything free for ${TRIAL_DAYS} days after you confirm your email. No card needed.`,
    path: '/portal/signup',
  });

export const loader = (args: Route.LoaderArgs) => loadSignUp(args);

export const action = (args: Route.ActionArgs) => signUp(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SignUpPage loaderData={loaderData} actionData={actionData} />;
}
