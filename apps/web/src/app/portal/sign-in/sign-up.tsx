import { ProviderSignUpPage } from '../../../features/accounts/providers/provider-sign-up-page.tsx';
import { loadProviderSignUp, signUpWithProvider } from '../../../features/accounts/providers/providers.server.ts';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/sign-up.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Create your account', description: 'Finish creating your account.' });

export const loader = (args: Route.LoaderArgs) => loadProviderSignUp(args);
export const action = (args: Route.ActionArgs) => signUpWithProvider(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function ProviderSignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <ProviderSignUpPage loaderData={loaderData} actionData={actionData} />;
}
